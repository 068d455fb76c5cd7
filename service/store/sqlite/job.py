"""A write that somebody waits for."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from service.store.sqlite.connection import Connection

T = TypeVar("T")


class Job(Generic[T]):
    """A write that somebody waits for, or has stopped waiting for."""

    __slots__ = ("_answer", "_told", "since", "size", "write")

    def __init__(
        self, write: Callable[[Connection], T], told: Callable[[T], None], size: int, answer: "asyncio.Future[T]"
    ) -> None:
        self.write = write
        """What is done on the thread."""
        self.size = size
        """About how many bytes it writes."""
        self.since = 0.0
        """When it was let in, by `monotonic`."""
        self._told = told
        self._answer = answer

    @property
    def waits(self) -> bool:
        """Whether somebody still waits for the answer."""
        return not self._answer.done()

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
