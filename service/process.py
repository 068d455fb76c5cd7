"""The process: REST and gRPC on one event loop, started, announced and drained together."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import structlog
import uvicorn
from msgspec import Struct

from service import heap
from service.app.app import App
from service.bootstrap import open_app
from service.rest.app import rest_app
from service.rest.play.channel import PlayChannel, websocket_options
from service.rest.protocol import BoundedProtocol
from service.rpc.server import RpcServer
from service.settings import Settings

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
"""What asks the process to stop; a second one ends it at once."""

_log: Any = structlog.get_logger("fairdeal")


class Address(Struct, frozen=True):
    """Where a server listens."""

    host: str
    """The host that was asked for."""
    port: int
    """The port of REST."""
    grpc_port: int
    """The port of gRPC."""


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


class Web(Struct, frozen=True):
    """REST and the play channel, while they are served."""

    server: WebServer
    """What listens."""
    play: PlayChannel
    """The WebSockets."""
    port: int
    """The port of both."""


async def serve(settings: Settings, announce: Callable[[Address], None]) -> None:
    """Serve until a signal comes, then drain. `announce` is called when everything is warm.

    Raises OSError if a port cannot be had, and what `open_app` raises.
    """
    stop = asyncio.Event()
    _listen(stop)
    async with open_app(settings) as app, _web(app, settings) as web:
        rpc = RpcServer(app, settings)
        await rpc.start()
        heap.settle()
        app.ready = True
        _log.info("serving", host=settings.host, port=web.port, grpc_port=rpc.port)
        announce(Address(settings.host, web.port, rpc.port))
        await stop.wait()
        await _drain(app, rpc, web, settings)
    _log.info("stopped")


async def _drain(app: App, rpc: RpcServer, web: Web, settings: Settings) -> None:
    """Answer every call received before the signal, refuse later ones with DRAINING, cancel none.

    Calls may lie in a socket for a moment before they are seen here. So the process first serves on while readiness
    says no, then refuses for a while, and only then closes its ports: a server that stops at once cancels them.
    """
    _log.info("stopping", announce_seconds=settings.announce_seconds)
    app.ready = False
    web.server.leave()
    await rpc.leave()
    await asyncio.sleep(settings.announce_seconds)
    app.drain()
    await asyncio.sleep(settings.refuse_seconds)
    await web.play.settled(settings.grace_seconds)
    web.server.should_exit = True
    await rpc.stop(settings.grace_seconds)


def _listen(stop: asyncio.Event) -> None:
    def asked(number: int) -> None:
        if stop.is_set():
            os._exit(128 + number)
        stop.set()

    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, asked, number)


@asynccontextmanager
async def _web(app: App, settings: Settings) -> AsyncGenerator[Web]:
    """Serve REST while the context is open; it ends when the calls that were begun are answered."""
    listener, rest = _bind(settings.host, settings.port), rest_app(app, settings)
    server = WebServer(
        uvicorn.Config(
            rest,
            **websocket_options(settings.request_bytes),
            loop="none",
            http=BoundedProtocol,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=round(settings.grace_seconds) + 1,
        )
    )
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():  # noqa: ASYNC110 - uvicorn tells by this attribute alone
        await asyncio.sleep(0)
    try:
        yield Web(server, rest.play, listener.getsockname()[1])
    finally:
        server.should_exit = True
        await serving


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise OSError(f"REST cannot listen on {host}:{port}: {os.strerror(error.errno or 0)}") from None
