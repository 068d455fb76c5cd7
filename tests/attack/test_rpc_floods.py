"""One caller of gRPC sends frames that no client sends: others notice nothing, and nothing of it stays."""

import itertools
import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from hyperframe.frame import (
    ContinuationFrame,
    DataFrame,
    HeadersFrame,
    PingFrame,
    RstStreamFrame,
    SettingsFrame,
    WindowUpdateFrame,
)

from tests.support.attacked import Figures, Target
from tests.support.http2 import Http2, grpc_headers
from tests.support.soak import rounds

SECONDS = 0.5
"""How long each flood lasts."""

CALL = grpc_headers("/fairdeal.v1.GameService/GetServer")
REPLAY = grpc_headers("/fairdeal.v1.RulesService/Replay")
PIECE = 16_000
"""Bytes of one piece of a flood, or about as many."""

OTHERS = "127.0.0.1"
"""The address of the other callers."""

Flood = Callable[[Http2], Iterator[bytes]]


def _again(frame: bytes) -> Iterator[bytes]:
    return itertools.repeat(frame * (PIECE // len(frame)))


def taken_back(http2: Http2) -> Iterator[bytes]:
    """Begin calls and take them back at once (rapid reset, CVE-2023-44487)."""
    while True:
        pairs = bytearray()
        for _ in range(50):
            number = http2.stream()
            pairs += HeadersFrame(number, CALL, flags=["END_HEADERS"]).serialize()
            pairs += RstStreamFrame(number, 8).serialize()
        yield bytes(pairs)


def headers_without_end(http2: Http2) -> Iterator[bytes]:
    """Send header fields for ever (CONTINUATION flood, CVE-2024-27316)."""
    yield HeadersFrame(http2.stream(), CALL).serialize()
    yield from _again(ContinuationFrame(1, b"\x10\x01a\x01b" * 3000).serialize())


def long_metadata(http2: Http2) -> Iterator[bytes]:
    """Make calls with 56 kB of metadata, in the frames in which the C core does not count it."""
    block = grpc_headers("/fairdeal.v1.GameService/GetServer", *((f"k{n}", "v" * 7000) for n in range(8)))
    pieces = [block[at : at + PIECE] for at in range(0, len(block), PIECE)]
    while True:
        number = http2.stream()
        frames = [HeadersFrame(number, pieces[0], flags=["END_STREAM"])]
        frames += [ContinuationFrame(number, piece) for piece in pieces[1:]]
        frames[-1].flags.add("END_HEADERS")
        yield b"".join(frame.serialize() for frame in frames)


def tiny_frames(http2: Http2) -> Iterator[bytes]:
    """Send a request byte by byte, each in a frame of its own."""
    yield HeadersFrame(http2.stream(), REPLAY, flags=["END_HEADERS"]).serialize()
    yield DataFrame(1, struct.pack(">BI", 0, 60_000)).serialize()
    yield from _again(DataFrame(1, b"x").serialize())


def pings(_: Http2) -> Iterator[bytes]:
    return _again(PingFrame(0, b"12345678").serialize())


def settings(_: Http2) -> Iterator[bytes]:
    return _again(SettingsFrame(settings={4: 65_535}).serialize())


def window_updates(_: Http2) -> Iterator[bytes]:
    return _again(WindowUpdateFrame(0, 1).serialize())


FLOODS: dict[Flood, bool] = {
    taken_back: True,
    headers_without_end: True,
    long_metadata: True,
    tiny_frames: True,
    pings: False,
    settings: False,
    window_updates: True,
}
"""Every flood, and whether the caller reads what comes back."""


def flood(target: Target, attack: Flood, source: str, *, reads: bool) -> int:
    """Send, over a new connection whenever the server closes one; gives how many there were."""
    end, connections = time.monotonic() + SECONDS, 0
    while time.monotonic() < end:
        try:
            with Http2(target.grpc_port, source=source) as http2:
                connections += 1
                http2.socket.settimeout(0.3)
                if reads:
                    http2.drain()
                for piece in attack(http2):
                    http2.socket.sendall(piece)
                    if time.monotonic() > end:
                        break
        except OSError:
            continue
    return connections


def test_floods(target: Target, figures: Figures):
    """Each comes from an address of its own, which is shut out once it is found, but for one, from that of the others:
    their connections stay open, whatever a neighbour sends."""
    sizes: list[float] = []
    with target.others() as others:
        with others.watched() as control:
            time.sleep(0.5)
        figures.note("p99 of others without a flood", control.p99, "ms")
        for number in range(rounds(1) + 1):
            for at, (attack, reads) in enumerate(FLOODS.items()):
                source = OTHERS if number and attack is window_updates else f"127.0.{number}.{at + 1}"
                with others.watched() as noticed:
                    connections = flood(target, attack, source, reads=reads)
                figures.below(f"gRPC {attack.__name__}: connections of the caller", connections, 4, "")
                assert not noticed.failed, (attack.__name__, others.complaints[:5])
                if number:
                    figures.below(f"gRPC {attack.__name__}: p99 of others", noticed.p99, 250, "ms")
            sizes.append(target.rss())
    figures.note("gRPC floods: memory after the first of each", sizes[0], "MiB")
    figures.below("gRPC floods: memory after all", sizes[-1], 320, "MiB")
    assert not target.errors(), target.errors()[:3]
    assert {line["event"] for line in target.events()} == {"grpc connections shut"}
    figures.below("gRPC floods: lines of the log", len(target.events()), 4 + rounds(2), "lines")


def ended(target: Target, *, drips: bool) -> tuple[float, bytes]:
    """Begin a stream of requests that never ends; gives the seconds after which the call does, and its answer."""
    with Http2(target.grpc_port) as http2:
        number = http2.stream()
        http2.send(HeadersFrame(number, REPLAY, flags=["END_HEADERS"]))
        http2.send(DataFrame(number, struct.pack(">BI", 0, 60_000)))
        began, answer = time.monotonic(), b""
        while b"grpc-status" not in answer and time.monotonic() - began < 30:
            answer += http2.read(1)
            if drips:
                http2.send(DataFrame(number, b"x"))
        return time.monotonic() - began, answer


def test_a_request_that_does_not_come_is_not_waited_for(target: Target, figures: Figures):
    """One that shows nothing, and one that drips: each call ends, with a reason."""
    with ThreadPoolExecutor() as threads:
        calls = [threads.submit(ended, target, drips=drips) for drips in (False, True)]
    for seconds, answer in (call.result() for call in calls):
        figures.below("a gRPC request that never ends: its call ends after", seconds, 20, "s")
        assert b"not complete in time" in answer, answer
