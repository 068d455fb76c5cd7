"""Our web server as REST and the play channel are served by it, for the process, the tests and the benchmarks alike."""

import asyncio
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar.types import ASGIApp
from msgspec.structs import replace

from service.rest.health import ALIVE, READY
from service.rest.play.limits import SLACK
from service.rest.refusals import refusal_of
from service.web.limits import CONNECTION_LIMITS, ConnectionLimits
from service.web.served import Seats, Served
from service.web.server import WebServer, serve
from service.web.socket_limits import WEB_SOCKET_LIMITS, WebSocketLimits
from service.web.websocket import WebSocketConnection

_HEALTH: Final = frozenset({ALIVE.encode(), READY.encode()})


async def nobody(_: Any) -> bool:
    """Say that no call proves a seat: then no places are kept for seats."""
    return False


@asynccontextmanager
async def web_server(
    asgi: ASGIApp,
    listener: socket.socket,
    *,
    request_bytes: int,
    grace_seconds: float,
    seats: Seats = nobody,
    limits: ConnectionLimits = CONNECTION_LIMITS,
    socket_limits: WebSocketLimits = WEB_SOCKET_LIMITS,
) -> AsyncGenerator[WebServer]:
    """Serve an application while the context is open; it ends when the calls that were begun are answered.

    A message of a WebSocket may have `SLACK` times `request_bytes`, whatever `socket_limits` say; calls may take
    `grace_seconds` to end.
    """
    sockets = replace(socket_limits, message_bytes=SLACK * request_bytes)

    def upgrade(scope: Any, transport: asyncio.Transport, gone: Callable[[], None]) -> WebSocketConnection:
        return WebSocketConnection(scope, transport, served, gone, sockets)

    served = Served(asgi, refusal=refusal_of, health=_HEALTH, seats=seats, upgrade=upgrade, limits=limits)
    async with serve(served, listener, grace_seconds) as server:
        yield server
