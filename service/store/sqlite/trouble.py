"""What an error of SQLite means to the contract: the store is damaged, or it cannot be reached now."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import apsw

from service.store.contract import StoreDamaged, StoreUnavailable

_DAMAGE: Final = (apsw.CorruptError, apsw.NotADBError, apsw.FormatError, apsw.SQLError)
"""Errors that no repetition mends: pages that cannot be what was written, and tables that are not there."""

_DAMAGED_PAGES: Final = frozenset(
    {apsw.SQLITE_IOERR_SHORT_READ, apsw.SQLITE_IOERR_CORRUPTFS, apsw.SQLITE_IOERR_DATA, apsw.SQLITE_IOERR_IN_PAGE}
)
"""The same among the errors of reading: a file that was cut, or that its file system knows to be damaged."""


def is_damage(error: BaseException) -> bool:
    """Tell whether what lies in the file is wrong, and not only out of reach."""
    return isinstance(error, _DAMAGE) or getattr(error, "extendedresult", None) in _DAMAGED_PAGES


def told(error: apsw.Error) -> StoreDamaged | StoreUnavailable:
    """Make the error of the contract that an error of SQLite is told as."""
    return StoreDamaged(str(error)) if is_damage(error) else StoreUnavailable(str(error))


@contextmanager
def in_terms_of_the_contract() -> Generator[None]:
    """Turn the errors of SQLite into those of the contract."""
    try:
        yield
    except apsw.Error as error:
        raise told(error) from error
