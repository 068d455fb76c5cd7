"""One socket of the play channel, as a client holds it: frames in and out, nothing more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from service.rest.play.down_frames import PlayBye, PlayDownFrame, PlayHeartbeat, PlayWelcome
from service.rest.play.up_frames import PlayHello
from tests.support.refused import Lost

DECODER = msgspec.json.Decoder(PlayDownFrame)
PATIENCE = 20


class PlaySocket:
    """An open socket. What it hears comes frame by frame; Lost once there is no more to come."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.bye: PlayBye | None = None

    async def say(self, frame: Struct | dict[str, Any] | str | bytes) -> None:
        """Send a frame: a struct, plain data, text as it is, or bytes as a binary frame."""
        await self._send(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    async def say_text(self, data: bytes) -> None:
        """Send bytes as a frame of text, whether or not they are UTF-8."""
        await self._send(data, text=True)

    async def _send(self, data: str | bytes, *, text: bool | None = None) -> None:
        try:
            await self.connection.send(data, text=text)
        except ConnectionClosed as closed:
            raise Lost(str(closed)) from closed

    async def hear(self) -> Any:
        """Give the next frame, as the struct that it says it is."""
        try:
            async with asyncio.timeout(PATIENCE):
                data = await self.connection.recv()
        except ConnectionClosed as closed:
            raise Lost(str(closed)) from closed
        assert isinstance(data, str), "only text comes down"
        assert self.bye is None, "something came after bye"
        frame = DECODER.decode(data)
        if isinstance(frame, PlayBye):
            self.bye = frame
        return frame

    async def hear_a(self, kind: type[Any]) -> Any:
        """Give the next frame, which must be of that kind; heartbeats do not count."""
        while isinstance(frame := await self.hear(), PlayHeartbeat):
            pass
        assert isinstance(frame, kind), frame
        return frame

    async def rest(self) -> list[Any]:
        """Give every frame up to the end of the connection."""
        frames = []
        try:
            while True:
                frames.append(await self.hear())
        except Lost:
            return frames

    @property
    def closed(self) -> tuple[int | None, str | None]:
        """Code and reason of the close frame that the server sent."""
        return self.connection.close_code, self.connection.close_reason


@asynccontextmanager
async def opened(port: int, **options: Any) -> AsyncIterator[PlaySocket]:
    """Open a socket that has said nothing yet; it is cut at the end without a word. Raises Lost if it cannot be had."""
    chosen = {"compression": None, "max_size": None, "ping_interval": None, "proxy": None} | options
    try:
        connection = await connect(f"ws://127.0.0.1:{port}/v1/play", **chosen)
    except (OSError, InvalidHandshake, EOFError) as error:
        raise Lost(str(error)) from error
    try:
        yield PlaySocket(connection)
    finally:
        connection.transport.abort()
        await connection.wait_closed()


@asynccontextmanager
async def greeted(port: int, language: str | None = None, **options: Any) -> AsyncIterator[PlaySocket]:
    """Open a socket and exchange hello and welcome."""
    async with opened(port, **options) as socket:
        await socket.say(PlayHello(language=language))
        await socket.hear_a(PlayWelcome)
        yield socket
