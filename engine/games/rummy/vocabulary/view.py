"""What one viewer may know of a table of Straight Rummy."""

from enum import StrEnum

from engine.french import FrenchCard
from engine.games.rummy.vocabulary.base import Base, Round
from engine.games.rummy.vocabulary.cards import Cards
from engine.games.rummy.vocabulary.melds import Meld
from engine.games.rummy.vocabulary.options import Options
from engine.games.rummy.vocabulary.state import Phase
from engine.table import SeatView as AnySeatView
from engine.value import Count, Seat


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    first_laid: Count
    """The turn in which it first melded or laid off in this round; 0 if it has not."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    round: Round
    """The round that is played."""
    dealer: Seat
    """Who dealt it."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    draw_pile_count: Count
    """Cards in the draw pile."""
    discard_pile: Cards
    """The discards as they were built, the top last."""
    taken: FrenchCard | None
    """The card that the seat on turn took from the discard pile in this turn."""
    melds: tuple[Meld, ...]
    """The melds on the table, each at the place of its number."""
    last_laid: Count
    """The latest turn in which anybody melded or laid off; 0 for none."""
    last_meld: Count
    """The latest turn in which a meld was laid; 0 for none."""
    voids: Count
    """How many of the latest rounds were void, running."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""


class GroupKind(StrEnum):
    """What cards of a hand make."""

    SET = "SET"
    """A set (R2.1)."""
    RUN = "RUN"
    """A run (R2.2)."""
    LAY_OFF = "LAY_OFF"
    """It extends a meld on the table (R2.8)."""
