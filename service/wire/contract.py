"""Which messages the API has: the requests and responses of its services, each with its struct."""

from collections.abc import Iterable, Iterator
from types import ModuleType

from fairdeal.v1 import game_service_pb2, rules_service_pb2
from google.protobuf.descriptor import Descriptor, FileDescriptor
from msgspec import Struct

from engine.registry import titles
from engine.value import members
from service.app.messages import games, rules
from service.wire.binding import Drift


def service_messages() -> Iterator[tuple[type[Struct], Descriptor]]:
    """Give every request and response of both services with its struct. Raises Drift where one has none."""
    yield from _messages(game_service_pb2.DESCRIPTOR, games)
    yield from _messages(rules_service_pb2.DESCRIPTOR, rules)


def states() -> set[type[Struct]]:
    """Give the structs that are answers and are handed back: the states of the titles."""
    return {title.state for title in titles().values()}


def steady() -> set[type[Struct]]:
    """Give the structs that the answers of many games share: the options of a table, the moves that are legal."""
    every = titles().values()
    return {title.options for title in every} | {kind for title in every for kind in members(title.move)[0]}


def _messages(file: FileDescriptor, structs: ModuleType) -> Iterable[tuple[type[Struct], Descriptor]]:
    """Give the requests and responses of a file's services, each with the struct that has its name."""
    for service in file.services_by_name.values():
        for method in service.methods:
            for message in (method.input_type, method.output_type):
                kind = getattr(structs, message.name, None)
                if kind is None:
                    raise Drift(f"{message.full_name}: {structs.__name__} has no struct of that name")
                yield kind, message
