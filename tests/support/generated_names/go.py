"""Go, as protoc-gen-go and protoc-gen-go-grpc write it: everything of a package in one scope."""

from collections.abc import Iterable, Iterator

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FileDescriptor, ServiceDescriptor

from tests.support.generated_names.casing import go_camel
from tests.support.generated_names.naming import Name, taken
from tests.support.generated_names.walking import enums, messages, oneofs, source


def names(files: Iterable[FileDescriptor]) -> Iterator[Name]:
    """Give the names of types, constants, fields and methods."""
    for file in files:
        package = f"the package {file.GetOptions().go_package or file.package}"
        yield Name(package, f"File_{file.name.replace('/', '_').replace('.', '_')}", f"the file {file.name}")
        for message in messages(file):
            yield from _message(package, message)
        for enum in enums(file):
            yield from _enum(package, enum)
        for service in file.services_by_name.values():
            yield from _service(package, service)


def _identifier(thing: Descriptor | EnumDescriptor) -> str:
    outer = thing.containing_type
    return f"{_identifier(outer)}_{go_camel(thing.name)}" if outer else go_camel(thing.name)


def _message(package: str, message: Descriptor) -> Iterator[Name]:
    own, scope = _identifier(message), f"the struct {message.full_name}"
    yield Name(package, own, source(message))
    yield from taken(scope, "go", "messages")
    for field in message.fields:
        yield Name(scope, go_camel(field.name), source(field))
        yield Name(scope, f"Get{go_camel(field.name)}", source(field))
    for oneof in oneofs(message):
        yield Name(scope, go_camel(oneof.name), source(oneof))
        yield Name(scope, f"Get{go_camel(oneof.name)}", source(oneof))
        for field in oneof.fields:
            yield Name(package, f"{own}_{go_camel(field.name)}", source(field))


def _enum(package: str, enum: EnumDescriptor) -> Iterator[Name]:
    own = _identifier(enum)
    before = _identifier(enum.containing_type) if enum.containing_type else own
    for name in (own, f"{own}_name", f"{own}_value"):
        yield Name(package, name, source(enum))
    for value in enum.values:
        yield Name(package, f"{before}_{value.name}", f"`{value.name}`")


def _service(package: str, service: ServiceDescriptor) -> Iterator[Name]:
    name, told = service.name, f"the service `{service.full_name}`"
    shapes = ("{}Client", "New{}Client", "{}Server", "Register{}Server", "Unimplemented{}Server", "Unsafe{}Server")
    for shape in (*shapes, "{}_ServiceDesc"):
        yield Name(package, shape.format(name), told)
    for method in service.methods:
        for shape in ("{}_{}_FullMethodName", "{}_{}Client", "{}_{}Server"):
            yield Name(package, shape.format(name, go_camel(method.name)), told)
