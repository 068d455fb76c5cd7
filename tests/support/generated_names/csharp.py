"""C#, as protoc writes it."""

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FileDescriptor

from tests.support.generated_names.casing import camel, without_prefix
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import enums, inner_types, messages, oneofs, source


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of classes, properties and constants."""
    for file in files:
        space = file.GetOptions().csharp_namespace or ".".join(
            camel(part, upper=True) for part in file.package.split(".")
        )
        for thing in (*file.message_types_by_name.values(), *file.enum_types_by_name.values()):
            yield Name(space, thing.name, source(thing))
        for service in file.services_by_name.values():
            yield Name(space, service.name, f"the service `{service.full_name}`")
        yield Name(space, f"{camel(PurePosixPath(file.name).stem, upper=True)}Reflection", f"the file {file.name}")
        for message in messages(file):
            yield from _members(message)
        for enum in enums(file):
            yield from _values(enum)


def _members(message: Descriptor) -> Iterator[Name]:
    scope = f"the class {message.full_name}"
    yield from taken(scope, "csharp", "messages")
    yield Name(scope, message.name, source(message))
    for inner in inner_types(message):
        yield Name(f"{scope}.Types", inner.name, source(inner))
        yield from taken(f"{scope}.Types", "csharp", "messages")
    for oneof in oneofs(message):
        part = camel(oneof.name, upper=True)
        for name in (f"{part}Case", f"{part}OneofCase", f"Clear{part}"):
            yield Name(scope, name, source(oneof))
    for field in message.fields:
        part = camel(field.name, upper=True)
        yield Name(scope, part, source(field))
        yield Name(scope, f"{part}FieldNumber", source(field))
        if field.has_presence and field.message_type is None:
            yield Name(scope, f"Has{part}", source(field))
            yield Name(scope, f"Clear{part}", source(field))


def _values(enum: EnumDescriptor) -> Iterator[Name]:
    for value in enum.values:
        short = without_prefix(enum.name, value.name)
        spelt = "".join(part[:1].upper() + part[1:].lower() for part in short.split("_"))
        yield Name(f"the enum {enum.full_name}", spelt, f"`{value.name}`")
