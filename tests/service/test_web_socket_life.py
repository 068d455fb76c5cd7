"""A WebSocket beyond its frames: what the application is told and may say, what takes too long, what is too much."""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any

import pytest

from service.web.socket_limits import WebSocketLimits
from tests.support.echo_socket import ACCEPT, HELLO, echoed, text
from tests.support.rest_serving import listening, until
from tests.support.websocket_frames import (
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Told,
    closing,
    handshake,
    masked,
    wired,
)

# What the application is told, and may say


class Script:
    """An application that notes what it is told, and says what a test wants."""

    def __init__(self, *says: dict[str, Any]) -> None:
        self.says = says
        self.told: list[dict[str, Any]] = []
        self.raised: BaseException | None = None
        self.done = asyncio.Event()

    async def __call__(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        try:
            self.told.append(await receive())
            for each in self.says:
                await send(each)
            while self.told[-1]["type"] != "websocket.disconnect":
                self.told.append(await receive())
            self.told.append(await receive())
            await send({"type": "websocket.send", "text": "too late"})
        except BaseException as error:
            self.raised = error
            raise
        finally:
            self.done.set()


CLOSES = {"type": "websocket.close", "code": 4001, "reason": "enough"}


async def test_the_application_is_told_the_end_again_and_again_and_can_say_no_more():
    script = Script(ACCEPT)
    async with echoed(script) as wire:
        await wire.send(HELLO + closing(4000, b"why"))
        assert (await wire.rest())[-1].code == 4000
        await asyncio.wait_for(script.done.wait(), 5)
    end = {"type": "websocket.disconnect", "code": 4000, "reason": "why"}
    assert script.told[0] == {"type": "websocket.connect"}
    assert script.told[-2:] == [end, end]
    assert isinstance(script.raised, OSError)


async def test_a_hang_up_is_told_at_once():
    script = Script(ACCEPT)
    async with echoed(script) as wire:
        await wire.send(HELLO)
        await until(lambda: len(script.told) == 2)
        wire.writer.transport.abort()
        await asyncio.wait_for(script.done.wait(), 1)
    assert script.told[-1]["code"] == 1006


async def test_who_is_gone_without_a_word_has_nothing_answered_that_waits():
    told, go = [], asyncio.Event()

    async def slow(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send(ACCEPT)
        await go.wait()
        told.append(await receive())

    for end, first in ((closing(1000), "websocket.receive"), (b"", "websocket.disconnect")):
        told.clear()
        go.clear()
        async with listening(slow) as port, wired(port) as wire:
            await wire.send(HELLO + end)
            await asyncio.sleep(0.05)
            reset = struct.pack("ii", 1, 0)
            wire.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
            wire.writer.transport.abort()
            await asyncio.sleep(0.05)
            go.set()
            await until(lambda: bool(told))
        assert told[0]["type"] == first


async def test_a_close_is_answered_or_cut_off():
    limits = WebSocketLimits(close_seconds=0.3)
    async with echoed(Script(ACCEPT, CLOSES), limits) as wire:
        assert await wire.hear() == Told(CLOSE, (4001).to_bytes(2) + b"enough")
        await wire.send(HELLO + masked(PING) + closing(4001))
        assert await wire.hear() is None
    async with echoed(Script(ACCEPT, CLOSES), limits) as wire:
        assert (await wire.hear()).code == 4001
        assert await wire.hear() is None


@pytest.mark.parametrize("before", [0, 100])
async def test_who_sends_on_is_heard_to_its_close(before: int):
    """Also where the application has left more messages unread than may wait for it."""

    async def close(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send(ACCEPT)
        await asyncio.sleep(0.2)
        await send({"type": "websocket.close", "code": 4001})

    async with echoed(close, WebSocketLimits(close_seconds=20)) as wire:
        await wire.send(HELLO * before)
        assert (await wire.hear()).code == 4001
        await wire.send(HELLO * 100)
        await wire.send(closing(4001))
        async with asyncio.timeout(5):
            assert await wire.hear() is None


async def test_who_sends_on_without_an_end_is_cut_off():
    async with echoed(Script(ACCEPT, CLOSES), WebSocketLimits(close_seconds=20, unheard_bytes=100_000)) as wire:
        assert (await wire.hear()).code == 4001
        await wire.send(closing(4001))
        assert await wire.hear() is None

        async def sends() -> None:
            while True:
                await wire.send(HELLO * 1000)

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(sends(), 5)


async def test_an_application_that_only_leaves_says_goodbye():
    async def leave(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send(ACCEPT)

    async with echoed(leave) as wire:
        assert (await wire.hear()).code == 1000


async def test_another_answer_than_a_socket():
    start = {"type": "websocket.http.response.start", "status": 418, "headers": [(b"x-kind", b"teapot")]}
    body = [
        {"type": "websocket.http.response.body", "body": each, "more_body": each == b"te"} for each in (b"te", b"a")
    ]
    async with listening(Script(start, *body)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake())
        answer = await asyncio.wait_for(reader.read(), 5)
        writer.close()
    assert answer.startswith(b"HTTP/1.1 418 ")
    assert b"x-kind: teapot\r\n" in answer
    assert answer.endswith(b"\r\n\r\ntea")


# Time


async def test_a_client_that_answers_pings_stays_and_one_that_does_not_goes():
    async with echoed(limits=WebSocketLimits(ping_seconds=0.2)) as wire:
        for number in range(1, 4):
            ping = await wire.hear()
            assert ping == Told(PING, b"%d" % number)
            await wire.send(masked(PONG, ping.payload))
        assert (await wire.hear()).opcode == PING
        await wire.send(masked(PONG, b"another") + HELLO)
        assert await wire.hear() == text("hello")
        close = await wire.hear()
        assert (close.code, close.payload[2:]) == (1011, b"no answer to a ping")


@pytest.mark.parametrize(
    "begun",
    [b"\x81", b"\x81\xfe\x00", masked(TEXT, b"hello")[:-1], masked(TEXT, b"x", fin=False), masked(TEXT, fin=False)],
)
async def test_a_message_must_end_in_time(begun: bytes):
    async with echoed(limits=WebSocketLimits(message_seconds=0.3)) as wire:
        for _ in range(3):
            await wire.send(HELLO[:3])
            await asyncio.sleep(0.15)
            await wire.send(HELLO[3:])
            assert await wire.hear() == text("hello")
        await wire.send(begun)
        started = asyncio.get_running_loop().time()
        for _ in range(3):
            if begun == masked(TEXT, b"x", fin=False):
                await wire.send(masked(CONTINUATION, b"x", fin=False) + masked(PING))
            await asyncio.sleep(0.05)
        close = (await wire.rest())[-1]
        assert close.code == 1008
        assert 0.25 < asyncio.get_running_loop().time() - started < 1


async def test_a_client_that_reads_nothing_is_cut_off():
    gone = asyncio.Event()

    async def talk(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send(ACCEPT)
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 100_000})
        finally:
            gone.set()

    async with echoed(talk, WebSocketLimits(ping_seconds=0.2)) as wire:
        wire.reader._transport.pause_reading()
        await asyncio.wait_for(gone.wait(), 5)


# Pressure
