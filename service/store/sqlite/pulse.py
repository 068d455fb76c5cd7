"""What is known of the disk: when a transaction last became durable, and what failed since."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from service.store.contract import StoreUnavailable
from service.store.sqlite.job import Job

_PAGE: Final = 4096
_PAGES_OF_A_JOB: Final = 4
"""Pages that a job touches beside its bytes: the end of the log, its indexes, the head."""

_MOST_ROOM: Final = 1_048_576


def _room_of(jobs: Sequence[Job[Any]]) -> int:
    """Give about how many bytes a transaction needs in the write-ahead log."""
    return min(sum(job.size + _PAGES_OF_A_JOB * _PAGE for job in jobs), _MOST_ROOM)


class Pulse:
    """Told by the writer thread, asked on the event loop.

    A transaction that failed is made good only by one that needs as much room: on a disk that is nearly full small
    ones go through for a while.
    """

    def __init__(self, patience: float) -> None:
        """Begin as on a disk that works, as the file was just opened; `patience` seconds later nothing is known."""
        self._patience = patience
        self._durable_at = monotonic()
        self._failed: tuple[str, int] | None = None

    @property
    def room(self) -> int:
        """How many bytes a probe must be able to write beside its own row; 0 if nothing has failed."""
        failed = self._failed
        return failed[1] - _PAGES_OF_A_JOB * _PAGE if failed else 0

    def durable(self, jobs: Sequence[Job[Any]]) -> None:
        """Note that a transaction is durable."""
        self._durable_at = monotonic()
        if self._failed is not None and _room_of(jobs) >= self._failed[1]:
            self._failed = None

    def failed(self, problem: str, jobs: Sequence[Job[Any]]) -> None:
        """Note that a transaction was not committed, and why; of several in a row the first is told."""
        first, needed = self._failed or (problem, 0)
        self._failed = (first, max(_room_of(jobs), needed))

    def fresh(self, seconds: float) -> bool:
        """Say whether something became durable in the last so many seconds, and nothing has failed since."""
        return self._failed is None and monotonic() - self._durable_at < seconds

    def check(self) -> None:
        """Raise StoreUnavailable if writes do not become durable."""
        if self._failed is not None:
            raise StoreUnavailable(self._failed[0])
        silent = monotonic() - self._durable_at
        if silent > self._patience:
            raise StoreUnavailable(f"nothing became durable for {silent:.1f} s")
