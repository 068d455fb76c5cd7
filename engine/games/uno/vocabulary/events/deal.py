"""The deal of a round and its first card (section 2 of the rules)."""

from typing import Annotated

from engine import events
from engine.games.uno.vocabulary.base import Direction
from engine.games.uno.vocabulary.cards import Card, Cards, Color
from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL, NOBODY


class DealerDrawn(events.DealerDrawn, UnoEvent, frozen=True, kw_only=True):
    """The dealer of the first round was drawn by lot (U2.2)."""


class RoundStarted(events.RoundStarted, UnoEvent, frozen=True, kw_only=True):
    """The table was cleared for a round; calls and what was shown are of the past."""

    direction: Direction
    """Which way turns go at first (U2.3)."""
    turns_before: Count
    """How many turns the rounds before it have seen (U11.10)."""


class DeckShuffled(events.DeckShuffled[Card], UnoEvent, frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile (U2.1)."""


class CardsDealt(events.CardsDealt[Card], UnoEvent, frozen=True, kw_only=True):
    """The hands were dealt from the draw pile (U2.1)."""


class StartCardTurned(events.StartCardTurned[Card], UnoEvent, frozen=True, kw_only=True):
    """The top card of the draw pile was turned up and begins the discard pile (U2.1)."""

    color: Color | None
    """The current colour; null for a wild type, until somebody names one (U2.7)."""


class StartCardReturned(UnoEvent, frozen=True, kw_only=True):
    """The card that was turned up may not begin a round; it went back into the draw pile (U2.8)."""

    card: Annotated[Card, ALL]
    """The card."""
    draw_number: DrawNumber
    """Number of the draw that placed it."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile with it, next card first."""


class StartColorAsked(UnoEvent, frozen=True, kw_only=True):
    """A wild type begins the discard pile; the first seat has to name its colour (U2.7)."""

    seat: Seat
    """The seat."""
    turn_number: Count
    """Number of the turn in the round, from 1."""


class StartColorChosen(UnoEvent, frozen=True, kw_only=True):
    """The first seat named the colour of the card that was turned up (U2.7)."""

    seat: Seat
    """The seat."""
    color: Color
    """The colour."""
