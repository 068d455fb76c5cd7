"""Whether new callers should be sent here: the server wants them, and what they write becomes durable."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from service.app.problem import Problem, ServiceReason
from service.store.contract import EventStore, StoreBusy, StoreDamaged, StoreUnavailable

PROBE_SECONDS: Final = 1.0
"""Seconds between two probes of a store that nobody writes to."""

LOOK_SECONDS: Final = 0.25
"""Seconds between two looks at what is known."""


class Readiness:
    """Answers from what is known already, so that asking costs nothing, however often and whoever asks."""

    def __init__(self, store: EventStore) -> None:
        """Begin as one that wants no callers yet."""
        self.wanted = False
        """Whether the server wants callers: not before everything is warm, and not once it will stop."""
        self._store = store

    def check(self) -> None:
        """Return if callers should come; raise DRAINING or StoreUnavailable if not."""
        if not self.wanted:
            raise Problem(ServiceReason.DRAINING)
        self._store.ready()

    async def keep(self, told: Callable[[str | None], Awaitable[None]]) -> None:
        """Find out for ever, also while nobody calls; `told` hears every change: what is wrong, or None.

        Without a probe a server that nobody writes to would not learn that its disk is full, nor that it works again.
        """
        probing: asyncio.Task[None] | None = None
        works, next_probe = True, 0.0
        try:
            while True:
                now = asyncio.get_running_loop().time()
                if (probing is None or probing.done()) and now >= next_probe:
                    probing, next_probe = asyncio.create_task(self._probe()), now + PROBE_SECONDS
                works = await self._look(told, works)
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            if probing is not None:
                probing.cancel()

    async def _look(self, told: Callable[[str | None], Awaitable[None]], worked: bool) -> bool:
        try:
            self._store.ready()
        except StoreUnavailable as trouble:
            if worked:
                await told(str(trouble))
            return False
        if not worked:
            await told(None)
        return True

    async def _probe(self) -> None:
        try:
            await self._store.probe()
        except (StoreUnavailable, StoreBusy, StoreDamaged):  # the store knows it now, or will in time
            return
