"""Calls beside the game: health and reflection. They have places of their own, few for each address.

A check of health holds one only until its request is there, and then until its answer has left: whoever asks whether
the server is well is answered.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final, Never

import grpc

from service.admission.shares import Shares
from service.rpc.abort import abort
from service.rpc.peers import network_of_peer
from service.rpc.running import REQUEST_SECONDS
from service.rpc.untaken import Untaken, current_task

_MOST: Final = 1000
_EACH: Final = 100
"""Of one address: a balancer that watches over each of its connections has enough, a stranger has few."""


class SideStreams:
    """Counts the side streams of a server, by address."""

    __slots__ = ("_answering", "_asking", "_shares", "untaken")

    def __init__(self, untaken: Untaken) -> None:
        """Begin with none."""
        self._shares = Shares(_MOST, _EACH)
        self._asking = Shares(_MOST, _EACH)
        self._answering = Shares(_MOST, _EACH)
        self.untaken: Final = untaken
        """Told of what is on its way."""

    @asynccontextmanager
    async def place(self, context: Any) -> AsyncGenerator[None]:
        """Hold a place while the context is open. Ends the call with RESOURCE_EXHAUSTED if there is none."""
        async with _held(self._shares, context):
            yield

    async def answers(self, context: Any) -> None:
        """Hold a place until the one answer of this call has left. Ends the call if there is none."""
        task, network = current_task(), network_of_peer(context.peer())
        if not self._answering.take(network):
            await _refuse(context)
        task.add_done_callback(lambda _: self._answering.release(network))
        self.untaken.last(task, context.peer())

    async def asked(self, context: Any) -> Any:
        """Read the one request of a call. Ends the call if it does not come in time, or too many wait for theirs."""
        async with _held(self._asking, context):
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    request = await context.read()
            except TimeoutError:
                await abort(context, grpc.StatusCode.DEADLINE_EXCEEDED, "the request did not come in time")
        if request is grpc.aio.EOF:
            await asyncio.sleep(0)  # a call that was taken back looks alike, and is cancelled a moment later
            await abort(context, grpc.StatusCode.INVALID_ARGUMENT, "the call has no request")
        return request


@asynccontextmanager
async def _held(shares: Shares, context: Any) -> AsyncGenerator[None]:
    network = network_of_peer(context.peer())
    if not shares.take(network):
        await _refuse(context)
    try:
        yield
    finally:
        shares.release(network)


async def _refuse(context: Any) -> Never:
    await abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, "too many streams of this service")
