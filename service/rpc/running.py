"""How long a call may take to send its request.

One timer does for all calls: one for each would cost several times more.
"""

import asyncio
from collections.abc import Iterator
from math import inf
from time import monotonic
from typing import Any, Final

REQUEST_SECONDS: Final = 15.0
"""How long a request may take, and each one of a stream."""

_SWEEP_SECONDS: Final = 1.0
_LATE: Final = -inf


class Running:
    """The calls that are being answered, each with the time until which something must have come from its caller."""

    __slots__ = ("_sweeping", "_until")

    def __init__(self) -> None:
        self._until: dict[asyncio.Task[Any], float] = {}
        self._sweeping = False

    def __len__(self) -> int:
        return len(self._until)

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(self._until)

    def add(self, task: asyncio.Task[Any], until: float) -> None:
        """Begin with a call, whose request must have come until a time of `monotonic`."""
        self._until[task] = until
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(_SWEEP_SECONDS, self._sweep)

    def awaits(self, task: asyncio.Task[Any], seconds: float) -> None:
        """Give the caller so long from now on."""
        self._until[task] = monotonic() + seconds

    def heard(self, task: asyncio.Task[Any]) -> None:
        """Wait for nothing more from the caller."""
        self._until[task] = inf

    def late(self, task: asyncio.Task[Any]) -> bool:
        """Say whether a call was cancelled here, since its request did not come."""
        return self._until[task] == _LATE

    def discard(self, task: asyncio.Task[Any]) -> None:
        """End with a call."""
        self._until.pop(task, None)

    def _sweep(self) -> None:
        now = monotonic()
        for task, until in self._until.items():
            if _LATE < until < now:
                self._until[task] = _LATE
                task.cancel()
        self._sweeping = bool(self._until)
        if self._sweeping:
            asyncio.get_running_loop().call_later(_SWEEP_SECONDS, self._sweep)
