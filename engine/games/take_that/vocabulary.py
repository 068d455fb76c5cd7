"""The vocabulary of Take That: cards, options, moves, table, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated, Final, NewType

from msgspec import Meta, Struct

from engine.card_data import CardData
from engine.outcome import Outcome
from engine.reason import ParamKind, ReasonParams
from engine.table import SeatView as AnySeatView
from engine.value import Count, DrawNumber, Points, Seat, tagged

Card = NewType("Card", int)
"""A number card, by its number."""

IN_RANGE = Meta(ge=12, le=98)
"""Bounds of a card's number; the multiples of ten between them are no cards (T1.1)."""

Cards = tuple[Annotated[Card, IN_RANGE], ...]
"""Some cards: a hand in order of numbers, a pile or the row in its own order."""

DECK: Final[Cards] = tuple(Card(number) for number in range(12, 99) if number % 10)
"""Every card, in order of numbers (T1.1)."""


def reversal(card: Card) -> Card:
    """Give the number with its two digits swapped; a toad gives itself (T1.3)."""
    return Card(card % 10 * 10 + card // 10)


def is_toad(card: Card) -> bool:
    """Tell whether both digits are the same (T1.2)."""
    return card % 11 == 0


CARD_DATA: Final = tuple(
    CardData(card=str(card), suit=None, rank=str(card), points=None, glyph=str(card), sort_key=place, copies=1)
    for place, card in enumerate(DECK)
)
"""Every card as a client draws it; what one counts depends on where it lies (T5.1, T5.2)."""

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `take_that/1`."""

Round = Annotated[int, Meta(ge=1, le=4)]
"""The number of a round, from 1. A round is one "game" of the printed rules (T5.4)."""


class Base(Struct, frozen=True, tag=tagged("take_that"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Tiebreak(StrEnum):
    """What decides between equal totals."""

    SHARED = "SHARED"
    """Nothing: they share the place (T5.5)."""
    FEWEST_TOADS = "FEWEST_TOADS"
    """Fewer toads taken in the whole game, then fewer penalty cards, then nothing (T5.5)."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    games: Round = 2
    """Rounds that are played; their scores are added (T5.4)."""
    tiebreak: Tiebreak = Tiebreak.SHARED
    """What decides between equal totals (T5.5)."""
    two_player_extra: bool = True
    """Whether, with two seats, who takes a row of one card also gets the top card of the draw pile (T3.1)."""
    voluntary_take: bool = True
    """Whether the row may be taken while a Place or a Reverse is possible (T2.7)."""


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "TURN"
    """The seat on turn places, reverses or takes the row (T2.1, T2.7)."""
    MUST_PLACE = "MUST_PLACE"
    """The seat on turn has taken the row and must place any card (T2.9)."""
    OVER = "OVER"
    """Nothing: the last round is scored."""


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    OUT_OF_RANGE = "OUT_OF_RANGE"
    """The card is more than 10 away from the row's right end (T2.2). Params: card, end, minimum, maximum."""
    NO_REVERSAL_IN_ROW = "NO_REVERSAL_IN_ROW"
    """The card's reversal does not lie in the row (T2.4), or it has none (T1.3). Params: card."""
    ROW_EMPTY = "ROW_EMPTY"
    """There is no row to take (T2.8)."""
    ALREADY_TOOK = "ALREADY_TOOK"
    """The row was taken in this turn already (T2.8)."""
    MUST_PLACE = "MUST_PLACE"
    """The row is empty, so only a Place is possible (T2.3, T2.9)."""
    MUST_PLAY = "MUST_PLAY"
    """The row may not be taken while a Place or a Reverse is possible (option `voluntary_take`)."""


PARAMS: Final[ReasonParams] = {
    Reason.OUT_OF_RANGE: {
        "card": ParamKind.CARD,
        "end": ParamKind.CARD,
        "minimum": ParamKind.NUMBER,
        "maximum": ParamKind.NUMBER,
    },
    Reason.NO_REVERSAL_IN_ROW: {"card": ParamKind.CARD},
}
"""The facts that the reasons carry."""


class Place(Base, frozen=True, kw_only=True):
    """Puts a card at the right end of the row (T2.2)."""

    card: Annotated[Card, IN_RANGE]
    """The hand card."""


class Reverse(Base, frozen=True, kw_only=True):
    """Shows a card and takes its reversal out of the row; both score (T2.4)."""

    card: Annotated[Card, IN_RANGE]
    """The hand card."""


class TakeRow(Base, frozen=True, kw_only=True):
    """Takes the whole row as penalty cards; a Place follows (T2.7)."""


Move = Place | Reverse | TakeRow
"""What a seat can ask for."""


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has gathered in the rounds that are scored."""

    score: Points = 0
    """Its points (T5.4)."""
    toads: Count = 0
    """Its toads among the penalty cards (T5.5)."""
    penalty_count: Count = 0
    """Its penalty cards, toads included (T5.5)."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    round: Round
    """The round that is played."""
    dealer: Seat
    """Who dealt it; the next seat starts (T1.5)."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, each in order of numbers."""
    row: Cards
    """The row, left to right."""
    draw_pile: Cards
    """The draw pile, next card first."""
    face_up: tuple[Cards, ...]
    """The cards that score, in the order in which they were taken (T2.4)."""
    taken: tuple[Cards, ...]
    """The penalty cards that lay in a row, in the order in which they were taken (T2.7)."""
    extra: tuple[Cards, ...]
    """The penalty cards that came unseen from the draw pile (T3.1)."""
    tallies: tuple[Tally, ...]
    """The rounds before this one; all rounds once the game is over."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    face_up: Cards
    """Its cards that score, in the order in which they were taken."""
    penalty_count: Count
    """Its penalty cards of this round."""
    tally: Tally
    """Its scored rounds."""


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
    """The viewer's own hand, in order of numbers; null without a seat."""
    row: Cards
    """The row, left to right."""
    draw_pile_count: Count
    """Cards in the draw pile."""
    seats: tuple[SeatView, ...]
    """What lies before each seat, in order of seats."""


class GroupKind(StrEnum):
    """What a hand card makes with the table."""

    FITS = "FITS"
    """It may lie at the right end of the row (T2.2, T2.3)."""
    REVERSES = "REVERSES"
    """Its reversal lies in the row (T2.4)."""
