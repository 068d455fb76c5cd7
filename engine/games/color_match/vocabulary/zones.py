"""Where cards lie, and how each event moves them. A shield that stands is a mark of a seat and no card (C6.5)."""

from typing import Final

from engine.games.color_match.vocabulary.events.deal import (
    CardsDealt,
    DeckShuffled,
    StartCardsReturned,
    StartCardTurned,
)
from engine.games.color_match.vocabulary.events.plays import CardPlayed, CardsDrawn, PileReshuffled
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
)

ZONES: Final = (DRAW_PILE, HAND, Zone(name="discard_pile", view="discard_count"))
"""Where cards lie."""

TRANSFERS: Final[Transfers] = {
    DeckShuffled: SHUFFLED,
    CardsDealt: DEALT,
    StartCardTurned: START_CARD,
    StartCardsReturned: (Transfer(source=at("discard_pile"), target=at("draw_pile"), count="count"),),
    CardPlayed: (Transfer(source=at("hand", "seat"), target=at("discard_pile"), cards="card"),),
    CardsDrawn: DRAWN,
    PileReshuffled: RESHUFFLED,
}
"""How events move cards; the others move none."""
