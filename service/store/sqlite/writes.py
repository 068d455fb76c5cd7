"""What the writer thread does to the tables. Each function changes all that it means to, or nothing.

No savepoint is needed: the first statement of each carries the conditions, and one that does nothing ends the job.
"""

from collections.abc import Sequence
from typing import Final

from service.store.contract import Append, Appended, Creation, Known, Moved, SeatRecord
from service.store.sqlite.connection import Connection
from service.store.sqlite.reads import find_creation, find_request

_CREATE: Final = """
INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

_FIRST_ENTRY: Final = "INSERT INTO entries (game_id, version, public, full) VALUES (?, ?, ?, ?)"

_APPEND: Final = """
INSERT INTO entries SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT version FROM games WHERE game_id = ?1) = ?8
ON CONFLICT (game_id, seat, request_key) DO NOTHING
"""

_HEAD: Final = "UPDATE games SET version = ?, status = ?, due_ms = ?, outcome = ? WHERE game_id = ?"

_SEAT: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)"

_NAME: Final = "INSERT OR REPLACE INTO names VALUES (?, ?, ?)"

_ROOM: Final = "INSERT INTO entries (game_id, version, public, full) VALUES ('', 0, zeroblob(?), x'')"

_PROBE: Final = "INSERT OR REPLACE INTO probes VALUES (1, ?)"


def create(creation: Creation, connection: Connection) -> Appended | Known:
    """Insert a game and its first entry. ValueError if another game has the id."""
    game, head, entry = creation.game, creation.game.head, creation.entry
    own = (game.game_id, game.app_id, creation.request_key, creation.fingerprint, game.rule_set, game.seat_count)
    more = (game.spectators.value, game.created_ms, game.seed, game.rigged)
    connection.execute(_CREATE, (*own, *more, head.version, head.status.value, head.due_ms, head.outcome))
    if not connection.changes():
        if known := find_creation(connection, game.app_id, creation.request_key):
            return known
        raise ValueError(f"another game has the id {game.game_id}")
    connection.execute(_FIRST_ENTRY, (game.game_id, entry.version, entry.public, entry.full))
    _seat(connection, game.game_id, game.seats)
    return Appended()


def append(append: Append, connection: Connection) -> Appended | Known | Moved:
    """Insert an entry if the head is the expected one and the request key is new, and replace the head."""
    entry, head = append.entry, append.head
    request = (append.seat, append.request_key, append.fingerprint)
    row = (append.game_id, entry.version, *request, entry.public, entry.full, append.expected_head)
    connection.execute(_APPEND, row)
    if not connection.changes():
        return find_request(connection, append.game_id, append.seat, append.request_key)
    connection.execute(_HEAD, (head.version, head.status.value, head.due_ms, head.outcome, append.game_id))
    _seat(connection, append.game_id, append.seats)
    return Appended()


def _seat(connection: Connection, game_id: str, seats: Sequence[SeatRecord]) -> None:
    for seat in seats:
        connection.execute(_SEAT, (game_id, seat.seat, seat.generation, seat.token_hash))
        connection.execute("DELETE FROM names WHERE game_id = ? AND seat = ?", (game_id, seat.seat))
        if seat.display_name is not None:
            connection.execute(_NAME, (game_id, seat.seat, seat.display_name))


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
