"""Where cards lie in Cuarenta, and how events move them."""

from typing import Final

from engine.games.cuarenta.vocabulary.events import (
    CardLaid,
    CardsCaptured,
    CardsDealt,
    DeckShuffled,
    LeftoverTaken,
    RoundStarted,
)
from engine.zones import DEALT, DRAW_PILE, HAND, SHUFFLED, Transfer, Transfers, Zone, at, cleared

ZONES: Final = (
    DRAW_PILE,
    HAND,
    Zone(name="table", view="table"),
    Zone(name="captured", view="captured_count", per_seat=True),
)
"""Where cards lie: those on the table before all, the captured ones before each seat."""

TRANSFERS: Final[Transfers] = {
    RoundStarted: cleared(*ZONES),
    DeckShuffled: SHUFFLED,
    CardsDealt: DEALT,
    CardLaid: (Transfer(source=at("hand", "seat"), target=at("table"), cards="card"),),
    CardsCaptured: (
        Transfer(source=at("hand", "seat"), target=at("captured", "seat"), cards="card"),
        Transfer(source=at("table"), target=at("captured", "seat"), cards="capture"),
        Transfer(source=at("table"), target=at("captured", "seat"), cards="sequence"),
    ),
    LeftoverTaken: (Transfer(source=at("table"), target=at("captured", "seat"), cards="cards", count="count"),),
}
"""How events move cards; the others move none."""
