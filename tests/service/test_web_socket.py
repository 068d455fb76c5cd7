"""The rules of the WebSocket protocol (RFC 6455) over real connections: what is sent, and what must come back."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.support.echo_socket import HELLO, echo, echoed, text
from tests.support.rest_serving import listening
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


class Case(NamedTuple):
    """Bytes of a client, and what must come back up to the end, if it must end."""

    name: str
    sent: bytes
    told: list[Told]
    code: int | None = None
    """The code of the close frame, the last thing that comes; None where the socket stays open; 0 for one without."""


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


KEYS = {
    "a short key": "c2hvcnQ=",
    "no base64": "no base64",
    "more behind it": "dGhlIHNhbXBsZSBub25jZQ==x",
    "none": None,
}


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (handshake(), 101),
        (handshake(connection="keep-alive, UPGRADE", upgrade="WebSocket"), 101),
        (handshake(sec_websocket_version=None), 426),
        (handshake(sec_websocket_version="8"), 426),
        *[(handshake(sec_websocket_key=key), 400) for key in KEYS.values()],
    ],
)
async def test_a_handshake_is_held_to_the_rules(head: bytes, status: int):
    async with listening(echo) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        writer.transport.abort()
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert (b"sec-websocket-version: 13\r\n" in answer) is (status == 426)
    assert (b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in answer) is (status == 101)


async def test_frames_right_behind_the_handshake_are_read():
    async with listening(echo) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake() + HELLO + masked(PING, b"p"))
        await reader.readuntil(b"\r\n\r\n")
        wire = Wire(reader, writer)
        assert {await wire.hear(), await wire.hear()} == {text("hello"), Told(PONG, b"p")}
        writer.transport.abort()
