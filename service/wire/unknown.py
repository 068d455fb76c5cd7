"""Finds what a protobuf message carries that its contract does not know. Protobuf itself would silently keep it."""

from collections.abc import Iterator
from typing import Any

from google.protobuf.message import Message
from google.protobuf.unknown_fields import UnknownFieldSet
from msgspec import Struct

from service.wire.shapes import Instant, Plain
from service.wire.twin import Many, OneOf, Record, Twin, Wrapped


class Unknown(Struct, frozen=True):
    """A field that the contract does not know."""

    path: str
    """Where, with the names that JSON has: `move.99`; for a member of a union the union itself: `move`."""
    member: str | None
    """The member of a union that it would be, as a tag (`99`, `take_that.99`); None if it is a field of a record."""


def discard_unknown(message: Message) -> bool:
    """Drop every unknown field, also inside; tell whether there was one."""
    before = message.ByteSize()
    message.DiscardUnknownFields()
    return message.ByteSize() < before


def find_unknown(twin: Twin, message: Any, path: str = "", tag: str = "") -> Unknown | None:
    """Give the first unknown field in or below a message; `tag` names the unions that lead to it."""
    match twin:
        case OneOf():
            return _in_union(twin, message, path, tag)
        case Many(item=item):
            found = (find_unknown(item, value, f"{path}[{place}]") for place, value in enumerate(message))
            return next((unknown for unknown in found if unknown is not None), None)
        case Record() | Wrapped() | Instant() | Plain():
            if (own := next(_numbers(message), None)) is not None:
                return Unknown(f"{path}.{own}".removeprefix("."), None)
            return _inside(twin, message, path)
        case _:
            return None


def _in_union(one_of: OneOf, message: Any, path: str, tag: str) -> Unknown | None:
    if (own := next(_numbers(message), None)) is not None:
        return Unknown(path.removeprefix("."), f"{tag}{own}")
    name = message.WhichOneof(one_of.oneof)
    branches = (branch for branch in one_of.branches if branch.name == name)
    return next((find_unknown(branch.twin, getattr(message, name), path, f"{name}.") for branch in branches), None)


def _inside(twin: Record | Wrapped | Instant | Plain, message: Any, path: str) -> Unknown | None:
    match twin:
        case Record(fields=fields):
            twins = {field.number: (f"{path}.{field.name}", field.twin) for field in fields}
        case Wrapped(number=number, many=many):
            twins = {number: (path, many)}
        case Instant() | Plain():
            twins = {}
    for field, value in message.ListFields():
        if field.number in twins:
            at, inner = twins[field.number]
            if (unknown := find_unknown(inner, value, at)) is not None:
                return unknown
    return None


def _numbers(message: Message) -> Iterator[int]:
    return (field.field_number for field in UnknownFieldSet(message))
