"""The one thread that writes: it commits what waits in one transaction, and tells everybody once that is durable.

The loop never waits for the thread to end, however long the disk takes.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import Any, Final, TypeVar

import apsw

from service.store.contract import StoreBusy, StoreUnavailable
from service.store.sqlite.bounds import Bounds
from service.store.sqlite.checkpoint import CheckpointRule, Checkpoints
from service.store.sqlite.connection import Connection
from service.store.sqlite.intake import Intake, Linger
from service.store.sqlite.job import Job
from service.store.sqlite.pulse import Pulse
from service.store.sqlite.trouble import is_damage, told

T = TypeVar("T")

_FAULTS_OF_A_JOB: Final = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError)
"""Errors of SQLite that say that a job is wrong, not that the store is in trouble."""

_LOOKS: Final = 0.005
"""Seconds between two looks at whether the thread has ended."""

_STARVED: Final = 0.005
"""Seconds after which a transaction has taken longer than its work and the flush of a good disk do."""

_BREATH: Final = 0.0001
"""Seconds that are left to the thread then, by each write that comes."""


class Writer:
    """Owns the connection that writes, and a thread for it. Made on the event loop that it answers to."""

    def __init__(
        self,
        connection: Connection,
        linger: Linger | None = None,
        checkpoints: CheckpointRule | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        """Start the thread; the connection is used by nobody else from here on."""
        self.commits = 0
        """How many transactions were committed."""
        self._seconds = (bounds or Bounds()).seconds
        self.pulse = Pulse(self._seconds)
        """What is known of the disk."""
        self._connection = connection
        self._checkpoints = Checkpoints(connection, checkpoints or CheckpointRule())
        self._intake: Intake[Job[Any]] = Intake(linger or Linger(), bounds or Bounds())
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def run(
        self,
        write: Callable[[Connection], T],
        told: Callable[[T], None] = lambda _: None,
        *,
        size: int = 0,
        share: float = 1.0,
    ) -> T:
        """Run `write` in the next transaction and give its result once that is durable.

        `write` runs on the thread and either changes everything that it means to or nothing; `size` is about how many
        bytes that is, `share` how much of the bounds its kind may use. `told` is called with the result on the event
        loop, also when the caller was cancelled or has been told that it took too long. Raises StoreUnavailable or
        StoreDamaged when the transaction was not committed, StoreUnavailable also when it is not durable in time,
        StoreBusy when `write` was not and will not be run, and whatever `write` raised.
        """
        if self._intake.closed:
            raise StoreUnavailable("the store is closed")
        self._let_the_thread_work()
        answer: asyncio.Future[T] = self._loop.create_future()
        if not self._intake.put(Job(write, told, size, answer), share):
            raise StoreBusy("more writes wait than can be done in time")
        if self._alarm is None:
            self._alarm = self._loop.call_later(self._seconds, self._ring)
        return await answer

    def _let_the_thread_work(self) -> None:
        """Leave the interpreter to the thread for a moment, if it has been at a transaction for long.

        It takes Python's lock some twenty times in each, and loses nearly every race for it against a busy loop, which
        lets go of it and takes it again. On a slow disk this costs a caller a tenth of a millisecond.
        """
        if self._intake.busy_seconds > _STARVED:
            sleep(_BREATH)

    def _ring(self) -> None:
        """Answer those who have waited as long as anybody shall, and set the alarm for the next one."""
        now = monotonic()
        before = now - self._seconds
        for job in self._intake.withdraw(before):
            job.settle(StoreBusy(f"not begun within {self._seconds:g} s"))
        waiting: list[float] = []
        for job in self._intake.begun:
            if job.waits and job.since <= before:
                job.settle(StoreUnavailable(f"not durable within {self._seconds:g} s"))
            elif job.waits:
                waiting.append(job.since)
        if (oldest := self._intake.oldest()) is not None:
            waiting.append(oldest)
        self._alarm = self._loop.call_later(min(waiting) + self._seconds - now, self._ring) if waiting else None

    async def close(self) -> None:
        """Commit what waits, then end the thread and close the connection.

        Raises StoreUnavailable, and leaves the thread to itself, once it has been at one step for too long.
        """
        self._intake.close()
        while self._thread.is_alive():
            if (busy := self._intake.busy_seconds) > self._seconds:
                raise StoreUnavailable(f"the disk has not answered for {busy:.1f} s")
            await asyncio.sleep(_LOOKS)

    def _run(self) -> None:
        while not self._intake.finished:
            jobs = self._intake.take(self._checkpoints.patience)
            if jobs:
                results = self._commit(jobs)
                self._intake.done()
                self._answer(jobs, results)
            self._checkpoints.run(quiet=not jobs)
        self._connection.close()

    def _commit(self, jobs: Sequence[Job[Any]]) -> Sequence[Any]:
        """Commit jobs in one transaction and give their results, an exception for each that failed.

        A job that is wrong in itself, or that meets a damaged page, must not take its neighbours down: each is then
        tried alone.
        """
        try:
            return self._transact(jobs)
        except _FAULTS_OF_A_JOB as fault:
            own_fault: Exception = fault
        except apsw.Error as trouble:
            if not is_damage(trouble):
                self.pulse.failed(str(trouble), jobs)
                return [told(trouble) for _ in jobs]
            if len(jobs) == 1:
                return [told(trouble)]
            own_fault = trouble
        except Exception as fault:  # the thread must outlive every job
            own_fault = fault
        if len(jobs) == 1:
            return [own_fault]
        return [self._commit([job])[0] for job in jobs]

    def _transact(self, jobs: Sequence[Job[Any]]) -> Sequence[Any]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [job.write(connection) for job in jobs]
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        self.commits += 1
        self.pulse.durable(jobs)
        return results

    def _answer(self, jobs: Sequence[Job[Any]], results: Sequence[Any]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._settle, jobs, results)
        except RuntimeError:  # the loop has ended, and everybody who waited with it
            return

    def _settle(self, jobs: Sequence[Job[Any]], results: Sequence[Any]) -> None:
        self._intake.settled(jobs)
        for job, result in zip(jobs, results, strict=True):
            job.settle(result)
