"""The one thread that writes. Jobs that wait together are committed together, then answered together."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

import apsw

from service.store.contract import StoreUnavailable
from service.store.sqlite.checkpoint import CheckpointRule, Checkpoints
from service.store.sqlite.connection import Connection
from service.store.sqlite.intake import Intake, Linger
from service.store.sqlite.trouble import is_damage, told

T = TypeVar("T")

_FAULTS_OF_A_JOB: Final = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError)
"""Errors of SQLite that say that a job is wrong, not that the store is in trouble."""


class _Job(Generic[T]):
    """A write that somebody waits for, or has stopped waiting for."""

    __slots__ = ("_answer", "_told", "write")

    def __init__(
        self, write: Callable[[Connection], T], told: Callable[[T], None], answer: "asyncio.Future[T]"
    ) -> None:
        self.write = write
        self._told = told
        self._answer = answer

    def settle(self, result: T | Exception) -> None:
        """Tell what became of it. What follows a commit comes first, and also when the caller has gone."""
        if not isinstance(result, Exception):
            try:
                self._told(result)
            except Exception as fault:  # it must not keep the other callers of its batch waiting
                context = {"message": "what follows a commit failed", "exception": fault}
                self._answer.get_loop().call_exception_handler(context)
        if self._answer.done():
            return
        if isinstance(result, Exception):
            self._answer.set_exception(result)
        else:
            self._answer.set_result(result)


class Writer:
    """Owns the connection that writes, and a thread for it. Made on the event loop that it answers to."""

    def __init__(
        self, connection: Connection, linger: Linger | None = None, checkpoints: CheckpointRule | None = None
    ) -> None:
        """Start the thread; the connection is used by nobody else from here on."""
        self.commits = 0
        """How many transactions were committed."""
        self._connection = connection
        self._checkpoints = Checkpoints(connection, checkpoints or CheckpointRule())
        self._intake: Intake[_Job[Any]] = Intake(linger or Linger())
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def run(self, write: Callable[[Connection], T], told: Callable[[T], None] = lambda _: None) -> T:
        """Run `write` in the next transaction and give its result once that is durable.

        `write` runs on the thread and either changes everything that it means to or nothing. `told` is called with the
        result on the event loop, also when the caller was cancelled. Raises StoreUnavailable or StoreDamaged when the
        transaction was not committed, and whatever `write` raised.
        """
        if self._intake.closed:
            raise StoreUnavailable("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._intake.put(_Job(write, told, answer))
        return await answer

    async def close(self) -> None:
        """Commit what waits, then end the thread and close the connection."""
        self._intake.close()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._intake.finished:
            jobs = self._intake.take(self._checkpoints.patience)
            if jobs:
                results = self._commit(jobs)
                self._answer(jobs, results)
            self._checkpoints.run(quiet=not jobs)
        self._connection.close()

    def _commit(self, jobs: Sequence[_Job[Any]]) -> Sequence[Any]:
        """Commit jobs in one transaction and give their results, an exception for each that failed.

        A job that is wrong in itself, or that meets a damaged page, must not take its neighbours down: each is then
        tried alone.
        """
        try:
            return self._transact(jobs)
        except _FAULTS_OF_A_JOB as fault:
            own_fault: Exception = fault
        except apsw.Error as trouble:
            if not is_damage(trouble) or len(jobs) == 1:
                return [told(trouble) for _ in jobs]
            own_fault = trouble
        except Exception as fault:  # the thread must outlive every job
            own_fault = fault
        if len(jobs) == 1:
            return [own_fault]
        return [self._commit([job])[0] for job in jobs]

    def _transact(self, jobs: Sequence[_Job[Any]]) -> Sequence[Any]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [job.write(connection) for job in jobs]
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        self.commits += 1
        return results

    def _answer(self, jobs: Sequence[_Job[Any]], results: Sequence[Any]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._settle, jobs, results)
        except RuntimeError:  # the loop has ended, and everybody who waited with it
            return

    def _settle(self, jobs: Sequence[_Job[Any]], results: Sequence[Any]) -> None:
        self._intake.settled(len(jobs))
        for job, result in zip(jobs, results, strict=True):
            job.settle(result)
