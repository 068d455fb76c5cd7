"""What can happen in Take That, and how it moves cards.

Each event carries its result and says who may see its cards.
"""

from enum import StrEnum
from typing import Annotated, Final

from engine import events
from engine.games.take_that.vocabulary import IN_RANGE, Card, Cards, Tally
from engine.value import Count, Seat, tagged
from engine.visibility import ALL, NOBODY
from engine.zones import DEALT, DRAW_PILE, DRAWN, HAND, SHUFFLED, Transfer, Transfers, Zone, at, cleared

AnyCard = Annotated[Card, IN_RANGE]
"""A card within its bounds, for the shapes that every title shares."""


class TakeThatEvent(events.Stored, frozen=True, kw_only=True, tag=tagged("take_that")):
    """Gives every event its tag."""


class DealerDrawn(events.DealerDrawn, TakeThatEvent, frozen=True, kw_only=True):
    """The dealer of the first round was drawn by lot (T1.5)."""


class RoundStarted(events.RoundStarted, TakeThatEvent, frozen=True, kw_only=True):
    """The table was cleared for a round (T5.4)."""


class DeckShuffled(events.DeckShuffled[AnyCard], TakeThatEvent, frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile (T1.4)."""


class CardsDealt(events.CardsDealt[AnyCard], TakeThatEvent, frozen=True, kw_only=True):
    """The hands were dealt from the draw pile (T1.4)."""


class TurnStarted(events.TurnStarted, TakeThatEvent, frozen=True, kw_only=True):
    """A seat came to its turn (T1.5)."""


class CardPlaced(TakeThatEvent, frozen=True, kw_only=True):
    """A card went from a hand to the right end of the row (T2.2)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, IN_RANGE, ALL]
    """The card."""


class CardReversed(TakeThatEvent, frozen=True, kw_only=True):
    """A card was shown and took its reversal out of the row; both lie face up before the seat (T2.4)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, IN_RANGE, ALL]
    """The card from the hand."""
    reversal: Annotated[Card, IN_RANGE, ALL]
    """The card from the row."""


class RowTaken(TakeThatEvent, frozen=True, kw_only=True):
    """A seat took all cards of the row as penalty cards (T2.7)."""

    seat: Seat
    """Who took them."""
    count: Count
    """How many."""
    cards: Annotated[Cards, ALL]
    """Which, left to right."""


class PenaltyAdded(TakeThatEvent, frozen=True, kw_only=True):
    """The top card of the draw pile joined a seat's penalty cards, seen by nobody (T3.1, T3.2)."""

    seat: Seat
    """Whose penalty cards."""
    card: Annotated[AnyCard | None, NOBODY]
    """The card."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    REFILL = "REFILL"
    """The turn ended (T2.1)."""


class CardsDrawn(events.CardsDrawn[AnyCard, DrawCause], TakeThatEvent, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand (T2.1)."""


class RoundEndCause(StrEnum):
    """What ended a round."""

    ROW_TAKEN = "ROW_TAKEN"
    """Somebody took the row while the draw pile was empty (T4.2)."""
    ROW_EMPTIED = "ROW_EMPTIED"
    """A Reverse left no row while the draw pile was empty (T4.2)."""


class ScoreLine(events.ScoreLine, frozen=True, kw_only=True):
    """One seat's line of the score sheet (section 5 of the rules)."""

    face_up_count: Count
    """Its cards that score a point each (T5.1)."""
    penalty_count: Count
    """Its penalty cards, toads included (T5.2)."""
    toads: Count
    """Its toads among them."""
    extra: Annotated[Cards, ALL]
    """Its penalty cards that nobody had seen before (T3.2)."""
    tally: Tally
    """All its rounds so far, this one included."""


class RoundEnded(events.RoundEnded[AnyCard, ScoreLine, RoundEndCause], TakeThatEvent, frozen=True, kw_only=True):
    """A round ended and was scored; everything is shown, and hands count nothing (T4.2, T5.3)."""


class GameEndCause(StrEnum):
    """What ended the game."""

    ROUNDS_PLAYED = "ROUNDS_PLAYED"
    """The last round is scored (T5.4)."""


class GameEnded(events.GameEnded[GameEndCause], TakeThatEvent, frozen=True, kw_only=True):
    """The last round is scored (T5.4)."""


Event = (
    DealerDrawn
    | RoundStarted
    | DeckShuffled
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

ZONES = (
    DRAW_PILE,
    HAND,
    Zone(name="row", view="row"),
    Zone(name="face_up", view="face_up", per_seat=True),
    Zone(name="penalty", view="penalty_count", per_seat=True),
)
"""Where cards lie: the row before all, the cards that score and the penalty cards before each seat."""

TRANSFERS: Final[Transfers] = {
    RoundStarted: cleared(*ZONES),
    DeckShuffled: SHUFFLED,
    CardsDealt: DEALT,
    CardPlaced: (Transfer(source=at("hand", "seat"), target=at("row"), cards="card"),),
    CardReversed: (
        Transfer(source=at("hand", "seat"), target=at("face_up", "seat"), cards="card"),
        Transfer(source=at("row"), target=at("face_up", "seat"), cards="reversal"),
    ),
    RowTaken: (Transfer(source=at("row"), target=at("penalty", "seat"), cards="cards", count="count"),),
    PenaltyAdded: (Transfer(source=at("draw_pile"), target=at("penalty", "seat"), cards="card"),),
    CardsDrawn: DRAWN,
}
"""How events move cards; the others move none."""
