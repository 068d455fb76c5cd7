"""Challenges against a Wild Draw Four (section 6 of the rules)."""

from typing import Annotated

from engine.games.uno.vocabulary.cards import Cards, Color
from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.value import Count, Seat
from engine.visibility import Seen


class ChallengeOpened(UnoEvent, frozen=True, kw_only=True):
    """A seat has to accept a Wild Draw Four or challenge it; the attacker's hand is kept as evidence (U6.6, U6.8)."""

    seat: Seat
    """The attacked seat."""
    turn_number: Count
    """Number of the turn in the round that is at stake, from 1."""
    attacker: Seat
    """Who played the card."""
    count: Count
    """How many cards it is about."""
    color_before: Color
    """The colour of which the attacker may hold no card (U6.3)."""


class ChallengeDeclined(UnoEvent, frozen=True, kw_only=True):
    """The attacked seat takes the cards without a challenge."""

    seat: Seat
    """The seat."""


class Challenged(UnoEvent, frozen=True, kw_only=True):
    """The attacked seat challenged the Wild Draw Four."""

    seat: Seat
    """The seat."""
    attacker: Seat
    """Who has to show its hand."""


class HandShown(UnoEvent, frozen=True, kw_only=True):
    """The attacker showed its hand, as the Wild Draw Four had left it, to the challenger alone (U6.7, U6.8)."""

    seat: Seat
    """The attacker."""
    challenger: Seat
    """The challenger."""
    count: Count
    """How many cards."""
    cards: Annotated[Cards | None, Seen("challenger")]
    """Which, in deck order."""


class ChallengeDecided(UnoEvent, frozen=True, kw_only=True):
    """The challenge was judged (U6.9, U6.10)."""

    attacker: Seat
    """Who played the card."""
    guilty: bool
    """Whether it held a card of the colour."""
    seat: Seat
    """Who has to draw: the guilty attacker, or the challenger of an innocent one."""
    count: Count
    """How many cards."""
