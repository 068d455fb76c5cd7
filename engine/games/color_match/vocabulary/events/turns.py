"""Whose turn it is, and how the game ends (sections 3, 4 and 9 of the rules)."""

from enum import StrEnum

from engine import events
from engine.games.color_match.vocabulary.events.base import ColorMatchEvent
from engine.games.color_match.vocabulary.state import Direction, Phase
from engine.value import Count, Seat


class TurnStarted(events.TurnStarted, ColorMatchEvent, frozen=True, kw_only=True):
    """A seat came to its turn (C3.3)."""

    turn_number: Count
    """Number of the turn in the game, from 1."""
    phase: Phase
    """What the game waits for: an answer where a pile waits for the seat (C5.2), else a turn (C4.1)."""


class DirectionChanged(ColorMatchEvent, frozen=True, kw_only=True):
    """Turns go the other way (C3.4)."""

    direction: Direction
    """The new direction."""


class SeatSkipped(ColorMatchEvent, frozen=True, kw_only=True):
    """A seat lost its turn (C3.4, C8.9)."""

    seat: Seat
    """The seat."""


class TurnPassed(ColorMatchEvent, frozen=True, kw_only=True):
    """A seat ended its turn without playing (C4.2)."""

    seat: Seat
    """The seat."""


class TurnIdled(ColorMatchEvent, frozen=True, kw_only=True):
    """A turn ended in which no card moved (C4.3)."""

    seat: Seat
    """Whose turn."""
    in_a_row: Count
    """How many such turns have followed each other."""


class GameEndCause(StrEnum):
    """What ended the game."""

    EMPTIED = "EMPTIED"
    """A seat played its last card (C9.1)."""
    BLOCKED = "BLOCKED"
    """No card moved for as many turns as there are seats (C4.3)."""


class GameEnded(events.GameEnded[GameEndCause], ColorMatchEvent, frozen=True, kw_only=True):
    """The game is over; whatever waited is void (C9.1, C9.4). The score is the cards left in a hand (C10.1)."""
