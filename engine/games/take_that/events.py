"""What can happen in Take That. Each event carries its result and says who may see its cards."""

from enum import StrEnum
from typing import Annotated

from engine.games.take_that.cards import IN_RANGE, Card, Cards
from engine.games.take_that.model import Base, Record, Round, Tally
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Points, Seat
from engine.visibility import ALL, NOBODY, Seen


class DealerDrawn(Base, frozen=True, kw_only=True):
    """The dealer of the first round was drawn (T1.5)."""

    seat: Seat
    """The dealer."""
    draw: DrawNumber
    """Number of the draw."""


class RoundStarted(Base, frozen=True, kw_only=True):
    """The table was cleared for a round."""

    round: Round
    """The round."""
    dealer: Seat
    """Who deals it."""


class DealtHand(Record, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in order of numbers."""


class CardsDealt(Base, frozen=True, kw_only=True):
    """The deck was shuffled and the hands were dealt (T1.4)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    stock_count: Count
    """Cards left for the stock."""
    stock: Annotated[Cards | None, NOBODY]
    """The stock, next card first."""


class TurnStarted(Base, frozen=True, kw_only=True):
    """A seat came to its turn."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn in the round, from 1."""


class CardPlaced(Base, frozen=True, kw_only=True):
    """A card went from a hand to the right end of the row (T2.2)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, IN_RANGE, ALL]
    """The card."""


class CardReversed(Base, frozen=True, kw_only=True):
    """A card was shown and took its reversal out of the row; both lie face up before the seat (T2.4)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, IN_RANGE, ALL]
    """The card from the hand."""
    reversal: Annotated[Card, IN_RANGE, ALL]
    """The card from the row."""


class RowTaken(Base, frozen=True, kw_only=True):
    """A seat took all cards of the row as penalty cards (T2.7)."""

    seat: Seat
    """Who took them."""
    count: Count
    """How many."""
    cards: Annotated[Cards, ALL]
    """Which, left to right."""


class PenaltyAdded(Base, frozen=True, kw_only=True):
    """The top card of the stock joined a seat's penalty cards, seen by nobody (T3.1, T3.2)."""

    seat: Seat
    """Whose penalty cards."""
    card: Annotated[Annotated[Card, IN_RANGE] | None, NOBODY]
    """The card."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    REFILL = "REFILL"
    """The turn ended (T2.1)."""


class CardsDrawn(Base, frozen=True, kw_only=True):
    """A seat drew from the stock into its hand (T2.1)."""

    seat: Seat
    """Who drew."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which."""
    cause: DrawCause
    """Why."""


class EndCause(StrEnum):
    """What ended a round."""

    ROW_TAKEN = "ROW_TAKEN"
    """Somebody took the row while the stock was empty (T4.2)."""
    ROW_EMPTIED = "ROW_EMPTIED"
    """A Reverse left no row while the stock was empty (T4.2)."""


class ShownHand(Record, frozen=True, kw_only=True):
    """The cards that one seat still held; they count nothing (T5.3)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards, ALL]
    """Which, in order of numbers."""


class ScoreLine(Record, frozen=True, kw_only=True):
    """One seat's line of the score sheet."""

    seat: Seat
    """The seat."""
    face_up_count: Count
    """Its cards that score a point each (T5.1)."""
    penalty_count: Count
    """Its penalty cards, toads included (T5.2)."""
    toads: Count
    """Its toads among them."""
    extra: Annotated[Cards, ALL]
    """Its penalty cards that nobody had seen before (T3.2)."""
    score: Points
    """Its points of this round."""
    tally: Tally
    """All its rounds so far, this one included."""


class RoundEnded(Base, frozen=True, kw_only=True):
    """A round ended and was scored; everything is shown (T4.2, section 5)."""

    round: Round
    """The round."""
    cause: EndCause
    """What ended it."""
    hands: tuple[ShownHand, ...]
    """The hands, in order of seats."""
    sheet: tuple[ScoreLine, ...]
    """The score sheet, in order of seats."""


class GameEnded(Base, frozen=True, kw_only=True):
    """The last round is scored (T5.4)."""

    outcome: Outcome
    """Places and scores."""


Event = (
    DealerDrawn
    | RoundStarted
    | CardsDealt
    | TurnStarted
    | CardPlaced
    | CardReversed
    | RowTaken
    | PenaltyAdded
    | CardsDrawn
    | RoundEnded
    | GameEnded
)
"""What can happen."""
