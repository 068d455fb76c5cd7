"""The games in memory: opened from the log, kept while they are played, read on when the log may have moved.

Compare-and-swap makes a cached game that is behind harmless to accepted moves; whoever is about to refuse, or answers
a reader, reads on first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from engine.log import LogCorrupt
from service.admission.slices import Slices
from service.app.log.check import check_beginning, check_head
from service.app.log.entry import NeedsNewer, decode_entry
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot, snapshot_after
from service.app.messages.vocabulary import Entry
from service.app.problem import Problem, ServiceReason
from service.app.rule_book import rule_book
from service.store.contract import EventStore
from service.store.records import StoredEntry

_CHUNK: Final = 256
"""Entries read at a time."""

_OF_TABLE: Final = b'"table.'
"""Lies in every entry with a fact of the table."""

_FEW: Final = 16
"""Entries that are read without waiting for a turn; some 0.3 ms of folding."""


def game_not_found() -> Problem:
    """Make the problem of a game that does not exist or is not the caller's: the same bytes."""
    return Problem(ServiceReason.GAME_NOT_FOUND)


class GameCache:
    """The `capacity` games that were used last; older ones as long as somebody watches them."""

    def __init__(self, store: EventStore, work: Slices, capacity: int, keep: int) -> None:
        """Begin empty; each game keeps its `keep` newest snapshots and entries. Long readings take turns at `work`."""
        self._store = store
        self._work = work
        self._capacity = capacity
        self._keep = keep
        self._latest: OrderedDict[str, FoldedGame] = OrderedDict()
        self._alive: WeakValueDictionary[str, FoldedGame] = WeakValueDictionary()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, game_id: str) -> FoldedGame:
        """Give a game, folded from the log if it is not in memory. Raises GAME_NOT_FOUND, LOG_CORRUPT."""
        game = self._latest.get(game_id)
        if game is None:
            game = await self._opened(game_id)
            self._latest[game_id] = game
            if len(self._latest) > self._capacity:
                self._latest.popitem(last=False)
        self._latest.move_to_end(game_id)
        return game

    async def fresh(self, game_id: str) -> FoldedGame:
        """Give a game at a head that is not older than this call."""
        began = monotonic()
        game = await self.open(game_id)
        await self.read_on(game, began)
        return game

    async def read_on(self, game: FoldedGame, since: float, past: int | None = None) -> None:
        """Read the log on; one task at a time does it, and those who waited for it look first whether they still must.

        They need not if a reading was begun at `since` (monotonic clock) or later, or the head is beyond `past`.
        """
        async with game.reading:
            if game.read_at < since and (past is None or game.head.version <= past):
                await self._read(game)

    async def reach(self, game: FoldedGame, version: int) -> None:
        """Bring a game to `version` or later, which the store says is in the log. Raises LOG_CORRUPT if it is not."""
        if game.head.version < version:
            await self.read_on(game, monotonic(), version - 1)
        if game.head.version < version:
            raise corrupt(LogCorrupt(game.head.version + 1, "is missing, though the head is beyond it"))

    async def reopen(self, game: FoldedGame) -> FoldedGame:
        """Give a game anew whose log is not the one that was folded: it was put back from a backup."""
        if self._alive.get(game.game_id) is game:
            del self._alive[game.game_id]
            self._latest.pop(game.game_id, None)
        return await self.open(game.game_id)

    def forget(self, game: FoldedGame) -> None:
        """Let go of a game that was deleted."""
        self._latest.pop(game.game_id, None)
        if self._alive.get(game.game_id) is game:
            del self._alive[game.game_id]

    async def snapshot(self, game: FoldedGame, version: int) -> Snapshot:
        """Give the snapshot after entry `version`, not beyond the head; folds at most some hundred entries."""
        kept = game.snapshot(version)
        if kept is not None:
            return kept
        snapshot = game.kept_before(version)
        entries = await self.entries(game, snapshot.version, version)
        async with self._work.turn() as turn:
            for entry in entries:
                snapshot = _folded(game, snapshot, entry)
                await turn.breathe()
        return snapshot

    async def entries(self, game: FoldedGame, after: int, upto: int) -> tuple[Entry, ...]:
        """Give the entries from `after` + 1 to `upto`, not beyond the head, nothing hidden."""
        kept = game.entries(after, upto)
        if kept is not None:
            return kept
        stored, entries = await self.stored(game, after, upto), list[Entry]()
        async with self._work.turn() as turn:
            for each in stored:
                entries.append(_decoded(game, each))
                await turn.breathe()
        return tuple(entries)

    async def stored(self, game: FoldedGame, after: int, upto: int) -> Sequence[StoredEntry]:
        """Give the same as bytes. Raises LOG_CORRUPT for a hole."""
        stored = await self._store.read(game.game_id, after, upto - after)
        if [each.version for each in stored] != list(range(after + 1, upto + 1)):
            raise corrupt(LogCorrupt(after + 1, "is not followed by all others"))
        return stored

    async def sit(self, game: FoldedGame) -> None:
        """Read anew who sits where."""
        record = await self._store.game(game.game_id)
        if record is None:
            raise game_not_found()
        game.sit(record)

    async def _opened(self, game_id: str) -> FoldedGame:
        lock = self._opening.setdefault(game_id, asyncio.Lock())
        async with lock:
            game = self._alive.get(game_id)
            if game is not None:
                return game
            record = await self._store.game(game_id)
            if record is None:
                raise game_not_found()
            with _in_terms_of_callers():
                game = FoldedGame(record, rule_book(record.rule_set), self._keep)
            await self._read(game)
            await self._check_end(game, record.head.version)
            self._alive[game_id] = game
            return game

    async def _check_end(self, game: FoldedGame, least: int) -> None:
        """Hold a log that was folded to the record beside it, which is read again where it may be older.

        Before the log was read, its head was at version `least`.
        """
        if game.head.version < least:
            raise corrupt(LogCorrupt(game.head.version + 1, "is missing, though the head is beyond it"))
        known = game.record
        if known.head.version != game.head.version or len(known.seats) < len(game.head.table.taken):
            await self.sit(game)
        with _in_terms_of_callers():
            check_head(game.record, game.head)

    async def _read(self, game: FoldedGame) -> None:
        began, full = monotonic(), True
        while full:
            stored = await self._store.read(game.game_id, game.head.version, _CHUNK)
            full = len(stored) == _CHUNK
            # Names and tokens are no part of the log: they are read after entries that may change who sits where, and
            # before anybody sees these. A whole log that is read first has its record already.
            seating = game.head.version > 0 and any(_OF_TABLE in each.full for each in stored)
            record = await self._store.game(game.game_id) if seating else None
            if len(stored) <= _FEW:
                for each in stored:
                    _take(game, each)
            else:
                async with self._work.turn() as turn:
                    for each in stored:
                        _take(game, each)
                        await turn.breathe()
            if record is not None:
                game.sit(record)
        if not game.head.version:
            raise corrupt(LogCorrupt(1, "is missing"))
        game.read_at = began


