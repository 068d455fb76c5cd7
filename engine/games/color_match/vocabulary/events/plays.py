"""Cards that are played and drawn (sections 4, 7 and 8 of the rules)."""

from enum import StrEnum
from typing import Annotated

from engine import events
from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Faces
from engine.games.color_match.vocabulary.events.base import ColorMatchEvent
from engine.games.color_match.vocabulary.state import Phase
from engine.value import Count, Seat
from engine.visibility import ALL, NOBODY


class CardPlayed(ColorMatchEvent, frozen=True, kw_only=True):
    """A card went from a hand to the top of the discard pile."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, ALL]
    """The card, as everybody sees it."""
    whole_card: Annotated[Card | None, NOBODY]
    """The same with its back."""
    color: Color
    """The colour that is current from now on: the card's own, or the one that was named (C3.5)."""
    phase: Phase
    """What the game waits for while the card takes effect: an answer as long as a pile waits, else a turn."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    CHOSEN = "CHOSEN"
    """Instead of playing; the drawn card may still be played (C4.2)."""
    PILE_TAKEN = "PILE_TAKEN"
    """A pile was taken (C5.4)."""
    BOMB = "BOMB"
    """A Bomb exploded (C7.2)."""
    HUNT = "HUNT"
    """A colour was hunted (C8.8)."""


class CardsDrawn(events.CardsDrawn[Card, DrawCause], ColorMatchEvent, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand; the cards are shown as their owner sees them."""

    whole_cards: Annotated[Cards | None, NOBODY]
    """The same with their backs."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order; null where not everybody may see these."""


class PileReshuffled(events.PileReshuffled[Card], ColorMatchEvent, frozen=True, kw_only=True):
    """All discards but the top one were shuffled and are the new draw pile (C4.3)."""


class BombExploded(ColorMatchEvent, frozen=True, kw_only=True):
    """Everybody else draws, one card at a time round the table (C7.2, C7.3)."""

    seat: Seat
    """Who played it."""
    count: Count
    """How many cards each has to draw."""


class ColorHunted(ColorMatchEvent, frozen=True, kw_only=True):
    """The next seat draws until a colour appears; the cards follow (C8.8)."""

    seat: Seat
    """Who hunts."""
    target: Seat
    """Who draws."""
    color: Color
    """The colour."""
