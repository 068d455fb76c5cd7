"""The rules of the WebSocket protocol (RFC 6455) over real connections: what is sent, and what must come back."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from service.web.socket_limits import WebSocketLimits
from tests.support.rest_serving import listening, until
from tests.support.soak import rounds
from tests.support.websocket_frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Told,
    Wire,
    closing,
    handshake,
    masked,
    unmasked,
    wired,
)

ECHO = "echo"
"""What the application of these tests gives back is what came."""


class Case(NamedTuple):
    """Bytes of a client, and what must come back up to the end, if it must end."""

    name: str
    sent: bytes
    told: list[Told]
    code: int | None = None
    """The code of the close frame, the last thing that comes; None where the socket stays open; 0 for one without."""


def text(said: str) -> Told:
    """Give the frame that echoes a text."""
    return Told(TEXT, said.encode())


HELLO = masked(TEXT, b"hello")
CASES = [
    # 5.6, data frames
    Case("text", HELLO, [text("hello")]),
    Case("text of all planes", masked(TEXT, "aé카🂡".encode()), [text("aé카🂡")]),
    Case("bytes", masked(BINARY, b"\x00\xff"), [Told(BINARY, b"\x00\xff")]),
    Case("empty text", masked(TEXT), [text("")]),
    Case("empty bytes", masked(BINARY), [Told(BINARY, b"")]),
    Case("two at once", HELLO + masked(TEXT, b"again"), [text("hello"), text("again")]),
    *[Case(f"{n} bytes", masked(BINARY, b"x" * n), [Told(BINARY, b"x" * n)]) for n in (125, 126, 127, 65_535, 65_536)],
    # 5.2, the head
    *[Case(f"reserved bit {bit}", masked(TEXT, b"x", rsv=bit), [], 1002) for bit in (1, 2, 4)],
    *[Case(f"reserved bit of a ping {bit}", masked(PING, b"x", rsv=bit), [], 1002) for bit in (1, 2, 4)],
    *[Case(f"opcode {code:x}", masked(code, b"x"), [], 1002) for code in (*range(3, 8), *range(11, 16))],
    Case("an opcode after a message", HELLO + masked(3), [text("hello")], 1002),
    Case("16 bits for 125", masked(TEXT, b"x" * 125, form=2), [], 1002),
    Case("64 bits for 125", masked(TEXT, b"x" * 125, form=8), [], 1002),
    Case("64 bits for 65535", masked(TEXT, b"x" * 65_535, form=8), [], 1002),
    Case("a negative length", b"\x82\xff" + b"\xff" * 8, [], 1002),
    Case("a length too long, not waited for", b"\x82\xff" + (2**40).to_bytes(8), [], 1009),
    Case("one byte too long", masked(BINARY, b"x" * 262_145), [], 1009),
    Case("the longest", masked(BINARY, b"x" * 262_144), [Told(BINARY, b"x" * 262_144)]),
    # 5.1, masks
    Case("no mask", unmasked(TEXT, b"hello"), [], 1002),
    Case("a ping without a mask", unmasked(PING), [], 1002),
    Case("a mask that changes nothing", masked(TEXT, b"hello", key=bytes(4)), [text("hello")]),
    # 5.5, control frames
    Case("ping", masked(PING, b"x"), [Told(PONG, b"x")]),
    Case("ping without anything", masked(PING), [Told(PONG, b"")]),
    Case("the longest ping", masked(PING, b"x" * 125), [Told(PONG, b"x" * 125)]),
    Case("a ping too long", masked(PING, b"x" * 126), [], 1002),
    Case("a ping of a length in 64 bits", masked(PING, b"x", form=8), [], 1002),
    Case("a ping in fragments", masked(PING, b"x", fin=False), [], 1002),
    Case("ten pings", b"".join(masked(PING, b"%d" % n) for n in range(10)), [Told(PONG, b"%d" % n) for n in range(10)]),
    Case("a pong unasked", masked(PONG, b"x") + HELLO, [text("hello")]),
    # 5.4, fragments
    Case("two fragments", masked(TEXT, b"he", fin=False) + masked(CONTINUATION, b"llo"), [text("hello")]),
    Case(
        "fragments of bytes, some of them empty",
        masked(BINARY, b"", fin=False) + masked(CONTINUATION, b"a", fin=False) + masked(CONTINUATION),
        [Told(BINARY, b"a")],
    ),
    Case(
        "a ping between fragments",
        masked(TEXT, b"he", fin=False) + masked(PING, b"p") + masked(CONTINUATION, b"llo"),
        [Told(PONG, b"p"), text("hello")],
    ),
    Case("no first fragment", masked(CONTINUATION, b"x"), [], 1002),
    Case("no first fragment, not the last", masked(CONTINUATION, b"x", fin=False), [], 1002),
    Case("text between fragments", masked(TEXT, b"x", fin=False) + HELLO, [], 1002),
    Case("bytes between fragments", masked(BINARY, b"x", fin=False) + masked(BINARY, b"x"), [], 1002),
    Case("a continuation after the last", HELLO + masked(CONTINUATION, b"x"), [text("hello")], 1002),
    Case(
        "fragments too long together",
        masked(BINARY, b"x" * 200_000, fin=False) + masked(CONTINUATION, b"x" * 62_145),
        [],
        1009,
    ),
    # 8.1, UTF-8
    Case("an overlong form", masked(TEXT, b"\xc0\xaf"), [], 1007),
    Case("a surrogate", masked(TEXT, b"\xed\xa0\x80"), [], 1007),
    Case("beyond Unicode", masked(TEXT, b"\xf4\x90\x80\x80"), [], 1007),
    Case("a character cut off", masked(TEXT, b"hello-\xe4\xbd"), [], 1007),
    Case(
        "a character over fragments",
        masked(TEXT, b"\xe4", fin=False) + masked(CONTINUATION, b"\xbd\xa0"),
        [text("你")],
    ),
    Case("text before what is none", HELLO + masked(TEXT, b"\xff\xff\xff\xff"), [text("hello")], 1007),
    # 5.5.1 and 7.4, the close frame
    *[Case(f"close {code}", closing(code), [], code) for code in (1000, 1001, 1003, 1007, 1011, 1012, 3000, 4999)],
    *[
        Case(f"close {code}, which none may send", closing(code), [], 1002)
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535)
    ],
    Case("close without a code", masked(CLOSE), [], 0),
    Case("close with half a code", masked(CLOSE, b"\x03"), [], 1002),
    Case("close with a reason", closing(1000, b"x" * 123), [], 1000),
    Case("close with a reason too long", closing(1000, b"x" * 124), [], 1002),
    Case("close with a reason that is no text", closing(1000, b"\xff"), [], 1007),
    Case("close between fragments", masked(TEXT, b"x", fin=False) + closing(1000), [], 1000),
    Case("text after close", closing(1000) + HELLO, [], 1000),
    Case("nonsense after close", closing(1000) + b"\xff" * 100, [], 1000),
    Case("close twice", closing(1000) * 2, [], 1000),
]


async def echo(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Give back every message."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


@asynccontextmanager
async def echoed(asgi: Any = echo, limits: WebSocketLimits | None = None) -> AsyncIterator[Wire]:
    """Open a socket to an application."""
    options = {} if limits is None else {"websockets": limits}
    async with listening(asgi, **options) as port, wired(port) as wire:
        yield wire


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("pieces", ["at once", "byte by byte"])
async def test_every_rule_of_frames_has_its_answer(case: Case, pieces: str):
    if pieces == "byte by byte" and len(case.sent) > 1000:
        return
    async with echoed() as wire:
        for piece in [case.sent] if pieces == "at once" else [bytes((byte,)) for byte in case.sent]:
            await wire.send(piece)
            if len(piece) == 1:
                await asyncio.sleep(0)
        if case.code is None:
            assert [await wire.hear() for _ in case.told] == case.told
            await wire.send(masked(PING, b"still here"))
            assert await wire.hear() == Told(PONG, b"still here")
            return
        *told, close = await wire.rest()
    assert (close.opcode, close.code or 0) == (CLOSE, case.code)
    assert told == case.told or (pieces == "at once" and not told), "what came before may be answered, if there is time"
    if case.code in (1002, 1007):
        assert b"RFC 6455" in close.payload or case.name.startswith("close 1007")


async def test_whatever_the_cuts_the_same_comes_back():
    rng = random.Random("cuts over a connection")
    async with echoed() as wire:
        for _ in range(rounds(20)):
            texts = ["x" * rng.choice((1, 7, 125, 126, 3000, 70_000)) for _ in range(10)]
            data = b"".join(masked(TEXT, each.encode()) for each in texts)
            places = sorted(rng.randrange(len(data)) for _ in range(8))
            for start, end in zip([0, *places], [*places, len(data)], strict=True):
                wire.writer.write(data[start:end])
                await asyncio.sleep(0)
            assert [await wire.hear() for _ in texts] == [text(each) for each in texts]


async def test_nonsense_ends_the_socket_and_nothing_else():
    async def nothing(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass

    rng = random.Random("nonsense over a connection")
    async with listening(nothing) as port:
        for _ in range(rounds(40)):
            async with wired(port) as wire:
                await wire.send(masked(TEXT, b"x") + rng.randbytes(rng.randrange(1, 300)))
                wire.writer.write_eof()
                told = await wire.rest()
                assert [frame.opcode for frame in told if frame.opcode != PONG] in ([], [CLOSE])


def handshake_cases() -> list[tuple[str, bytes, int, str]]:
    """Give handshakes, the status that each is answered with and the reason."""
    return [
        ("one that is right", handshake(), 101, ""),
        ("names in other letters", handshake(connection="keep-alive, UPGRADE", upgrade="WebSocket"), 101, ""),
        ("no version", handshake(sec_websocket_version=None), 426, "UPGRADE_REQUIRED"),
        ("another version", handshake(sec_websocket_version="8"), 426, "UPGRADE_REQUIRED"),
        ("no key", handshake(sec_websocket_key=None), 400, "VALIDATION_FAILED"),
        ("a short key", handshake(sec_websocket_key="c2hvcnQ="), 400, "VALIDATION_FAILED"),
        ("a key that is no base64", handshake(sec_websocket_key="no base64"), 400, "VALIDATION_FAILED"),
        (
            "a key with more behind it",
            handshake(sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==x"),
            400,
            "VALIDATION_FAILED",
        ),
    ]


async def test_frames_right_behind_the_handshake_are_read():
    async with listening(echo) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake() + HELLO + masked(PING, b"p"))
        await reader.readuntil(b"\r\n\r\n")
        wire = Wire(reader, writer)
        assert {await wire.hear(), await wire.hear()} == {text("hello"), Told(PONG, b"p")}
        writer.transport.abort()


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


ACCEPT = {"type": "websocket.accept"}


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


async def test_a_close_is_answered_or_cut_off():
    limits = WebSocketLimits(close_seconds=0.3)
    closes = {"type": "websocket.close", "code": 4001, "reason": "enough"}
    async with echoed(Script(ACCEPT, closes), limits) as wire:
        assert await wire.hear() == Told(CLOSE, (4001).to_bytes(2) + b"enough")
        await wire.send(HELLO + masked(PING) + closing(4001))
        assert await wire.hear() is None
    async with echoed(Script(ACCEPT, closes), limits) as wire:
        assert (await wire.hear()).code == 4001
        assert await wire.hear() is None


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
