"""Java, as protoc writes it with `java_multiple_files`."""

from collections.abc import Iterable, Iterator
from typing import Final

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor, FileDescriptor

from tests.support.generated_names.casing import camel
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import enums, inner_types, is_map, messages, oneofs, source

_SINGLE: Final = ("get", "set", "clear", "has")
_MANY: Final = ("get…List", "get…Count", "get", "set", "add", "addAll", "clear")
_MAP: Final = ("get…Map", "get…Count", "get…OrDefault", "get…OrThrow", "contains", "put", "putAll", "remove", "clear")
_TEXT: Final = ("get…Bytes", "set…Bytes")
_TEXTS: Final = ("get…Bytes", "add…Bytes")
_MESSAGE: Final = ("get…Builder", "get…OrBuilder", "merge")
_MESSAGES: Final = (
    "get…Builder",
    "get…BuilderList",
    "get…OrBuilder",
    "get…OrBuilderList",
    "add…Builder",
    "remove",
)
_ENUM: Final = ("get…Value", "set…Value")
_ENUMS: Final = ("get…Value", "get…ValueList", "set…Value", "add…Value", "addAll…Value")


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of classes, methods and constants."""
    for file in files:
        options = file.GetOptions()
        package = options.java_package or file.package
        yield from _classes(package, file.message_types_by_name.values(), file.enum_types_by_name.values())
        yield Name(package, options.java_outer_classname, f"the option java_outer_classname of {file.name}")
        for service in file.services_by_name.values():
            yield Name(package, f"{service.name}Grpc", f"the service `{service.full_name}`")
        for message in messages(file):
            yield from _members(message)
        for enum in enums(file):
            yield from _values(enum)


def _classes(scope: str, inside: Iterable[Descriptor], beside: Iterable[EnumDescriptor]) -> Iterator[Name]:
    for message in inside:
        yield Name(scope, message.name, source(message))
        yield Name(scope, f"{message.name}OrBuilder", source(message))
    for enum in beside:
        yield Name(scope, enum.name, source(enum))


def _members(message: Descriptor) -> Iterator[Name]:
    scope = f"the class {message.full_name}"
    yield from taken(scope, "java", "messages")
    yield from _classes(
        scope, [each for each in inner_types(message) if isinstance(each, Descriptor)], message.enum_types
    )
    outer: Descriptor | None = message
    while outer is not None:
        for inner in inner_types(message):
            yield Name(f"{outer.full_name} and the classes in it", outer.name, source(outer))
            yield Name(f"{outer.full_name} and the classes in it", inner.name, source(inner))
        outer = outer.containing_type
    for oneof in oneofs(message):
        part = camel(oneof.name, upper=True)
        for name in (f"get{part}Case", f"clear{part}", f"{part}Case"):
            yield Name(scope, name, source(oneof))
    for field in message.fields:
        for name in methods(field):
            yield Name(scope, name, source(field))
        yield Name(scope, f"{field.name.upper()}_FIELD_NUMBER", source(field))


def methods(field: FieldDescriptor) -> list[str]:
    """Give the methods of a field, of the message and of its builder."""
    part = camel(field.name, upper=True)
    return [shape.replace("…", part) if "…" in shape else shape + part for shape in _shapes(field)]


def _shapes(field: FieldDescriptor) -> tuple[str, ...]:
    if is_map(field):
        return _MAP
    many = field.is_repeated
    found = _MANY if many else _SINGLE
    if field.type == field.TYPE_STRING:
        return found + (_TEXTS if many else _TEXT)
    if field.message_type is not None:
        return found + (_MESSAGES if many else _MESSAGE)
    if field.enum_type is not None:
        return found + (_ENUMS if many else _ENUM)
    return found


def _values(enum: EnumDescriptor) -> Iterator[Name]:
    scope = f"the enum {enum.full_name}"
    yield from taken(scope, "java", "enums")
    for value in enum.values:
        yield Name(scope, value.name, f"`{value.name}`")
        yield Name(scope, f"{value.name}_VALUE", f"`{value.name}`")