def _take(game: FoldedGame, stored: StoredEntry) -> None:
    if stored.version > game.head.version:
        entry = _decoded(game, stored)
        if entry.version == 1:
            with _in_terms_of_callers():
                check_beginning(game.record, entry)
        game.add(_folded(game, game.head, entry), entry)


def _decoded(game: FoldedGame, stored: StoredEntry) -> Entry:
    try:
        return decode_entry(game.book, stored.version, stored.full)
    except LogCorrupt as error:
        raise corrupt(error) from error
    except NeedsNewer as error:
        raise needs_newer(error) from error


def _folded(game: FoldedGame, before: Snapshot, entry: Entry) -> Snapshot:
    try:
        return snapshot_after(game.book, before, entry)
    except LogCorrupt as error:
        raise corrupt(error) from error


@contextmanager
def _in_terms_of_callers() -> Generator[None]:
    try:
        yield
    except LogCorrupt as error:
        raise corrupt(error) from error


def corrupt(error: LogCorrupt) -> Problem:
    """Make the problem of a log that cannot be what was written; its cause tells the operator what is wrong."""
    problem = Problem(ServiceReason.LOG_CORRUPT, metadata={"version": error.version})
    problem.__cause__ = error
    return problem


def needs_newer(error: NeedsNewer) -> Problem:
    """Make the problem of a game that a newer server has played on."""
    metadata = {"version": error.version, "events": error.owner, "revision": error.reader, "known": error.known}
    return Problem(ServiceReason.GAME_NEEDS_NEWER_SERVER, metadata=metadata)
