"""Where jobs wait for the writer thread, and how long it lets them gather before it commits.

A commit costs one flush of the disk, however much is in it. A lone caller waits for nobody; many callers share a flush.
"""

import threading
from collections import deque
from time import monotonic
from typing import Generic, TypeVar

from msgspec import Struct

J = TypeVar("J")


class Linger(Struct, frozen=True):
    """How long jobs gather. With one open call there is no waiting at all."""

    quiet_ms: float = 1.0
    """Commit once nothing has arrived for so long."""
    most_ms: float = 6.0
    """Commit after so long, whatever arrives."""
    most_jobs: int = 64
    """Commit once so many wait; also the most in one transaction."""


class Intake(Generic[J]):
    """A queue from the event loop to the writer thread.

    `put`, `settled` and `close` are called on the event loop, `take` on the thread. A job is open from `put` to
    `settled`, so a caller that waits for an answer counts as company for the next one.
    """

    def __init__(self, linger: Linger) -> None:
        self._linger = linger
        self._jobs: deque[J] = deque()
        self._open = 0
        self._latest = 0.0
        self._closed = False
        self._wake = threading.Event()

    @property
    def closed(self) -> bool:
        """Whether nothing more is let in."""
        return self._closed

    @property
    def finished(self) -> bool:
        """Whether nothing waits and nothing more will."""
        return self._closed and not self._jobs

    def put(self, job: J) -> None:
        """Let a job in. The thread is woken only when that can change what it does."""
        self._jobs.append(job)
        self._open += 1
        self._latest = monotonic()
        if len(self._jobs) == 1 or len(self._jobs) >= self._linger.most_jobs:
            self._wake.set()

    def settled(self, count: int) -> None:
        """Note that so many callers have their answer."""
        self._open -= count

    def close(self) -> None:
        """Let nothing more in, and let the thread take what is there at once."""
        self._closed = True
        self._wake.set()

    def take(self, idle: float | None) -> list[J]:
        """Give the jobs of the next transaction, oldest first; none after `idle` seconds without any, or at the end."""
        self._wake.clear()
        if not self._jobs and not self._closed:
            self._wake.wait(idle)
        if self._jobs:
            self._gather()
        return [self._jobs.popleft() for _ in range(min(len(self._jobs), self._linger.most_jobs))]

    def _gather(self) -> None:
        """Wait for company.

        The thread sleeps until the newest job that it knows of was alone long enough, then looks again: it wakes about
        once a `quiet_ms`, not once a job.
        """
        end = monotonic() + self._linger.most_ms / 1000
        while self._open > 1 and not self._closed:
            self._wake.clear()
            pause = min(self._latest + self._linger.quiet_ms / 1000, end) - monotonic()
            if pause <= 0 or len(self._jobs) >= self._linger.most_jobs:
                return
            self._wake.wait(pause)
