"""The deal (section 3 of the rules)."""

from typing import Annotated

from engine import events
from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Faces
from engine.games.color_match.vocabulary.events.base import ColorMatchEvent
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL, NOBODY


class FirstSeatDrawn(ColorMatchEvent, frozen=True, kw_only=True):
    """The seat that begins was drawn by lot (C3.3)."""

    seat: Seat
    """Who begins, and is dealt the first card."""
    draw_number: DrawNumber
    """Number of the draw."""


class DeckShuffled(events.DeckShuffled[Card], ColorMatchEvent, frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile (C3.1)."""


class DealtHand(events.DealtHand[Card], frozen=True, kw_only=True):
    """The cards that one seat was dealt, as their owner sees them."""

    whole_cards: Annotated[Cards | None, NOBODY]
    """The same with their backs."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order; null where not everybody may see these."""


class CardsDealt(events.CardsDealt[Card], ColorMatchEvent, frozen=True, kw_only=True):
    """The hands were dealt from the draw pile (C3.1)."""

    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""


class StartCardTurned(events.StartCardTurned[Card], ColorMatchEvent, frozen=True, kw_only=True):
    """The top card of the draw pile was turned up on the discard pile, and shown as everybody sees it (C3.2)."""

    color: Color | None
    """Its colour, which is current from now on; null on a wild type."""


class StartCardsReturned(ColorMatchEvent, frozen=True, kw_only=True):
    """The cards that lay below the first number went back to random places in the draw pile (C3.2)."""

    draw_number: DrawNumber
    """Number of the draw that found the places."""
    count: Count
    """How many."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""
