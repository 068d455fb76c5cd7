"""One WebSocket on bare ASGI: frames of text in, frames of text out in turn."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from litestar.types import Receive, Send
from msgspec import Struct

from service.wire import json

_MOST_REASON: Final = 123
"""Longest reason of a close frame, in bytes (RFC 6455, 5.5)."""


class Socket:
    """A socket that was accepted.

    Whoever says something waits until it has left for the client. There is no queue but of those who wait, so a client
    that reads slowly slows down who talks to it, and nothing piles up.
    """

    __slots__ = ("_lost", "_receive", "_send", "_turn", "spoke")

    def __init__(self, receive: Receive, send: Send, lost: Callable[[], None]) -> None:
        """Take over an accepted connection; `lost` is called when something is said to a client that has gone."""
        self._receive = receive
        self._send = send
        self._lost = lost
        self._turn = asyncio.Lock()
        self.spoke = monotonic()
        """When the last frame left, on the monotonic clock."""

    async def receive(self) -> str | bytes | None:
        """Wait for the next frame: text, or bytes for a binary one; None once the client has gone."""
        message: Any = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    async def say(self, frame: Struct) -> None:
        """Send a frame; see `say_text`."""
        await self.say_text(json.encode(frame).decode())

    async def say_text(self, text: str) -> None:
        """Send a frame that is JSON already, after those that came before.

        Cancelled while it waits, it has sent nothing.
        """
        async with self._turn:
            await self._out({"type": "websocket.send", "bytes": None, "text": text})
            self.spoke = monotonic()

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, after what is being sent."""
        assert len(reason) <= _MOST_REASON
        async with self._turn:
            await self._out({"type": "websocket.close", "code": code, "reason": reason})

    async def _out(self, message: Any) -> None:
        try:
            await self._send(message)
        except OSError:
            self._lost()
