"""The whole table of Cuarenta."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.games.cuarenta.vocabulary.base import Base, Deal, Round, Score
from engine.games.cuarenta.vocabulary.cards import Cards
from engine.games.cuarenta.vocabulary.options import Options
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `cuarenta/1`."""


class Phase(StrEnum):
    """What the game waits for."""

    PLAY = "PLAY"
    """The seat on turn plays a card (Q3.1)."""
    OVER = "OVER"
    """Nothing: the game has an outcome."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    round: Round
    """The round that is played."""
    deal: Deal
    """The deal of the round (Q2.1)."""
    dealer: Seat
    """Who deals this round; the other seat begins every deal (Q2.2)."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, each in deck order."""
    table: Cards
    """The cards on the table; the one that has lain longest comes first."""
    fresh: bool
    """Whether the card that came to the table last was left there in the turn before this one, in the same deal: a
    caida can fall on it (Q4.2)."""
    draw_pile: Cards
    """The cards that are not dealt yet, next card first."""
    captured: tuple[Cards, ...]
    """The captured cards of this round, in the order in which they were taken (Q3.12)."""
    last_capturer: Seat | None
    """Who captured last in this round; null while nobody has."""
    rondas: tuple[bool, ...]
    """Whether a seat scored a ronda in this deal (Q5.1)."""
    scores: tuple[Score, ...]
    """The points of the game."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
