"""The costliest calls of a stranger, many at once: others wait for them less than 100 ms."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import grpc
from fairdeal.v1.rules_service_pb2 import ApplyMoveRequest, ReplayRequest

from engine.games.take_that import TITLE
from engine.registry import titles
from service.app.rule_book import TABLE
from tests.support.attacked import Figures, Target
from tests.support.crowd import crowd, pour
from tests.support.soak import rounds

BOUND = 100
"""Milliseconds that others may wait, 99 of 100 calls."""

LOG = Path(__file__).parents[1] / "contract/logs/take_that/revision-1/take_that-1.jsonl"

MOST = 65_400
"""Bytes of a long request: nearly as many as the server takes."""


def quiet_log(size: int) -> bytes:
    """Give the beginning of a real game and then entries in which nothing happens: the most lines in so many bytes."""
    header, *entries = LOG.read_text().splitlines()[:5]
    revision = {"title": TITLE.revision, "table": TABLE.revision}
    quiet = json.loads(entries[-1]) | {"revision": revision, "reader": revision}
    lines = [header, *entries]
    left = size - sum(map(len, lines))
    for version in range(len(entries) + 1, 1_000_000):
        lines.append(json.dumps(quiet | {"version": version, "events": [], "move": None}, separators=(",", ":")))
        left -= len(lines[-1]) + 1
        if left < 0:
            break
    return "\n".join(lines).encode()


def listed(item: str, head: str, tail: str) -> bytes:
    """Give a text with as many items as fit."""
    return (head + ",".join([item] * ((MOST - len(head) - len(tail)) // (len(item) + 1))) + tail).encode()


BODIES = {
    "lists": ("/v1/rules/uno/list-moves", listed("[]", '{"seat":0,"state":{"type":"uno.state","hands":[', "]}}")),
    "objects": ("/v1/games", listed("{}", '{"setup":{"type":"setup.position","given":{"a":[', "]}}}")),
    "floats": ("/v1/games", listed("1.0", '{"setup":{"type":"setup.position","given":{"a":[', "]}}}")),
    "texts": ("/v1/rules/uno/apply-move", listed('""', '{"state":{"type":"uno.state","hands":[', "]}}")),
    "few lists": (
        "/v1/rules/uno/list-moves",
        b'{"seat":0,"state":{"hands":[' + b"[]," * 8_000 + b"[]]}}" + b" " * 30_000,
    ),
    "names": ("/v1/games", ("{" + ",".join(f'"k{number}":1' for number in range(6_000)) + "}").encode()),
    "a name twice": ("/v1/games", ("{" + ",".join(f'"k{number % 5_999}":1' for number in range(6_000)) + "}").encode()),
    "nested": ("/v1/games", b'{"setup":' + b'{"a":' * 800 + b"1" + b"}" * 800 + b"}"),
}


async def posted(server: Target, path: str, body: bytes, media: str = "application/json") -> str:
    """Send a body over a connection of its own and give what came of it: the status and the reason."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: {media}\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode())
    try:
        for start in range(0, len(body), MOST):
            writer.write(body[start : start + MOST])
            await writer.drain()
        answer = await reader.read()
    except ConnectionError:
        return "cut"
    finally:
        writer.close()
    if not answer:
        return "cut"
    head, _, content = answer.partition(b"\r\n\r\n")
    status = head.split()[1].decode()
    return status if status == "200" else f"{status} {json.loads(content)['reason']}"


def all_at_once(calls: Callable[[], Iterable[object]]) -> Callable[[], Counter[str]]:
    """Give an attack of calls that run side by side; it gives what came of them."""

    async def run() -> Counter[str]:
        return Counter(await asyncio.gather(*calls()))  # type: ignore[call-overload]

    return lambda: asyncio.run(run())


