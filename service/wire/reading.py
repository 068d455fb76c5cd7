"""Compiles bound structs into functions that turn a parsed protobuf message into plain data, as JSON would bring it.

Nothing is judged here: a value that cannot be right (number 0 of an enum, a union without a member) becomes plain data
that the one check of both transports refuses, with the same path.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from google.protobuf import struct_pb2
from google.protobuf.message import Message
from google.protobuf.timestamp_pb2 import Timestamp
from msgspec import UNSET

from service.app.messages.times import time_of
from service.app.messages.whole_numbers import EXACT
from service.wire.bound import Bound, BoundMany, BoundNames, BoundOneOf, BoundRecord, BoundWrapped
from service.wire.faults import MOST_VALUES, too_many
from service.wire.shapes import Instant, Plain, Scalar, Texts

Read = Callable[[Any], Any]
"""Takes what protobuf holds in a field, gives plain data."""

_SECOND: Final = 1_000_000_000


class Reading:
    """The functions of all records, each compiled once."""

    def __init__(self) -> None:
        self._records: dict[int, Read] = {}

    def compile(self, bound: Bound) -> Read:
        """Give the function for a bound."""
        match bound:
            case Scalar():
                return _same
            case BoundNames():
                return _names(bound)
            case Instant():
                return _instant
            case Texts():
                return dict
            case Plain():
                return _object
            case BoundMany(item=item):
                return self._many(item)
            case BoundWrapped(name=name, many=many):
                return self._wrapped(name, many)
            case BoundRecord():
                if id(bound) not in self._records:
                    self._records[id(bound)] = self._record(bound)
                return self._records[id(bound)]
            case BoundOneOf():
                return self._one_of(bound)

    def _many(self, item: Bound) -> Read:
        read = self.compile(item)

        def read_items(values: Any) -> list[Any]:
            if len(values) > MOST_VALUES:
                raise too_many()
            return [read(value) for value in values]

        return list if read is _same else read_items

    def _wrapped(self, name: str, many: BoundMany) -> Read:
        read = self.compile(many)
        return lambda message: read(getattr(message, name))

    def _record(self, record: BoundRecord) -> Read:
        absent = {field.name: field.absent for field in record.fields if field.absent is not UNSET}
        if record.tag is not None:
            absent["type"] = record.tag
        readers = [(field.name, field.presence, self.compile(field.bound)) for field in record.fields]
        optional = [(name, read) for name, presence, read in readers if presence]
        always = [(name, read) for name, presence, read in readers if not presence]

        def read_fields(message: Message) -> dict[str, Any]:
            plain = absent.copy()
            for name, read in optional:
                if message.HasField(name):
                    plain[name] = read(getattr(message, name))
            for name, read in always:
                if value := getattr(message, name):
                    plain[name] = read(value)
            return plain

        return read_fields

    def _one_of(self, one_of: BoundOneOf) -> Read:
        oneof = one_of.oneof
        readers = {branch.name: self.compile(branch.bound) for branch in one_of.branches}

        def read(message: Message) -> Any:
            name = message.WhichOneof(oneof)
            return {} if name is None else readers[name](getattr(message, name))

        return read


def _same(value: Any) -> Any:
    return value


def _names(names: BoundNames) -> Read:
    texts = names.texts()
    return lambda number: texts.get(number) or f"number {number}"


def _instant(timestamp: Timestamp) -> str:
    if 0 <= timestamp.nanos < _SECOND:
        try:
            return time_of(timestamp.seconds * 1000 + timestamp.nanos // 1_000_000)
        except OverflowError:
            pass
    return "out of range"


def _object(struct: struct_pb2.Struct) -> dict[str, Any]:
    """Give the JSON object that a google.protobuf.Struct says."""
    return _fields(struct, [0])


def _fields(struct: struct_pb2.Struct, met: list[int]) -> dict[str, Any]:
    return {name: _any(value, met) for name, value in struct.fields.items()}


def _any(value: struct_pb2.Value, met: list[int]) -> Any:
    """Give what a value says; `met` counts how many there were."""
    met[0] += 1
    if met[0] > MOST_VALUES:
        raise too_many()
    match value.WhichOneof("kind"):
        case "number_value":
            return _number(value.number_value)
        case "string_value":
            return value.string_value
        case "bool_value":
            return value.bool_value
        case "struct_value":
            return _fields(value.struct_value, met)
        case "list_value":
            return [_any(item, met) for item in value.list_value.values]
        case _:
            return None


def _number(number: float) -> int | float | str:
    """Give a whole number as one, since JSON knows no other kind; what JSON cannot say at all becomes text."""
    if not math.isfinite(number):
        return f"number {number}"
    return int(number) if number.is_integer() and abs(number) <= EXACT else number
