"""The store in memory: for tests, trials and servers that may forget. It keeps the whole contract but survives nothing.

Every change is made in one step of the event loop; only then the caller is let wait, as with a store on disk.
"""

import asyncio
from collections.abc import Callable, Sequence

from msgspec import Struct

from service.store.contract import StoreUnavailable
from service.store.listing import page_of
from service.store.records import (
    LOOKED_AT,
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
    recorded,
)
from service.store.spectators import Spectators


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
        self.record = recorded(self.record, append)
        self.entries.append(append.entry)
        version = append.entry.version
        self.used[append.seat, append.request_key] = _Used(append.game_id, version, append.fingerprint)


class MemoryStore:
    """An `EventStore` in this process's memory."""

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self._created: dict[tuple[str, bytes], _Used] = {}
        self._by_code: dict[tuple[str, str | None], str] = {}
        self._in_series: dict[tuple[str | None, int], str] = {}
        self._outages: list[Outage] = []
        self._served_ms: int | None = None
        self._closed = False

    async def create(self, creation: Creation) -> Appended | Known | CodeTaken | SeriesTaken:
        """Keep a game and its first entry."""
        answer = self._create(creation)
        await asyncio.sleep(0)
        return answer

    def _create(self, creation: Creation) -> Appended | Known | CodeTaken | SeriesTaken:
        self._check_open()
        game, scope = creation.game, (creation.game.app_id, creation.request_key)
        if used := self._created.get(scope):
            return self._games[used.game_id].known(used)
        if game.game_id in self._games:
            raise ValueError(f"another game has the id {game.game_id}")
        place, code = (game.series_id, game.series_number), (game.app_id, game.listing.join_code)
        if game.series_id is not None and place in self._in_series:
            return SeriesTaken(self._in_series[place])
        if self._holder(*code, game.created_ms) is not None:
            return CodeTaken()
        if game.series_id is not None:
            self._in_series[place] = game.game_id
        if game.listing.join_code is not None:
            self._by_code[code] = game.game_id
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

    def _holder(self, app_id: str, join_code: str | None, now_ms: int) -> str | None:
        """Give the game that has a join code now."""
        game_id = self._by_code.get((app_id, join_code))
        game = None if game_id is None else self._games.get(game_id)
        if game is None or game.record.listing.join_code != join_code:
            return None
        return game_id if game.record.listing.code_expires_ms > now_ms else None

    async def find_code(self, app_id: str, join_code: str, now_ms: int) -> str | None:
        """Look up a join code."""
        self._check_open()
        return self._holder(app_id, join_code, now_ms)

    async def listed_games(self, app_id: str, wanted: Wanted, before: tuple[int, str] | None, limit: int) -> Page:
        """List games open to spectators."""
        self._check_open()
        records = (game.record for game in self._games.values())
        found = sorted(
            (
                record
                for record in records
                if record.spectators is Spectators.OPEN
                and record.app_id == app_id
                and wanted.rule_set in {None, record.rule_set}
                and wanted.status in {None, record.head.status}
                and (before is None or (record.created_ms, record.game_id) < before)
            ),
            key=lambda record: (record.created_ms, record.game_id),
            reverse=True,
        )
        return page_of(found[:LOOKED_AT], wanted, LOOKED_AT, limit)

    async def series_games(self, series_id: str, after: int, limit: int) -> Sequence[GameRecord]:
        """Read the games of a series."""
        self._check_open()
        records = (game.record for game in self._games.values() if game.record.series_id == series_id)
        return sorted(
            (record for record in records if record.series_number > after), key=lambda record: record.series_number
        )[:limit]

    async def due_games(self, until_ms: int, after: Due | None, limit: int) -> Sequence[Due]:
        """List games in which something is due."""
        self._check_open()
        due = [
            (game.record.head.due_ms, game_id)
            for game_id, game in self._games.items()
            if game.record.head.due_ms is not None and game.record.head.due_ms <= until_ms
        ]
        place = None if after is None else (after.due_ms, after.game_id)
        return [Due(game_id, due_ms) for due_ms, game_id in sorted(due) if place is None or (due_ms, game_id) > place][
            :limit
        ]

    async def delete_game(self, game_id: str, version: int, now_ms: int) -> bool:  # noqa: ARG002 - as the contract names it
        """Forget a game."""
        self._check_open()
        game = self._games.get(game_id)
        if game is None or game.record.head.version != version:
            return False
        del self._games[game_id]
        self._created = {scope: used for scope, used in self._created.items() if used.game_id != game_id}
        return True

    async def begin(self, now_ms: int, longest_ms: int) -> None:
        """Note that somebody serves from now on."""
        self._check_open()
        if self._served_ms is not None and now_ms - self._served_ms > longest_ms:
            self._outages.append(Outage(self._served_ms, now_ms))
        await self.alive(now_ms)

    async def alive(self, now_ms: int) -> None:
        """Note that somebody serves now."""
        self._check_open()
        self._served_ms = max(self._served_ms or 0, now_ms)

    async def outages(self, since_ms: int) -> Sequence[Outage]:
        """List outages."""
        self._check_open()
        return [outage for outage in self._outages if outage.to_ms > since_ms]

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
