"""The end of a round and of the game (section 11 of the rules)."""

from enum import StrEnum

from engine import events
from engine.games.uno.vocabulary.cards import Card
from engine.games.uno.vocabulary.events.base import UnoEvent
from engine.value import Count, Seat


class RoundEndCause(StrEnum):
    """What ended a round."""

    HAND_EMPTIED = "HAND_EMPTIED"
    """A seat has no card left (U11.1)."""
    BLOCKED = "BLOCKED"
    """As many turns in a row as there are seats have moved no card (U8.6)."""
    TURN_LIMIT = "TURN_LIMIT"
    """The game has had all the turns that the option `max_turns` gives it (U11.10)."""


class ScoreLine(events.ScoreLine, frozen=True, kw_only=True):
    """One seat's line of the score sheet.

    Its points are what its hand counts (U11.4). Its score is, in FIRST_TO_500, what it has won in all rounds so far, in
    RANKING what its hand counts.
    """

    place: Count
    """Its rank in this round, 1 is best; equal seats share it (U11.5 to U11.8)."""


class RoundEnded(events.RoundEnded[Card, ScoreLine, RoundEndCause], UnoEvent, frozen=True, kw_only=True):
    """A round ended and was scored; all hands are shown (U12.4)."""

    winner: Seat | None
    """Who has no cards left; null if nobody."""
    blocked_rounds: Count
    """How many rounds in a row have ended blocked, this one included (U11.9)."""


class GameEndCause(StrEnum):
    """What ended the game."""

    ROUND_PLAYED = "ROUND_PLAYED"
    """Its one round is scored (U11.9)."""
    GOAL_REACHED = "GOAL_REACHED"
    """Somebody has 500 points (U11.9)."""
    BLOCKED_ROUNDS = "BLOCKED_ROUNDS"
    """Three rounds in a row have ended blocked (U11.9)."""
    TURN_LIMIT = "TURN_LIMIT"
    """It has had all the turns that the option `max_turns` gives it (U11.10)."""


class GameEnded(events.GameEnded[GameEndCause], UnoEvent, frozen=True, kw_only=True):
    """The last round is scored (U11.9)."""
