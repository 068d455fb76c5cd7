"""What one viewer may know of the table of Cuarenta, and what its hand can make."""

from enum import StrEnum

from engine.games.cuarenta.vocabulary.base import Base, Deal, Round
from engine.games.cuarenta.vocabulary.cards import Cards
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import Phase
from engine.table import SeatView as AnySeatView
from engine.value import Count, Seat


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    captured_count: Count
    """Cards that it captured in this round (Q7.8)."""
    captured_cards: Cards
    """Which, in the order in which they were taken; all of them lay open on the table."""
    ronda: bool
    """Whether it scored a ronda in this deal; its rank stays hidden (Q5.6)."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    round: Round
    """The round that is played."""
    deal: Deal
    """The deal of the round."""
    dealer: Seat
    """Who deals this round."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    table: Cards
    """The cards on the table; the one that has lain longest comes first."""
    fresh: bool
    """Whether a caida can fall on the card that came to the table last (Q4.2)."""
    draw_pile_count: Count
    """Cards that are not dealt yet."""
    last_capturer: Seat | None
    """Who captured last in this round; null while nobody has."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""


class GroupKind(StrEnum):
    """What hand cards make, by themselves or with the table."""

    RANK = "RANK"
    """The card takes one of its rank (Q3.2)."""
    SUM = "SUM"
    """The card takes cards that add up to it (Q3.3)."""
    RONDA = "RONDA"
    """Three of a rank (Q5.1)."""
    FOUR = "FOUR"
    """Four of a rank (Q5.2)."""
