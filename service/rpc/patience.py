"""How long a call may take to send its request.

One timer does for all of them: one for each would cost several times more.
"""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from service.app.problem import Problem, ServiceReason

T = TypeVar("T")

_SWEEP_SECONDS: Final = 1.0
_LATE: Final = float("-inf")


class Patience:
    """Waits for what callers send, and gives up on those who send nothing."""

    __slots__ = ("_sweeping", "_until")

    def __init__(self) -> None:
        self._until: dict[asyncio.Task[object], float] = {}
        self._sweeping = False

    async def read(self, reading: Awaitable[T], seconds: float) -> T:
        """Wait for what is read. Raises REQUEST_TIMEOUT when it takes longer than `seconds`, within a second."""
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        self._until[task] = loop.time() + seconds
        if not self._sweeping:
            self._sweeping = True
            loop.call_later(_SWEEP_SECONDS, self._sweep)
        try:
            return await reading
        except asyncio.CancelledError:
            if self._until[task] is not _LATE:
                raise
            task.uncancel()
            raise Problem(ServiceReason.REQUEST_TIMEOUT) from None
        finally:
            del self._until[task]

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        for task, until in self._until.items():
            if _LATE < until < loop.time():
                self._until[task] = _LATE
                task.cancel()
        self._sweeping = bool(self._until)
        if self._sweeping:
            loop.call_later(_SWEEP_SECONDS, self._sweep)
