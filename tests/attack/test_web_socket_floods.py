"""WebSockets against everybody else: floods of frames that carry little, frames without end, answers unread."""

import itertools
import json
import socket as sockets
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import NamedTuple
from urllib import request

from tests.support.attacked import MIB, Figures, Noticed, Target
from tests.support.soak import rounds
from tests.support.websocket_frames import CONTINUATION, PING, PONG, TEXT, handshake, masked

SECONDS = 0.5
"""How long each flood goes on."""
CHUNK = 65_536
SOCKETS = 13
"""How many sockets are open at once, where one alone could not be measured."""
MANY = 150
"""How many flood at once."""
HELLO = masked(TEXT, b'{"type":"play.hello"}')


@contextmanager
def plugged(port: int, *, buffer: int | None = None) -> Iterator[sockets.socket]:
    """Open a socket of the play channel that has said hello; `buffer` bytes is what the system receives for it."""
    with sockets.socket() as plug:
        if buffer is not None:
            plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        plug.settimeout(5)
        plug.connect(("127.0.0.1", port))
        plug.sendall(handshake() + HELLO)
        said = b""
        while b"play.welcome" not in said:
            said += plug.recv(4096)
        yield plug


class Flood(NamedTuple):
    """What is sent over and over."""

    frames: bytes
    """A round of it."""
    first: bytes = b""
    """What is sent once on each socket, before."""
    piece: int = CHUNK
    """Bytes that are sent at a time."""


def send(port: int, flood: Flood, seconds: float) -> None:
    """Send a flood, on one socket after the other as they are closed. What comes back is read and dropped."""
    end = time.monotonic() + seconds
    pieces = [flood.frames[at : at + flood.piece] for at in range(0, len(flood.frames), flood.piece)]
    while time.monotonic() < end:
        with plugged(port) as plug:
            plug.settimeout(0.2)
            with suppress(OSError):
                plug.sendall(flood.first)
                for piece in itertools.cycle(pieces):
                    if time.monotonic() > end:
                        break
                    plug.sendall(piece)
                    with suppress(BlockingIOError):
                        while plug.recv(CHUNK, sockets.MSG_DONTWAIT):
                            pass
        time.sleep(0.005)


