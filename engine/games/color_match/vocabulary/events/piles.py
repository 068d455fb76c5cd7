"""Attack piles and shields (sections 5 and 6 of the rules); no card is in these events."""

from enum import StrEnum

from engine.games.color_match.vocabulary.cards import Attack
from engine.games.color_match.vocabulary.events.base import ColorMatchEvent
from engine.value import Count, Seat


class PileStarted(ColorMatchEvent, frozen=True, kw_only=True):
    """A first attack put a pile before the next seat (C5.1)."""

    kind: Attack
    """The attack symbol."""
    count: Count
    """How many cards it makes to take."""
    target: Seat
    """The seat that it waits for."""


class PileGrew(ColorMatchEvent, frozen=True, kw_only=True):
    """An answer made the pile grow and moved it to the next seat (C5.3, C5.8)."""

    kind: Attack
    """The attack symbol of the answer."""
    count: Count
    """How many cards the pile makes to take now."""
    target: Seat
    """The seat that it waits for now."""


class BlockSource(StrEnum):
    """The shield that blocked a pile."""

    HAND = "HAND"
    """One that was played from the hand (C6.2)."""
    STANDING = "STANDING"
    """The one that stood before the seat (C6.6)."""


class PileBlocked(ColorMatchEvent, frozen=True, kw_only=True):
    """A shield cancelled a pile; nobody draws, and no shield stands before the seat (C6.2, C6.6)."""

    seat: Seat
    """Whose shield."""
    source: BlockSource
    """Which shield."""
    count: Count
    """How many cards it would have made to take."""


class PileTaken(ColorMatchEvent, frozen=True, kw_only=True):
    """A seat took the pile; the cards are drawn next (C5.4)."""

    seat: Seat
    """Who took it."""
    count: Count
    """How many cards it made to take; fewer are drawn where so many are not left (C5.12)."""


class ShieldRaised(ColorMatchEvent, frozen=True, kw_only=True):
    """A shield stands before a seat from now on (C6.4)."""

    seat: Seat
    """The seat."""
