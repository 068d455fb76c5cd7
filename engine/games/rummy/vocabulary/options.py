"""What a table of Straight Rummy agrees on."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.games.rummy.vocabulary.base import Base

Factor = Annotated[int, Meta(ge=1, le=2)]
"""By what the points of a rummy are multiplied (R6.3)."""

Target = Annotated[int, Meta(ge=50, le=500)]
"""The points that end a game (R6.7)."""


class Ace(StrEnum):
    """Where an ace stands in a run."""

    LOW = "LOW"
    """Below the 2 alone (R2.3)."""
    HIGH_OR_LOW = "HIGH_OR_LOW"
    """Below the 2 or above the king, never between them; left in a hand it counts 11."""


class MeldsPerTurn(StrEnum):
    """How many melds a seat may lay in one turn."""

    UNLIMITED = "UNLIMITED"
    """As many as it likes (R3.2)."""
    ONE = "ONE"
    """One; cards may still be laid off."""


class DrawPileRebuild(StrEnum):
    """How the discards become a new draw pile."""

    SHUFFLE = "SHUFFLE"
    """They are shuffled (R4.1)."""
    TURN_OVER = "TURN_OVER"
    """They are turned over as they lie, so the card that was discarded first is drawn first."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    ace: Ace = Ace.LOW
    """Where an ace stands in a run, and with it what it counts in a hand (R2.3, R6.1)."""
    melds_per_turn: MeldsPerTurn = MeldsPerTurn.UNLIMITED
    """How many melds a seat may lay in one turn (R3.2)."""
    draw_pile_rebuild: DrawPileRebuild = DrawPileRebuild.SHUFFLE
    """How the discards become a new draw pile (R4.1)."""
    must_discard: bool = False
    """Whether a round can only be ended by a discard (R5.6)."""
    layoff_requires_own_meld: bool = False
    """Whether a seat must have laid a meld in this round before it may lay off (R2.10)."""
    rummy_factor: Factor = 2
    """By what the points of a rummy are multiplied (R6.3)."""
    target: Target = 100
    """The points that end a game (R6.7)."""

    @property
    def plays_high(self) -> bool:
        """Whether an ace may stand above the king."""
        return self.ace is Ace.HIGH_OR_LOW

    @property
    def ace_points(self) -> int:
        """What an ace counts in a hand (R6.1)."""
        return 11 if self.plays_high else 1
