"""What the structs of UNO are made on."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.value import tagged

Direction = Annotated[int, Meta(ge=-1, le=1)]
"""Which way turns go: 1 is clockwise, -1 the other way."""


class Base(Struct, frozen=True, tag=tagged("uno"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""
