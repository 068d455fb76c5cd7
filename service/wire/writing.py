"""Compiles bound structs into functions that write structs in the protobuf wire format, without building messages.

Fields are written in order of their numbers and lists of numbers are packed, so the bytes are those that protobuf
itself writes for the same message. The check of incoming data is not repeated here: what the service answers was made
by the rules.

Each message has one function of straight code: an answer has some twenty messages and a hundred fields, and a call for
each of them costs more than what it does. `make proto` writes these functions (`protos/writers.py`, into proto/gen);
here they get the keys of their fields and what each field calls or looks up, such as a table of varints.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from types import NoneType
from typing import Any, Final

from google.protobuf import struct_pb2
from msgspec import Struct

from service.app.messages import times
from service.app.messages.times import FRACTION, SECONDS, seconds_since_1970
from service.wire.binding import Drift
from service.wire.bound import Bound, BoundField, BoundMany, BoundNames, BoundOneOf, BoundRecord, BoundWrapped
from service.wire.shapes import Instant, Plain, Scalar, Texts
from service.wire.varint import Varints, varint

Write = Callable[[Any], bytes]
"""Takes a value, gives its bytes."""

Writers = Mapping[tuple[str, int], tuple[tuple[str, ...], Callable[..., Write]]]
"""What makes the function of a message, by its full name and the number of messages around it, with its fields."""

_VARINT: Final = 0
_LENGTH_DELIMITED: Final = 2

_STEADY: Final = 512
"""How many different steady structs of a kind are kept; the tables of a server share few choices of options."""

_SIZE: Final = Varints()
"""The length of a text, message or packed list."""

_JOIN: Final = b"".join


class Writing:
    """The functions of all messages, each compiled once."""

    def __init__(self, writers: Writers, steady: Collection[type[Struct]] = ()) -> None:
        """Begin with none; `steady` are structs that answers hold again and again, so that their bytes are kept."""
        self._writers = writers
        self._steady = steady
        self._functions: dict[tuple[int, tuple[bytes, ...]], Write] = {}

    def record(self, record: BoundRecord, around: tuple[bytes, ...] = ()) -> Write:
        """Give the function that writes a struct.

        `around` are the keys of the messages that it lies in, innermost first, its own one before all; without any
        only the fields are written.
        """
        if (id(record), around) not in self._functions:
            self._functions[id(record), around] = self._function(record, around)
        return self._functions[id(record), around]

    def _function(self, record: BoundRecord, around: tuple[bytes, ...]) -> Write:
        names = tuple(field.name for field in record.fields)
        written = self._writers.get((record.message.full_name, len(around)))
        if written is None or written[0] != names:
            raise Drift(f"{record.message.full_name}: proto/gen has no function that writes it; call `make proto`")
        keys = tuple(_key(field.number, _LENGTH_DELIMITED) for field in record.fields)
        write = written[1](_JOIN, _SIZE, around, keys, tuple(self.helper(field) for field in record.fields))
        return lru_cache(_STEADY)(write) if record.kind in self._steady else write

    def helper(self, field: BoundField) -> Any:
        """Give what the expression of a field calls or looks up."""
        key = _key(field.number, _LENGTH_DELIMITED)
        match field.bound:
            case Scalar() | BoundNames() as simple:
                return _table(simple, field)
            case BoundMany(item=item):
                return self._list(item, field.number)
            case BoundOneOf() as one_of:
                return self._routes(one_of, key)
            case BoundRecord() as record:
                return self.record(record, (key,))
            case BoundWrapped(number=number, many=many):
                return self._message_of_list(many.item, number)
            case Instant():
                return _instant
            case Texts():
                return _texts(_framed(_entry, key))
            case Plain():
                return _object

    def _list(self, item: Bound, number: int) -> Write:
        """Give the function for a list that is not empty: the inside of a packed one, else each item with its key."""
        key = _key(number, _LENGTH_DELIMITED)
        match item:
            case BoundNames(numbers=numbers):
                return _each({member: _SIZE[value] for member, value in numbers.items()}.__getitem__)
            case Scalar(kind=kind) if kind is str:
                return _each(_framed(str.encode, key))
            case Scalar():
                return _each(_SIZE.__getitem__)
            case BoundOneOf() as one_of:
                routes = self._routes(one_of, key)
                return lambda values: _JOIN([routes[type(value)](value) for value in values])
            case BoundRecord() as record:
                return _each(self.record(record, (key,)))
            case BoundWrapped(number=inner, many=many):
                return _each(_framed(self._message_of_list(many.item, inner), key))
            case Instant():
                return _each(_framed(_instant, key))
            case Plain():
                return _each(_framed(_object, key))
            case BoundMany() | Texts():
                raise TypeError("protobuf has no list of lists or maps")

    def _message_of_list(self, item: Bound, number: int) -> Write:
        """Give the function for the inside of a message whose one field is a list, which may be empty."""
        write = self._list(item, number)
        if not is_packed(item):
            return write
        key = _key(number, _LENGTH_DELIMITED)
        return lambda values: key + _SIZE[len(body := write(values))] + body if values else b""

    def _routes(self, one_of: BoundOneOf, key: bytes) -> dict[type[Any], Write]:
        """Give the function for each type of value, with all unions that nest in one step."""
        routes: dict[type[Any], Write] = {NoneType: lambda _: b""}
        return routes | {record.kind: self.record(record, keys) for record, keys in _ways(one_of, (key,))}


def _ways(one_of: BoundOneOf, keys: tuple[bytes, ...]) -> Iterator[tuple[BoundRecord, tuple[bytes, ...]]]:
    """Give every member of a union with the keys of the messages around it, innermost first."""
    for branch in one_of.branches:
        around = (_key(branch.number, _LENGTH_DELIMITED), *keys)
        if isinstance(branch.bound, BoundRecord):
            yield branch.bound, around
        else:
            yield from _ways(branch.bound, around)


def is_packed(item: Bound) -> bool:
    """Tell whether a list of such items is written in one piece: numbers, flags and enums are."""
    return isinstance(item, BoundNames) or (isinstance(item, Scalar) and item.kind is not str)


def _framed(inside: Write, key: bytes) -> Write:
    return lambda value: key + _SIZE[len(body := inside(value))] + body


def _each(write: Write) -> Write:
    return lambda values: _JOIN(map(write, values))


def _key(number: int, wire_type: int) -> bytes:
    return _SIZE[number << 3 | wire_type]


def _table(bound: Scalar | BoundNames, field: BoundField) -> dict[Any, bytes]:
    """Give the bytes of each number or name behind the key of its field."""
    key = _key(field.number, _VARINT)
    if isinstance(bound, BoundNames):
        return {None: b""} | {member: key + _SIZE[value] for member, value in bound.numbers.items()}
    return Varints(key, silent=(None,) if field.presence else (None, 0))


def _texts(write: Write) -> Write:
    """Write the entries of a map in the order of protobuf's deterministic form: by name, the longer one first."""

    def entries(texts: dict[str, str]) -> bytes:
        return _JOIN(map(write, sorted(texts.items(), key=_order)))

    return entries


