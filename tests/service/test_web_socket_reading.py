"""A WebSocket whose application or client takes nothing: what is not read then, and what an end leaves behind."""

import asyncio
import gc
from collections.abc import Callable
from typing import Any

from service.web.socket_limits import WebSocketLimits
from tests.support.echo_socket import ACCEPT, HELLO, echo, echoed
from tests.support.rest_serving import listening, until
from tests.support.websocket_frames import (
    PING,
    TEXT,
    closing,
    masked,
    wired,
)


async def test_what_the_application_has_not_taken_is_not_read():
    taken, go = [], asyncio.Event()

    async def slow(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send(ACCEPT)
        await go.wait()
        while (message := await receive())["type"] == "websocket.receive":
            taken.append(message["text"])

    limits = WebSocketLimits(message_seconds=0.1)
    async with echoed(slow, limits) as wire:
        sent = 0
        chunk = b"".join(masked(TEXT, b"x" * 1000) for _ in range(1000))
        try:
            while sent < 50:
                async with asyncio.timeout(0.5):
                    await wire.send(chunk)
                sent += 1
        except TimeoutError:
            pass
        assert sent < 50
        go.set()
        await until(lambda: len(taken) >= sent * 1000)


async def test_nothing_is_read_while_the_client_does_not_read():
    taken = []

    async def talk(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        async def listen() -> None:
            while (message := await receive())["type"] == "websocket.receive":
                taken.append(message["text"])

        await receive()
        await send(ACCEPT)
        listening_task = asyncio.create_task(listen())
        for _ in range(200):
            await send({"type": "websocket.send", "text": "x" * 100_000})
        await listening_task

    async with echoed(talk) as wire:
        wire.reader._transport.pause_reading()
        await asyncio.sleep(0.3)
        await wire.send(HELLO)
        await asyncio.sleep(0.2)
        assert taken == []
        wire.reader._transport.resume_reading()
        assert [(await wire.hear()).opcode for _ in range(200)] == [TEXT] * 200
        await until(lambda: taken == ["hello"])


async def test_an_end_leaves_nothing_for_the_collector():
    kinds = ("WebSocketConnection", "FrameReader", "Inbox", "SocketClock", "SocketApplication", "Task")

    def counted() -> dict[str, int]:
        names = [type(each).__name__ for each in gc.get_objects()]
        return {kind: names.count(kind) for kind in kinds}

    async with listening(echo) as port:

        async def talk(end: bytes) -> None:
            async with wired(port) as wire:
                await wire.send(HELLO + masked(PING))
                await wire.hear()
                await wire.send(end)
                if end:
                    await wire.rest()

        for end in (b"", closing(1000), b"\xff\xff"):
            await talk(end)
        await asyncio.sleep(0.1)
        gc.collect()
        gc.disable()
        try:
            before = counted()
            for _ in range(5):
                for end in (b"", closing(1000), b"\xff\xff"):
                    await talk(end)
            await asyncio.sleep(0.2)
            assert counted() == before
        finally:
            gc.enable()
