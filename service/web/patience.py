"""What a connection waits for, and how long that may take."""

import asyncio
from collections.abc import Callable
from enum import Enum
from functools import cache
from math import inf

from service.web.limits import ConnectionLimits


class Phase(Enum):
    """What is waited for."""

    NOTHING = "NOTHING"
    """An answer: a long poll and a stream last as long as they like."""
    IDLE = "IDLE"
    """The next request."""
    FIRST = "FIRST"
    """The one request of a connection that has no place."""
    HEAD = "HEAD"
    """The rest of a head."""
    BODY = "BODY"
    """The rest of a body."""
    BEHIND = "BEHIND"
    """The end of a request behind which more bytes wait than are read."""
    READER = "READER"
    """That the client reads something."""
    LINGER = "LINGER"
    """That the client hangs up."""
    END = "END"
    """That what was written has left."""


class Patience:
    """The one deadline that a connection has at a time. Putting it off, as every request does, costs no timer."""

    __slots__ = ("_at", "_deadline", "_expired", "_handle", "_limits", "_loop", "_seconds", "phase")

    def __init__(self, loop: asyncio.AbstractEventLoop, limits: ConnectionLimits, expired: Callable[[], None]) -> None:
        """Wait for nothing yet; `expired` is called when something has taken too long."""
        self._loop = loop
        self._limits = limits
        self._expired: Callable[[], None] | None = expired
        self._handle: asyncio.TimerHandle | None = None
        self._at = self._deadline = inf
        self.phase = Phase.NOTHING
        """What is waited for."""
        self._seconds = _seconds(limits)

    def enter(self, phase: Phase) -> None:
        """Wait for that, from now on."""
        self.phase = phase
        seconds = self._seconds[phase]
        self._until(inf if seconds == inf else self._loop.time() + seconds)

    def arrived(self, length: int) -> None:
        """Give a body more time for the bytes of it that have come, but no more than it had at first."""
        limits = self._limits
        more = self._deadline + length / limits.body_rate
        self._until(min(more, self._loop.time() + limits.body_seconds))

    def end(self) -> None:
        """Wait for nothing ever more."""
        self._expired, self._deadline = None, inf
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _until(self, deadline: float) -> None:
        self._deadline = deadline
        if deadline < self._at and self._expired is not None:
            if self._handle is not None:
                self._handle.cancel()
            self._handle, self._at = self._loop.call_at(deadline, self._ring), deadline

    def _ring(self) -> None:
        self._handle, self._at = None, inf
        deadline = self._deadline
        if self._loop.time() < deadline:
            self._until(deadline)
        elif self._expired is not None:
            self._deadline = inf
            self._expired()


@cache
def _seconds(limits: ConnectionLimits) -> dict[Phase, float]:
    return {
        Phase.NOTHING: inf,
        Phase.IDLE: limits.idle_seconds,
        Phase.FIRST: limits.head_seconds,
        Phase.HEAD: limits.head_seconds,
        Phase.BODY: limits.body_seconds,
        Phase.BEHIND: limits.behind_seconds,
        Phase.READER: limits.unread_seconds,
        Phase.LINGER: limits.linger_seconds,
        Phase.END: limits.unread_seconds,
    }
