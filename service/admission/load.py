"""Calls wait their turn while the loop has too much to do, and are refused at once if that would take too long.

Everything runs on one loop, and what it does between two looks at its sockets is a round. Calls that are all begun in
one round make it long, for the answers of calls begun before, for streams and for health too. So no more are begun in a
round than take `_ROUND` seconds; the others wait in a queue, whose length tells a newcomer how long that would be.
Those who have no seat can be overtaken: who has waited the longest wait in vain is refused then.
"""

import asyncio
from collections import deque
from time import monotonic
from typing import Final

_ROUND: Final = 0.02
"""Seconds of a round that may be spent on beginning calls."""

_MOST: Final = 256
"""Most calls that are begun in one round."""

_NEWEST: Final = 0.1
"""How much the latest round counts in what one is expected to be."""

_SHARE_OF_STRANGERS: Final = 0.5
"""How much of the longest wait is for those who have no seat: seats go before them."""


class Overloaded(Exception):
    """A call would have to wait too long before it is begun. Nothing of it was done."""


class Load:
    """The calls that wait to be begun, over all transports, on the running loop.

    A quiet server asks `busy` once a call and nothing else. How long a round has lasted counts from its first call.
    """

    __slots__ = (
        "_begin",
        "_begun_at",
        "_longest",
        "_pace",
        "_released_at",
        "_round_at",
        "_seats",
        "_strangers",
        "_waits",
    )

    def __init__(self, wait_ms: float) -> None:
        """Let calls wait up to so many milliseconds, by the pace of the latest rounds."""
        self._longest = wait_ms / 1000
        self._seats: deque[asyncio.Future[None]] = deque()
        self._strangers: deque[tuple[float, asyncio.Future[None]]] = deque()
        self._waits = False
        self._round_at = 0.0
        self._released_at = 0.0
        self._begun_at = 0.0
        self._begin = 0.0005
        self._pace = 0.001

    @property
    def busy(self) -> bool:
        """Whether a call that comes now has to wait its turn."""
        if self._waits:
            return True
        if self._round_at:
            return monotonic() - self._round_at > _ROUND
        self._round_at = monotonic()
        asyncio.get_running_loop().call_soon(self._end_round)
        return False

    def _end_round(self) -> None:
        self._round_at = 0.0

    async def turn(self, *, seat: bool) -> None:
        """Wait for the turn of a call. Raises Overloaded, at once, if that would take too long; later if it does."""
        ahead = len(self._seats)
        if not seat:
            ahead += len(self._strangers)
        if ahead * self._pace > self._longest * (1 if seat else _SHARE_OF_STRANGERS):
            raise Overloaded
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        if seat:
            self._seats.append(mine)
        else:
            self._strangers.append((monotonic() + self._longest, mine))
        if not self._waits:
            self._waits = True
            self._released_at = monotonic()
            loop.call_soon(self._release)
        await mine
        self._begun()

    def _begun(self) -> None:
        """Learn how long it takes to begin a call: those of a round are begun one after the other."""
        now = monotonic()
        if self._begun_at:
            self._begin += _NEWEST * (now - self._begun_at - self._begin)
        self._begun_at = now

    def _release(self) -> None:
        """Let as many be begun in the next round as there is time for, seats first."""
        if self._begun_at:
            self._begun()
        now = monotonic()
        while self._strangers and self._strangers[0][0] < now:
            _, overtaken = self._strangers.popleft()
            if not overtaken.done():
                overtaken.set_exception(Overloaded())
        count, most = 0, max(1, min(_MOST, int(_ROUND / self._begin)))
        while count < most and (self._seats or self._strangers):
            first = self._seats.popleft() if self._seats else self._strangers.popleft()[1]
            if not first.done():
                first.set_result(None)
                count += 1
        self._pace += _NEWEST * ((now - self._released_at) / most - self._pace)
        self._released_at, self._begun_at = now, 0.0
        if self._seats or self._strangers:
            asyncio.get_running_loop().call_soon(self._release)
        else:
            self._waits = False
