"""Finds what a protobuf message carries that its contract does not know. Protobuf itself would silently keep it."""

from collections.abc import Iterator
from typing import Any

from google.protobuf.message import Message
from google.protobuf.unknown_fields import UnknownFieldSet
from msgspec import Struct

from service.wire.bound import Bound, BoundMany, BoundOneOf, BoundRecord, BoundWrapped
from service.wire.shapes import Instant, Plain


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


def find_unknown(bound: Bound, message: Any, path: str = "", tag: str = "") -> Unknown | None:
    """Give the first unknown field in or below a message; `tag` names the unions that lead to it."""
    match bound:
        case BoundOneOf():
            return _in_union(bound, message, path, tag)
        case BoundMany(item=item):
            found = (find_unknown(item, value, f"{path}[{place}]") for place, value in enumerate(message))
            return next((unknown for unknown in found if unknown is not None), None)
        case BoundRecord() | BoundWrapped() | Instant() | Plain():
            if (own := next(_numbers(message), None)) is not None:
                return Unknown(f"{path}.{own}".removeprefix("."), None)
            return _inside(bound, message, path)
        case _:
            return None


def _in_union(one_of: BoundOneOf, message: Any, path: str, tag: str) -> Unknown | None:
    if (own := next(_numbers(message), None)) is not None:
        return Unknown(path.removeprefix("."), f"{tag}{own}")
    name = message.WhichOneof(one_of.oneof)
    branches = (branch for branch in one_of.branches if branch.name == name)
    return next((find_unknown(branch.bound, getattr(message, name), path, f"{name}.") for branch in branches), None)


def _inside(bound: BoundRecord | BoundWrapped | Instant | Plain, message: Any, path: str) -> Unknown | None:
    match bound:
        case BoundRecord(fields=fields):
            fields_bound = {field.number: (f"{path}.{field.name}", field.bound) for field in fields}
        case BoundWrapped(number=number, many=many):
            fields_bound = {number: (path, many)}
        case Instant() | Plain():
            fields_bound = {}
    for field, value in message.ListFields():
        if field.number in fields_bound:
            at, inner = fields_bound[field.number]
            if (unknown := find_unknown(inner, value, at)) is not None:
                return unknown
    return None


def _numbers(message: Message) -> Iterator[int]:
    return (field.field_number for field in UnknownFieldSet(message))
