"""The reader of WebSocket frames, without a connection: whatever the cuts, what was said is read, and nonsense ends."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from service.web import allowance
from service.web.frame_reader import FrameReader
from service.web.frames import Close, CloseCode, FrameFault, Opcode, Ping, Pong, Quiet, close_frame, frame
from service.web.socket_limits import WebSocketLimits
from tests.support.soak import rounds
from tests.support.websocket_frames import BINARY, CONTINUATION, PING, PONG, TEXT, closing, masked

LIMITS = WebSocketLimits(message_bytes=70_000)
TEXTS = ("a", "카드", "🂡" * 40, "x" * 125, "x" * 126, "x" * 127, "x" * 65_535, "x" * 65_536)


def read(pieces: Iterable[bytes], limits: WebSocketLimits = LIMITS) -> list[Any]:
    """Give every event of what came in these pieces; a fault is the last one, as its code."""
    reader, events = FrameReader(limits), []
    try:
        for piece in pieces:
            reader.feed(piece)
            while (event := reader.next()) is not None:
                events.append(event)
    except FrameFault as fault:
        events.append(fault.code)
    return [event for event in events if event is not Quiet.FRAGMENT]


def stream(rng: random.Random) -> tuple[bytes, list[Any]]:
    """Make up what a client says: its bytes, and what they mean."""
    data, meant = b"", []
    for _ in range(rng.randrange(1, 12)):
        text = rng.choice(TEXTS)
        payload, is_text = text.encode(), rng.random() < 0.7
        cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.choice((0, 0, 1, 3))))
        ends = [*cuts, len(payload)]
        for number, (start, end) in enumerate(zip([0, *cuts], ends, strict=True)):
            if rng.random() < 0.2:
                said = rng.randbytes(rng.randrange(126))
                kind = rng.choice((PING, PONG))
                data += masked(kind, said, key=rng.randbytes(4))
                meant.append(Ping(said) if kind == PING else Pong(said))
            opcode = CONTINUATION if number else TEXT if is_text else BINARY
            key = rng.choice((bytes(4), rng.randbytes(4)))
            data += masked(opcode, payload[start:end], fin=number == len(cuts), key=key)
        meant.append(text if is_text else payload)
    if rng.random() < 0.5:
        data += closing(1001, b"bye")
        meant.append(Close(1001, "bye"))
    return data, meant


def cut(data: bytes, rng: random.Random) -> list[bytes]:
    """Cut bytes at random."""
    places = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice((0, 1, 5, 50))))
    return [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]


def test_however_it_is_cut_the_same_is_read():
    rng = random.Random("cuts")
    for _ in range(rounds(40)):
        data, meant = stream(rng)
        assert read([data]) == meant
        assert read(cut(data, rng)) == meant


def test_a_stream_is_read_byte_by_byte_and_split_at_every_place():
    data = masked(TEXT, "카드".encode()) + masked(PING, b"p") + masked(TEXT, b"x" * 200, fin=False)
    data += masked(CONTINUATION, b"y" * 200) + masked(BINARY, b"z" * 127) + closing(1000)
    meant = ["카드", Ping(b"p"), "x" * 200 + "y" * 200, b"z" * 127, Close(1000, "")]
    assert read(bytes((byte,)) for byte in data) == meant
    for place in range(len(data)):
        assert read([data[:place], data[place:]]) == meant


def test_random_bytes_end_in_a_close_or_wait():
    rng = random.Random("nonsense")
    ends = {1002: 0, 1007: 0, 1008: 0, 1009: 0, None: 0}
    for _ in range(rounds(600)):
        data = bytearray(rng.choice((stream(rng)[0][:2000], b"")) + rng.randbytes(rng.randrange(1, 300)))
        for _ in range(rng.randrange(4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        events = read(cut(bytes(data), rng))
        assert all(isinstance(event, str | bytes | Ping | Pong | Close) for event in events[:-1])
        end = events[-1] if events and isinstance(events[-1], CloseCode) else None
        ends[end] += 1
    assert all(ends[code] for code in (1002, 1007, None)), ends


def test_text_is_no_other_utf_8_than_is_allowed():
    for wrong in (b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe4\xbd", b"\xff", b"\xf8\x88\x80\x80\x80"):
        assert read([masked(TEXT, b"0123456789" + wrong)]) == [1007]
        assert read([masked(TEXT, wrong[:1], fin=False), masked(CONTINUATION, wrong[1:])]) == [1007]
    whole = "🂡".encode()
    pieces = [masked(TEXT, whole[:1], fin=False), masked(CONTINUATION, whole[1:3], fin=False)]
    assert read([*pieces, masked(CONTINUATION, whole[3:])]) == ["🂡"]
    assert read([masked(BINARY, b"\xff")]) == [b"\xff"]


def test_frames_that_carry_nothing_are_bounded(monkeypatch: pytest.MonkeyPatch):
    now = 0.0
    monkeypatch.setattr(allowance, "monotonic", lambda: now)
    limits = WebSocketLimits(idle_frames=4, idle_frames_a_second=2)
    for nothing in (masked(PING), masked(PONG, b"x"), masked(TEXT), masked(BINARY)):
        assert read([nothing] * 4, limits)[-1] != 1008
        assert read([nothing] * 5, limits)[-1] == 1008
    begun, empty = masked(TEXT, b"a", fin=False), masked(CONTINUATION, fin=False)
    assert read([begun, *[empty] * 4], limits) == []
    assert read([begun, *[empty] * 5], limits) == [1008]
    assert read([begun, *[masked(CONTINUATION, b"b", fin=False)] * 100], limits) == []
    reader = FrameReader(limits)
    for _ in range(4):
        reader.feed(masked(PING))
        assert reader.next() == Ping(b"")
    for _ in range(3):
        now += 0.5
        reader.feed(masked(PING))
        assert reader.next() == Ping(b"")
    reader.feed(masked(PING))
    with pytest.raises(FrameFault, match="carry nothing"):
        reader.next()


def test_a_message_has_a_bounded_length_and_number_of_fragments():
    limits = WebSocketLimits(message_bytes=300, fragments=3)
    one = masked(TEXT, b"a" * 100, fin=False)
    more, last = masked(CONTINUATION, b"a" * 100, fin=False), masked(CONTINUATION, b"a" * 100)
    assert read([one, more, last], limits) == ["a" * 300]
    assert read([one, more, masked(CONTINUATION, b"a" * 101)[:10]], limits) == [1009]
    assert read([masked(TEXT, b"a" * 301)[:8]], limits) == [1009]
    few = [masked(TEXT, b"a", fin=False), *[masked(CONTINUATION, b"a", fin=False)] * 2]
    assert read(few, limits) == []
    assert read([*few, masked(CONTINUATION, b"a")], limits) == [1008]


def test_what_is_not_whole_is_kept_once_and_what_was_read_is_let_go():
    reader = FrameReader(LIMITS)
    reader.feed(masked(TEXT, b"x" * 60_000) + masked(TEXT, b"y" * 60_000)[:3])
    assert reader.next() == "x" * 60_000
    assert reader.next() is None
    assert len(reader._data) == 3
    for _ in range(1000):
        reader.feed(b"")
    reader.feed(masked(TEXT, b"y" * 60_000)[3:50_000])
    assert reader.next() is None
    assert reader._data == b""


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_written_is_in_its_shortest_form(length: int):
    payload = b"x" * length
    written = frame(Opcode.TEXT, payload)
    expected = masked(TEXT, payload, key=b"")
    assert written == bytes((expected[0], expected[1] & 0x7F)) + expected[2:]


def test_close_frames_are_written_with_and_without_a_code():
    assert close_frame(CloseCode.NO_CODE) == b"\x88\x00"
    assert close_frame(1008, "no") == b"\x88\x04\x03\xf0no"
