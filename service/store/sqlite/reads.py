"""What is read from the tables: functions on a connection.

Each is one statement, so that it sees one moment, and is read to its end, so that no snapshot stays open behind it.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from typing import Any, Final, TypeVar

from service.store.contract import GameRecord, Head, Known, Moved, SeatRecord, StoreDamaged, StoredEntry
from service.store.spectators import Spectators
from service.store.sqlite.connection import Connection
from service.store.status import Status

_Named = TypeVar("_Named", bound=StrEnum)

_CREATION: Final = "SELECT game_id, 1, fingerprint, version FROM games WHERE app_id = ? AND request_key = ?"

_REQUEST: Final = """
SELECT games.version, entries.version, entries.fingerprint FROM games
LEFT JOIN entries ON entries.game_id = games.game_id AND entries.seat = ?2 AND entries.request_key = ?3
WHERE games.game_id = ?1
"""

_ENTRIES: Final = """
SELECT version, public, full FROM entries WHERE game_id = ? AND version > ? ORDER BY version LIMIT ?
"""

_RECORDS: Final = """
SELECT games.game_id, app_id, rule_set, seat_count, spectators, created_ms, seed, rigged,
       version, status, due_ms, outcome, seats.seat, generation, token_hash, display_name
FROM (SELECT * FROM games WHERE {which}) AS games
LEFT JOIN seats ON seats.game_id = games.game_id
LEFT JOIN names ON names.game_id = games.game_id AND names.seat = seats.seat
ORDER BY created_ms DESC, games.game_id DESC, seats.seat
"""

_GAME: Final = _RECORDS.format(which="game_id = ?")

_NEWEST: Final = "spectators = 'OPEN' AND app_id = :app {more} ORDER BY created_ms DESC, game_id DESC LIMIT :limit"


def find_creation(connection: Connection, app_id: str, request_key: bytes) -> Known | None:
    """Look up the request key of a creation."""
    rows = connection.execute(_CREATION, (app_id, request_key)).fetchall()
    return Known(*rows[0]) if rows else None


def find_request(connection: Connection, game_id: str, seat: int, request_key: bytes) -> Known | Moved:
    """Look up a request key and the head."""
    rows = connection.execute(_REQUEST, (game_id, seat, request_key)).fetchall()
    if not rows:
        return Moved(0)
    head, version, fingerprint = rows[0]
    return Moved(head) if version is None else Known(game_id, version, fingerprint, head)


def entries(connection: Connection, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
    """Read entries in order of versions."""
    return [StoredEntry(*row) for row in connection.execute(_ENTRIES, (game_id, after, limit)).fetchall()]


def game(connection: Connection, game_id: str) -> GameRecord | None:
    """Read a game with its seats."""
    records = _records(connection.execute(_GAME, (game_id,)).fetchall())
    return records[0] if records else None


def open_games(
    connection: Connection, app_id: str, status: Status | None, before: tuple[int, str] | None, limit: int
) -> Sequence[GameRecord]:
    """List games open to spectators, newest first. Each set of conditions is a statement that an index serves."""
    more = ""
    values: dict[str, Any] = {"app": app_id, "limit": limit}
    if status is not None:
        more += " AND status = :status"
        values["status"] = status.value
    if before is not None:
        more += " AND (created_ms, game_id) < (:ms, :id)"
        values["ms"], values["id"] = before
    sql = _RECORDS.format(which=_NEWEST.format(more=more))
    return _records(connection.execute(sql, values).fetchall())


def _records(rows: Sequence[tuple[Any, ...]]) -> list[GameRecord]:
    """Make records of rows: a row for each taken seat, or one row without a seat."""
    return [_record(own, [row[12:] for row in of_game]) for own, of_game in groupby(rows, key=lambda row: row[:12])]


def _record(own: tuple[Any, ...], seats: Sequence[tuple[Any, ...]]) -> GameRecord:
    game_id, app_id, rule_set, seat_count, spectators, created_ms, seed, rigged, version, status, due_ms, outcome = own
    return GameRecord(
        game_id=game_id,
        app_id=app_id,
        rule_set=rule_set,
        seat_count=seat_count,
        spectators=_known(Spectators, game_id, spectators),
        created_ms=created_ms,
        seed=seed,
        rigged=bool(rigged),
        seats=tuple(SeatRecord(*seat) for seat in seats if seat[0] is not None),
        head=Head(version, _known(Status, game_id, status), due_ms, outcome),
    )


def _known(kind: type[_Named], game_id: str, name: str) -> _Named:
    try:
        return kind(name)
    except ValueError as error:
        raise StoreDamaged(f"game {game_id}: {error}") from error
