"""The least WebSocket client that can be: prepared frames out, payloads in. It costs little beside the server."""

import asyncio
import base64
import os
from typing import Self

HEAD = 2
SHORT, MEDIUM = 126, 127
TEXT = 0x81
PING, PONG = 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)


def framed(payload: bytes) -> bytes:
    """Make a text frame of a client. The mask is there, as the standard wants, and changes nothing."""
    length = len(payload)
    if length < SHORT:
        head = bytes((TEXT, MASKED | length))
    else:
        head = bytes((TEXT, MASKED | SHORT)) + length.to_bytes(2, "big")
    return head + NO_MASK + payload


class RawSocket(asyncio.Protocol):
    """An open socket; `answer` waits for the next payload that begins as told."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self._answer: asyncio.Future[bytes] | None = None
        self._begins = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str) -> Self:
        """Shake hands."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        _, self = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        assert self._transport is not None
        self._transport.write(head.encode())
        status = await self._open
        assert status.startswith(b"HTTP/1.1 101"), status
        return self

    def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.abort()

    def send(self, frame: bytes) -> None:
        """Send bytes that `framed` made."""
        assert self._transport is not None
        self._transport.write(frame)

    def answer(self, begins: bytes) -> "asyncio.Future[bytes]":
        """Wait for the next payload that begins so; others are dropped."""
        self._begins = begins
        self._answer = asyncio.get_running_loop().create_future()
        return self._answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport."""
        self._transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Cut what came into payloads."""
        self._data += data
        if not self._open.done():
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            self._data = rest
            self._open.set_result(bytes(head))
        while (frame := self._frame()) is not None:
            start, end = frame
            if self._data[0] == PING:
                self.send(bytes((PONG, MASKED | end - start)) + NO_MASK + bytes(self._data[start:end]))
            elif self._answer is not None and self._data.startswith(self._begins, start):
                self._answer.set_result(bytes(self._data[start:end]))
                self._answer = None
            del self._data[:end]

    def _frame(self) -> tuple[int, int] | None:
        """Give where the first payload begins and ends, if all of it is there."""
        if len(self._data) < HEAD:
            return None
        length, start = self._data[1], HEAD
        if length == SHORT:
            length, start = int.from_bytes(self._data[2:4], "big"), 4
        elif length == MEDIUM:
            length, start = int.from_bytes(self._data[2:10], "big"), 10
        return (start, start + length) if len(self._data) >= start + length else None
