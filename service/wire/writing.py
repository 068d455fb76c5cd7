"""Compiles twins into functions that write structs in the protobuf wire format, without building messages.

Fields are written in order of their numbers and lists of numbers are packed, so the bytes are those that protobuf
itself writes for the same message. The check of incoming data is not repeated here: what the service answers was made
by the rules.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from service.wire.reading import EPOCH
from service.wire.twin import Field, Instant, Many, Names, OneOf, Record, Scalar, Twin, Wrapped
from service.wire.varint import Varints

Write = Callable[[Any], bytes]
"""Takes a value, gives its bytes: those of a field with its key, or those inside a message."""

_VARINT: Final = 0
_LENGTH_DELIMITED: Final = 2

_SIZE: Final = Varints()
"""The length of a text, message or packed list."""


class Writing:
    """The functions of all records, each compiled once."""

    def __init__(self) -> None:
        """Begin with none."""
        self._records: dict[int, Write] = {}

    def record(self, record: Record) -> Write:
        """Give the function that writes the inside of a struct's message."""
        if id(record) not in self._records:
            self._records[id(record)] = self._fields(record)
        return self._records[id(record)]

    def _fields(self, record: Record) -> Write:
        writers = [self._field(field) for field in record.fields]
        names = [field.name for field in record.fields]
        if not names:
            return lambda _: b""
        if len(names) == 1:
            name, only = names[0], writers[0]
            return lambda struct: only(getattr(struct, name))
        values = attrgetter(*names)

        def write(struct: Struct) -> bytes:
            return b"".join([write_field(value) for write_field, value in zip(writers, values(struct), strict=True)])

        return write

    def _field(self, field: Field) -> Write:
        match field.twin:
            case Many(item=item):
                return self._many(item, field.number)
            case Scalar() | Names() as simple:
                return _simple(simple, field.number, presence=field.presence)
            case twin:
                return _nullable(self._message(twin, field.number))

    def _many(self, item: Twin, number: int) -> Write:
        if isinstance(item, Names) or (isinstance(item, Scalar) and item.kind is not str):
            return _packed(item, number)
        write = self._each(item, number)
        return lambda values: b"".join([write(value) for value in values])

    def _each(self, item: Twin, number: int) -> Write:
        return _text(number, silent=()) if isinstance(item, Scalar) else self._message(item, number)

    def _message(self, twin: Twin, number: int) -> Write:
        """Give the function that writes a message with its key and length."""
        key, inside = _key(number, _LENGTH_DELIMITED), self._inside(twin)

        def write(value: Any) -> bytes:
            body = inside(value)
            return key + _SIZE[len(body)] + body

        return write

    def _inside(self, twin: Twin) -> Write:
        match twin:
            case Record():
                return self.record(twin)
            case OneOf():
                return self._one_of(twin)
            case Wrapped(number=number, many=many):
                return self._many(many.item, number)
            case Instant():
                return _instant
            case _:
                raise TypeError(f"{twin} is no message")

    def _one_of(self, one_of: OneOf) -> Write:
        routes: dict[type[Any], Write] = {}
        for branch in one_of.branches:
            write = self._message(branch.twin, branch.number)
            routes.update(dict.fromkeys(_kinds(branch.twin), write))
        return lambda value: routes[type(value)](value)


def _kinds(twin: Record | OneOf) -> list[type[Struct]]:
    if isinstance(twin, Record):
        return [twin.kind]
    return [kind for branch in twin.branches for kind in _kinds(branch.twin)]


def _key(number: int, wire_type: int) -> bytes:
    return _SIZE[number << 3 | wire_type]


def _nullable(write: Write) -> Write:
    return lambda value: b"" if value is None else write(value)


def _simple(twin: Scalar | Names, number: int, *, presence: bool) -> Write:
    """Write nothing for null and, without presence, nothing for the zero that absence means."""
    key = _key(number, _VARINT)
    match twin:
        case Names(numbers=numbers):
            table: dict[StrEnum | None, bytes] = {member: key + _SIZE[value] for member, value in numbers.items()}
            table[None] = b""
            return table.__getitem__
        case Scalar(kind=kind) if kind is str:
            return _text(number, silent=(None,) if presence else (None, ""))
        case Scalar():
            return Varints(key, silent=(None,) if presence else (None, 0)).__getitem__


def _text(number: int, *, silent: tuple[str | None, ...]) -> Write:
    key = _key(number, _LENGTH_DELIMITED)

    def write(text: str) -> bytes:
        if text in silent:
            return b""
        data = text.encode()
        return key + _SIZE[len(data)] + data

    return write


def _packed(item: Scalar | Names, number: int) -> Write:
    key = _key(number, _LENGTH_DELIMITED)
    table = {member: _SIZE[value] for member, value in item.numbers.items()} if isinstance(item, Names) else _SIZE
    one = table.__getitem__

    def write(values: tuple[Any, ...]) -> bytes:
        if not values:
            return b""
        body = b"".join(map(one, values))
        return key + _SIZE[len(body)] + body

    return write


_SECONDS: Final = Varints(_key(1, _VARINT), silent=(0,))
_NANOS: Final = Varints(_key(2, _VARINT), silent=(0,))


@lru_cache(maxsize=4096)
def _instant(time: datetime) -> bytes:
    """Write the inside of a Timestamp; one time is written often: an entry goes to every watcher."""
    since = time - EPOCH
    seconds = since // timedelta(seconds=1)
    return _SECONDS[seconds] + _NANOS[since.microseconds * 1000]
