"""The embedded store: one SQLite file, one writer thread, group commit."""

from service.store.sqlite.bounds import Bounds
from service.store.sqlite.intake import Linger
from service.store.sqlite.reader import SqliteReader
from service.store.sqlite.store import SqliteStore

__all__ = ["Bounds", "Linger", "SqliteReader", "SqliteStore"]
