"""One caller opens connections and streams of gRPC: others go on, and what was opened is bounded and given back."""

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from hyperframe.frame import HeadersFrame

from service.app.messages.games import CreateGameRequest, WatchGameRequest
from service.app.messages.rules import ListRulesRequest
from service.wire.codec import CODEC
from tests.support.attacked import Figures, Target
from tests.support.few_files import FILES
from tests.support.grpc_client import SERVICE, GrpcClient, refused
from tests.support.http2 import Http2, call_frames, frames, grpc_headers
from tests.support.refused import Refused
from tests.support.soak import rounds

BARE = 1100
CHECK = "/grpc.health.v1.Health/Check"


class FewFiles(Target):
    """A server that may have 1,024 files and sockets."""

    module = "tests.support.few_files"


@pytest.fixture
def few_files(tmp_path: Path) -> Iterator[FewFiles]:
    with FewFiles(tmp_path) as server:
        yield server


def settles(target: Target, most: int, seconds: float) -> float:
    """Wait until the server has no more than so many descriptors; gives how long that took."""
    began = time.monotonic()
    while target.descriptors() > most:
        assert time.monotonic() - began < seconds, f"{target.descriptors()} descriptors after {seconds} s"
        time.sleep(0.05)
    return time.monotonic() - began


def test_bare_connections_take_no_more_than_their_share(few_files: FewFiles, figures: Figures):
    before = few_files.descriptors()

    def attack() -> None:
        opened = [socket.create_connection(("127.0.0.1", few_files.grpc_port), 5) for _ in range(BARE)]
        figures.below("bare gRPC connections: descriptors at once", few_files.descriptors(), FILES * 0.8, "")
        took = settles(few_files, before + 40, 5)
        figures.below("bare gRPC connections: back to their share after", took, 2, "s")
        time.sleep(1)
        for each in opened:
            each.close()

    few_files.besieged(figures, "bare gRPC connections", attack, control_seconds=0.5)
    settles(few_files, before + 2, 3)
    assert [line["event"] for line in few_files.events()].count("grpc connections shut") == 1, few_files.log()


def test_connections_that_come_and_go(target: Target, figures: Figures):
    before = target.descriptors()

    def attack() -> None:
        for _ in range(1000 * rounds(1)):
            Http2(target.grpc_port).close()

    target.besieged(figures, "gRPC connections come and go", attack, control_seconds=0.5)
    settles(target, before + 2, 3)


async def game(target: Target) -> str:
    async with GrpcClient(target.grpc_port) as client:
        request = CreateGameRequest(request_id="r" * 26, rule_set="uno/1", seats=2, spectators="OPEN")
        return (await client.call(request)).game.game_id


async def watched(target: Target, game_id: str, count: int) -> Counter[str]:
    """Begin so many watches on one channel; gives how each of them began."""
    async with grpc.aio.insecure_channel(f"127.0.0.1:{target.grpc_port}") as channel:
        method = channel.unary_stream(f"{SERVICE}WatchGame")
        request = CODEC.encode(WatchGameRequest(game_id=game_id))

        async def began(call: grpc.aio.UnaryStreamCall) -> str:
            try:
                await asyncio.wait_for(call.read(), 10)
            except grpc.aio.AioRpcError as error:
                told = refused(error)
                return told.reason if isinstance(told, Refused) else str(told)
            return "told"

        return Counter(await asyncio.gather(*(began(method(request)) for _ in range(count))))


def test_one_channel_full_of_watches(target: Target, figures: Figures):
    """Who comes too late is told so, with a reason, and calls on the same channel have streams left."""
    game_id, sizes = asyncio.run(game(target)), list[float]()

    def attack() -> None:
        for _ in range(rounds(2)):
            began = asyncio.run(watched(target, game_id, 2000))
            assert began == {"told": 90, "OVERLOADED": 1910}, began
            sizes.append(target.rss())

    target.besieged(figures, "2,000 watches on a channel", attack, control_seconds=0.5)
    figures.below("2,000 watches on a channel: what each round left", (sizes[-1] - sizes[0]) / len(sizes), 10, "MiB")


