"""Takes connections: many in a step of the event loop, where the loop itself takes one (libuv).

While a step takes long because there is much to do, new callers would wait behind all those that came before them, a
probe of health too, though calls over open connections are answered in time.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from typing import Any, Final

import structlog

_BACKLOG: Final = 2048
_AT_ONCE: Final = 64
"""Connections that are taken in one step."""
_REST_SECONDS: Final = 0.1
"""How long none is taken after one could not be, because the process has no file descriptor left."""

_log: Any = structlog.get_logger("fairdeal")


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


class Listener:
    """A port on which connections are taken until it is closed."""

    def __init__(self, listener: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Begin; every connection gets a protocol of its own. Takes the socket over."""
        self._listener = listener
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._connecting: set[asyncio.Task[Any]] = set()
        self._rest: asyncio.TimerHandle | None = None
        self._failed = False
        listener.setblocking(False)
        self._loop.add_reader(listener.fileno(), self._accept)

    def close(self) -> None:
        """Take no more; may be called again."""
        if self._rest is not None:
            self._rest.cancel()
        if self._listener.fileno() >= 0:
            self._loop.remove_reader(self._listener.fileno())
            self._listener.close()

    def _accept(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._rest_after(error)
                return
            self._failed = False
            connection.setblocking(False)
            task = self._loop.create_task(self._connect(connection))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    def _rest_after(self, error: OSError) -> None:
        """Wait a moment, as the port would go on saying that there are connections; tell it once."""
        if not self._failed:
            self._failed = True
            _log.warning("connections cannot be taken", problem=os.strerror(error.errno or 0))
        self._loop.remove_reader(self._listener.fileno())
        self._rest = self._loop.call_later(_REST_SECONDS, self._go_on)

    def _go_on(self) -> None:
        self._loop.add_reader(self._listener.fileno(), self._accept)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone already
            connection.close()