def many(frames: bytes) -> bytes:
    """Give a chunk that is full of the same."""
    return frames * (CHUNK // len(frames))


def subscribe(game_id: str) -> bytes:
    """Make the frame that subscribes to a game."""
    return masked(TEXT, b'{"type":"play.subscribe","game_id":"%b","after_version":0}' % game_id.encode())


def unsubscribe(game_id: str) -> bytes:
    """Make the frame that ends that."""
    return masked(TEXT, b'{"type":"play.unsubscribe","game_id":"%b"}' % game_id.encode())


def move(game_id: str) -> bytes:
    """Make the frame of a move by somebody who has no seat."""
    fields = {"game_id": game_id, "request_id": "r" * 22, "expected_version": 1, "move": {"type": "uno.draw"}}
    return masked(TEXT, json.dumps({"type": "play.move"} | fields).encode())


def opened_game(port: int) -> str:
    """Open a game that anybody may watch."""
    wanted = {"request_id": uuid.uuid4().hex, "rule_set": "uno/1", "seats": 2, "spectators": "OPEN"}
    body = json.dumps(wanted | {"claims": [{"seat": 0}, {"seat": 1}]}).encode()
    call = request.Request(f"http://127.0.0.1:{port}/v1/games", body, {"Content-Type": "application/json"})
    with request.urlopen(call, timeout=10) as answer:
        return json.load(answer)["game"]["game_id"]


def floods(game_id: str) -> dict[str, Flood]:
    """Give every flood; the game is one that anybody may watch."""
    begun, small = masked(TEXT, b"x", fin=False), masked(CONTINUATION, b"x", fin=False)
    unknown = ("a" * 23 + "".join(letters) for letters in itertools.product("abcdefgh", repeat=3))
    return {
        "empty continuations": Flood(many(masked(CONTINUATION, fin=False)), begun),
        "pings": Flood(many(masked(PING))),
        "pongs": Flood(many(masked(PONG))),
        "empty texts": Flood(many(masked(TEXT))),
        "fragments of one byte": Flood(many(small), begun),
        "messages of many fragments": Flood(many(begun + small * 200 + masked(CONTINUATION, b"x"))),
        "no UTF-8": Flood(many(masked(TEXT, b"\xff" * 20))),
        "a length without end": Flood(b"\x81\xff" + (2**62).to_bytes(8) + bytes(60_000)),
        "one byte at a time": Flood(masked(TEXT, b"{}"), piece=1),
        "tiny frames that are refused": Flood(many(masked(TEXT, b"{}"))),
        "frames about unknown games": Flood(b"".join(map(subscribe, unknown))),
        "subscribed and not, in turn": Flood(many(subscribe(game_id) + unsubscribe(game_id))),
        "moves without a seat": Flood(many(move(game_id))),
    }


def test_a_flood_of_frames_keeps_nobody_waiting(target: Target, figures: Figures):
    game_id = opened_game(target.port)
    with target.others() as others:
        with others.watched() as control:
            time.sleep(rounds(1))
        figures.note("p99 of others without a flood", control.p99, "ms")
        before, everything = target.rss(), Noticed([], [])
        for name, flood in floods(game_id).items():
            with others.watched() as noticed:
                send(target.port, flood, rounds(1) * SECONDS)
            everything.answered.extend(noticed.answered)
            everything.failed.extend(noticed.failed)
            figures.below(f"{name}: median of others", noticed.p50, 100, "ms")
            figures.note(f"{name}: p99 of others", noticed.p99, "ms")
        assert not everything.failed, (len(everything.failed), others.complaints[:5])
    figures.below("all floods of frames: p99 of others", everything.p99, 250, "ms")
    figures.below("all floods of frames: memory taken", target.rss() - before, 16, "MiB")
    assert not target.errors(), target.errors()[:3]


def test_many_sockets_that_flood_at_once_share_their_turns(target: Target, figures: Figures):
    """So long as one caller may have many sockets, what all of them send ahead must not add up."""
    several = floods(opened_game(target.port))
    names = ("messages of many fragments", "frames about unknown games", "tiny frames that are refused")

    def attack() -> None:
        with ExitStack() as plugs:
            opened = [plugs.enter_context(plugged(target.port)) for _ in range(MANY)]
            for _ in range(rounds(3)):
                for number, plug in enumerate(opened):
                    plug.setblocking(False)
                    with suppress(OSError):
                        plug.send(several[names[number % 3]].frames[:CHUNK])
                time.sleep(0.3)

    target.besieged(figures, f"{MANY} sockets that flood", attack, control_seconds=1)


def test_answers_that_are_not_read_are_not_made(target: Target, figures: Figures):
    everything = floods(opened_game(target.port))
    for name in ("pings", "subscribed and not, in turn", "frames about unknown games"):
        before, sent = target.rss(), 0
        with ExitStack() as plugs:
            for _ in range(SOCKETS):
                plug = plugs.enter_context(plugged(target.port, buffer=4096))
                plug.settimeout(0.1)
                with suppress(OSError):
                    while sent < SOCKETS * MIB * 8:
                        sent += plug.send(everything[name].frames)
            figures.note(f"{name}, answers unread: sent by each of {SOCKETS} sockets", sent / SOCKETS / 1024, "KiB")
            held = (target.rss() - before) * 1024 / SOCKETS
            figures.below(f"{name}, answers unread: held for each", held, 512, "KiB")
    assert not target.errors(), target.errors()[:3]


def test_sockets_that_hang_up_leave_nothing(target: Target, figures: Figures):
    """Round after round of sockets that are cut in the middle of everything; the collector of cycles never comes."""
    several = list(floods(opened_game(target.port)).values())
    idle, levels, closed = target.descriptors(), [], []
    for _ in range(rounds(10)):
        with ExitStack() as plugs:
            for number in range(SOCKETS):
                plug = plugs.enter_context(plugged(target.port))
                plug.settimeout(0.02)
                flood = several[number % len(several)]
                with suppress(OSError):
                    plug.sendall((flood.first + flood.frames)[:CHUNK])
            cut = time.monotonic()
        while target.descriptors() > idle and time.monotonic() < cut + 5:
            time.sleep(0.01)
        closed.append(time.monotonic() - cut)
        levels.append(target.rss())
    figures.below("after every hang-up until all sockets were closed", max(closed), 1, "s")
    figures.note("memory after the second round", levels[1], "MiB")
    figures.below("memory that later rounds took", levels[-1] - levels[1], 3, "MiB")
    assert not target.errors(), target.errors()[:3]
