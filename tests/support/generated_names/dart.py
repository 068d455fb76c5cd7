"""Dart, as protoc_plugin writes it: a library for each file."""

from collections.abc import Iterable, Iterator

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FileDescriptor

from tests.support.generated_names.casing import plain_camel
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import enums, is_map, messages, oneofs, source


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of classes, getters and constants."""
    for file in files:
        library = f"the library of {file.name}"
        yield from taken(library, "dart", "libraries", "keywords")
        for message in messages(file):
            yield Name(library, _class(message), source(message))
            yield from _members(library, message)
        for enum in enums(file):
            yield Name(library, _class(enum), source(enum))
            yield from _values(enum)
        for service in file.services_by_name.values():
            for part in ("Client", "ServiceBase"):
                yield Name(library, service.name + part, f"the service `{service.full_name}`")


def _class(thing: Descriptor | EnumDescriptor) -> str:
    outer = thing.containing_type
    return f"{_class(outer)}_{thing.name}" if outer else thing.name


def _members(library: str, message: Descriptor) -> Iterator[Name]:
    scope = f"the class {message.full_name}"
    yield from taken(scope, "dart", "messages", "keywords")
    for field in message.fields:
        part, name = plain_camel(field.name, upper=True), plain_camel(field.name, upper=False)
        yield Name(scope, name, source(field))
        if is_map(field) or field.is_repeated:
            continue
        shapes = ("has", "clear", "ensure") if field.message_type is not None else ("has", "clear")
        for shape in shapes:
            yield Name(scope, shape + part, source(field))
    for oneof in oneofs(message):
        part = plain_camel(oneof.name, upper=True)
        yield Name(library, f"{_class(message)}_{part}", source(oneof))
        yield Name(scope, f"which{part}", source(oneof))
        yield Name(scope, f"clear{part}", source(oneof))


def _values(enum: EnumDescriptor) -> Iterator[Name]:
    scope = f"the enum {enum.full_name}"
    yield from taken(scope, "dart", "enums", "keywords")
    for value in enum.values:
        yield Name(scope, value.name, f"`{value.name}`")
