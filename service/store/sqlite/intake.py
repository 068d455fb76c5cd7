"""Where jobs wait for the writer thread, and how long it lets them gather before it commits.

A commit costs one flush of the disk, however much is in it. A lone caller waits for nobody; many callers share a flush.
What would wait too long is not let in.
"""

import threading
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

from service.store.sqlite.bounds import Bounds

_NEWEST: Final = 0.3
"""How much the latest transaction counts in the time that one is expected to take."""


class Waiting(Protocol):
    """What a job tells of itself."""

    since: float
    """When it was let in, by `monotonic`."""
    size: int
    """About how many bytes it writes."""


J = TypeVar("J", bound=Waiting)


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

    `take` and `done` are called on the thread, everything else on the event loop. A job is open from `put` to
    `settled`, so a caller that waits for an answer counts as company for the next one. What `take` gave is begun; only
    what still waits can be taken out by `withdraw`.
    """

    def __init__(self, linger: Linger, bounds: Bounds) -> None:
        self.begun: Sequence[J] = ()
        """The jobs that were taken last."""
        self._linger = linger
        self._bounds = bounds
        self._jobs: deque[J] = deque()
        self._open = 0
        self._bytes = 0
        self._latest = 0.0
        self._closed = False
        self._wake = threading.Event()
        self._taking = threading.Lock()
        self._took_at = 0.0
        self._pace = 0.0

    @property
    def closed(self) -> bool:
        """Whether nothing more is let in."""
        return self._closed

    @property
    def finished(self) -> bool:
        """Whether nothing waits and nothing more will."""
        return self._closed and not self._jobs

    @property
    def busy_seconds(self) -> float:
        """How long the thread has been at the present step, such as a transaction; 0 while it waits for jobs."""
        took_at = self._took_at
        return monotonic() - took_at if took_at else 0.0

    def put(self, job: J, share: float) -> bool:
        """Let a job in, unless it would have to wait too long; says whether it was.

        `share` is how much of the bounds its kind may use. The thread is woken only when that can change what it does.
        """
        job.since = now = monotonic()
        waiting = len(self._jobs)
        if (waiting or self._took_at) and self._too_many(waiting, job, now, share):
            return False
        self._jobs.append(job)
        self._open += 1
        self._bytes += job.size
        self._latest = now
        if not waiting or waiting + 1 >= self._linger.most_jobs:
            self._wake.set()
        return True

    def _too_many(self, waiting: int, job: J, now: float, share: float) -> bool:
        """Say whether a job is one too many while others wait or are being written.

        A transaction under way that takes longer than usual is expected to take as long again. Whoever still fits into
        the next one is refused only if the one under way does not end: a slow disk is used as well as it can be.
        """
        bounds, most = self._bounds, self._linger.most_jobs
        if waiting >= bounds.jobs * share or self._bytes + job.size > bounds.bytes * share:
            return True
        busy, longest = now - (self._took_at or now), bounds.wait_ms / 1000
        if waiting < most * share:
            return busy > max(longest, 2 * self._pace)
        return (2 + waiting // most) * max(busy, self._pace) > longest * share

    def settled(self, jobs: Sequence[J]) -> None:
        """Note that these callers have their answer, or none is left to be waited for."""
        self._open -= len(jobs)
        self._bytes -= sum(job.size for job in jobs)

    def withdraw(self, before: float) -> Sequence[J]:
        """Take out what was let in before a moment and still waits: it will never be done."""
        withdrawn: list[J] = []
        with self._taking:
            while self._jobs and self._jobs[0].since <= before:
                withdrawn.append(self._jobs.popleft())
        self.settled(withdrawn)
        return withdrawn

    def oldest(self) -> float | None:
        """Say since when the job has waited that has waited longest; None if none waits."""
        try:
            return self._jobs[0].since
        except IndexError:
            return None

    def close(self) -> None:
        """Let nothing more in, and let the thread take what is there at once."""
        self._closed = True
        self._wake.set()

    def take(self, idle: float | None) -> Sequence[J]:
        """Give the jobs of the next transaction, oldest first; none after `idle` seconds without any, or at the end.

        The thread counts as busy until it comes for the next ones.
        """
        self._took_at = 0.0
        self._wake.clear()
        if not self._jobs and not self._closed:
            self._wake.wait(idle)
        if self._jobs:
            self._gather()
        with self._taking:
            self.begun = [self._jobs.popleft() for _ in range(min(len(self._jobs), self._linger.most_jobs))]
            self._took_at = monotonic()
        return self.begun

    def done(self) -> None:
        """Note, on the thread, that the jobs taken last are done; what it does from here on is another step."""
        now = monotonic()
        self._pace += _NEWEST * (now - self._took_at - self._pace)
        self._took_at = now

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
