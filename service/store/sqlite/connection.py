"""The part of an `apsw.Connection` that the store uses, with types that a strict checker can follow."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol, cast

import apsw


class Rows(Protocol):
    """The rows of one statement."""

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Run all statements to their end and give every row."""
        ...


class Connection(AbstractContextManager[Any], Protocol):
    """An open database; its context is a savepoint, kept if nothing is raised."""

    filename: str
    """The full path of the file."""
    in_transaction: bool
    """Whether a transaction is open."""

    def execute(self, statements: str, bindings: Any = None) -> Rows:
        """Run SQL up to the first row, statements that give none to their end; fetching the rows runs what follows."""
        ...

    def readonly(self, name: str) -> bool:
        """Tell whether a database of the connection, such as `main`, can only be read."""
        ...

    def changes(self) -> int:
        """Give how many rows the last INSERT, UPDATE or DELETE changed."""
        ...

    def set_wal_hook(self, callable: Callable[[Any, str, int], int] | None) -> None:  # noqa: A002 - apsw's name
        """Have a function called after each commit with the pages in the write-ahead log."""
        ...

    def wal_checkpoint(self, dbname: str | None = None, mode: int = 0) -> tuple[int, int]:
        """Copy the write-ahead log into the database; gives its pages and how many of them are copied."""
        ...

    def cache_flush(self) -> None:
        """Write the changes of the open transaction to the write-ahead log before it ends; they are not flushed."""
        ...

    def close(self, force: bool = False) -> None:
        """Close it; the last one to close copies the write-ahead log into the database."""
        ...


def connect(path: str, flags: int = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE) -> Connection:
    """Open a file. Raises apsw.Error."""
    return cast("Connection", apsw.Connection(path, flags))
