"""The table of Cuarenta: all of it, and what one viewer may know."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.games.cuarenta.vocabulary.cards import Cards
from engine.games.cuarenta.vocabulary.moves import Base, Options, Phase
from engine.outcome import Outcome
from engine.table import SeatView as AnySeatView
from engine.value import Count, DrawNumber, Seat

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `cuarenta/1`."""

Round = Annotated[int, Meta(ge=1, le=1_000)]
"""The number of a round, from 1. A round is one "hand" of the printed rules: the whole deck (Q2.1)."""

Deal = Annotated[int, Meta(ge=1, le=4)]
"""The number of a deal in its round (Q2.1)."""

Score = Annotated[int, Meta(ge=0, le=1_000)]
"""Points of one seat in the game."""


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
