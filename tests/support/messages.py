"""Builds protobuf messages from plain data the slow way, through protobuf itself: the oracle of the codec.

It knows the rules of the contract (names, tags, prefixes of enums, wrapped lists) and nothing of the codec. What the
contract does not know is said too, as far as protobuf can: by field 9999 and by number 9999 of an enum.
"""

from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from engine.value import snake

UNKNOWN = 9999
"""A number that no field and no enum uses."""

UNKNOWN_FIELD = b"\xf8\xf0\x04\x01"
"""Field 9999 with value 1, in the wire format."""


def message_of(plain: dict[str, Any], descriptor: Descriptor) -> Message:
    """Give the message of that type that says what the plain data says."""
    message = GetMessageClass(descriptor)()
    fill(message, plain)
    return message


def fill(message: Any, plain: Any) -> None:
    """Say in an empty message what the plain data says: a record, a member of a union, a list, a time."""
    message.SetInParent()
    if isinstance(plain, str):
        message.FromJsonString(plain)
    elif message.DESCRIPTOR.full_name == "google.protobuf.Struct":
        message.update(plain)
    elif isinstance(plain, list):
        _put(message, message.DESCRIPTOR.fields[0], plain)
    elif is_union(message.DESCRIPTOR):
        _choose(message, plain)
    else:
        for name, value in plain.items():
            if name in message.DESCRIPTOR.fields_by_name:
                _put(message, message.DESCRIPTOR.fields_by_name[name], value)
            elif name != "type":
                message.MergeFromString(UNKNOWN_FIELD)


def is_union(descriptor: Descriptor) -> bool:
    """Tell whether one oneof holds every field, that of `optional` not counted."""
    return any(
        len(oneof.fields) == len(descriptor.fields) and not oneof.name.startswith("_") for oneof in descriptor.oneofs
    )


def _choose(message: Any, plain: dict[str, Any]) -> None:
    """Go the way that the tag names: its first part or its second is a field of the union."""
    if "type" not in plain:
        return
    prefix, _, name = plain["type"].partition(".")
    ways = [way for way in (prefix, name) if way in message.DESCRIPTOR.fields_by_name]
    if ways:
        fill(getattr(message, ways[0]), plain)
    else:
        message.MergeFromString(UNKNOWN_FIELD)


def _put(message: Any, field: FieldDescriptor, value: Any) -> None:
    if value is None:
        return
    place = getattr(message, field.name)
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        place.update(value)
    elif field.is_repeated and field.message_type is None:
        place.extend(_simple(field, item) for item in value)
    elif field.is_repeated:
        for item in value:
            fill(place.add(), item)
    elif field.message_type is None:
        setattr(message, field.name, _simple(field, value))
    else:
        fill(place, value)


def _simple(field: FieldDescriptor, value: Any) -> Any:
    if field.enum_type is None:
        return value
    name = f"{snake(field.enum_type.name).upper()}_{value}"
    values = field.enum_type.values_by_name
    return values[name].number if name in values else UNKNOWN
