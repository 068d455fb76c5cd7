"""The server: takes connections, and ends them when it stops."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from service.web.connection import Connection
from service.web.listener import Listener
from service.web.served import Served

_LAST_WORDS_SECONDS: Final = 1.0
"""How long answers may take to leave when nothing is waited for any more."""


class WebServer:
    """A server that listens."""

    def __init__(self, served: Served, listening: Listener) -> None:
        """Take over a listener that has begun."""
        self._served = served
        self._listening = listening

    @property
    def connections(self) -> int:
        """How many connections there are, those of WebSockets included."""
        return self._served.places.held

    def leave(self) -> None:
        """Let every answer from now on end its connection, so that clients go elsewhere by themselves."""
        self._served.leaving = True

    def close(self) -> None:
        """Take no more connections, and end those on which nothing is under way, now or when that has ended."""
        self._listening.close()
        self.leave()
        for connection in tuple(self._served.connections):
            connection.shut_down()

    async def closed(self, seconds: float) -> None:
        """Wait until every connection has ended; after so long cancel what is still under way, then cut the rest."""
        served, loop = self._served, asyncio.get_running_loop()
        end = loop.time() + seconds
        while served.connections and loop.time() < end:  # noqa: ASYNC110 - any of many ends, and nothing else waits
            await asyncio.sleep(0.02)
        if served.tasks:
            for task in served.tasks:
                task.cancel()
            await asyncio.wait(tuple(served.tasks), timeout=_LAST_WORDS_SECONDS)
        await asyncio.sleep(0)
        for connection in tuple(served.connections):
            connection.cut()
        await asyncio.sleep(0)


@asynccontextmanager
async def serve(served: Served, listener: socket.socket, grace_seconds: float) -> AsyncGenerator[WebServer]:
    """Serve while the context is open; it ends when the calls that were begun are answered.

    They may take `grace_seconds` and one more to end.
    """
    server = WebServer(served, Listener(listener, partial(Connection, served)))
    try:
        yield server
    finally:
        server.close()
        await server.closed(grace_seconds + 1)
