"""A meld on the table."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.games.rummy.vocabulary.cards import Cards
from engine.value import Seat

MOST_MELDS = 17
"""52 cards are at most 17 melds."""

MeldId = Annotated[int, Meta(ge=0, le=MOST_MELDS - 1)]
"""The number of a meld: how many were laid before it in this round (R2.7)."""


class MeldKind(StrEnum):
    """What holds a meld together."""

    SET = "SET"
    """One rank, all suits different (R2.1)."""
    RUN = "RUN"
    """One suit, ranks without a gap (R2.2)."""


class Meld(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A meld on the table."""

    id: MeldId
    """Its number."""
    owner: Seat
    """Who laid it; for display, since anybody may extend it (R2.7)."""
    kind: MeldKind
    """Fixed when it was laid (R2.7)."""
    cards: Cards
    """A set in deck order, a run from its low to its high end."""
