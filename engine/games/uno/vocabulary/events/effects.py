"""What played cards do to the table (sections 5 and 7 of the rules)."""

from typing import Annotated

from engine.events import DealtHand, Stored
from engine.games.uno.vocabulary.base import Direction
from engine.games.uno.vocabulary.cards import Card, Cards
from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.games.uno.vocabulary.state import PendingCause
from engine.value import Count, DrawNumber, Seat
from engine.visibility import Seen


class DirectionChanged(UnoEvent, frozen=True, kw_only=True):
    """A Reverse turned the direction."""

    direction: Direction
    """Which way turns go now."""


class SeatSkipped(UnoEvent, frozen=True, kw_only=True):
    """A seat lost its turn to a Skip, or to a Reverse between two seats."""

    seat: Seat
    """The seat."""


class PenaltySet(UnoEvent, frozen=True, kw_only=True):
    """A seat owes cards and its turn."""

    seat: Seat
    """The seat."""
    turn_number: Count
    """Number of the turn in the round that it loses, from 1."""
    count: Count
    """How many cards."""
    cause: PendingCause
    """The card that caused it; of several stacked cards the last (U13.1)."""
    attacker: Seat | None
    """Who played that card; null for a card that was turned up."""


class HandsShuffled(UnoEvent, frozen=True, kw_only=True):
    """All hands were collected, shuffled together and dealt anew, from the left of who played the card (U5.2).

    Calls and what was shown of hands are void (U5.3).
    """

    seat: Seat
    """Who played the card."""
    draw_number: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand[Card], ...]
    """The new hands, in order of seats."""


class MovedHand(Stored, frozen=True, kw_only=True):
    """A whole hand that went from one seat to another."""

    seat: Seat
    """Who holds it now."""
    source: Seat
    """Who held it before."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, Seen("seat", also="source")]
    """Which, in deck order."""


class KeptShowing(Stored, frozen=True, kw_only=True):
    """What one seat was shown of a hand in a challenge and can still use, as those cards lie elsewhere than its own."""

    seat: Seat
    """Who holds the hand now."""
    source: Seat
    """Who held it before."""
    challenger: Seat
    """Who was shown it."""


class HandsSwapped(UnoEvent, frozen=True, kw_only=True):
    """Two seats swapped their hands (U7.3)."""

    seat: Seat
    """Who played the card."""
    target: Seat
    """With whom."""
    hands: tuple[MovedHand, ...]
    """The two hands, that of `seat` first."""
    showings: tuple[KeptShowing, ...]
    """All showings that are kept, oldest first: they follow the cards. Nobody needs to be shown its own."""


class GiftAsked(UnoEvent, frozen=True, kw_only=True):
    """A seat has to give a card away before the turn passes (U7.2)."""

    seat: Seat
    """The seat."""


class CardGiven(UnoEvent, frozen=True, kw_only=True):
    """A card went from one hand to another (U7.2)."""

    seat: Seat
    """Who gave it."""
    target: Seat
    """Who got it."""
    card: Annotated[Card | None, Seen("seat", also="target")]
    """The card."""
