"""Head signals within one process.

There is no queue for a watcher: a game keeps one number, its newest version, and whoever waits for more is woken and
reads the log. So signals coalesce, and a watcher that is away costs nothing. A game that nobody watches is not kept.
"""

import asyncio
import math
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

_TICKS: Final = 50
"""How finely a second is divided for the ends of waits."""

WOKEN_AT_ONCE: Final = 64
"""Watchers woken in one step of the event loop. Thousands of one game are woken in several, so that other calls get
their turn between them."""


class _Deadlines:
    """Ends waits at about their time.

    Those that end within the same fiftieth of a second share a timer of the event loop: with a timer of its own, each
    wait would cost three times as much.
    """

    __slots__ = ("_due",)

    def __init__(self) -> None:
        self._due: dict[int, set[asyncio.Future[None]]] = {}

    def add(self, waiting: "asyncio.Future[None]", seconds: float) -> set["asyncio.Future[None]"]:
        """End a wait after so long; gives the set to take it out of when it has ended before."""
        loop = asyncio.get_running_loop()
        tick = math.ceil((loop.time() + seconds) * _TICKS)
        due = self._due.get(tick)
        if due is None:
            due = self._due[tick] = set()
            loop.call_at(tick / _TICKS, self._pass, tick)
        due.add(waiting)
        return due

    def _pass(self, tick: int) -> None:
        for waiting in self._due.pop(tick):
            _wake(waiting)


class _Topic:
    """What is known of one watched game."""

    __slots__ = ("subscriptions", "version", "waiting")

    def __init__(self) -> None:
        self.version = 0
        self.subscriptions = 0
        self.waiting: set[asyncio.Future[None]] = set()


class LocalSubscription:
    """One watcher's ear for one game."""

    __slots__ = ("_deadlines", "_topic")

    def __init__(self, topic: _Topic, deadlines: _Deadlines) -> None:
        """Listen from now on."""
        self._topic = topic
        self._deadlines = deadlines

    async def wait(self, after: int, timeout: float) -> None:  # noqa: ASYNC109 - a wait that ends is no error here
        """Return once the game is said to be past version `after`, once woken, or after `timeout` seconds."""
        if self._topic.version > after:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._topic.waiting.add(woken)
        due = self._deadlines.add(woken, timeout)
        try:
            await woken
        finally:
            due.discard(woken)
            self._topic.waiting.discard(woken)


class LocalBus:
    """A `Bus` within one process, for its event loop alone."""

    def __init__(self) -> None:
        self._topics: dict[str, _Topic] = {}
        self._woken: deque[asyncio.Future[None]] = deque()
        self._deadlines = _Deadlines()

    @property
    def watched(self) -> int:
        """How many games somebody listens to."""
        return len(self._topics)

    def publish(self, game_id: str, version: int) -> None:
        """Wake every watcher of the game, soon; a version that is not newer than the last is old news."""
        topic = self._topics.get(game_id)
        if topic is not None and version > topic.version:
            topic.version = version
            self._wake_all(topic)

    @contextmanager
    def subscribe(self, game_id: str) -> Generator[LocalSubscription]:
        """Listen to one game while the context is open."""
        topic = self._topics.setdefault(game_id, _Topic())
        topic.subscriptions += 1
        try:
            yield LocalSubscription(topic, self._deadlines)
        finally:
            topic.subscriptions -= 1
            if topic.subscriptions == 0:
                del self._topics[game_id]

    def wake(self) -> None:
        """Let every wait return once."""
        for topic in self._topics.values():
            self._wake_all(topic)

    def _wake_all(self, topic: _Topic) -> None:
        """Put those who wait now in line; who waits again meanwhile waits for the next signal."""
        idle = not self._woken
        self._woken.extend(topic.waiting)
        topic.waiting.clear()
        if idle and self._woken:
            asyncio.get_running_loop().call_soon(self._wake_some)

    def _wake_some(self) -> None:
        for _ in range(min(WOKEN_AT_ONCE, len(self._woken))):
            _wake(self._woken.popleft())
        if self._woken:
            asyncio.get_running_loop().call_soon(self._wake_some)


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
