"""Costly work takes turns, so that others wait for a few milliseconds and never for the whole of it.

One call at a time works, and after each slice of time nobody does for a moment: however many such calls there are, a
round of the event loop holds one slice of them, and they have two thirds of the processor at most.
"""

from asyncio import Lock, sleep
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from types import TracebackType
from typing import Final, Self

SLICE_SECONDS: Final = 0.002
"""How long is worked before others come to their turn; a call of theirs takes some ten turns of the loop."""

PAUSE_SECONDS: Final = 0.001
"""How long nobody works then. The loop must stand still for a moment: the thread that writes to the store needs the
interpreter's lock, which a loop that goes on at once lets go only every 5 ms."""

LONG_REQUEST: Final = 8_192
"""Bytes above which a request is read in turn: its check may take 20 ms, that of a shorter one 2 ms."""


class TooManyWait(Exception):
    """A call that would wait with too many others."""


class Slices:
    """The one place where costly work of a kind is done."""

    def __init__(
        self,
        most: int | None = None,
        each: int | None = None,
        refusal: Callable[[], Exception] = TooManyWait,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Let `most` calls wait at once, `each` of them from one caller's address; None is any number.

        One more is refused with what `refusal` makes.
        """
        self._refusal = refusal
        self._most = most
        self._each = each
        self._clock = clock
        self._lock = Lock()
        self._waiting: Counter[str] = Counter()
        self._worked = 0.0

    def turn(self, peer: str = "") -> "Turn":
        """Give what a call of this address works under: a context to enter once, or again for each part of the work."""
        return Turn(self, peer)

    async def take(self, peer: str, *, refusable: bool) -> None:
        """Wait for the one place. Raises the refusal at once where too many wait and this call may be refused."""
        if refusable:
            self._need_room(peer)
        if not self._lock.locked():
            await self._lock.acquire()
            return
        self._waiting[peer] += 1
        try:
            await self._lock.acquire()
        finally:
            self._waiting[peer] -= 1
            if not self._waiting[peer]:
                del self._waiting[peer]

    def _need_room(self, peer: str) -> None:
        full = self._most is not None and self._waiting.total() >= self._most
        if full or (self._each is not None and peer and self._waiting[peer] >= self._each):
            raise self._refusal()

    async def give_back(self, since: float) -> None:
        """Leave the place after work that began at `since`, at the end of a slice after a pause."""
        try:
            if self.is_over(since):
                await sleep(PAUSE_SECONDS)
        finally:
            self._lock.release()

    async def give_way(self, peer: str) -> None:
        """Make the pause at the end of a slice, then let those who wait come first."""
        try:
            await sleep(PAUSE_SECONDS)
        finally:
            self._lock.release()
        await self.take(peer, refusable=False)

    def is_over(self, since: float) -> bool:
        """Count what was worked since then, by whomever, and say whether a slice is over; then a new one begins."""
        self._worked += self._clock() - since
        if self._worked < SLICE_SECONDS:
            return False
        self._worked = 0.0
        return True

    def charge(self, seconds: float) -> None:
        """Count work of this kind that was done elsewhere: the next pause comes earlier."""
        self._worked += seconds

    def now(self) -> float:
        """Give the time that work is measured by, in seconds."""
        return self._clock()


class Turn:
    """The work of one call."""

    __slots__ = ("_began", "_holds", "_known", "_peer", "_slices")

    def __init__(self, slices: Slices, peer: str) -> None:
        """Belong to the call of an address; empty if nobody knows it."""
        self._slices = slices
        self._peer = peer
        self._began = 0.0
        self._holds = False
        self._known = False

    async def __aenter__(self) -> Self:
        """Wait for the turn. Raises the refusal where too many wait; not again for a call that had its turn before."""
        await self._slices.take(self._peer, refusable=not self._known)
        self._begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._holds:
            self._holds = False
            await self._slices.give_back(self._began)

    def _begin(self) -> None:
        self._began, self._holds, self._known = self._slices.now(), True, True

    async def breathe(self) -> None:
        """Let others come to their turn if the slice is over; to be called often in long work."""
        if self._slices.is_over(self._began):
            self._holds = False
            await self._slices.give_way(self._peer)
            self._begin()
        else:
            self._began = self._slices.now()
