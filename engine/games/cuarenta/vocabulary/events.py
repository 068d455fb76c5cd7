"""What can happen in Cuarenta.

Each event carries its result and says who may see its cards.
"""

from enum import StrEnum
from typing import Annotated

from engine import events
from engine.french import FrenchCard
from engine.games.cuarenta.vocabulary.base import Deal, Score
from engine.games.cuarenta.vocabulary.cards import Cards
from engine.value import Count, Seat, tagged
from engine.visibility import ALL, Seen


class CuarentaEvent(events.Stored, frozen=True, kw_only=True, tag=tagged("cuarenta")):
    """Gives every event its tag."""


class DealerDrawn(events.DealerDrawn, CuarentaEvent, frozen=True, kw_only=True):
    """The dealer of the first round was drawn by lot (Q2.3)."""


class RoundStarted(events.RoundStarted, CuarentaEvent, frozen=True, kw_only=True):
    """The table was cleared for a round (Q2.1)."""


class DeckShuffled(events.DeckShuffled[FrenchCard], CuarentaEvent, frozen=True, kw_only=True):
    """All cards were shuffled, once a round (Q2.4)."""


class CardsDealt(events.CardsDealt[FrenchCard], CuarentaEvent, frozen=True, kw_only=True):
    """Both hands were dealt from the draw pile (Q2.1, Q2.5)."""

    deal: Deal
    """Number of the deal in the round."""


class RondaScored(CuarentaEvent, frozen=True, kw_only=True):
    """A seat was dealt three of a rank (Q5.1)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards | None, Seen("seat")]
    """The three cards; the other seat learns no rank (Q5.6)."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class FourShown(CuarentaEvent, frozen=True, kw_only=True):
    """A seat was dealt four of a rank and showed them (Q5.2, Q5.8)."""

    seat: Seat
    """The seat."""
    cards: Annotated[Cards, ALL]
    """The four cards."""
    score: Score
    """The seat's points: 40 for who wins by it (Q7.6), as before if both have four (Q5.3)."""


class TurnStarted(events.TurnStarted, CuarentaEvent, frozen=True, kw_only=True):
    """A seat came to its turn (Q3.1)."""

    fresh: bool
    """Whether the card that came to the table last was left there by the other seat in the turn before, so that a
    caida can fall on it (Q4.2)."""


class CardLaid(CuarentaEvent, frozen=True, kw_only=True):
    """A card captured nothing and stays on the table (Q3.1)."""

    seat: Seat
    """Who played it."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class CardsCaptured(CuarentaEvent, frozen=True, kw_only=True):
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


class CaidaScored(CuarentaEvent, frozen=True, kw_only=True):
    """A card fell on the card of its rank that was laid in the turn before (Q4.2)."""

    seat: Seat
    """Who captured."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class LimpiaScored(CuarentaEvent, frozen=True, kw_only=True):
    """A capture emptied the table (Q4.5)."""

    seat: Seat
    """Who captured."""
    points: Score
    """What it is worth."""
    score: Score
    """The seat's points with it."""


class LeftoverTaken(CuarentaEvent, frozen=True, kw_only=True):
    """The cards left on the table went to who captured last (option `leftover`)."""

    seat: Seat
    """Who gets them."""
    count: Count
    """How many."""
    cards: Annotated[Cards, ALL]
    """Which."""


class RoundEndCause(StrEnum):
    """What ended a round."""

    DECK_PLAYED = "DECK_PLAYED"
    """All four deals are played (Q6.4)."""


class ScoreLine(events.ScoreLine, frozen=True, kw_only=True):
    """One seat's line of the count (section 6)."""

    captured_count: Count
    """Its captured cards."""


class RoundEnded(events.RoundEnded[FrenchCard, ScoreLine, RoundEndCause], CuarentaEvent, frozen=True, kw_only=True):
    """The deck was used up and the captured cards were counted (section 6)."""

    leftover: Annotated[Cards, ALL]
    """The cards on the table that belong to nobody (Q6.0)."""


class GameEndCause(StrEnum):
    """What ended the game."""

    FORTY = "FORTY"
    """A seat reached 40 points (Q4.10)."""
    FOUR = "FOUR"
    """A seat was dealt four of a rank (Q5.2)."""
    BOTH_FOUR = "BOTH_FOUR"
    """Both seats were: a draw (Q5.3)."""


class GameEnded(events.GameEnded[GameEndCause], CuarentaEvent, frozen=True, kw_only=True):
    """The game was won or drawn; cards that are left are not played."""

    margin: Score
    """How many points the winner is ahead; 0 in a draw (Q7.5)."""


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
