"""What the writer thread does to the tables. Each function changes all that it means to, or nothing.

No savepoint is needed: the first statement of each carries the conditions, and one that does nothing ends the job.
"""

from collections.abc import Sequence
from typing import Final

from service.store.records import (
    KEPT_TOKENS,
    Append,
    Appended,
    CodeTaken,
    Creation,
    Known,
    Moved,
    SeatRecord,
    SeriesTaken,
)
from service.store.sqlite.connection import Connection
from service.store.sqlite.reads import find_creation, find_request

_CREATE: Final = """
INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

_FIRST_ENTRY: Final = "INSERT INTO entries (game_id, version, public, full) VALUES (?, ?, ?, ?)"

_APPEND: Final = """
INSERT INTO entries SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT version FROM games WHERE game_id = ?1) = ?8
ON CONFLICT (game_id, seat, request_key) DO NOTHING
"""

_HEAD: Final = "UPDATE games SET version = ?, status = ?, due_ms = ?, outcome = ? WHERE game_id = ?"

_SEAT: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)"

_NAME: Final = "INSERT OR REPLACE INTO names VALUES (?, ?, ?)"

_FORMER: Final = """
INSERT OR REPLACE INTO former_tokens
SELECT game_id, seat, generation, token_hash FROM seats WHERE game_id = ? AND seat = ? AND generation < ?
"""

_FORGOTTEN: Final = "DELETE FROM former_tokens WHERE game_id = ? AND seat = ? AND generation < ?"

_LISTING: Final = "UPDATE games SET host = ?, open_seats = ?, join_code = ?, code_expires_ms = ? WHERE game_id = ?"

_EXPIRED_CODE: Final = """
UPDATE games SET join_code = NULL WHERE app_id = ? AND join_code = ? AND code_expires_ms <= ?
"""

_OF_SERIES: Final = "SELECT game_id FROM games WHERE series_id = ? AND series_number = ?"

_SWEPT_AT_ONCE: Final = 500
"""Most entries of a deleted game that go in one transaction."""

_SWEEP: Final = """
DELETE FROM entries WHERE game_id = ?1 AND version IN (
    SELECT version FROM entries WHERE game_id = ?1 ORDER BY version LIMIT ?2
)
"""

_SERVED: Final = "INSERT INTO served VALUES (1, ?1) ON CONFLICT DO UPDATE SET time_ms = max(time_ms, ?1)"

_ROOM: Final = "INSERT INTO entries (game_id, version, public, full) VALUES ('', 0, zeroblob(?), x'')"

_PROBE: Final = "INSERT OR REPLACE INTO probes VALUES (1, ?)"


def create(creation: Creation, connection: Connection) -> Appended | Known | CodeTaken | SeriesTaken:
    """Insert a game and its first entry. ValueError if another game has the id."""
    game, head, entry, listing = creation.game, creation.game.head, creation.entry, creation.game.listing
    if listing.join_code is not None:
        connection.execute(_EXPIRED_CODE, (game.app_id, listing.join_code, game.created_ms))
    own = (game.game_id, game.app_id, creation.request_key, creation.fingerprint, game.rule_set, game.seat_count)
    more = (game.spectators.value, game.created_ms, game.seed, game.rigged)
    standing = (head.version, head.status.value, head.due_ms, head.outcome)
    beside = (game.options, game.series_id, game.series_number, game.watch_token_hash)
    shown = (listing.host, listing.open_seats, listing.join_code, listing.code_expires_ms)
    connection.execute(_CREATE, (*own, *more, *standing, *beside, *shown))
    if not connection.changes():
        return _why_not(creation, connection)
    connection.execute(_FIRST_ENTRY, (game.game_id, entry.version, entry.public, entry.full))
    _seat(connection, game.game_id, game.seats)
    return Appended()


def _why_not(creation: Creation, connection: Connection) -> Known | CodeTaken | SeriesTaken:
    """Say why a game was not inserted."""
    game = creation.game
    if known := find_creation(connection, game.app_id, creation.request_key):
        return known
    if connection.execute("SELECT 1 FROM games WHERE game_id = ?", (game.game_id,)).fetchall():
        raise ValueError(f"another game has the id {game.game_id}")
    if rows := connection.execute(_OF_SERIES, (game.series_id, game.series_number)).fetchall():
        return SeriesTaken(rows[0][0])
    return CodeTaken()


def append(append: Append, connection: Connection) -> Appended | Known | Moved:
    """Insert an entry if the head is the expected one and the request key is new, and replace the head."""
    entry, head = append.entry, append.head
    request = (append.seat, append.request_key, append.fingerprint)
    row = (append.game_id, entry.version, *request, entry.public, entry.full, append.expected_head)
    connection.execute(_APPEND, row)
    if not connection.changes():
        return find_request(connection, append.game_id, append.seat, append.request_key)
    connection.execute(_HEAD, (head.version, head.status.value, head.due_ms, head.outcome, append.game_id))
    for seat in append.freed:
        for table in ("seats", "names", "former_tokens"):
            connection.execute(f"DELETE FROM {table} WHERE game_id = ? AND seat = ?", (append.game_id, seat))  # noqa: S608
    _seat(connection, append.game_id, append.seats)
    if (listing := append.listing) is not None:
        shown = (listing.host, listing.open_seats, listing.join_code, listing.code_expires_ms)
        connection.execute(_LISTING, (*shown, append.game_id))
    return Appended()


def _seat(connection: Connection, game_id: str, seats: Sequence[SeatRecord]) -> None:
    for seat in seats:
        connection.execute(_FORMER, (game_id, seat.seat, seat.generation))
        connection.execute(_FORGOTTEN, (game_id, seat.seat, seat.generation - KEPT_TOKENS))
        connection.execute(_SEAT, (game_id, seat.seat, seat.generation, seat.token_hash))
        connection.execute("DELETE FROM names WHERE game_id = ? AND seat = ?", (game_id, seat.seat))
        if seat.display_name is not None:
            connection.execute(_NAME, (game_id, seat.seat, seat.display_name))


def delete(game_id: str, version: int, now_ms: int, connection: Connection) -> bool:
    """Delete a game but for its entries, which are swept, and note that it was deleted."""
    connection.execute("DELETE FROM games WHERE game_id = ? AND version = ?", (game_id, version))
    if not connection.changes():
        return False
    connection.execute("INSERT OR REPLACE INTO deleted_games VALUES (?, ?, FALSE)", (game_id, now_ms))
    for table in ("seats", "names", "former_tokens"):
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))  # noqa: S608
    return True


def sweep(connection: Connection) -> bool:
    """Delete some entries of a deleted game; tell whether there may be more."""
    unswept = connection.execute("SELECT game_id FROM deleted_games WHERE NOT swept LIMIT 1").fetchall()
    if not unswept:
        return False
    connection.execute(_SWEEP, (*unswept[0], _SWEPT_AT_ONCE))
    if connection.changes() < _SWEPT_AT_ONCE:
        connection.execute("UPDATE deleted_games SET swept = TRUE WHERE game_id = ?", unswept[0])
    return True


def begin(now_ms: int, longest_ms: int, connection: Connection) -> None:
    """Note that somebody serves; a long time since the last such note was an outage."""
    for (time_ms,) in connection.execute("SELECT time_ms FROM served").fetchall():
        if now_ms - time_ms > longest_ms:
            connection.execute("INSERT OR REPLACE INTO outages VALUES (?, ?)", (time_ms, now_ms))
    alive(now_ms, connection)


def alive(now_ms: int, connection: Connection) -> None:
    """Note that somebody serves; an older note never takes the place of a newer one."""
    connection.execute(_SERVED, (now_ms,))


def probe(time_ms: int, room: int, connection: Connection) -> None:
    """Write a row that does not matter, once there is room for so many bytes more.

    That room is taken in the write-ahead log by an entry of no game, which is taken back before anybody can see it.
    """
    if room:
        connection.execute("SAVEPOINT room")
        connection.execute(_ROOM, (room,))
        connection.cache_flush()
        connection.execute("ROLLBACK TO room; RELEASE room").fetchall()
    connection.execute(_PROBE, (time_ms,))
