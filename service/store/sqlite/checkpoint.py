"""When the write-ahead log is copied into the database: in quiet moments, by the thread that writes.

A checkpoint stalls whoever runs it, so it waits for a moment without moves; a log that grows through a busy hour is
copied between two commits, since readers get slower and the file larger with it.
"""

from typing import Final

import apsw

from service.store.sqlite.connection import Connection

IDLE_SECONDS: Final = 0.25
"""A moment without jobs that counts as quiet."""

IDLE_PAGES: Final = 256
"""Pages in the log (4 KiB each) that are worth a checkpoint in a quiet moment."""

BUSY_PAGES: Final = 4_000
"""Pages in the log at which a checkpoint waits no longer: 16 MiB."""


class Checkpoints:
    """The checkpoints of one writing connection."""

    def __init__(self, connection: Connection) -> None:
        """Take over from SQLite's own automatic checkpoints."""
        self._connection = connection
        self._pages = 0
        connection.set_wal_hook(self._committed)

    def _committed(self, _connection: Connection, _database: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK

    @property
    def patience(self) -> float | None:
        """How long the writer should wait for a job before it uses the quiet: seconds, or None for ever."""
        return IDLE_SECONDS if self._pages >= IDLE_PAGES else None

    def run(self, *, quiet: bool) -> None:
        """Copy the log if this is the moment. What fails is tried again at the next one; the log has everything."""
        if self._pages < (IDLE_PAGES if quiet else BUSY_PAGES):
            return
        try:
            pages, copied = self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except apsw.Error:
            return
        self._pages = pages - copied
