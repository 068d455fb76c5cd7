"""What can happen in Straight Rummy. Each event carries its result and says who may see its cards."""

from enum import StrEnum
from typing import Annotated

from engine.french import FrenchCard
from engine.games.rummy.cards import Cards
from engine.games.rummy.model import Base, MeldId, MeldKind, Record, Round
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Points, Seat
from engine.visibility import ALL, NOBODY, Seen


class DealerDrawn(Base, frozen=True, kw_only=True):
    """The dealer of the first round was drawn (R1.4)."""

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
    """Which, in deck order."""


class CardsDealt(Base, frozen=True, kw_only=True):
    """The deck was shuffled, the hands were dealt, and the top card of the stock was turned (R1.2, R1.3)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    up_card: Annotated[FrenchCard, ALL]
    """The card that starts the discard pile."""
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


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """The turn began (R3.1)."""


class CardsDrawn(Base, frozen=True, kw_only=True):
    """A seat drew from the stock (R3.1)."""

    seat: Seat
    """Who drew."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which."""
    cause: DrawCause
    """Why."""


class DiscardTaken(Base, frozen=True, kw_only=True):
    """A seat took the top card of the discard pile (R3.1)."""

    seat: Seat
    """Who took it."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class PileReshuffled(Base, frozen=True, kw_only=True):
    """The discards below the top card became the new stock (R4.1)."""

    draw: DrawNumber | None
    """Number of the draw that shuffled; null where the pile was only turned over (option `stock_rebuild`)."""
    count: Count
    """Cards in the new stock (R4.7)."""
    stock: Annotated[Cards | None, NOBODY]
    """The new stock, next card first (R4.7)."""


class MeldLaid(Base, frozen=True, kw_only=True):
    """A seat laid a meld on the table (R3.2)."""

    seat: Seat
    """Who laid it."""
    meld: MeldId
    """The number of the new meld."""
    kind: MeldKind
    """Whether it is a set or a run."""
    cards: Annotated[Cards, ALL]
    """A set in deck order, a run from its low to its high end."""


class CardLaidOff(Base, frozen=True, kw_only=True):
    """A seat added a card to a meld (R2.8)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[FrenchCard, ALL]
    """The card."""
    meld: MeldId
    """The number of the meld."""
    cards: Annotated[Cards, ALL]
    """The meld with the card in it."""


class CardDiscarded(Base, frozen=True, kw_only=True):
    """A seat put a card on the discard pile (R3.4)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class EndCause(StrEnum):
    """What ended a round."""

    WENT_OUT = "WENT_OUT"
    """A hand is empty (R5.1)."""
    STOCK_RAN_OUT = "STOCK_RAN_OUT"
    """A new stock ran out too, and nobody had melded or laid off from it: void (R4.4 a)."""
    NO_STOCK = "NO_STOCK"
    """No stock can be made, and a lap passed without a meld or lay-off: void (R4.4 b)."""
    STALEMATE = "STALEMATE"
    """Thirty laps passed without a meld or lay-off: void (R4.4 c)."""


class ShownHand(Record, frozen=True, kw_only=True):
    """The cards that one seat still held."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards, ALL]
    """Which, in deck order."""


class ScoreLine(Record, frozen=True, kw_only=True):
    """One seat's line of the score board."""

    seat: Seat
    """The seat."""
    left: Points
    """What the cards in its hand count (R6.1)."""
    gained: Points
    """What it received: all that is left in the other hands for who went out, doubled for a rummy (R6.1, R6.3)."""
    score: Points
    """All its rounds so far, this one included."""


class RoundEnded(Base, frozen=True, kw_only=True):
    """A round ended and was scored; the hands are shown (section 6 of the rules)."""

    round: Round
    """The round."""
    cause: EndCause
    """What ended it."""
    winner: Seat | None
    """Who went out; null for a void round."""
    rummy: bool
    """Whether the winner had laid down nothing before its last turn (R6.3)."""
    voids: Count
    """How many of the latest rounds were void, this one included; 0 if somebody went out (R4.5)."""
    hands: tuple[ShownHand, ...]
    """The hands, in order of seats."""
    sheet: tuple[ScoreLine, ...]
    """The score board, in order of seats."""


class GameEnded(Base, frozen=True, kw_only=True):
    """Somebody has reached the target, or three rounds running were void (R6.7, R4.5)."""

    outcome: Outcome
    """Places and scores."""


Event = (
    DealerDrawn
    | RoundStarted
    | CardsDealt
    | TurnStarted
    | CardsDrawn
    | DiscardTaken
    | PileReshuffled
    | MeldLaid
    | CardLaidOff
    | CardDiscarded
    | RoundEnded
    | GameEnded
)
"""What can happen."""
