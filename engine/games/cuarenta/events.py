"""What can happen in Cuarenta. Each event carries its result and says who may see its cards."""

from enum import StrEnum
from typing import Annotated

from engine.french import FrenchCard
from engine.games.cuarenta.cards import Cards
from engine.games.cuarenta.model import Base, Deal, Record, Round, Score
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL, NOBODY, Seen


class DealerDrawn(Base, frozen=True, kw_only=True):
    """The dealer of the first round was drawn (Q2.3)."""

    seat: Seat
    """The dealer."""
    draw: DrawNumber
    """Number of the draw."""


class RoundStarted(Base, frozen=True, kw_only=True):
    """The table was cleared for a round (Q2.1)."""

    round: Round
    """The round."""
    dealer: Seat
    """Who deals it."""


class DeckShuffled(Base, frozen=True, kw_only=True):
    """All cards were shuffled, once a round (Q2.4)."""

    draw: DrawNumber
    """Number of the draw."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, NOBODY]
    """Which, next card first."""


class DealtHand(Record, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in deck order."""


class CardsDealt(Base, frozen=True, kw_only=True):
    """Both hands were dealt (Q2.1, Q2.5)."""

    deal: Deal
    """Number of the deal in the round."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    stock_count: Count
    """Cards that are left for the deals after it."""


class RondaScored(Base, frozen=True, kw_only=True):
    """A seat was dealt three of a rank (Q5.1)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards | None, Seen("seat")]
    """The three cards; the other seat learns no rank (Q5.6)."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class FourShown(Base, frozen=True, kw_only=True):
    """A seat was dealt four of a rank and showed them (Q5.2, Q5.8)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards, ALL]
    """The four cards."""
    score: Score
    """The seat's points: 40 for who wins by it (Q7.6), as before if both have four (Q5.3)."""


class TurnStarted(Base, frozen=True, kw_only=True):
    """A seat came to its turn."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn in the round, from 1."""


class CardLaid(Base, frozen=True, kw_only=True):
    """A card captured nothing and stays on the table (Q3.1)."""

    seat: Seat
    """Who played it."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class CardsCaptured(Base, frozen=True, kw_only=True):
    """A card captured; it goes to the seat's pile with all that it took (Q3.12)."""

    seat: Seat
    """Who played it."""
    card: Annotated[FrenchCard, ALL]
    """The card that was played."""
    capture: Annotated[Cards, ALL]
    """The card of its rank (Q3.2), or the cards that add up to it (Q3.3), in deck order."""
    sequence: Annotated[Cards, ALL]
    """The cards that followed without a gap, lowest first (Q3.4)."""
    count: Count
    """How many cards went to the pile."""


class CaidaScored(Base, frozen=True, kw_only=True):
    """A card fell on the card of its rank that was laid in the turn before (Q4.2)."""

    seat: Seat
    """Who captured."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class LimpiaScored(Base, frozen=True, kw_only=True):
    """A capture emptied the table (Q4.5)."""

    seat: Seat
    """Who captured."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class LeftoverTaken(Base, frozen=True, kw_only=True):
    """The cards left on the table went to who captured last (option `leftover`)."""

    seat: Seat
    """Who gets them."""
    count: Count
    """How many."""
    cards: Annotated[Cards, ALL]
    """Which."""


class ScoreLine(Record, frozen=True, kw_only=True):
    """One seat's line of the count."""

    seat: Seat
    """The seat."""
    captured_count: Count
    """Its captured cards."""
    points: Score
    """What they are worth (section 6)."""
    score: Score
    """The seat's points with them."""


class RoundEnded(Base, frozen=True, kw_only=True):
    """The deck was used up and the captured cards were counted (section 6). No hand is left to be shown."""

    round: Round
    """The round."""
    leftover: Annotated[Cards, ALL]
    """The cards on the table that belong to nobody (Q6.0)."""
    sheet: tuple[ScoreLine, ...]
    """The count, in order of seats."""


class EndCause(StrEnum):
    """What ended the game."""

    FORTY = "FORTY"
    """A seat reached 40 points (Q4.10)."""
    FOUR = "FOUR"
    """A seat was dealt four of a rank (Q5.2)."""
    BOTH_FOUR = "BOTH_FOUR"
    """Both seats were: a draw (Q5.3)."""


class GameEnded(Base, frozen=True, kw_only=True):
    """The game was won or drawn; cards that are left are not played."""

    cause: EndCause
    """What ended it."""
    margin: Score
    """How many points the winner is ahead; 0 in a draw (Q7.5)."""
    outcome: Outcome
    """Places and scores."""


Event = (
    DealerDrawn
    | RoundStarted
    | DeckShuffled
    | CardsDealt
    | RondaScored
    | FourShown
    | TurnStarted
    | CardLaid
    | CardsCaptured
    | CaidaScored
    | LimpiaScored
    | LeftoverTaken
    | RoundEnded
    | GameEnded
)
"""What can happen."""
