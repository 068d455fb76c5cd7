"""Opening the file: the right SQLite, the right settings."""

from pathlib import Path
from typing import Final

import apsw

from service.store.contract import StoreRefused
from service.store.sqlite.connection import Connection, connect
from service.store.sqlite.hold import cannot_be_written, create_private
from service.store.sqlite.schema import claim, migrate
from service.store.sqlite.trouble import is_damage

LEAST_SQLITE: Final = (3, 51, 3)
"""Versions before it can damage a database in WAL mode when two checkpoints overlap."""

PATIENCE_MS: Final = 1_000
"""How long to wait for another program that holds the file, such as a backup, in milliseconds."""

_ALL: Final = f"PRAGMA busy_timeout = {PATIENCE_MS}; PRAGMA mmap_size = 0; PRAGMA cache_size = -32768;"

_WRITING: Final = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864;"


def check_sqlite(version: str = apsw.sqlite_lib_version()) -> None:
    """Raise StoreRefused if SQLite is too old to be trusted with a log."""
    if tuple(int(part) for part in version.split(".")) < LEAST_SQLITE:
        least = ".".join(map(str, LEAST_SQLITE))
        raise StoreRefused(
            f"SQLite {version} can corrupt its write-ahead log: install an apsw with SQLite {least} or newer"
        )


def refused(path: Path | str, fault: apsw.Error) -> StoreRefused:
    """Say why a file cannot be used, and what the one who starts the server can do."""
    if isinstance(fault, apsw.ReadOnlyError):
        return StoreRefused(cannot_be_written(path))
    if is_damage(fault):
        return StoreRefused(f"{path} is damaged ({fault}): put a backup in its place, or name another file")
    return StoreRefused(f"{path} cannot be opened: {fault}")


def prepare(connection: Connection) -> None:
    """Give a new connection the settings of the one that writes, and bring the tables up to date.

    Raises StoreRefused if the file cannot be used.
    """
    if connection.readonly("main"):
        raise StoreRefused(cannot_be_written(connection.filename))
    try:
        connection.execute(_ALL).fetchall()
        claim(connection)
        connection.execute(_WRITING).fetchall()
        migrate(connection)
    except apsw.NotADBError as fault:
        raise StoreRefused(f"{connection.filename} is not a database: name another file") from fault


def open_for_writing(path: Path) -> Connection:
    """Open the one connection that writes; creates the file if it is not there."""
    create_private(path)
    connection = connect(str(path))
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def open_for_reading(path: Path) -> Connection:
    """Open one more connection, which cannot write."""
    connection = connect(str(path), apsw.SQLITE_OPEN_READONLY)
    connection.execute(_ALL).fetchall()
    return connection
