"""What every option, move, state and view of Cuarenta is, and how far its counts go."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.value import tagged

Round = Annotated[int, Meta(ge=1, le=1_000)]
"""The number of a round, from 1. A round is one "hand" of the printed rules: the whole deck (Q2.1)."""

Deal = Annotated[int, Meta(ge=1, le=4)]
"""The number of a deal in its round (Q2.1)."""

Score = Annotated[int, Meta(ge=0, le=1_000)]
"""Points of one seat in the game."""


class Base(Struct, frozen=True, tag=tagged("cuarenta"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""
