"""The messages of one WebSocket that wait for the application, and the end that it is told."""

import asyncio
from collections import deque
from typing import Any, Final

from service.web.socket_limits import WebSocketLimits

Message = str | bytes
"""A message as it came: text, or bytes of a binary one."""

_CONNECT: Final = {"type": "websocket.connect"}


class Inbox:
    """Holds messages in the order in which they came, and then the end."""

    __slots__ = ("_bytes", "_greeted", "_limits", "_messages", "_waiter", "ended")

    def __init__(self, limits: WebSocketLimits) -> None:
        """Begin empty."""
        self._limits = limits
        self._messages: deque[Message] = deque()
        self._bytes = 0
        self._greeted = False
        self._waiter: asyncio.Future[None] | None = None
        self.ended: dict[str, Any] | None = None
        """What the application is told at the end, once it has come."""

    @property
    def full(self) -> bool:
        """Whether the application must take some before more are read."""
        return len(self._messages) >= self._limits.waiting_messages or self._bytes >= self._limits.waiting_bytes

    @property
    def filled(self) -> bool:
        """Whether `take` has something to give at once."""
        return bool(self._messages) or not self._greeted or self.ended is not None

    def put(self, message: Message) -> None:
        """Add a message, and wake who waits for it."""
        self._messages.append(message)
        self._bytes += len(message)
        self._wake()

    def end(self, code: int, reason: str) -> None:
        """Have the application told that the socket has ended, after what came before; only the first end counts."""
        if self.ended is None:
            self.ended = {"type": "websocket.disconnect", "code": code, "reason": reason}
            self._wake()

    def lose(self, code: int) -> None:
        """Have the application told at once that the client has gone without a word: it waits for no answer."""
        if self.ended is None:
            self._messages.clear()
            self._bytes = 0
            self.end(code, "")

    def take(self) -> dict[str, Any]:
        """Give what comes next as the application is told it: how it began, each message, and ever after the end."""
        if not self._greeted:
            self._greeted = True
            return _CONNECT
        if not self._messages:
            assert self.ended is not None
            return self.ended
        message = self._messages.popleft()
        self._bytes -= len(message)
        return {"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message}

    async def wait(self) -> None:
        """Wait until there may be something to take."""
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
