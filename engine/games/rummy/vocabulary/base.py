"""What every option, move, state and view of Straight Rummy is: frozen, tagged, and closed to unknown fields."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.value import tagged

Round = Annotated[int, Meta(ge=1, le=1_000_000)]
"""The number of a round, from 1."""


class Base(Struct, frozen=True, tag=tagged("rummy"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""
