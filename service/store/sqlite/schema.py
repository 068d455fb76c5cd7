"""The tables, as numbered steps that bring any older file up to date."""

import time
from collections.abc import Sequence
from typing import Final

from service.store.contract import StoreRefused
from service.store.sqlite.connection import Connection

APPLICATION_ID: Final = 0x46414952
"""Marks the file as ours in its header (`FAIR`); `file fairdeal.db` and SQLite's tools show it."""

_GAMES: Final = """
CREATE TABLE games (
    game_id TEXT PRIMARY KEY,
    app_id TEXT NOT NULL,
    request_key BLOB NOT NULL,    -- of the creation, once per application; a keyed hash of the request id
    fingerprint TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    spectators TEXT NOT NULL CHECK (spectators IN ('NONE', 'LINK', 'OPEN')),
    created_ms INTEGER NOT NULL,
    seed BLOB NOT NULL,           -- secret until it is revealed; in no other table
    rigged INTEGER NOT NULL,
    version INTEGER NOT NULL,     -- from here on: the head, replaced by every append
    status TEXT NOT NULL,
    due_ms INTEGER,
    outcome BLOB,
    options BLOB NOT NULL,
    series_id TEXT,
    series_number INTEGER NOT NULL,
    watch_token_hash TEXT,
    host INTEGER NOT NULL,        -- from here on: what lists and join codes show
    open_seats INTEGER NOT NULL,
    join_code TEXT,
    code_expires_ms INTEGER NOT NULL,
    UNIQUE (app_id, request_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX games_newest ON games (app_id, created_ms DESC, game_id DESC) WHERE spectators = 'OPEN';
CREATE INDEX games_newest_by_status ON games (app_id, status, created_ms DESC, game_id DESC) WHERE spectators = 'OPEN';
CREATE INDEX games_newest_by_rule_set ON games (app_id, rule_set, created_ms DESC, game_id DESC)
    WHERE spectators = 'OPEN';
CREATE UNIQUE INDEX games_by_code ON games (app_id, join_code) WHERE join_code IS NOT NULL;
CREATE UNIQUE INDEX games_of_series ON games (series_id, series_number) WHERE series_id IS NOT NULL;
CREATE INDEX games_due ON games (due_ms, game_id) WHERE due_ms IS NOT NULL;

CREATE TABLE entries (
    game_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER,                 -- whose request it is, -1 for one that joins; null for the creation
    request_key BLOB,             -- a keyed hash of the request id
    fingerprint TEXT,
    public BLOB NOT NULL,
    full BLOB NOT NULL,
    PRIMARY KEY (game_id, version),
    UNIQUE (game_id, seat, request_key)
) STRICT;

CREATE TABLE seats (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    generation INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE names (              -- of people, beside the log: deleting a row erases one
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    display_name TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE former_tokens (      -- of seats whose token was made anew
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    generation INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (game_id, seat, generation)
) STRICT, WITHOUT ROWID;

CREATE TABLE deleted_games (
    game_id TEXT PRIMARY KEY,
    deleted_ms INTEGER NOT NULL,
    swept INTEGER NOT NULL        -- whether its entries have gone too
) STRICT, WITHOUT ROWID;

CREATE INDEX deleted_games_unswept ON deleted_games (game_id) WHERE NOT swept;

CREATE TABLE served (             -- one row: when it was last noted that somebody serves
    id INTEGER PRIMARY KEY CHECK (id = 1),
    time_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    from_ms INTEGER PRIMARY KEY,
    to_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE probes (             -- one row, written to see whether the file can be written
    id INTEGER PRIMARY KEY CHECK (id = 1),
    time_ms INTEGER NOT NULL
) STRICT;
"""

OLDEST: Final = 4
"""The version that the first step makes. Files of those before are of no release, and no step leads on from them."""

STEPS: Final = (_GAMES,)
"""The SQL of each step; the first makes version `OLDEST`. A released step never changes: a new one follows."""

_VERSIONS: Final = """
CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, applied_ms INTEGER NOT NULL) STRICT
"""


def claim(connection: Connection) -> None:
    """Mark an empty file as ours. Raises StoreRefused, and changes nothing, if it is another program's database."""
    ((application,),) = connection.execute("PRAGMA application_id").fetchall()
    if application == APPLICATION_ID:
        return
    if connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall():
        raise StoreRefused(f"{connection.filename} is a database of another program: name another file")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def check_version(connection: Connection, steps: Sequence[str] = STEPS) -> int:
    """Give the number of steps that the tables have behind them.

    Raises StoreRefused if the file is of a newer version than this program knows, or of one before the first step's.
    """
    ((version,),) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_versions").fetchall()
    newest = OLDEST + len(steps) - 1
    if version > newest:
        raise StoreRefused(
            f"{connection.filename} was written by a newer fairdeal (schema {version}, this one knows {newest}): "
            "start the newer one"
        )
    if 0 < version < OLDEST:
        raise StoreRefused(
            f"{connection.filename} was written by a fairdeal before the first release (schema {version}, this one "
            f"knows {OLDEST} and later): name another file"
        )
    return version - OLDEST + 1 if version else 0


def migrate(connection: Connection, steps: Sequence[str] = STEPS) -> None:
    """Bring the tables to the newest version, each step in a transaction of its own.

    Raises as `check_version`, and then changes nothing.
    """
    connection.execute(_VERSIONS)
    done = check_version(connection, steps)
    for number, step in enumerate(steps[done:], start=OLDEST + done):
        with connection:
            connection.execute(step)
            connection.execute("INSERT INTO schema_versions VALUES (?, ?)", (number, time.time_ns() // 1_000_000))
