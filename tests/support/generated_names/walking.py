"""The messages, enums, fields and oneofs of a file, nested ones included."""

from collections.abc import Iterator

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor, FileDescriptor, OneofDescriptor


def messages(place: FileDescriptor | Descriptor) -> Iterator[Descriptor]:
    """Give every message, but the entries of maps, which nobody sees."""
    inside = place.nested_types if isinstance(place, Descriptor) else place.message_types_by_name.values()
    for message in inside:
        if not message.GetOptions().map_entry:
            yield message
            yield from messages(message)


def enums(file: FileDescriptor) -> Iterator[EnumDescriptor]:
    """Give every enum."""
    yield from file.enum_types_by_name.values()
    for message in messages(file):
        yield from message.enum_types


def oneofs(message: Descriptor) -> list[OneofDescriptor]:
    """Give the oneofs of a message that somebody wrote; an optional field has one that nobody did."""
    return [
        oneof for oneof in message.oneofs if not (len(oneof.fields) == 1 and oneof.name == f"_{oneof.fields[0].name}")
    ]


def is_map(field: FieldDescriptor) -> bool:
    """Say whether a field is a map."""
    return field.message_type is not None and bool(field.message_type.GetOptions().map_entry)


def inner_types(message: Descriptor) -> list[Descriptor | EnumDescriptor]:
    """Give the messages and enums that stand in a message."""
    return [*(each for each in message.nested_types if not each.GetOptions().map_entry), *message.enum_types]


def source(thing: Descriptor | EnumDescriptor | FieldDescriptor | OneofDescriptor) -> str:
    """Name a thing as the .proto files know it."""
    return f"`{thing.full_name}`"
