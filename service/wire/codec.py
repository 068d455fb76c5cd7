"""Structs to protobuf and back, for every message of the API.

`CODEC` is bound when this module is imported: a struct and a message that differ stop the server with the path. Data
that comes in becomes plain data and passes the same check as JSON; structs that go out are written straight in the
wire format.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final, TypeVar

from fairdeal.v1 import game_service_pb2, rules_service_pb2
from google.protobuf.descriptor import Descriptor, FileDescriptor
from google.protobuf.message import DecodeError, Message
from google.protobuf.message_factory import GetMessageClass
from msgspec import Struct

from engine.registry import titles
from engine.value import members
from service.app.messages import games as game_messages
from service.app.messages import rules as rules_messages
from service.app.problem import FieldFault, FieldProblem
from service.wire.binding import Binder, Drift
from service.wire.checking import checked
from service.wire.faults import malformed
from service.wire.reading import Read, Reading
from service.wire.unknown import discard_unknown, find_unknown
from service.wire.writing import Write, Writing

T = TypeVar("T", bound=Struct)


class Codec:
    """Bound structs: each has one message, one function that reads it and one that writes it."""

    def __init__(self, bound: Iterable[tuple[type[Struct], Descriptor]], states: Iterable[type[Struct]] = ()) -> None:
        """Bind structs to messages, with everything that they contain.

        A struct whose name ends in `Request` is what callers send; `states` are the structs that they hand back.
        Raises Unsayable or Drift, naming the path.
        """
        bound = list(bound)
        binder = Binder([kind for kind, _ in bound if kind.__name__.endswith("Request")], set(states))
        for kind, message in bound:
            binder.record(kind, message, kind.__name__)
        reading, writing = Reading(), Writing(steady=_steady())
        self.records: Final = binder.records
        self._parsers: Final[dict[type[Any], type[Message]]] = {
            kind: GetMessageClass(record.message) for kind, record in self.records.items()
        }
        self._readers: Final[dict[type[Any], Read]] = {
            kind: reading.compile(record) for kind, record in self.records.items()
        }
        self._writers: Final[dict[type[Any], Write]] = {
            kind: writing.record(record) for kind, record in self.records.items()
        }

    def decode(self, kind: type[T], data: bytes) -> T:
        """Read the bytes of the struct's message.

        Raises Problem: VALIDATION_FAILED with the fields that are wrong, of unknown ones the first; or UNKNOWN_MOVE.
        """
        try:
            message = self._parsers[kind].FromString(data)
        except DecodeError:
            raise malformed("is not such a message in protobuf") from None
        surplus = discard_unknown(message)
        plain = self._readers[kind](message)
        return checked(kind, plain, self._unknown(kind, data, plain) if surplus else ())

    def encode(self, struct: Struct) -> bytes:
        """Write the struct as the bytes of its message."""
        return self._writers[type(struct)](struct)

    def _unknown(self, kind: type[Struct], data: bytes, plain: Any) -> tuple[FieldProblem, ...]:
        """Give the first thing that the contract does not know; a move is put into `plain`, as JSON would bring it."""
        unknown = find_unknown(self.records[kind], self._parsers[kind].FromString(data))
        if unknown is None:
            raise malformed("holds unknown fields")
        if unknown.member is None:
            return (FieldProblem(unknown.path, "is no field of this request", FieldFault.UNKNOWN_FIELD),)
        if unknown.path == "move":
            plain["move"] = {"type": unknown.member}
            return ()
        return (FieldProblem(f"{unknown.path}.type", f"cannot be {unknown.member}", FieldFault.UNKNOWN_VALUE),)


def _steady() -> set[type[Struct]]:
    """Give the structs that the answers of many games share: the options of a table, the moves that are legal."""
    every = titles().values()
    return {title.options for title in every} | {kind for title in every for kind in members(title.move)[0]}


def _service_messages(file: FileDescriptor, structs: ModuleType) -> Iterable[tuple[type[Struct], Descriptor]]:
    """Give the requests and responses of a file's services, each with the struct that has its name."""
    for service in file.services_by_name.values():
        for method in service.methods:
            for message in (method.input_type, method.output_type):
                kind = getattr(structs, message.name, None)
                if kind is None:
                    raise Drift(f"{message.full_name}: {structs.__name__} has no struct of that name")
                yield kind, message


def _bind() -> Codec:
    games = _service_messages(game_service_pb2.DESCRIPTOR, game_messages)
    rules = _service_messages(rules_service_pb2.DESCRIPTOR, rules_messages)
    return Codec([*games, *rules], states=[title.state for title in titles().values()])


CODEC: Final = _bind()
"""The codec of the whole API."""
