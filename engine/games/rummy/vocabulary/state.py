"""The whole table of Straight Rummy."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.french import FrenchCard
from engine.games.rummy.vocabulary.base import Base, Round
from engine.games.rummy.vocabulary.cards import Cards
from engine.games.rummy.vocabulary.melds import Meld
from engine.games.rummy.vocabulary.options import Options
from engine.outcome import Outcome
from engine.value import REMEMBERED, Count, DrawNumber, Points, Seat

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `rummy/1`."""


class Phase(StrEnum):
    """What the game waits for."""

    DRAW = "DRAW"
    """The seat on turn draws one card (R3.1)."""
    PLAY = "PLAY"
    """The seat on turn melds and lays off as it likes, and discards at last (R3.2, R3.4)."""
    OVER = "OVER"
    """Nothing: the game has ended."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    round: Round
    """The round that is played."""
    dealer: Seat
    """Who dealt it; the next seat starts (R1.5)."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, each in deck order."""
    draw_pile: Cards
    """The draw pile, next card first."""
    discard_pile: Cards
    """The discards as they were built, the top last."""
    taken: Annotated[FrenchCard | None, REMEMBERED]
    """The card that the seat on turn took from the discard pile in this turn (R3.5)."""
    melds: tuple[Meld, ...]
    """The melds on the table, each at the place of its number."""
    first_laid: tuple[Count, ...]
    """The turn in which each seat first melded or laid off in this round; 0 if it has not (R6.3)."""
    last_laid: Count
    """The latest turn in which anybody melded or laid off; 0 for none (R4.4)."""
    last_meld: Count
    """The latest turn in which a meld was laid; 0 for none (R3.2)."""
    voids: Count
    """How many of the latest rounds were void, running (R4.5)."""
    scores: tuple[Points, ...]
    """The points of the rounds that have ended."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
