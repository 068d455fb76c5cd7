"""The listener: takes connections, and ends them when the server stops."""

import asyncio
import os
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from service.web.connection import Connection
from service.web.served import Served

_BACKLOG: Final = 2048
_LAST_WORDS_SECONDS: Final = 1.0
"""How long answers may take to leave when nothing is waited for any more."""


class WebServer:
    """A server that listens."""

    def __init__(self, served: Served, listening: asyncio.Server) -> None:
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
        """Wait until every connection has ended; after so long cancel what is still under way."""
        served, loop = self._served, asyncio.get_running_loop()
        end = loop.time() + seconds
        while served.connections and loop.time() < end:  # noqa: ASYNC110 - any of many ends, and nothing else waits
            await asyncio.sleep(0.02)
        if served.tasks:
            for task in served.tasks:
                task.cancel()
            await asyncio.wait(tuple(served.tasks), timeout=_LAST_WORDS_SECONDS)
        await asyncio.sleep(0)


def listen(host: str, port: int) -> socket.socket:
    """Take a port; 0 takes a free one. Raises OSError, naming both, if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        raise OSError(f"REST cannot listen on {host}:{port}: {os.strerror(error.errno or 0)}") from None
    # Connections take this from the listener, where the loop does not set it itself. A piece of a stream would wait
    # until the client has acknowledged the one before, 40 ms as a rule.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


@asynccontextmanager
async def serve(served: Served, listener: socket.socket, grace_seconds: float) -> AsyncGenerator[WebServer]:
    """Serve while the context is open; it ends when the calls that were begun are answered.

    They may take `grace_seconds` and one more to end.
    """
    listening = await served.loop.create_server(partial(Connection, served), sock=listener, backlog=_BACKLOG)
    server = WebServer(served, listening)
    try:
        yield server
    finally:
        server.close()
        await server.closed(grace_seconds + 1)
