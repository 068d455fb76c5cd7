"""Swift, as SwiftProtobuf writes it: one module for all files, apart from each other by `swift_prefix` alone."""

from collections.abc import Iterable, Iterator
from typing import Final

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FileDescriptor

from tests.support.generated_names.casing import plain_camel, without_prefix, words
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import enums, inner_types, messages, oneofs, source

_ABBREVIATIONS: Final = {"id": "ID", "url": "URL", "http": "HTTP", "https": "HTTPS"}


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of types, properties and cases."""
    yield from taken("the module", "swift", "types")
    for file in files:
        prefix = file.GetOptions().swift_prefix
        for thing in (*file.message_types_by_name.values(), *file.enum_types_by_name.values()):
            yield Name("the module", prefix + thing.name, source(thing))
        for message in messages(file):
            yield from _members(message)
        for enum in enums(file):
            yield from _values(enum)


def _lower(name: str) -> str:
    first, *others = words(name)
    return first + "".join(_ABBREVIATIONS.get(word, word.capitalize()) for word in others)


def _upper(name: str) -> str:
    return "".join(_ABBREVIATIONS.get(word, word.capitalize()) for word in words(name))


def _members(message: Descriptor) -> Iterator[Name]:
    types, scope = f"the types in {message.full_name}", f"the struct {message.full_name}"
    yield from taken(types, "swift", "types")
    yield from taken(scope, "swift", "messages")
    for inner in inner_types(message):
        yield Name(types, inner.name, source(inner))
    for oneof in oneofs(message):
        yield Name(types, f"OneOf_{plain_camel(oneof.name, upper=True)}", source(oneof))
        yield Name(scope, _lower(oneof.name), source(oneof))
    for field in message.fields:
        yield Name(scope, _lower(field.name), source(field))
        if field.has_presence:
            yield Name(scope, f"has{_upper(field.name)}", source(field))
            yield Name(scope, f"clear{_upper(field.name)}", source(field))


def _values(enum: EnumDescriptor) -> Iterator[Name]:
    scope = f"the enum {enum.full_name}"
    yield from taken(scope, "swift", "enums")
    yield Name(scope, "UNRECOGNIZED", source(enum))
    for value in enum.values:
        yield Name(scope, _lower(without_prefix(enum.name, value.name)), f"`{value.name}`")
