"""The store in memory: for tests, trials and servers that may forget. It keeps the whole contract but survives nothing.

Every change is made in one step of the event loop; only then the caller is let wait, as with a store on disk.
"""

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from service.store.contract import (
    Append,
    Appended,
    Creation,
    GameRecord,
    Known,
    Moved,
    StoredEntry,
    StoreUnavailable,
)
from service.store.spectators import Spectators
from service.store.status import Status


class _Used(Struct, frozen=True):
    """What a request key did."""

    game_id: str
    version: int
    fingerprint: str


class _Game:
    """A game, its log and the request keys of its seats."""

    __slots__ = ("entries", "record", "used")

    def __init__(self, creation: Creation) -> None:
        self.record = creation.game
        self.entries = [creation.entry]
        self.used: dict[tuple[int, bytes], _Used] = {}

    def known(self, used: _Used) -> Known:
        return Known(used.game_id, used.version, used.fingerprint, self.record.head.version)

    def take(self, append: Append) -> None:
        seats = {seat.seat: seat for seat in (*self.record.seats, *append.seats)}
        in_order = tuple(seats[seat] for seat in sorted(seats))
        self.record = msgspec.structs.replace(self.record, seats=in_order, head=append.head)
        self.entries.append(append.entry)
        version = append.entry.version
        self.used[append.seat, append.request_key] = _Used(append.game_id, version, append.fingerprint)


class MemoryStore:
    """An `EventStore` in this process's memory."""

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self._created: dict[tuple[str, bytes], _Used] = {}
        self._closed = False

    async def create(self, creation: Creation) -> Appended | Known:
        """Keep a game and its first entry."""
        answer = self._create(creation)
        await asyncio.sleep(0)
        return answer

    def _create(self, creation: Creation) -> Appended | Known:
        self._check_open()
        game, scope = creation.game, (creation.game.app_id, creation.request_key)
        if used := self._created.get(scope):
            return self._games[used.game_id].known(used)
        if game.game_id in self._games:
            raise ValueError(f"another game has the id {game.game_id}")
        self._games[game.game_id] = _Game(creation)
        self._created[scope] = _Used(game.game_id, 1, creation.fingerprint)
        return Appended()

    async def append(self, append: Append, committed: Callable[[], None]) -> Appended | Known | Moved:
        """Keep one more entry."""
        answer = self._append(append)
        if isinstance(answer, Appended):
            self._tell(committed)
        await asyncio.sleep(0)
        return answer

    def _append(self, append: Append) -> Appended | Known | Moved:
        self._check_open()
        game = self._games.get(append.game_id)
        if game is None:
            return Moved(0)
        if used := game.used.get((append.seat, append.request_key)):
            return game.known(used)
        if game.record.head.version != append.expected_head:
            return Moved(game.record.head.version)
        game.take(append)
        return Appended()

    @staticmethod
    def _tell(committed: Callable[[], None]) -> None:
        try:
            committed()
        except Exception as fault:  # the entry is kept, whatever its listener does
            context = {"message": "what follows a commit failed", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(context)

    async def find_creation(self, app_id: str, request_key: bytes) -> Known | None:
        """Look up the request key of a creation."""
        self._check_open()
        used = self._created.get((app_id, request_key))
        return self._games[used.game_id].known(used) if used else None

    async def find_request(self, game_id: str, seat: int, request_key: bytes) -> Known | Moved:
        """Look up a request key and the head."""
        self._check_open()
        game = self._games.get(game_id)
        if game is None:
            return Moved(0)
        used = game.used.get((seat, request_key))
        return game.known(used) if used else Moved(game.record.head.version)

    async def game(self, game_id: str) -> GameRecord | None:
        """Read a game."""
        self._check_open()
        game = self._games.get(game_id)
        return game.record if game else None

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        """Read entries: that of version v is at index v - 1."""
        self._check_open()
        game = self._games.get(game_id)
        return tuple(game.entries[after : after + limit]) if game else ()

    async def open_games(
        self, app_id: str, status: Status | None, before: tuple[int, str] | None, limit: int
    ) -> Sequence[GameRecord]:
        """List games open to spectators."""
        self._check_open()
        records = (game.record for game in self._games.values())
        wanted = (
            record
            for record in records
            if record.spectators is Spectators.OPEN
            and record.app_id == app_id
            and (status is None or record.head.status == status)
            and (before is None or (record.created_ms, record.game_id) < before)
        )
        return sorted(wanted, key=lambda record: (record.created_ms, record.game_id), reverse=True)[:limit]

    def ready(self) -> None:
        """Return unless closed."""
        self._check_open()

    async def probe(self) -> None:
        """Return unless closed."""
        self._check_open()

    async def close(self) -> None:
        """Forget everything."""
        self._closed = True
        self._games.clear()
        self._created.clear()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
