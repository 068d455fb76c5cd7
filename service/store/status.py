"""Where a game stands in its life; apart from the rest of the vocabulary, so that a store needs no title."""

from enum import StrEnum


class Status(StrEnum):
    """Where a game stands in its life."""

    WAITING = "WAITING"
    """Seats can be taken; nothing was dealt."""
    RUNNING = "RUNNING"
    """The game is played."""
    PAUSED = "PAUSED"
    """The game is played, but everybody has agreed to pause: nobody can move."""
    ENDED = "ENDED"
    """The game is over, played to its end or called off."""
