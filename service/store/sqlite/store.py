"""The event store on one SQLite file."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

import apsw

from service.store.contract import StoreUnavailable
from service.store.records import (
    Append,
    Appended,
    CodeTaken,
    Creation,
    Due,
    GameRecord,
    Known,
    Moved,
    Outage,
    Page,
    SeriesTaken,
    StoredEntry,
    Wanted,
)
from service.store.sqlite import opening, reads, writes
from service.store.sqlite.bounds import Bounds
from service.store.sqlite.connection import Connection
from service.store.sqlite.hold import Hold, hold, real
from service.store.sqlite.intake import Linger
from service.store.sqlite.trouble import in_terms_of_the_contract
from service.store.sqlite.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

NEAR_ENTRIES: Final = 64
"""Most entries that are read on the event loop itself. A look-up costs 17 us there, 64 entries cost 150; asking a
thread costs 105 before it reads anything, and a quarter of the throughput is left when everybody asks it. Longer reads
go to the thread: they may wait for a slow disk."""

SHARE_OF_CREATIONS: Final = 0.5
"""How much of what may wait can be new games: moves of games that run go before them."""

FRESH_SECONDS: Final = 1.0
"""How long a commit proves that the disk works, and nothing need be written to find out."""


class SqliteStore:
    """An `EventStore` on one file, which no other process can open meanwhile.

    One connection writes, on a thread of its own. Two only read: `near` on the event loop, `far` on a second thread.
    """

    def __init__(self, writer: Writer, near: Connection, far: Connection, held: Hold) -> None:
        """Take over connections that are ready."""
        self._writer = writer
        self._near = near
        self._far = far
        self._held = held
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path, linger: Linger | None = None, bounds: Bounds | None = None) -> "SqliteStore":
        """Open the file, or create it, and bring its tables up to date.

        Raises StoreRefused with the reason if that cannot be.
        """
        opening.check_sqlite()
        held = hold(path)
        path, opened = real(path), list[Connection | Hold]([held])
        try:
            writing = opening.open_for_writing(path)
            opened.append(writing)
            near, far = opening.open_for_reading(path), opening.open_for_reading(path)
        except BaseException as fault:
            for connection in reversed(opened):
                connection.close()
            if isinstance(fault, apsw.Error):
                raise opening.refused(path, fault) from fault
            raise
        return cls(Writer(writing, linger, bounds=bounds), near, far, held)

    async def create(self, creation: Creation) -> Appended | Known | CodeTaken | SeriesTaken:
        """Insert a game and its first entry."""
        return await self._writer.run(
            partial(writes.create, creation), size=creation.entry.size, share=SHARE_OF_CREATIONS
        )

    async def append(self, append: Append, committed: Callable[[], None]) -> Appended | Known | Moved:
        """Insert one more entry."""

        def told(answer: Appended | Known | Moved) -> None:
            if isinstance(answer, Appended):
                committed()

        return await self._writer.run(partial(writes.append, append), told, size=append.entry.size)

    async def find_creation(self, app_id: str, request_key: bytes) -> Known | None:
        """Look up the request key of a creation."""
        with in_terms_of_the_contract():
            return reads.find_creation(self._near, app_id, request_key)

    async def find_request(self, game_id: str, seat: int, request_key: bytes) -> Known | Moved:
        """Look up a request key and the head."""
        with in_terms_of_the_contract():
            return reads.find_request(self._near, game_id, seat, request_key)

    async def game(self, game_id: str) -> GameRecord | None:
        """Read a game."""
        with in_terms_of_the_contract():
            return reads.game(self._near, game_id)

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        """Read entries. Since a log only grows at its end, a long read may be made of two."""
        with in_terms_of_the_contract():
            entries = reads.entries(self._near, game_id, after, min(limit, NEAR_ENTRIES))
        if len(entries) < NEAR_ENTRIES or limit == NEAR_ENTRIES:
            return entries
        return [*entries, *await self._ask_thread(reads.entries, game_id, after + NEAR_ENTRIES, limit - NEAR_ENTRIES)]

    async def find_code(self, app_id: str, join_code: str, now_ms: int) -> str | None:
        """Look up a join code."""
        with in_terms_of_the_contract():
            return reads.find_code(self._near, app_id, join_code, now_ms)

    async def listed_games(self, app_id: str, wanted: Wanted, before: tuple[int, str] | None, limit: int) -> Page:
        """List public games."""
        return await self._ask_thread(reads.listed_games, app_id, wanted, before, limit)

    async def series_games(self, series_id: str, after: int, limit: int) -> Sequence[GameRecord]:
        """Read the games of a series."""
        return await self._ask_thread(reads.series_games, series_id, after, limit)

    async def due_games(self, until_ms: int, after: Due | None, limit: int) -> Sequence[Due]:
        """List games in which something is due."""
        return await self._ask_thread(reads.due_games, until_ms, after, limit)

    async def delete_game(self, game_id: str, version: int, now_ms: int) -> bool:
        """Delete a game at once, and its entries little by little; what a kill left of others goes too."""
        deleted = await self._writer.run(partial(writes.delete, game_id, version, now_ms))
        while await self._writer.run(writes.sweep):
            pass
        return deleted

    async def begin(self, now_ms: int, longest_ms: int) -> None:
        """Note that somebody serves from now on."""
        await self._writer.run(partial(writes.begin, now_ms, longest_ms))

    async def alive(self, now_ms: int) -> None:
        """Note that somebody serves now."""
        await self._writer.run(partial(writes.alive, now_ms))

    async def outages(self, since_ms: int) -> Sequence[Outage]:
        """List outages."""
        return await self._ask_thread(reads.outages, since_ms)

    def ready(self) -> None:
        """Look at the pulse of the disk."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        self._writer.pulse.check()

    async def probe(self) -> None:
        """Write a row and see it committed, unless a commit has just been seen."""
        if self._writer.pulse.fresh(FRESH_SECONDS):
            return
        room = self._writer.pulse.room
        await self._writer.run(partial(writes.probe, time.time_ns() // 1_000_000, room), size=room)

    async def close(self) -> None:
        """Commit what waits, copy the write-ahead log into the database and let go of the file."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)
        self._near.close()
        self._far.close()
        await self._writer.close()
        self._held.close()

    async def _ask_thread(self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        with in_terms_of_the_contract():
            work = partial(read, self._far, *args, **kwargs)
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
