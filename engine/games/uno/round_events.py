"""What happens to the table of UNO: rounds, deals, turns, cards drawn.

Each event carries its result and says who may see its cards.
"""

from enum import StrEnum
from typing import Annotated

from engine.games.uno.cards import Card, Cards, Color
from engine.games.uno.model import Base, Record
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Points, Seat
from engine.visibility import ALL, NOBODY, Seen


class DealerDrawn(Base, frozen=True, kw_only=True):
    """The dealer of the first round was drawn (U2.2)."""

    seat: Seat
    """The dealer."""
    draw: DrawNumber
    """Number of the draw."""


class RoundStarted(Base, frozen=True, kw_only=True):
    """The table was cleared for a round."""

    round: Count
    """The round, from 1."""
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
    """The deck was shuffled and the hands were dealt (U2.1)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    draw_pile_count: Count
    """Cards left for the draw pile."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""


class StartCardTurned(Base, frozen=True, kw_only=True):
    """The top card of the draw pile was turned up and begins the discard pile (U2.1)."""

    card: Annotated[Card, ALL]
    """The card."""


class StartCardReturned(Base, frozen=True, kw_only=True):
    """The card that was turned up may not begin a round; it went back into the draw pile (U2.8)."""

    card: Annotated[Card, ALL]
    """The card."""
    draw: DrawNumber
    """Number of the draw that placed it."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile with it, next card first."""


class StartColorAsked(Base, frozen=True, kw_only=True):
    """A wild type begins the discard pile; the first seat has to name its colour (U2.7)."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn in the round, from 1."""


class StartColorChosen(Base, frozen=True, kw_only=True):
    """The first seat named the colour of the card that was turned up (U2.7)."""

    seat: Seat
    """The seat."""
    color: Color
    """The colour."""


class TurnStarted(Base, frozen=True, kw_only=True):
    """A seat came to its turn."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn in the round, from 1."""


class TurnPassed(Base, frozen=True, kw_only=True):
    """A seat ended its turn without playing a card."""

    seat: Seat
    """The seat."""


class TurnIdled(Base, frozen=True, kw_only=True):
    """A turn ended in which no card moved (U8.6)."""

    seat: Seat
    """Whose turn."""
    in_a_row: Count
    """How many such turns there were in a row, this one included."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """The seat chose to draw on its turn (U4.1)."""
    PENALTY = "PENALTY"
    """It owed them for a card of the seat before it."""
    CHALLENGE_LOST = "CHALLENGE_LOST"
    """It lost a challenge, as attacker (U6.9) or as challenger (U6.10)."""
    UNO_CAUGHT = "UNO_CAUGHT"
    """It was caught (U9.2)."""
    WRONG_CARD = "WRONG_CARD"
    """It had played a wrong card (U10.2)."""
    EVERYONE_ELSE_DRAWS_1 = "EVERYONE_ELSE_DRAWS_1"
    """Somebody else played a customizable card of that rule (U7.1)."""
    LAST_CARD = "LAST_CARD"
    """The last card of the round's winner says so (U11.2)."""


class CardsDrawn(Base, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand."""

    seat: Seat
    """Who drew."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, first drawn first."""
    cause: DrawCause
    """Why."""


class PileReshuffled(Base, frozen=True, kw_only=True):
    """All discarded cards but the top one were shuffled and are the new draw pile (U8.1)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    count: Count
    """How many cards."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""


class RoundBlocked(Base, frozen=True, kw_only=True):
    """As many turns in a row as there are seats have moved no card; the round ends (U8.6)."""

    turns: Count
    """How many turns."""


class FinalHand(Record, frozen=True, kw_only=True):
    """The cards that one seat still held; they are shown (section 12 of the rules)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards, ALL]
    """Which, in deck order."""


class ScoreLine(Record, frozen=True, kw_only=True):
    """One seat's line of the score sheet."""

    seat: Seat
    """The seat."""
    points: Points
    """What its hand counts (U11.4)."""
    place: Count
    """Its rank in this round, 1 is best; equal seats share it (U11.5 to U11.8)."""
    score: Points
    """Its score: in FIRST_TO_500 what it has won in all rounds so far, in RANKING what its hand counts."""


class RoundEnded(Base, frozen=True, kw_only=True):
    """A round ended and was scored; all hands are shown (section 11 of the rules)."""

    round: Count
    """The round."""
    winner: Seat | None
    """Who has no cards left; null if the round was blocked."""
    blocked_rounds: Count
    """How many rounds in a row have ended blocked, this one included."""
    hands: tuple[FinalHand, ...]
    """The hands, in order of seats."""
    sheet: tuple[ScoreLine, ...]
    """The score sheet, in order of seats."""


class GameEnded(Base, frozen=True, kw_only=True):
    """The last round is scored (U11.9)."""

    outcome: Outcome
    """Places and scores."""


RoundEvent = (
    DealerDrawn
    | RoundStarted
    | CardsDealt
    | StartCardTurned
    | StartCardReturned
    | StartColorAsked
    | StartColorChosen
    | TurnStarted
    | TurnPassed
    | TurnIdled
    | CardsDrawn
    | PileReshuffled
    | RoundBlocked
    | RoundEnded
    | GameEnded
)
"""What can happen to the table."""
