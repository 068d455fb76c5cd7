"""What seats do to each other in UNO, and the union of all events.

Each event carries its result and says who may see its cards.
"""

from typing import Annotated

from engine.games.uno.cards import Card, Cards, Color
from engine.games.uno.model import Base, Direction, PendingCause, Record
from engine.games.uno.round_events import RoundEvent
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL, Seen


class CardPlayed(Base, frozen=True, kw_only=True):
    """A card went from a hand to the discard pile (U4.1)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, ALL]
    """The card."""
    color: Color | None
    """The current colour from now on; null after a last card of a wild type (U11.3)."""


class DirectionChanged(Base, frozen=True, kw_only=True):
    """A Reverse turned the direction."""

    direction: Direction
    """Which way turns go now."""


class SeatSkipped(Base, frozen=True, kw_only=True):
    """A seat lost its turn to a Skip, or to a Reverse between two seats."""

    seat: Seat
    """The seat."""


class PenaltySet(Base, frozen=True, kw_only=True):
    """A seat owes cards and its turn."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn in the round that it loses, from 1."""
    count: Count
    """How many cards."""
    cause: PendingCause
    """The card that caused it; of several stacked cards the last (U13.1)."""
    attacker: Seat | None
    """Who played that card; null for a card that was turned up."""


class ChallengeOpened(Base, frozen=True, kw_only=True):
    """A seat has to accept a Wild Draw Four or challenge it; the attacker's hand is kept as evidence (U6.6, U6.8)."""

    seat: Seat
    """The attacked seat."""
    number: Count
    """Number of the turn in the round that is at stake, from 1."""
    attacker: Seat
    """Who played the card."""
    count: Count
    """How many cards it is about."""
    color_before: Color
    """The colour of which the attacker may hold no card (U6.3)."""


class ChallengeDeclined(Base, frozen=True, kw_only=True):
    """The attacked seat takes the cards without a challenge."""

    seat: Seat
    """The seat."""


class Challenged(Base, frozen=True, kw_only=True):
    """The attacked seat challenged the Wild Draw Four."""

    seat: Seat
    """The seat."""
    attacker: Seat
    """Who has to show its hand."""


class HandShown(Base, frozen=True, kw_only=True):
    """The attacker showed its hand, as the Wild Draw Four had left it, to the challenger alone (U6.7, U6.8)."""

    seat: Seat
    """The attacker."""
    challenger: Seat
    """The challenger."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, Seen("challenger")]
    """Which, in deck order."""


class ChallengeDecided(Base, frozen=True, kw_only=True):
    """The challenge was judged (U6.9, U6.10)."""

    attacker: Seat
    """Who played the card."""
    guilty: bool
    """Whether it held a card of the colour."""
    seat: Seat
    """Who has to draw: the guilty attacker, or the challenger of an innocent one."""
    count: Count
    """How many cards."""


class HandHeld(Record, frozen=True, kw_only=True):
    """The hand that one seat holds after a shuffle."""

    seat: Seat
    """The seat."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in deck order."""


class HandsShuffled(Base, frozen=True, kw_only=True):
    """All hands were collected, shuffled together and dealt anew, from the left of who played the card (U5.2)."""

    seat: Seat
    """Who played the card."""
    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[HandHeld, ...]
    """The new hands, in order of seats."""


class HandMoved(Record, frozen=True, kw_only=True):
    """A whole hand that went from one seat to another."""

    seat: Seat
    """Who holds it now."""
    source: Seat
    """Who held it before."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, Seen("seat", also="source")]
    """Which, in deck order."""


class HandsSwapped(Base, frozen=True, kw_only=True):
    """Two seats swapped their hands (U7.3)."""

    seat: Seat
    """Who played the card."""
    target: Seat
    """With whom."""
    hands: tuple[HandMoved, ...]
    """The two hands, that of `seat` first."""


class GiftAsked(Base, frozen=True, kw_only=True):
    """A seat has to give a card away before the turn passes (U7.2)."""

    seat: Seat
    """The seat."""


class CardGiven(Base, frozen=True, kw_only=True):
    """A card went from one hand to another (U7.2)."""

    seat: Seat
    """Who gave it."""
    target: Seat
    """Who got it."""
    card: Annotated[Card | None, Seen("seat", also="target")]
    """The card."""


class UnoWindowOpened(Base, frozen=True, kw_only=True):
    """A seat has one card and did not call: it can call late, and be caught (U9.1, U9.2)."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of this window in the game, from 1."""


class UnoWindowClosed(Base, frozen=True, kw_only=True):
    """Nobody can call or catch for this seat any more (U9.4, U9.5, U9.9)."""

    seat: Seat
    """The seat."""


class UnoCalled(Base, frozen=True, kw_only=True):
    """A seat called UNO, with its play or late (U9.1, U9.3)."""

    seat: Seat
    """The seat."""


class UnoCaught(Base, frozen=True, kw_only=True):
    """A seat was caught without a call (U9.2)."""

    seat: Seat
    """Who was caught."""
    by: Seat
    """Who caught it."""
    count: Count
    """How many cards it has to draw."""


class WrongCardPenalised(Base, frozen=True, kw_only=True):
    """A seat played a card that may not be played; it went back to its hand (U10.2)."""

    seat: Seat
    """The seat."""
    card: Annotated[Card, ALL]
    """The card."""
    count: Count
    """How many cards it has to draw."""


Event = (
    RoundEvent
    | CardPlayed
    | DirectionChanged
    | SeatSkipped
    | PenaltySet
    | ChallengeOpened
    | ChallengeDeclined
    | Challenged
    | HandShown
    | ChallengeDecided
    | HandsShuffled
    | HandsSwapped
    | GiftAsked
    | CardGiven
    | UnoWindowOpened
    | UnoWindowClosed
    | UnoCalled
    | UnoCaught
    | WrongCardPenalised
)
"""What can happen."""
