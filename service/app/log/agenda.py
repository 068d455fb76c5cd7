"""What is due next, as far as this process knows: the games that it has appended to, soonest first.

The store knows the same of every game; this saves looking there before each move of a bot.
"""

import asyncio
import heapq
from contextlib import suppress
from typing import Final

_MOST: Final = 100_000
"""Most games that are kept in mind; what is forgotten is found in the store."""

_SLACK: Final = 1_000
"""How many times that are out of date may lie among the others before they are swept."""


class Agenda:
    """Games with the times at which something is due in them."""

    def __init__(self) -> None:
        """Begin empty."""
        self._soonest: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}
        self._sooner = asyncio.Event()

    def note(self, game_id: str, due_ms: int | None) -> None:
        """Take down when something is due in a game, in place of what was known; None: nothing is."""
        if due_ms is None:
            self._due.pop(game_id, None)
        elif self._due.get(game_id) != due_ms and (game_id in self._due or len(self._due) < _MOST):
            self._due[game_id] = due_ms
            heapq.heappush(self._soonest, (due_ms, game_id))
            self._sooner.set()
            if len(self._soonest) > 2 * len(self._due) + _SLACK:
                self._soonest = sorted((due, game) for game, due in self._due.items())

    def take(self, now_ms: int) -> str | None:
        """Give a game in which something is due, and forget it; None if there is none."""
        while self._soonest and self._soonest[0][0] <= now_ms:
            due_ms, game_id = heapq.heappop(self._soonest)
            if self._due.get(game_id) == due_ms:
                del self._due[game_id]
                return game_id
        return None

    def next_ms(self) -> int | None:
        """Give when something is due next, milliseconds since 1970; None if nothing is known."""
        while self._soonest and self._due.get(self._soonest[0][1]) != self._soonest[0][0]:
            heapq.heappop(self._soonest)
        return self._soonest[0][0] if self._soonest else None

    async def wait(self, seconds: float) -> None:
        """Return after so many seconds, or as soon as something was taken down."""
        self._sooner.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sooner.wait(), seconds)
