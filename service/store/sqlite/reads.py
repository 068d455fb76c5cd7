"""What is read from the tables: functions on a connection.

Each is one statement, so that it sees one moment, and is read to its end, so that no snapshot stays open behind it.
"""

import json
from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from typing import Any, Final, TypeVar

from service.store.contract import StoreDamaged
from service.store.listing import page_of
from service.store.records import (
    LOOKED_AT,
    Due,
    GameRecord,
    Head,
    Known,
    Listing,
    Moved,
    Outage,
    Page,
    SeatRecord,
    StoredEntry,
    SupersededToken,
    Wanted,
)
from service.store.spectators import Spectators
from service.store.sqlite.connection import Connection
from service.store.status import Status

_OWN: Final = 21
"""How many columns of a row are the game's own; those of a seat follow."""

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
       version, status, due_ms, outcome, options, series_id, series_number, watch_token_hash, host, open_seats,
       join_code, code_expires_ms,
       (SELECT json_group_array(json_array(seat, generation, token_hash) ORDER BY seat, generation)
        FROM former_tokens WHERE former_tokens.game_id = games.game_id),
       seats.seat, generation, token_hash, display_name
FROM (SELECT * FROM games WHERE {which}) AS games
LEFT JOIN seats ON seats.game_id = games.game_id
LEFT JOIN names ON names.game_id = games.game_id AND names.seat = seats.seat
ORDER BY {order}, seats.seat
"""

_NEWEST_FIRST: Final = "created_ms DESC, games.game_id DESC"

_GAME: Final = _RECORDS.format(which="game_id = ?", order=_NEWEST_FIRST)

_LISTED: Final = "spectators = 'OPEN' AND app_id = :app {more} ORDER BY created_ms DESC, game_id DESC LIMIT :limit"

_SERIES: Final = _RECORDS.format(
    which="series_id = ? AND series_number > ? ORDER BY series_number LIMIT ?", order="series_number"
)

_CODE: Final = "SELECT game_id FROM games WHERE app_id = ? AND join_code = ? AND code_expires_ms > ?"

_DUE: Final = """
SELECT game_id, due_ms FROM games
WHERE due_ms IS NOT NULL AND due_ms <= ? AND (due_ms, game_id) > (?, ?) ORDER BY due_ms, game_id LIMIT ?
"""


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


def listed_games(
    connection: Connection, app_id: str, wanted: Wanted, before: tuple[int, str] | None, limit: int
) -> Page:
    """List games open to spectators, newest first. Each set of conditions is a statement that an index serves.

    Rule set and status are looked up; seats and options are told from the games that were read.
    """
    more = ""
    values: dict[str, Any] = {"app": app_id, "limit": LOOKED_AT if wanted.open_seats or wanted.options else limit + 1}
    if wanted.rule_set is not None:
        more += " AND rule_set = :rule_set"
        values["rule_set"] = wanted.rule_set
    if wanted.status is not None:
        more += " AND status = :status"
        values["status"] = wanted.status.value
    if before is not None:
        more += " AND (created_ms, game_id) < (:ms, :id)"
        values["ms"], values["id"] = before
    sql = _RECORDS.format(which=_LISTED.format(more=more), order=_NEWEST_FIRST)
    return page_of(_records(connection.execute(sql, values).fetchall()), wanted, values["limit"], limit)


def series_games(connection: Connection, series_id: str, after: int, limit: int) -> Sequence[GameRecord]:
    """Read the games of a series."""
    return _records(connection.execute(_SERIES, (series_id, after, limit)).fetchall())


def find_code(connection: Connection, app_id: str, join_code: str, now_ms: int) -> str | None:
    """Look up a join code."""
    rows = connection.execute(_CODE, (app_id, join_code, now_ms)).fetchall()
    return rows[0][0] if rows else None


def due_games(connection: Connection, until_ms: int, after: Due | None, limit: int) -> Sequence[Due]:
    """List games in which something is due."""
    place = (-1, "") if after is None else (after.due_ms, after.game_id)
    return [Due(*row) for row in connection.execute(_DUE, (until_ms, *place, limit)).fetchall()]


def outages(connection: Connection, since_ms: int) -> Sequence[Outage]:
    """List outages."""
    sql = "SELECT from_ms, to_ms FROM outages WHERE to_ms > ? ORDER BY from_ms"
    return [Outage(*row) for row in connection.execute(sql, (since_ms,)).fetchall()]


def _records(rows: Sequence[tuple[Any, ...]]) -> list[GameRecord]:
    """Make records of rows: a row for each taken seat, or one row without a seat."""
    return [_record(own, [row[_OWN:] for row in of_game]) for own, of_game in groupby(rows, key=lambda row: row[:_OWN])]


def _record(own: tuple[Any, ...], seats: Sequence[tuple[Any, ...]]) -> GameRecord:
    game_id, app_id, rule_set, seat_count, spectators, created_ms, seed, rigged, *rest = own
    version, status, due_ms, outcome, options, series_id, series_number, watch_token_hash, *listing, former = rest
    return GameRecord(
        game_id=game_id,
        app_id=app_id,
        rule_set=rule_set,
        seat_count=seat_count,
        spectators=_known(Spectators, game_id, spectators),
        created_ms=created_ms,
        seed=seed,
        rigged=bool(rigged),
        options=options,
        series_id=series_id,
        series_number=series_number,
        watch_token_hash=watch_token_hash,
        listing=Listing(*listing),
        seats=tuple(SeatRecord(*seat) for seat in seats if seat[0] is not None),
        superseded=tuple(SupersededToken(*each) for each in json.loads(former)),
        head=Head(version, _known(Status, game_id, status), due_ms, outcome),
    )


def _known(kind: type[_Named], game_id: str, name: str) -> _Named:
    try:
        return kind(name)
    except ValueError as error:
        raise StoreDamaged(f"game {game_id}: {error}") from error
