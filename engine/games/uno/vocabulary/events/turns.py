"""Turns, and the cards that are played and drawn in them (sections 4, 8 and 10 of the rules)."""

from enum import StrEnum
from typing import Annotated

from engine import events
from engine.games.uno.vocabulary.cards import Card, Color
from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL


class TurnStarted(events.TurnStarted, UnoEvent, frozen=True, kw_only=True):
    """A seat came to its turn."""


class CardPlayed(UnoEvent, frozen=True, kw_only=True):
    """A card went from a hand to the discard pile (U4.1)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, ALL]
    """The card."""
    color: Color | None
    """The current colour from now on; null after a last card of a wild type (U11.3)."""
    names_color: bool
    """Whether the colour was named with it, as with a wild type (U1.3), and is not printed on it."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """The seat chose to draw on its turn (U4.1)."""
    PENALTY = "PENALTY"
    """It owed them for a card of the seat before it."""
    CHALLENGE_LOST = "CHALLENGE_LOST"
    """It lost a challenge, as attacker (U6.9) or as challenger (U6.10)."""
    UNO_CAUGHT = "UNO_CAUGHT"
    """It was caught (U9.2)."""
    WRONG_CARD = "WRONG_CARD"
    """It had played a wrong card (U10.2)."""
    EVERYONE_ELSE_DRAWS_1 = "EVERYONE_ELSE_DRAWS_1"
    """Somebody else played a customizable card of that rule (U7.1)."""
    LAST_CARD = "LAST_CARD"
    """The last card of the round's winner says so (U11.2)."""


class CardsDrawn(events.CardsDrawn[Card, DrawCause], UnoEvent, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand."""

    may_play: bool
    """Whether it may now play the one card that it drew, or pass (U4.5)."""


class PileReshuffled(events.PileReshuffled[Card], UnoEvent, frozen=True, kw_only=True):
    """All discarded cards but the top one were shuffled and are the new draw pile (U8.1)."""

    draw_number: DrawNumber
    """Number of the draw that shuffled them."""


class TurnPassed(UnoEvent, frozen=True, kw_only=True):
    """A seat ended its turn without playing a card."""

    seat: Seat
    """The seat."""


class TurnIdled(UnoEvent, frozen=True, kw_only=True):
    """A turn ended in which no card moved (U8.6)."""

    seat: Seat
    """Whose turn."""
    in_a_row: Count
    """How many such turns there were in a row, this one included."""


class WrongCardPenalised(UnoEvent, frozen=True, kw_only=True):
    """A seat played a card that may not be played; it went back to its hand (U10.2)."""

    seat: Seat
    """The seat."""
    card: Annotated[Card, ALL]
    """The card."""
    count: Count
    """How many cards it has to draw."""
