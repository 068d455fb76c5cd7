"""Halves of requests that are never finished, and more connections than there is room for."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest

from service.rest.play.down_frames import PlaySubscribed, PlayUpdate
from service.web.limits import ConnectionLimits
from tests.support.play_socket import greeted
from tests.support.rest_serving import Rest, serving
from tests.support.server import Server

LIMITS = ConnectionLimits(head_seconds=0.4, body_seconds=0.5, body_rate=500)
LONGER = 1.2
"""Seconds in which the time of everything that has one is up, twice."""

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
CALL = GET.replace(b"/healthz", b"/v1/server")
POST = b"POST /v1/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
HALVES = {
    "a byte": b"G",
    "a request line": b"GET /healthz HTTP/1.1\r\n",
    "a header": b"GET /healthz HTTP/1.1\r\nHost: he",
    "the head of the second call": GET + b"GET /hea",
    "no body": POST + b"Content-Length: 100\r\n\r\n",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "half a chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n8\r\n{",
    "half a trailer": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-La",
}


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    async with serving(connections=LIMITS) as running:
        yield running


async def said(port: int, pieces: Iterable[bytes], pause: float = 0.1) -> tuple[bytes, float]:
    """Send pieces with pauses between; give what comes back until the server hangs up, and how long that took."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    started = asyncio.get_running_loop().time()

    async def send() -> None:
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(pause)

    sending = asyncio.create_task(send())
    async with asyncio.timeout(10):
        answer = await reader.read()
    taken = asyncio.get_running_loop().time() - started
    sending.cancel()
    writer.close()
    return answer, taken


async def answer_from(reader: asyncio.StreamReader) -> bytes:
    """Give the head of one answer; its body is read too."""
    head = await reader.readuntil(b"\r\n\r\n")
    await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]))
    return head


def problem_in(answer: bytes) -> dict[str, Any]:
    """Give the problem document at the end of what a server said."""
    head, _, body = answer.rpartition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head.lower()
    assert b"connection: close" in head.lower()
    return json.loads(body)


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
async def test_the_rest_of_a_request_is_not_waited_for(rest: Rest, half: bytes):
    answer, taken = await said(rest.port, [half])
    problem = problem_in(answer)
    assert (problem["status"], problem["reason"], problem["retry"]) == (408, "REQUEST_TIMEOUT", "SAME_REQUEST")
    assert 0.3 < taken < 5


@pytest.mark.parametrize(
    "beginning", [GET[:10], POST + b"Content-Length: 5000\r\n\r\n"], ids=["of a head", "of a body"]
)
async def test_dripping_buys_no_time(rest: Rest, beginning: bytes):
    answer, taken = await said(rest.port, [beginning, *[b"a"] * 100])
    assert problem_in(answer)["reason"] == "REQUEST_TIMEOUT"
    assert 0.3 < taken < 5


async def test_a_slow_body_is_waited_for_while_it_comes(rest: Rest):
    answer, taken = await said(
        rest.port, [POST + b"Connection: close\r\nContent-Length: 4001\r\n\r\n{", *[b" " * 200] * 20]
    )
    assert taken > LONGER
    assert problem_in(answer)["reason"] == "VALIDATION_FAILED"


async def test_a_body_that_nobody_needs_is_not_waited_for_either(rest: Rest):
    answer, taken = await said(rest.port, [POST.replace(b"/v1", b"/v9") + b"Content-Length: 100\r\n\r\n{"])
    assert answer.count(b"HTTP/1.1") == 1
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert 0.3 < taken < 5


async def test_a_connection_may_rest_between_calls(rest: Rest):
    reader, writer = await asyncio.open_connection("127.0.0.1", rest.port)
    await asyncio.sleep(LONGER)
    for between in (b"", b"\r\n", b"\r"):
        writer.write(GET)
        assert (await answer_from(reader)).startswith(b"HTTP/1.1 200 ")
        writer.write(between)
        await asyncio.sleep(LONGER)
    assert not reader.at_eof()
    writer.close()


@pytest.mark.parametrize("after", [b"", b"\r\n", b"GET /hea"], ids=["nothing", "an empty line", "half a call"])
async def test_a_long_poll_takes_its_time(rest: Rest, after: bytes):
    table = await rest.running_table()
    version = (await table.turn())["version"]
    call = f"GET {table.path}?after_version={version}&wait=2 HTTP/1.1\r\nHost: here\r\nUpgrade: h2c\r\n\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", rest.port)
    writer.write(call)
    await asyncio.sleep(0.1)
    writer.write(after)
    async with asyncio.timeout(10):
        assert (await answer_from(reader)).startswith(b"HTTP/1.1 200 ")
    writer.close()


async def test_streams_and_sockets_take_their_time(rest: Rest):
    table = await rest.running_table()
    reader, writer = await asyncio.open_connection("127.0.0.1", rest.port)
    writer.write(f"GET {table.path}/watch HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    await reader.readuntil(b"\n\n")
    async with greeted(rest.port) as socket:
        await asyncio.sleep(LONGER)
        await socket.say({"type": "play.subscribe", "game_id": table.game_id})
        await socket.hear_a(PlaySubscribed)
        await table.play(1)
        await socket.hear_a(PlayUpdate)
        async with asyncio.timeout(5):
            await reader.readuntil(b"\n\n")
    writer.close()


async def test_connections_beyond_the_limit_are_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FAIRDEAL_CONNECTIONS", "2")
    with Server(tmp_path) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(2)]
        answer, _ = await said(server.port, [CALL])
        problem = problem_in(answer)
        assert (problem["status"], problem["reason"], problem["retry"]) == (503, "OVERLOADED", "AFTER_DELAY")
        assert b"retry-after: " in answer
        assert problem["retry_after_ms"] >= 1000
        for reader, writer in held:
            writer.write(CALL)
            assert (await answer_from(reader)).startswith(b"HTTP/1.1 200 ")
        held[0][1].close()
        await asyncio.sleep(0.2)
        answer, _ = await said(server.port, [CALL.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")])
        assert answer.startswith(b"HTTP/1.1 200 ")
        held[1][1].close()


async def test_of_many_more_the_newest_are_told():
    async with serving(connections=ConnectionLimits(connections=1, waiting=2)) as rest:
        opened = [await asyncio.open_connection("127.0.0.1", rest.port) for _ in range(8)]
        await asyncio.sleep(0.2)
        told = []
        for reader, writer in opened[1:]:
            try:
                writer.write(CALL)
                told.append((await asyncio.wait_for(reader.read(), 5))[:12])
            except ConnectionError:
                told.append(b"")
            writer.close()
        opened[0][1].close()
        assert told == [b""] * 5 + [b"HTTP/1.1 503"] * 2


async def test_health_is_answered_though_there_is_no_place():
    async with serving(connections=ConnectionLimits(connections=1)) as rest:
        _, held = await asyncio.open_connection("127.0.0.1", rest.port)
        for path in (b"/healthz", b"/readyz"):
            answer = await rest.raw(GET.replace(b"/healthz", path) * 2)
            assert answer.count(b"HTTP/1.1 200 ") == 1
            assert b"connection: close" in answer
        held.close()
