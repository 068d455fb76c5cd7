"""What can happen in High Card, and how it moves cards.

Each event carries its result and says who may see its cards.
"""

from enum import StrEnum
from typing import Annotated, Final

from engine import events
from engine.value import Count, Seat, tagged
from engine.visibility import ALL, Seen
from engine.zones import DEALT, DRAW_PILE, HAND, SHUFFLED, Transfer, Transfers, Zone, at

from .vocabulary import Card, Cards


class Fact(events.Stored, frozen=True, kw_only=True, tag=tagged("high_card")):
    """Gives every event its tag."""


class DeckShuffled(events.DeckShuffled[Card], Fact, frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile (H1.2)."""


class CardsDealt(events.CardsDealt[Card], Fact, frozen=True, kw_only=True):
    """The hands were dealt from the draw pile, whose rest stays out (H1.2)."""


class TurnStarted(events.TurnStarted, Fact, frozen=True, kw_only=True):
    """A trick began, for all seats at once; `seat` is the lowest that it waits for, `turn_number` its number (H2.1)."""


class CardLaid(Fact, frozen=True, kw_only=True):
    """A seat laid a card face down (H2.1)."""

    seat: Seat
    """Who."""
    card: Annotated[Card | None, Seen("seat")]
    """Which."""
    turn: Seat
    """The lowest seat that the trick waits for now; 0 if it waits for none."""


class TrickTaken(Fact, frozen=True, kw_only=True):
    """The laid cards were shown, and one took the trick (H2.3)."""

    seat: Seat
    """Who took it."""
    cards: Annotated[Cards, ALL]
    """The cards, in order of seats."""
    taken: Count
    """Tricks that it has taken now."""


class GameEndCause(StrEnum):
    """What ended the game."""

    TRICKS_PLAYED = "TRICKS_PLAYED"
    """The last trick was taken (H3.1)."""


class GameEnded(events.GameEnded[GameEndCause], Fact, frozen=True, kw_only=True):
    """The last trick was taken (H3.1)."""


Event = DeckShuffled | CardsDealt | TurnStarted | CardLaid | TrickTaken | GameEnded
"""What can happen."""

ZONES = (
    DRAW_PILE,
    HAND,
    Zone(name="laid", view="laid_count", per_seat=True, own="laid"),
    Zone(name="shown", view="shown"),
)
"""Where cards lie: face down before each seat, then face up before all."""

TRANSFERS: Final[Transfers] = {
    DeckShuffled: SHUFFLED,
    CardsDealt: DEALT,
    CardLaid: (Transfer(source=at("hand", "seat"), target=at("laid", "seat"), cards="card"),),
    TrickTaken: (Transfer(source=at("laid", "*"), target=at("shown"), cards="cards", whole=True),),
}
"""How events move cards; the others move none."""