def test_watches_whose_window_is_shut(target: Target, figures: Figures):
    game_id = asyncio.run(game(target))
    request = CODEC.encode(WatchGameRequest(game_id=game_id))
    headers = grpc_headers(f"{SERVICE}WatchGame")

    def attack() -> None:
        before = target.rss()
        opened = [Http2(target.grpc_port, {4: 0}) for _ in range(10)]
        for http2 in opened:
            for _ in range(50):
                http2.send(*call_frames(http2.stream(), headers, request))
        time.sleep(1)
        figures.below("a watch that is not read", (target.rss() - before) / 500 * 1024, 64, "KiB")
        for http2 in opened:
            http2.close()

    target.besieged(figures, "watches that are not read", attack, control_seconds=0.5)
    time.sleep(1)
    assert not target.errors(), target.errors()[:2]


@pytest.mark.parametrize(("path", "places"), [("/fairdeal.v1.RulesService/ListRules", 1000), (CHECK, 100)])
def test_answers_whose_window_is_shut(target: Target, figures: Figures, path: str, places: int):
    """Each is one of its address's calls until it has been taken: there are no more of them than of calls at once."""
    headers, request = grpc_headers(path), CODEC.encode(ListRulesRequest(rule_set="uno/1"))
    data, name = (b"", "an answer of health") if path == CHECK else (request, "an answer")

    def attack() -> None:
        before = target.rss()
        opened = [Http2(target.grpc_port, {4: 0}, source="127.0.0.3") for _ in range(15)]
        for http2 in opened:
            http2.send(*(each for _ in range(90) for each in call_frames(http2.stream(), headers, data)))
            time.sleep(0.1)
        time.sleep(1)
        told = [frame for http2 in opened for frame in frames(http2.read(0.1))]
        refused = [frame for frame in told if isinstance(frame, HeadersFrame) and "END_STREAM" in frame.flags]
        assert 15 * 90 - len(refused) == places, "the others were refused, which needs no window"
        figures.below(f"{places} times {name} that is not read: memory", target.rss() - before, 70, "MiB")
        for http2 in opened:
            http2.close()

    target.besieged(figures, f"{name} that is not read", attack, control_seconds=0.5)


def test_watches_of_health(target: Target, figures: Figures):
    """They have few places of their own; a check is answered whatever is watched."""
    headers = grpc_headers("/grpc.health.v1.Health/Watch")

    def attack() -> None:
        before = target.rss()
        opened = [Http2(target.grpc_port) for _ in range(10)]
        for http2 in opened:
            http2.send(*(frame for _ in range(90) for frame in call_frames(http2.stream(), headers, b"")))
        time.sleep(0.5)
        told = b"".join(http2.read(0.1) for http2 in opened)
        assert told.count(b"too many streams") >= 1, "the first is told in words, the others by the table of headers"
        figures.below("900 watches of health: memory", target.rss() - before, 25, "MiB")
        for http2 in opened:
            http2.close()

    target.besieged(figures, "watches of health", attack, control_seconds=0.5)


def test_calls_without_their_request(target: Target, figures: Figures):
    """Each holds a stream and a place for a call, and of neither one connection or address has all."""
    headers = grpc_headers(f"{SERVICE}SubmitMove")

    def attack() -> None:
        before = target.rss()
        opened = [Http2(target.grpc_port) for _ in range(15)]
        for http2 in opened:
            http2.drain()
            frames = (HeadersFrame(http2.stream(), headers, flags=["END_HEADERS"]) for _ in range(60))
            http2.send(*frames)
        time.sleep(1)
        figures.below("a call without its request", (target.rss() - before) / 900 * 1024, 64, "KiB")
        for http2 in opened:
            http2.close()

    target.besieged(figures, "calls without their request", attack, control_seconds=0.5)


def test_calls_that_their_callers_give_up(target: Target, figures: Figures):
    """With a deadline of a millisecond the answer finds nobody; that is no error of the server."""

    async def calls() -> None:
        async with grpc.aio.insecure_channel(f"127.0.0.1:{target.grpc_port}") as channel:
            method = channel.unary_unary("/fairdeal.v1.RulesService/ListRuleSets")

            async def call(count: int) -> None:
                for _ in range(count):
                    try:
                        await method(b"", timeout=0.001)
                    except grpc.aio.AioRpcError:
                        continue

            await asyncio.gather(*(call(100 * rounds(1)) for _ in range(20)))

    target.besieged(figures, "deadlines of 1 ms", lambda: asyncio.run(calls()), control_seconds=0.5)
