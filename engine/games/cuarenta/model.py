"""The vocabulary of Cuarenta: options, table, moves, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.french import FrenchCard
from engine.games.cuarenta.cards import Cards
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat, tagged

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `cuarenta/1`."""

Round = Annotated[int, Meta(ge=1, le=1_000)]
"""The number of a round, from 1. A round is one "hand" of the printed rules: the whole deck (Q2.1)."""

Deal = Annotated[int, Meta(ge=1, le=4)]
"""The number of a deal in its round (Q2.1)."""

Score = Annotated[int, Meta(ge=0, le=1_000)]
"""Points of one seat in the game."""


class Base(Struct, frozen=True, tag=tagged("cuarenta"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""


class Award(StrEnum):
    """What something is worth."""

    TWO = "TWO"
    """Two points."""
    FOUR = "FOUR"
    """Four points."""


class Leftover(StrEnum):
    """Who gets the cards that lie on the table when a round ends."""

    NOBODY = "NOBODY"
    """Nobody (Q6.0)."""
    LAST_CAPTURER = "LAST_CAPTURER"
    """Who captured last in this round; nobody if nobody did. It is no limpia."""


class LimpiaCheck(StrEnum):
    """Which score must be below 38 for a limpia."""

    BEFORE_PLAY = "BEFORE_PLAY"
    """The score before the card was played (Q4.8)."""
    AFTER_CAIDA = "AFTER_CAIDA"
    """The score with the caida of the same play."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    ronda_points: Award = Award.TWO
    """What a ronda is worth (Q5.1)."""
    caida_limpia: Award = Award.FOUR
    """What a caida that empties the table is worth in all (Q4.5)."""
    mandatory_capture: bool = True
    """Whether a card that can capture must (Q3.7)."""
    leftover: Leftover = Leftover.NOBODY
    """Who gets the cards that lie on the table when a round ends (Q6.0)."""
    limpia_check: LimpiaCheck = LimpiaCheck.BEFORE_PLAY
    """Which score must be below 38 for a limpia (Q4.8)."""


class Phase(StrEnum):
    """What the game waits for."""

    PLAY = "PLAY"
    """The seat on turn plays a card (Q3.1)."""
    OVER = "OVER"
    """Nothing: the game has an outcome."""


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    CAPTURE_REQUIRED = "CAPTURE_REQUIRED"
    """The card can capture, so it must not be laid (Q3.7). Params: card."""
    NO_SUCH_CAPTURE = "NO_SUCH_CAPTURE"
    """The card cannot capture these cards (Q3.2, Q3.3, Q3.10). Params: card."""


class PlayCard(Base, frozen=True, kw_only=True):
    """Plays a card: it captures, or stays on the table (Q3.1)."""

    card: FrenchCard
    """The hand card."""
    capture: Cards = ()
    """What it captures, in any order: one card of its rank, or cards that add up to it; nothing lays it. The sequence
    above it follows by itself (Q3.6)."""


Move = PlayCard
"""What a seat can ask for."""


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
    stock: Cards
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


class SeatView(Record, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    seat: Seat
    """The seat."""
    score: Score
    """Its points of the game."""
    hand_count: Count
    """Cards in its hand."""
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
    phase: Phase
    """What the game waits for."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    table: Cards
    """The cards on the table; the one that has lain longest comes first."""
    fresh: bool
    """Whether a caida can fall on the card that came to the table last (Q4.2)."""
    stock_count: Count
    """Cards that are not dealt yet."""
    last_capturer: Seat | None
    """Who captured last in this round; null while nobody has."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""
