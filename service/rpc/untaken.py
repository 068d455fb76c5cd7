"""Answers that their callers do not take.

A caller that opens no window (RFC 9113, 6.9) makes gRPC keep its answers, as long as it answers pings. So a call has
its place until its answer has left, and who takes nothing for too long loses the connection: a single call cannot be
ended here, since what ends it would wait behind its answer.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from time import monotonic
from typing import Any, Final, TypeVar

from service.rpc.descriptors import Peer
from service.rpc.peers import read_peer

T = TypeVar("T")

TAKING_SECONDS: Final = 30.0
"""How long a caller may take to make room for an answer, or for a message of a stream."""

_SWEEP_SECONDS: Final = 1.0


class Untaken:
    """The calls whose answers are on their way; one timer does for all."""

    __slots__ = ("_cut", "_seconds", "_sweeping", "_until")

    def __init__(self, cut: Callable[[Peer], object], seconds: float) -> None:
        """Have `cut` end the connection of a peer that has taken nothing for `seconds`."""
        self._cut = cut
        self._seconds = seconds
        self._until: dict[asyncio.Task[Any], tuple[float, str]] = {}
        self._sweeping = False

    async def write(self, context: Any, message: Any) -> None:
        """Write a message of a stream, in the task of its call. Waits until it has left."""
        task = current_task()
        self.begin(task, context.peer())
        try:
            await context.write(message)
        finally:
            self.end(task)

    def begin(self, task: asyncio.Task[Any], peer: str) -> None:
        """Note that something is on its way to this peer, until `end`."""
        self._until[task] = (monotonic() + self._seconds, peer)
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(_SWEEP_SECONDS, self._sweep)

    def end(self, task: asyncio.Task[Any]) -> None:
        """Note that it has left."""
        self._until.pop(task, None)

    def last(self, task: asyncio.Task[Any], peer: str) -> None:
        """Note that the one answer of a call is on its way; it has left when the task of the call is done."""
        self.begin(task, peer)
        task.add_done_callback(self.end)

    async def each(self, context: Any, messages: AsyncIterator[T]) -> AsyncGenerator[T]:
        """Give messages that grpc writes by itself, each before it asks for the next one."""
        task, peer = current_task(), context.peer()
        task.add_done_callback(self.end)
        async for message in messages:
            self.begin(task, peer)
            yield message
            self.end(task)

    def _sweep(self) -> None:
        now = monotonic()
        late = {task: peer for task, (until, peer) in self._until.items() if until < now}
        for task in late:
            del self._until[task]
        for peer in set(late.values()):
            self._cut(read_peer(peer))
        self._sweeping = bool(self._until)
        if self._sweeping:
            asyncio.get_running_loop().call_later(_SWEEP_SECONDS, self._sweep)


def current_task() -> asyncio.Task[Any]:
    """Give the task of the call that is being answered; grpc ends it when the answer has left."""
    task = asyncio.current_task()
    assert task is not None
    return task
