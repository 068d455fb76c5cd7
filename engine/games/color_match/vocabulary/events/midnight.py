"""The Midnight Clock, and the table turned over (section 8 of the rules)."""

from typing import Annotated

from engine import events
from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Faces
from engine.games.color_match.vocabulary.events.base import ColorMatchEvent
from engine.games.color_match.vocabulary.options import Side
from engine.games.color_match.vocabulary.state import Clock
from engine.value import Count, Seat
from engine.visibility import ALL, Seen


class ClockTicked(ColorMatchEvent, frozen=True, kw_only=True):
    """A turn was completed, and the Midnight Clock went on (C8.2)."""

    clock: Clock
    """What it shows."""


class TurnedHand(events.Stored, frozen=True, kw_only=True):
    """The cards of one seat after the table was turned over."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in deck order, as their owner sees them."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order; null where not everybody may see these."""


class TableFlipped(ColorMatchEvent, frozen=True, kw_only=True):
    """Every card shows its other side, and the clock begins anew (C8.4)."""

    side: Side
    """The side that is in play now."""
    top_card: Annotated[Card | None, ALL]
    """The top discard, both faces of which are known now; null if there is none."""
    color: Color | None
    """The current colour; null where the table is open (C8.5)."""
    hands: tuple[TurnedHand, ...]
    """The hands, in order of seats."""
