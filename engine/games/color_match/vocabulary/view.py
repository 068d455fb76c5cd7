"""What one viewer may know of the table, and what its hand can do there."""

from enum import StrEnum

from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Faces
from engine.games.color_match.vocabulary.options import Base, Options, Side
from engine.games.color_match.vocabulary.state import Clock, Direction, Phase, Pile
from engine.table import SeatView as AnySeatView
from engine.value import Count, Seat


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat. There is no score before the end (C10.1)."""

    shield: bool
    """Whether a shield stands before it."""
    backs: Faces | None
    """The other sides of its cards, in deck order, where everybody may see them; null elsewhere (C8.7)."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the game has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    direction: Direction
    """In which direction turns go."""
    side: Side | None
    """The side in play; null where cards have one face."""
    clock: Clock
    """What the Midnight Clock shows; 0 where there is none."""
    color: Color | None
    """The current colour; null where the table is open."""
    top_card: Card | None
    """The top discard; its back only where it is known to all."""
    discard_count: Count
    """Cards in the discard pile."""
    draw_pile_count: Count
    """Cards in the draw pile."""
    hand: Cards | None
    """The viewer's own hand as it may see it, in deck order; null without a seat."""
    drawn_card: Card | None
    """The card that the viewer has just drawn and may play; null for everybody else."""
    pile: Pile | None
    """The pile that waits; null if none does."""
    seats: tuple[SeatView, ...]
    """What is known of each seat, in order of seats."""
    idle_turns: Count
    """Turns in a row in which no card moved."""


class GroupKind(StrEnum):
    """What a hand card can do on the table."""

    FITS = "FITS"
    """It may lie on the top card where no pile waits (C4.1)."""
    ANSWERS = "ANSWERS"
    """It answers the pile that waits (C5.20 to C5.24), or blocks it (C6.2)."""
