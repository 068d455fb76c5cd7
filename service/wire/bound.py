"""What a Python type and a protobuf type have become once they are bound: the shape with the numbers of protobuf.

`binding.py` makes it, `reading.py` and `writing.py` compile it into functions, `unknown.py` walks it.
"""

from enum import StrEnum
from typing import Any

from google.protobuf.descriptor import Descriptor
from msgspec import UNSET, Struct

from engine.value import struct_of, tag_of
from service.wire.shapes import Instant, Plain, Scalar, Texts


class BoundNames(Struct, frozen=True):
    """An enum: a member in Python, a number in protobuf. Number 0 has no member."""

    numbers: dict[StrEnum, int]
    """The number of every member."""

    def texts(self) -> dict[int, str]:
        """Give the text of every number."""
        return {number: member.value for member, number in self.numbers.items()}


class BoundMany(Struct, frozen=True):
    """A tuple in Python, a repeated field in protobuf."""

    item: "Bound"
    """What one item is."""


class BoundWrapped(Struct, frozen=True):
    """A tuple in Python, a message with one repeated field in protobuf: a list that is nullable, or lies in a list."""

    name: str
    """Name of the repeated field."""
    number: int
    """Its number."""
    many: BoundMany
    """What it holds."""


class BoundField(Struct, frozen=True):
    """One field of a record."""

    name: str
    """Its name on both sides."""
    number: int
    """Its number in protobuf."""
    presence: bool
    """Whether protobuf can tell that it is absent."""
    nullable: bool
    """Whether it can be null in Python."""
    required: bool
    """Whether Python gives it no default."""
    bound: "Bound"
    """What it holds."""

    @property
    def absent(self) -> Any:
        """What an absent field means: null, nothing in it, a zero; UNSET leaves it to the default, if it has one."""
        if isinstance(self.bound, BoundMany):
            return ()
        if isinstance(self.bound, Texts):
            return {}
        if self.nullable:
            return None
        return self.bound.kind() if isinstance(self.bound, Scalar) and not self.presence else UNSET


class BoundRecord(Struct, frozen=True):
    """A struct in Python, a message in protobuf."""

    kind: Any
    """The struct: a class, or a generic class with its parameter."""
    message: Descriptor
    """The message."""
    fields: tuple[BoundField, ...]
    """The fields, in order of their numbers."""

    @property
    def tag(self) -> str | None:
        """What names the struct in JSON; None if no union holds it."""
        return tag_of(struct_of(self.kind))


class BoundBranch(Struct, frozen=True):
    """One way through a union."""

    name: str
    """Name of the field in the oneof."""
    number: int
    """Its number."""
    bound: "BoundRecord | BoundOneOf"
    """What it leads to."""


class BoundOneOf(Struct, frozen=True):
    """A union in Python, a message with one oneof in protobuf; Python flattens unions that nest."""

    oneof: str
    """Name of the oneof."""
    branches: tuple[BoundBranch, ...]
    """Its fields, in order of their numbers."""


Bound = Scalar | BoundNames | Instant | Texts | Plain | BoundMany | BoundWrapped | BoundRecord | BoundOneOf
"""What two bound types are."""
