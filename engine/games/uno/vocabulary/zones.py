"""Where cards lie in UNO, and how events move them."""

from typing import Final

from engine.games.uno.vocabulary import events as e
from engine.zones import (
    DEALT,
    DRAW_PILE,
    DRAWN,
    HAND,
    RESHUFFLED,
    SHUFFLED,
    START_CARD,
    Transfer,
    Transfers,
    Zone,
    at,
    cleared,
)

ZONES = (DRAW_PILE, HAND, Zone(name="discard_pile", view="discard_count"))
"""Where cards lie. Of the discard pile a view shows the top card."""

TRANSFERS: Final[Transfers] = {
    e.RoundStarted: cleared(*ZONES),
    e.DeckShuffled: SHUFFLED,
    e.CardsDealt: DEALT,
    e.StartCardTurned: START_CARD,
    e.StartCardReturned: (Transfer(source=at("discard_pile"), target=at("draw_pile"), cards="card"),),
    e.CardPlayed: (Transfer(source=at("hand", "seat"), target=at("discard_pile"), cards="card"),),
    e.CardsDrawn: DRAWN,
    e.PileReshuffled: RESHUFFLED,
    e.HandsShuffled: (
        Transfer(source=at("hand", "*"), target=None, whole=True),
        Transfer(source=None, target=at("hand", "seat"), each="hands", cards="cards", count="count"),
    ),
    e.HandsSwapped: (
        Transfer(source=at("hand", "source"), target=at("hand", "seat"), each="hands", cards="cards", count="count"),
    ),
    e.CardGiven: (Transfer(source=at("hand", "seat"), target=at("hand", "target"), cards="card"),),
}
"""How events move cards; the others move none."""
