"""uvicorn as this server is served by it: one set of options, for the process, the tests and the benchmarks alike."""

import asyncio
import os
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp

from service.rest.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from service.rest.play.channel import websocket_options
from service.rest.protocol import BoundedProtocol

KEEP_ALIVE_SECONDS: Final = 75
"""How long an idle connection is kept; longer than the minute after which balancers drop theirs."""

CLOSE: Final = (b"connection", b"close")
"""Asks a client to open a new connection for its next call."""


class WebServer(uvicorn.Server):
    """uvicorn without its signal handlers: one drain for everything, not one a server."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals to the process."""
        yield

    def leave(self) -> None:
        """Let every answer from now on end its connection, so that clients go elsewhere by themselves."""
        self.config.encoded_headers.append(CLOSE)
        self.server_state.default_headers = [*self.server_state.default_headers, CLOSE]


def listen(host: str, port: int) -> socket.socket:
    """Take a port; 0 takes a free one. Raises OSError, naming both, if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise OSError(f"REST cannot listen on {host}:{port}: {os.strerror(error.errno or 0)}") from None
    # Connections take this from the listener. An answer is a head and a body: without it, and without uvloop, which
    # sets it itself, the body waits until the client has acknowledged the head, 40 ms as a rule.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


@asynccontextmanager
async def web_server(
    asgi: ASGIApp,
    listener: socket.socket,
    *,
    request_bytes: int,
    grace_seconds: float,
    limits: ConnectionLimits = CONNECTION_LIMITS,
) -> AsyncGenerator[WebServer]:
    """Serve an application while the context is open; it ends when the calls that were begun are answered.

    A frame of a WebSocket may have `request_bytes`, as a body may; calls may take `grace_seconds` to end.
    """
    config: Any = uvicorn.Config(
        asgi,  # pyright: ignore[reportArgumentType] - its types of ASGI and Litestar's are two
        **websocket_options(request_bytes),
        loop="none",
        http=cast("Any", partial(BoundedProtocol, limits=limits)),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=round(grace_seconds) + 1,
    )
    server = WebServer(config)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():  # noqa: ASYNC110 - uvicorn tells by this attribute alone
        await asyncio.sleep(0)
    try:
        yield server
    finally:
        server.should_exit = True
        await serving
