"""Finds the games in which something is due: those that this process knows of, and by the store's index all others."""

import asyncio
from typing import Any, Final

import structlog

from service.app.log.agenda import Agenda
from service.app.log.outages import Outages
from service.app.messages.times import milliseconds_of
from service.app.ports import Clock
from service.app.problem import Problem, ServiceReason
from service.app.table.settler import Settler
from service.store.contract import EventStore, StoreBusy, StoreUnavailable

_log: Any = structlog.get_logger("fairdeal.due")

ALIVE_SECONDS: Final = 1.0
"""How often it is noted that somebody serves."""

OUTAGE_MS: Final = 5_000
"""A time without such a note that is longer counts as an outage: nobody's clock ran."""

_POLL_SECONDS: Final = 2.0
"""How often the store is asked for games that other processes have appended to."""

_PAGE: Final = 256
"""Most games of one question to the store."""

_AT_ONCE: Final = 16
"""Most games that are settled at the same time."""

_MOST_STUCK: Final = 10_000
"""Most games that cannot go on and are kept in mind, so that each is told of once."""

_AGAIN_MS: Final = 1_000
"""After how long a game is tried again whose store did not answer."""


class Scheduler:
    """Settles games when something is due in them, until it is cancelled."""

    def __init__(self, store: EventStore, settler: Settler, agenda: Agenda, outages: Outages, clock: Clock) -> None:
        """Begin with nothing known."""
        self._store, self._settler, self._agenda, self._outages, self._clock = store, settler, agenda, outages, clock
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stuck: set[str] = set()

    async def begin(self) -> None:
        """Learn of the time in which no server answered; before calls are served. Raises StoreUnavailable."""
        await self._store.begin(self._now_ms(), OUTAGE_MS)
        self._outages.learn(await self._store.outages(0))

    async def run(self) -> None:
        """Settle games for ever."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._note_alive())
            tasks.create_task(self._poll())
            tasks.create_task(self._work())

    async def _note_alive(self) -> None:
        while True:
            try:
                await self._store.alive(self._now_ms())
            except (StoreUnavailable, StoreBusy):
                _log.debug("alive not noted")
            await asyncio.sleep(ALIVE_SECONDS)

    async def _poll(self) -> None:
        while True:
            try:
                await self._learn_due()
            except StoreUnavailable:
                _log.debug("due games not read")
            await asyncio.sleep(_POLL_SECONDS)

    async def _learn_due(self) -> None:
        """Put the games that the store says are due before the next question on the agenda."""
        until, place = self._now_ms() + int(_POLL_SECONDS * 1_000), None
        while due := await self._store.due_games(until, place, _PAGE):
            for each in due:
                if each.game_id not in self._running and each.game_id not in self._stuck:
                    self._agenda.note(each.game_id, each.due_ms)
            place = due[-1]

    async def _work(self) -> None:
        while True:
            now_ms = self._now_ms()
            while (game_id := self._agenda.take(now_ms)) is not None:
                await self._free.acquire()
                self._begin(game_id)
            next_ms = self._agenda.next_ms()
            await self._agenda.wait(1.0 if next_ms is None else min(1.0, max(0.0, (next_ms - now_ms) / 1_000)))

    def _begin(self, game_id: str) -> None:
        """Settle a game in a task of its own; the same game never in two."""
        if game_id in self._running:
            self._free.release()
            return
        task = asyncio.create_task(self._settle(game_id))
        self._running[game_id] = task
        task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        del self._running[game_id]
        self._free.release()

    async def _settle(self, game_id: str) -> None:
        try:
            await self._settler.settle(game_id)
        except (StoreUnavailable, StoreBusy):
            self._agenda.note(game_id, self._now_ms() + _AGAIN_MS)
        except Problem as problem:
            if problem.reason != ServiceReason.GAME_NOT_FOUND:
                self._stick(game_id)
                _log.error("game cannot go on", game_id=game_id, reason=problem.reason)
        except Exception:
            self._stick(game_id)
            _log.exception("fault", game_id=game_id)

    def _stick(self, game_id: str) -> None:
        """Leave a game alone that cannot go on, until this process starts again or somebody moves in it."""
        if len(self._stuck) < _MOST_STUCK:
            self._stuck.add(game_id)

    def _now_ms(self) -> int:
        return milliseconds_of(self._clock())
