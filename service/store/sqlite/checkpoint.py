"""When the write-ahead log is copied into the database: in quiet moments, by the thread that writes.

A checkpoint stalls whoever runs it, so it waits for a moment without moves; a log that grows through a busy hour is
copied between two commits, since readers get slower and the file larger with it.
"""

import apsw
from msgspec import Struct

from service.store.sqlite.connection import Connection


class CheckpointRule(Struct, frozen=True):
    """When a checkpoint is due. Pages are those in the log, of 4 KiB each."""

    idle_seconds: float = 0.25
    """A moment without jobs that counts as quiet."""
    idle_pages: int = 256
    """Pages that are worth a checkpoint in a quiet moment."""
    busy_pages: int = 4_000
    """Pages at which it waits no longer; 4,000 are 16 MiB."""


class Checkpoints:
    """The checkpoints of one writing connection."""

    def __init__(self, connection: Connection, rule: CheckpointRule) -> None:
        """Take over from SQLite's own automatic checkpoints."""
        self._connection = connection
        self._rule = rule
        self._pages = 0
        connection.set_wal_hook(self._committed)

    def _committed(self, _connection: object, _database: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK

    @property
    def patience(self) -> float | None:
        """How long the writer should wait for a job before it uses the quiet: seconds, or None for ever."""
        return self._rule.idle_seconds if self._pages >= self._rule.idle_pages else None

    def run(self, *, quiet: bool) -> None:
        """Copy the log if this is the moment. What fails is tried again at the next one; the log has everything."""
        if self._pages < (self._rule.idle_pages if quiet else self._rule.busy_pages):
            return
        try:
            pages, copied = self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except apsw.Error:
            return
        self._pages = pages - copied
