"""Frames of a WebSocket client, right and wrong ones, and a connection that sends them as bytes (RFC 6455)."""

import asyncio
import operator
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KEY = b"\x37\xfa\x21\x3d"
PATIENCE = 10


def masked(
    opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, key: bytes = KEY, form: int | None = None
) -> bytes:
    """Make a frame. `form` is how many bytes its length has beyond the first two bytes: 0, 2 or 8."""
    length = len(payload)
    if form is None:
        form = 0 if length < 126 else 2 if length < 65_536 else 8
    said = length if form == 0 else 126 if form == 2 else 127
    head = bytes(((0x80 if fin else 0) | rsv << 4 | opcode, 0x80 | said)) + (length.to_bytes(form) if form else b"")
    stream = (key * (length // 4 + 1))[:length] if key else bytes(length)
    return head + key + bytes(map(operator.xor, payload, stream))


def unmasked(opcode: int, payload: bytes = b"") -> bytes:
    """Make a short frame as a server makes it."""
    return bytes((0x80 | opcode, len(payload))) + payload


def closing(code: int, reason: bytes = b"") -> bytes:
    """Make a close frame."""
    return masked(CLOSE, code.to_bytes(2) + reason)


def handshake(path: str = "/v1/play", **changed: str | None) -> bytes:
    """Make a handshake; `sec_websocket_key="…"` changes a header, None leaves it out."""
    headers: dict[str, str | None] = {
        "host": "here",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    } | {name.replace("_", "-"): value for name, value in changed.items()}
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


class Told(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def code(self) -> int | None:
        """The code of a close frame; None of one that has none, or of another frame."""
        return int.from_bytes(self.payload[:2]) if self.opcode == CLOSE and self.payload else None


class Wire:
    """An open socket, as bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Send bytes."""
        self.writer.write(data)
        await self.writer.drain()

    async def hear(self) -> Told | None:
        """Give the next frame; None at the end of the stream."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, length = await self.reader.readexactly(2)
                if length >= 126:
                    length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
                return Told(first & 0x0F, await self.reader.readexactly(length))
        except asyncio.IncompleteReadError as end:
            if end.partial:
                raise
            return None

    async def rest(self) -> list[Told]:
        """Give every frame up to the end of the stream, which must come."""
        told = []
        while (frame := await self.hear()) is not None:
            told.append(frame)
        return told


@asynccontextmanager
async def wired(port: int, path: str = "/v1/play") -> AsyncIterator[Wire]:
    """Open a socket; it is cut at the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(handshake(path))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()
