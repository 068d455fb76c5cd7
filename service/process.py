"""The process: REST and gRPC on one event loop, started, announced and drained together."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from msgspec import Struct

from service import file_limits, garbage_collection
from service.app.app import App
from service.bootstrap import open_app
from service.rest.app import rest_app
from service.rest.play.channel import PlayChannel
from service.rest.seats import seats_of
from service.rest.web_server import web_server
from service.rpc.server import RpcServer
from service.settings import Settings
from service.store.contract import StoreUnavailable
from service.web.limits import ConnectionLimits
from service.web.listener import listen
from service.web.server import WebServer

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
"""What asks the process to stop; a second one ends it at once."""

_log: Any = structlog.get_logger("fairdeal")


class StoppedShort(Exception):
    """The server has stopped, but its disk has not answered: what was not answered may be stored or not."""


class Address(Struct, frozen=True):
    """Where a server listens."""

    host: str
    """The host that was asked for."""
    port: int
    """The port of REST."""
    grpc_port: int
    """The port of gRPC."""


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

    Raises OSError if a port cannot be had, what `open_app` raises, and StoppedShort.
    """
    stop = asyncio.Event()
    _listen(stop)
    try:
        await _serve(settings, announce, stop)
    except StoreUnavailable as trouble:
        if not stop.is_set():
            raise
        _log.error("stopped short", problem=str(trouble))
        raise StoppedShort(str(trouble)) from trouble
    _log.info("stopped")


async def _serve(settings: Settings, announce: Callable[[Address], None], stop: asyncio.Event) -> None:
    room = file_limits.room(settings.connections + settings.connections // 10, settings.grpc_connections)
    async with open_app(settings) as app, _web(app, settings, room.rest) as web:
        await app.scheduler.begin()
        rpc = RpcServer(app, settings, room.grpc)
        await rpc.start()
        garbage_collection.settle()
        app.readiness.wanted = True
        _log.info("serving", host=settings.host, port=web.port, grpc_port=rpc.port)
        announce(Address(settings.host, web.port, rpc.port))
        async with _kept(app, rpc):
            await stop.wait()
        await _drain(app, rpc, web, settings)


@asynccontextmanager
async def _kept(app: App, rpc: RpcServer) -> AsyncGenerator[None]:
    """While the context is open do what is due in games, and find out whether writes become durable, for health too."""

    async def told(problem: str | None) -> None:
        if problem is None:
            _log.warning("ready again")
        else:
            _log.error("not ready", problem=problem)
        await rpc.tell(ready=problem is None)

    keeping = [asyncio.create_task(app.readiness.keep(told)), asyncio.create_task(app.scheduler.run())]
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()


async def _drain(app: App, rpc: RpcServer, web: Web, settings: Settings) -> None:
    """Answer every call received before the signal, refuse later ones with DRAINING, cancel none.

    Calls may lie in a socket for a moment before they are seen here. So the process first serves on while readiness
    says no, then refuses for a while, and only then closes its ports: a server that stops at once cancels them.
    """
    _log.info("stopping", announce_seconds=settings.announce_seconds)
    app.readiness.wanted = False
    web.server.leave()
    await rpc.leave()
    await asyncio.sleep(settings.announce_seconds)
    app.drain()
    await asyncio.sleep(settings.refuse_seconds)
    await web.play.settled(settings.grace_seconds)
    web.server.close()
    await rpc.stop(settings.grace_seconds)


def _listen(stop: asyncio.Event) -> None:
    def asked(number: int) -> None:
        if stop.is_set():
            os._exit(128 + number)
        stop.set()

    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, asked, number)


@asynccontextmanager
async def _web(app: App, settings: Settings, connections: int) -> AsyncGenerator[Web]:
    listener, rest = listen(settings.host, settings.port), rest_app(app, settings)
    serving = web_server(
        rest,
        listener,
        request_bytes=settings.request_bytes,
        grace_seconds=settings.grace_seconds,
        seats=seats_of(app),
        limits=_limits(settings, connections),
    )
    async with serving as server:
        yield Web(server, rest.play, listener.getsockname()[1])


def _limits(settings: Settings, room: int) -> ConnectionLimits:
    """Keep a tenth as many places again for seats, and shrink both where there is less room."""
    connections, kept = settings.connections, settings.connections // 10
    if room < connections + kept:
        connections, kept = room - room // 11, room // 11
    return ConnectionLimits(connections=connections, each=settings.connections_per_address, kept=kept)
