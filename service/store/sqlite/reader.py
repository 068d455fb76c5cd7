"""A file as it was at one moment, for programs that only read, also while a server has it open."""

from collections.abc import Sequence
from pathlib import Path

import apsw

from service.store.contract import StoreRefused
from service.store.records import GameRecord, StoredEntry
from service.store.sqlite import opening, reads
from service.store.sqlite.connection import Connection
from service.store.sqlite.hold import check_names, real
from service.store.sqlite.schema import check_version
from service.store.sqlite.trouble import in_terms_of_the_contract


class SqliteReader:
    """A `GameReader` on one file. What a running server appends meanwhile is not seen."""

    def __init__(self, connection: Connection) -> None:
        """Take over a connection that reads, at the moment that it stays at."""
        self._connection = connection

    @classmethod
    def open(cls, path: Path) -> "SqliteReader":
        """Open the file.

        Raises StoreRefused if it is not there, cannot be read, has more than one name (see `hold`), or is of a version
        not known here.
        """
        if not path.exists():
            raise StoreRefused(f"there is no file {path}")
        check_names(path)
        try:
            connection = opening.open_for_reading(real(path))
        except apsw.Error as fault:
            raise opening.refused(path, fault) from fault
        try:
            connection.execute("BEGIN")
            check_version(connection)
        except apsw.Error as fault:
            connection.close()
            raise opening.refused(path, fault) from fault
        except StoreRefused:
            connection.close()
            raise
        return cls(connection)

    async def game(self, game_id: str) -> GameRecord | None:
        """Read a game."""
        with in_terms_of_the_contract():
            return reads.game(self._connection, game_id)

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        """Read entries."""
        with in_terms_of_the_contract():
            return reads.entries(self._connection, game_id, after, limit)

    async def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
