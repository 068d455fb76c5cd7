"""Calling UNO, and catching who has not (section 9 of the rules)."""

from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.value import Count, Seat


class UnoWindowOpened(UnoEvent, frozen=True, kw_only=True):
    """A seat has one card and did not call: it can call late, and be caught (U9.1, U9.2)."""

    seat: Seat
    """The seat."""
    window_number: Count
    """Number of this window in the game, from 1."""


class UnoWindowClosed(UnoEvent, frozen=True, kw_only=True):
    """Nobody can call or catch for this seat any more (U9.4, U9.5, U9.9)."""

    seat: Seat
    """The seat."""


class UnoCalled(UnoEvent, frozen=True, kw_only=True):
    """A seat called UNO, with its play or late (U9.1, U9.3)."""

    seat: Seat
    """The seat."""


class UnoCaught(UnoEvent, frozen=True, kw_only=True):
    """A seat was caught without a call (U9.2)."""

    seat: Seat
    """Who was caught."""
    by: Seat
    """Who caught it."""
    count: Count
    """How many cards it has to draw."""


class UnoCallEnded(UnoEvent, frozen=True, kw_only=True):
    """The call of a seat is of the past, since the hand for which it called is about to change."""

    seat: Seat
    """The seat."""
