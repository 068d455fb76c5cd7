"""Kotlin, as protoc writes it on top of Java: a builder in the form of a block for every message."""

from collections.abc import Iterable, Iterator

from google.protobuf.descriptor import Descriptor, FileDescriptor

from tests.support.generated_names.casing import camel
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import is_map, messages, oneofs, source


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of the blocks, of what stands in them, and of what is read from outside."""
    for file in files:
        package = file.GetOptions().java_package or file.package
        yield from _blocks(package, file.message_types_by_name.values())
        for name in (*file.message_types_by_name.values(), *file.enum_types_by_name.values()):
            yield Name(package, name.name, source(name))
        for service in file.services_by_name.values():
            yield Name(package, f"{service.name}GrpcKt", f"the service `{service.full_name}`")
        for message in messages(file):
            inner = [each for each in message.nested_types if not each.GetOptions().map_entry]
            yield from _blocks(f"the object {message.full_name}Kt", inner)
            yield from _members(message)


def _blocks(scope: str, inside: Iterable[Descriptor]) -> Iterator[Name]:
    yield from taken(scope, "kotlin", "keywords", "objects")
    for message in inside:
        yield Name(scope, f"{message.name}Kt", source(message))
        yield Name(scope, camel(message.name, upper=False), source(message))


def _members(message: Descriptor) -> Iterator[Name]:
    scope = f"the block of {message.full_name}"
    yield from taken(scope, "kotlin", "keywords", "blocks")
    for field in message.fields:
        part, name = camel(field.name, upper=True), camel(field.name, upper=False)
        yield Name(scope, name, source(field))
        if is_map(field) or field.is_repeated:
            yield Name(scope, f"{part}Proxy", source(field))
            yield Name(scope, f"{name}Count", source(field))
            yield Name(scope, f"{name}List", source(field))
        else:
            yield Name(scope, f"clear{part}", source(field))
        if field.has_presence:
            yield Name(scope, f"has{part}", source(field))
            if field.message_type is not None:
                yield Name(scope, f"{name}OrNull", source(field))
        if field.enum_type is not None:
            yield Name(scope, f"{name}Value", source(field))
    for oneof in oneofs(message):
        part, name = camel(oneof.name, upper=True), camel(oneof.name, upper=False)
        yield Name(scope, f"{name}Case", source(oneof))
        yield Name(scope, f"clear{part}", source(oneof))