def _order(entry: tuple[str, str]) -> bytes:
    return entry[0].encode() + b"\xff"


def _entry(entry: tuple[str, str]) -> bytes:
    """Write the inside of an entry of a map."""
    name, text = (part.encode() for part in entry)
    return _key(1, _LENGTH_DELIMITED) + _SIZE[len(name)] + name + _key(2, _LENGTH_DELIMITED) + _SIZE[len(text)] + text


def _object(plain: dict[str, Any]) -> bytes:
    """Write the inside of a google.protobuf.Struct; few answers hold one, so protobuf itself may."""
    struct = struct_pb2.Struct()
    struct.update(plain)
    return struct.SerializeToString(deterministic=True)


def _instant(time: times.Instant) -> bytes:
    """Write the inside of a Timestamp."""
    return _seconds(time[SECONDS]) + _nanos(time[FRACTION])


@lru_cache(maxsize=256)
def _seconds(text: str) -> bytes:
    seconds = seconds_since_1970(text)
    return _key(1, _VARINT) + varint(seconds) if seconds else b""


@lru_cache(maxsize=1024)
def _nanos(text: str) -> bytes:
    """Write the fraction of a second; there are a thousand different ones."""
    nanos = int(text) * 1_000_000
    return _key(2, _VARINT) + varint(nanos) if nanos else b""
