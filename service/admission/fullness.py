"""What an operator is told of places that run short, before there are none: once, and once when it is over."""

from time import monotonic
from typing import Any, Final

import structlog

_HIGH: Final = 0.8
"""The part of the places from which on they run short."""

_LOW: Final = 0.7
"""The part below which that is over: a number that sways about the other bound is told once."""

_QUIET_SECONDS: Final = 60.0
"""Between two such warnings, so that nobody who takes places and leaves them again can fill the log."""

_log: Any = structlog.get_logger("fairdeal")


class Fullness:
    """Watches one kind of places."""

    __slots__ = ("_high", "_most", "_quiet_until", "_what")

    def __init__(self, what: str, most: float) -> None:
        """Watch `most` places, called `what` in the log."""
        self._what = what
        self._most = most
        self._high = False
        self._quiet_until = 0.0

    def at(self, used: int) -> None:
        """Note how many are taken now, and warn if that is news."""
        if not self._high and used >= _HIGH * self._most and monotonic() >= self._quiet_until:
            self._high = True
            self._quiet_until = monotonic() + _QUIET_SECONDS
            _log.warning(f"{self._what} run short", used=used, most=self._most)
        elif self._high and used < _LOW * self._most:
            self._high = False
            _log.warning(f"{self._what} no longer run short", used=used, most=self._most)
