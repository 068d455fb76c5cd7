"""Where cards lie in Straight Rummy, and how events move them."""

from typing import Final

from engine.games.rummy.vocabulary.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDealt,
    CardsDrawn,
    DeckShuffled,
    DiscardTaken,
    MeldLaid,
    PileReshuffled,
    RoundStarted,
    StartCardTurned,
)
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

ZONES: Final = (
    DRAW_PILE,
    HAND,
    Zone(name="discard_pile", view="discard_pile"),
    Zone(name="melds", view="melds.cards"),
)
"""Where cards lie."""

TRANSFERS: Final[Transfers] = {
    RoundStarted: cleared(*ZONES),
    DeckShuffled: SHUFFLED,
    CardsDealt: DEALT,
    StartCardTurned: START_CARD,
    CardsDrawn: DRAWN,
    DiscardTaken: (Transfer(source=at("discard_pile"), target=at("hand", "seat"), cards="card"),),
    PileReshuffled: RESHUFFLED,
    MeldLaid: (Transfer(source=at("hand", "seat"), target=at("melds", pile="meld"), cards="cards"),),
    CardLaidOff: (Transfer(source=at("hand", "seat"), target=at("melds", pile="meld"), cards="card"),),
    CardDiscarded: (Transfer(source=at("hand", "seat"), target=at("discard_pile"), cards="card"),),
}
"""How events move cards; the others move none."""
