"""Structs to protobuf and back, for every message of the API.

`CODEC` is bound when this module is imported: a struct and a message that differ stop the server with the path. Data
that comes in becomes plain data and passes the same check as JSON; structs that go out are written straight in the
wire format.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from fairdeal.writers import WRITERS
from google.protobuf.descriptor import Descriptor
from google.protobuf.message import DecodeError, Message
from google.protobuf.message_factory import GetMessageClass
from msgspec import Struct

from service.app.problem import FieldFault, WrongField, wrong
from service.wire.binding import Binder
from service.wire.checking import checked
from service.wire.contract import service_messages, states, steady
from service.wire.faults import malformed
from service.wire.reading import Read, Reading
from service.wire.unknown import discard_unknown, find_unknown
from service.wire.writing import Write, Writers, Writing

T = TypeVar("T", bound=Struct)


class Codec:
    """Bound structs: each has one message, one function that reads it and one that writes it."""

    def __init__(
        self,
        bound: Iterable[tuple[type[Struct], Descriptor]],
        writers: Writers,
        handed_back: Iterable[type[Struct]] = (),
    ) -> None:
        """Bind structs to messages, with everything that they contain.

        A struct whose name ends in `Request` is what callers send; `writers` make the functions that write
        them; `handed_back` are structs that callers hand back.
        Raises Unsayable or Drift, naming the path.
        """
        bound = list(bound)
        binder = Binder([kind for kind, _ in bound if kind.__name__.endswith("Request")], set(handed_back))
        for kind, message in bound:
            binder.record(kind, message, kind.__name__)
        reading, writing = Reading(), Writing(writers, steady())
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

    def _unknown(self, kind: type[Struct], data: bytes, plain: Any) -> tuple[WrongField, ...]:
        """Give the first thing that the contract does not know; a move is put into `plain`, as JSON would bring it."""
        unknown = find_unknown(self.records[kind], self._parsers[kind].FromString(data))
        if unknown is None:
            raise malformed("holds unknown fields")
        if unknown.member is None:
            return (wrong(unknown.path, "is no field of this request", FieldFault.UNKNOWN_FIELD),)
        if unknown.path == "move":
            plain["move"] = {"type": unknown.member}
            return ()
        return (wrong(f"{unknown.path}.type", "cannot be {value}", FieldFault.UNKNOWN_VALUE, value=unknown.member),)


CODEC: Final = Codec(service_messages(), WRITERS, states())
"""The codec of the whole API."""