def besieged(target: Target, figures: Figures, name: str, attack: Callable[[], Counter[str]]) -> Counter[str]:
    """Attack while others play, and hold what they notice: the worst call as well, which is printed."""
    told = Counter[str]()
    with target.others() as others:
        with others.watched() as control:
            asyncio.run(asyncio.sleep(1))
        with others.watched() as noticed:
            told += attack()
        assert not noticed.failed, (len(noticed.failed), others.complaints[:5])
        figures.note(f"{name}: p99 and worst of others without", control.p99, f"ms, {control.worst:.4g} ms")
        figures.note(f"{name}: worst of others", noticed.worst, "ms")
        figures.below(f"{name}: p99 of others", noticed.p99, BOUND, "ms")
    assert not target.errors(), target.errors()[:3]
    return told


def test_replays_of_long_logs_and_of_many(target: Target, figures: Figures) -> None:
    long, short = quiet_log(rounds(3) * 1_000_000 if rounds(1) < 5 else 16_000_000), quiet_log(48_000)
    path, media = "/v1/rules/take_that/replay", "application/x-ndjson"
    before = target.rss()

    def calls() -> Iterable[object]:
        yield from (posted(target, path, long, media) for _ in range(2))
        yield from (posted(target, path, short, media) for _ in range(100))

    told = besieged(target, figures, "Replay", all_at_once(calls))
    figures.below("Replay: memory gained", target.rss() - before, 60, "MiB")
    assert set(told) <= {"400 VALIDATION_FAILED", "503 OVERLOADED", "cut"}, told
    assert told["400 VALIDATION_FAILED"] >= 50, told


async def streamed(target: Target, lines: list[str]) -> str:
    """Send a log over gRPC."""
    async with grpc.aio.insecure_channel(f"127.0.0.1:{target.grpc_port}") as channel:
        replay = channel.stream_unary("/fairdeal.v1.RulesService/Replay", ReplayRequest.SerializeToString)

        async def requests():
            for line in lines:
                yield ReplayRequest(title="take_that", line=line)

        try:
            await replay(requests())
        except grpc.aio.AioRpcError as error:
            return error.code().name
        return "OK"


def test_replays_over_grpc(target: Target, figures: Figures) -> None:
    lines = quiet_log(rounds(400_000)).decode().splitlines()
    calls = lambda: (streamed(target, lines) for _ in range(10))  # noqa: E731 - short and said by its place
    told = besieged(target, figures, "Replay over gRPC", all_at_once(calls))
    assert set(told) <= {"INVALID_ARGUMENT", "UNAVAILABLE"}, told


def test_long_bodies(target: Target, figures: Figures) -> None:
    calls = lambda: (posted(target, *body) for body in BODIES.values() for _ in range(rounds(12)))  # noqa: E731
    told = besieged(target, figures, "long bodies", all_at_once(calls))
    assert set(told) <= {"400 VALIDATION_FAILED", "503 OVERLOADED"}, told


def test_the_catalogue(target: Target, figures: Figures) -> None:
    """What everybody may ask for, again and again; the OpenAPI document is written at its first request."""
    paths = ["/v1/openapi.json", *(f"/v1/rule-sets/{title.rule_set}" for title in titles().values())]
    calls = "".join(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n" for path in (*paths, *paths[1:] * rounds(100)))
    attacked = Counter[str]()

    def attack() -> Counter[str]:
        with crowd(target.port, 8) as sockets:
            attacked["bytes"] += pour(sockets, calls.encode(), 2.5)
        return attacked

    besieged(target, figures, "the catalogue", attack)
    assert attacked["bytes"] > 10_000_000, attacked


async def asked(target: Target, data: bytes) -> str:
    """Make a call of RulesService with bytes as its request."""
    async with grpc.aio.insecure_channel(f"127.0.0.1:{target.grpc_port}") as channel:
        try:
            await channel.unary_unary("/fairdeal.v1.RulesService/ApplyMove")(data)
        except grpc.aio.AioRpcError as error:
            return error.code().name
        return "OK"


def test_long_messages(target: Target, figures: Figures) -> None:
    request = ApplyMoveRequest()
    for _ in range(32_000):
        request.state.rummy.hands.add()
    data = request.SerializeToString()
    calls = lambda: (asked(target, data) for _ in range(rounds(60)))  # noqa: E731
    told = besieged(target, figures, "long messages", all_at_once(calls))
    assert set(told) <= {"INVALID_ARGUMENT", "UNAVAILABLE"}, told
