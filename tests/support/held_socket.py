"""A WebSocket as an ASGI server hands it to the application, of a client that reads only when the test lets it."""

import asyncio
from typing import Any

import msgspec

from service.app.app import App
from service.rest.cors import Cors
from service.rest.play.channel import PlayChannel
from service.rest.play.limits import SOCKET_LIMITS, SocketLimits
from tests.support.play_socket import DECODER


class HeldSocket:
    """The server side waits with every frame while `reads` is not set."""

    def __init__(self, app: App, limits: SocketLimits = SOCKET_LIMITS) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.frames: list[Any] = []
        self.closed: tuple[int, str] | None = None
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope: Any = {"type": "websocket", "path": "/v1/play", "headers": []}
        channel = PlayChannel(app, Cors(("*",)), limits)
        self.serving = asyncio.create_task(channel(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        return await self._incoming.get()

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        match message["type"]:
            case "websocket.send":
                self.frames.append(DECODER.decode(message["text"]))
            case "websocket.close":
                self.closed = message["code"], message["reason"]

    def say(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()})

    def hang_up(self) -> None:
        """Close the connection from the client's side."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})
