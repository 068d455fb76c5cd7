"""A WebSocket to an application that gives back what comes, or to any other."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from service.web.socket_limits import WEB_SOCKET_LIMITS, WebSocketLimits
from tests.support.rest_serving import listening
from tests.support.websocket_frames import TEXT, Told, Wire, masked, wired

ACCEPT = {"type": "websocket.accept"}
HELLO = masked(TEXT, b"hello")


def text(said: str) -> Told:
    """Give the frame that echoes a text."""
    return Told(TEXT, said.encode())


async def echo(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Give back every message."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


@asynccontextmanager
async def echoed(asgi: Any = echo, limits: WebSocketLimits = WEB_SOCKET_LIMITS) -> AsyncIterator[Wire]:
    """Open a socket to an application."""
    async with listening(asgi, socket_limits=limits) as port, wired(port) as wire:
        yield wire
