"""What a .proto file declares, as data: messages and enums, whose numbers the lock gives."""

from msgspec import Struct

from service.wire.protos.places import Place


class Member(Struct, frozen=True):
    """A field of a message or oneof, or a value of an enum."""

    name: str
    """Its name; that of an enum's value without the prefix."""
    comment: str
    """What stands above it; nothing if empty."""
    kind: str = ""
    """What stands before its name: `optional int32`."""


class Message(Struct, frozen=True):
    """A message."""

    name: str
    """Its name in its package."""
    comment: str
    """What stands above it."""
    members: tuple[Member, ...]
    """Its fields, in the order in which they get numbers."""
    oneof: str | None = None
    """The comment of the one oneof that holds every field; None if the message is no union."""


class Enum(Struct, frozen=True):
    """An enum; number 0 is always its UNSPECIFIED."""

    name: str
    """Its name in its package."""
    comment: str
    """What stands above it."""
    members: tuple[Member, ...]
    """Its values but for number 0, in the order in which they get numbers."""


class File(Struct, frozen=True):
    """A .proto file."""

    place: Place
    """Where it lies."""
    comment: str
    """What stands at its top."""
    enums: tuple[Enum, ...]
    """Its enums."""
    messages: tuple[Message, ...]
    """Its messages."""
    imports: tuple[str, ...]
    """Paths of the files that it uses."""
