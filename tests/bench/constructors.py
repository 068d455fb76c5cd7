"""Structs to messages by protobuf's own constructors, compiled once: what the codec's writer is measured against."""

from collections.abc import Callable
from typing import Any

from google.protobuf.message_factory import GetMessageClass
from google.protobuf.timestamp_pb2 import Timestamp

from service.app.messages.times import FRACTION, SECONDS, seconds_since_1970
from service.wire.bound import Bound, BoundMany, BoundNames, BoundOneOf, BoundRecord, BoundWrapped
from service.wire.shapes import Instant, Plain, Scalar, Texts

Construct = Callable[[Any], Any]


def constructor(bound: Bound, message: Any = None) -> Construct:
    """Give the function that makes what a constructor takes; `message` is the descriptor that holds the bound."""
    match bound:
        case Scalar() | Texts() | Plain():
            return lambda value: value
        case BoundNames(numbers=numbers):
            return numbers.__getitem__
        case Instant():
            return _timestamp
        case BoundMany(item=Scalar()):
            return lambda values: values
        case BoundMany(item=item):
            one = constructor(item, message)
            return lambda values: [one(value) for value in values]
        case BoundWrapped(name=name, many=many):
            kind, inside = GetMessageClass(message), constructor(many, message.fields[0].message_type)
            return lambda values: kind(**{name: inside(values)})
        case BoundRecord():
            return _record(bound)
        case BoundOneOf():
            return _one_of(bound, message)


def _timestamp(time: Any) -> Timestamp:
    return Timestamp(seconds=seconds_since_1970(time[SECONDS]), nanos=int(time[FRACTION]) * 1_000_000)


def _record(record: BoundRecord) -> Construct:
    """Give `lambda s: kind(seat=s.seat, view=make_view(s.view))`, the fastest form that was found."""
    names: dict[str, Any] = {"kind": GetMessageClass(record.message)}
    arguments = []
    for field in record.fields:
        value = f"s.{field.name}"
        if not isinstance(field.bound, Scalar):
            message = record.message.fields_by_name[field.name].message_type
            names[f"make_{field.name}"] = constructor(field.bound, message)
            value = f"None if {value} is None else make_{field.name}({value})"
        arguments.append(f"{field.name}={value}")
    return eval(f"lambda s: kind({', '.join(arguments)})", names)


def _one_of(one_of: BoundOneOf, message: Any) -> Construct:
    kind, ways = GetMessageClass(message), {}
    for branch in one_of.branches:
        make = constructor(branch.bound, message.fields_by_name[branch.name].message_type)
        ways.update(dict.fromkeys(_kinds(branch.bound), (branch.name, make)))

    def construct(struct: Any) -> Any:
        name, make = ways[type(struct)]
        return kind(**{name: make(struct)})

    return construct


def _kinds(bound: BoundRecord | BoundOneOf) -> list[type]:
    return (
        [bound.kind]
        if isinstance(bound, BoundRecord)
        else [k for branch in bound.branches for k in _kinds(branch.bound)]
    )
