"""Answers that come in pieces: watches as server-sent events, logs as lines."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from service.rest.event_stream import retry_ms
from service.rest.exchange import ClientGone, Exchange
from service.rest.streaming import pump, while_listened
from service.wire.once import OncePerObject
from tests.support.rest_serving import Rest, RestTable, listening, memory_app, serving, until

Message = tuple[str | None, dict[str, Any]]


class Stream:
    """One open watch, read line by line as a browser would."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines
        self.retry: int | None = None

    async def message(self) -> Message:
        """Give id and data of the next message; raises StopAsyncIteration at the end."""
        fields: dict[str, str] = {}
        while True:
            async with asyncio.timeout(10):
                line = await anext(self._lines)
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "data" in fields:
                assert set(fields) <= {"id", "data"}
                return fields.get("id"), json.loads(fields["data"])
            elif "retry" in fields:
                self.retry = int(fields.pop("retry"))

    async def rest(self) -> list[Message]:
        """Give every message up to the end."""
        messages: list[Message] = []
        try:
            while True:
                messages.append(await self.message())
        except StopAsyncIteration:
            return messages


@asynccontextmanager
async def watching(
    table: RestTable, query: str = "", token: str | None = None, **headers: str
) -> AsyncIterator[Stream]:
    """Watch a game while the context is open."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        named["Authorization"] = f"Bearer {token}"
    async with table.rest.client.stream("GET", f"{table.path}/watch{query}", headers=named) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/event-stream"
        assert answer.headers["cache-control"] == "private, no-store, no-transform"
        yield Stream(answer.aiter_lines())


async def test_a_watch_tells_every_version_once_and_ends_with_the_game(rest: Rest):
    table = await rest.running_table()
    async with watching(table, "?after_version=2", table.tokens[0]) as stream:
        playing = asyncio.create_task(table.play())
        messages = await stream.rest()
        version = await playing
    updates = [(event_id, data["update"]) for event_id, data in messages if data["type"] == "watch.update"]
    assert [entry["version"] for _, update in updates for entry in update["entries"]] == list(range(3, version + 1))
    assert all(event_id == str(update["version"]) for event_id, update in updates)
    assert all(update["view"]["hand"] is not None for _, update in updates)
    assert messages[-1] == (None, {"type": "watch.end", "reason": "GAME_ENDED", "resume_version": version})
    assert all(event_id is None for event_id, data in messages if data["type"] != "watch.update")


async def test_a_stream_says_first_when_to_come_back(rest: Rest):
    table = await rest.running_table()
    async with watching(table) as stream:
        await stream.message()
        assert stream.retry is not None
        assert 1000 <= stream.retry <= 3000
    assert {retry_ms("0" * 32), retry_ms("f" * 32)} == {1000, 3000}


async def test_a_watcher_who_missed_nothing_is_greeted(rest: Rest):
    table = await rest.running_table()
    async with watching(table, "?after_version=2") as stream:
        event_id, data = await stream.message()
    assert (event_id, data["type"], data["version"]) == (None, "watch.heartbeat", 2)
    assert data["server_time"].endswith("Z")


async def test_a_quiet_stream_beats():
    async with serving(memory_app(heartbeat_seconds=1)) as rest:
        table = await rest.running_table()
        async with watching(table, "?after_version=2") as stream:
            assert [(await stream.message())[1]["type"] for _ in range(3)] == ["watch.heartbeat"] * 3


async def test_the_last_event_id_wins_over_the_query(rest: Rest):
    table = await rest.running_table()
    version = await table.play(4)
    async with watching(table, "?after_version=2", last_event_id=str(version - 1)) as stream:
        event_id, data = await stream.message()
    assert event_id == str(version)
    assert [entry["version"] for entry in data["update"]["entries"]] == [version]


@pytest.mark.parametrize("last", ["x", "-1", "1.0", "99999999999"])
async def test_a_last_event_id_that_is_no_version_is_refused(rest: Rest, last: str):
    table = await rest.running_table()
    answer = await rest.get(f"{table.path}/watch", last_event_id=last)
    assert (answer.status_code, answer.json()["reason"]) == (400, "VALIDATION_FAILED")


async def test_a_watch_that_may_not_begin_is_a_problem(rest: Rest):
    table = await rest.running_table()
    ahead = await rest.get(f"{table.path}/watch?after_version=9")
    assert (ahead.status_code, ahead.json()["reason"], ahead.json()["params"]["head"]) == (
        416,
        "VERSION_NOT_YET",
        "2",
    )
    wrong = await rest.get(f"{table.path}/watch", "fds_" + "x" * 43)
    assert wrong.status_code == 401
    unknown = await rest.get("/v1/games/" + "a" * 26 + "/watch")
    assert unknown.status_code == 404


async def test_resuming_at_the_end_of_an_ended_game_is_204(rest: Rest):
    table = await rest.running_table()
    version = await table.play()
    assert (await rest.get(f"{table.path}/watch", last_event_id=str(version))).status_code == 204
    async with watching(table, f"?after_version={version - 1}") as stream:
        assert [data["type"] for _, data in await stream.rest()] == ["watch.update", "watch.end"]


async def test_a_stream_of_a_server_that_drains_ends_with_the_version_to_resume_from(rest: Rest):
    table = await rest.running_table()
    async with watching(table) as stream:
        await stream.message()
        rest.app.drain()
        _, data = (await stream.rest())[-1]
    assert data == {"type": "watch.end", "reason": "DRAINING", "resume_version": 2}


async def test_a_client_that_hangs_up_is_forgotten_at_once(rest: Rest):
    table = await rest.running_table()
    async with watching(table) as stream:
        await stream.message()
        assert rest.app.bus.watched == 1
    await until(lambda: rest.app.bus.watched == 0)


async def test_a_client_that_reads_nothing_fills_no_memory():
    made, ended = 0, asyncio.Event()

    async def endless() -> AsyncGenerator[bytes, None]:
        nonlocal made
        try:
            while True:
                made += 1
                yield b"x" * 65_536
        finally:
            ended.set()

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        exchange = Exchange(scope, receive, send)
        await exchange.start(200, ())
        with suppress(ClientGone):
            await while_listened(exchange, pump(exchange, endless()))

    async with listening(asgi) as port:
        with socket.socket() as slow:
            slow.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(slow, ("127.0.0.1", port))
            await loop.sock_sendall(slow, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            before = -1
            while before < made:
                before = made
                await asyncio.sleep(0.2)
            assert 0 < made < 1000
            assert not ended.is_set()
        async with asyncio.timeout(5):
            await ended.wait()
    assert made < before + 100


async def test_watchers_of_one_game_share_their_updates(rest: Rest):
    table = await rest.running_table()
    async with watching(table, "?after_version=2") as one, watching(table, "?after_version=2") as two:
        for stream in (one, two):
            await stream.message()
        await table.submit(await table.turn())
        first, second = (await one.message())[1], (await two.message())[1]
    assert first["update"]["server_time"] == second["update"]["server_time"]


def test_an_object_is_encoded_once_and_never_taken_for_another():
    calls: list[object] = []

    def encode(value: tuple[int, ...]) -> bytes:
        calls.append(value)
        return b"%d" % value

    once = OncePerObject(encode)
    shared = (0, 0)[:1]
    assert [once(shared), once(shared)] == [b"0", b"0"]
    assert len(calls) == 1
    assert [once((number,)) for number in range(2000)] == [b"%d" % number for number in range(2000)]


@pytest.mark.parametrize("stream", ["watch", "log"])
async def test_head_of_a_stream_ends_at_once(rest: Rest, stream: str):
    table = await rest.running_table()
    async with asyncio.timeout(5):
        answer = await rest.client.head(f"{table.path}/{stream}")
    assert (answer.status_code, answer.content) == (200, b"")
    await until(lambda: rest.app.bus.watched == 0)


@pytest.mark.parametrize("stream", ["watch", "log"])
async def test_streams_to_http_1_0_end_with_the_connection_and_have_no_chunks(rest: Rest, stream: str):
    table = await rest.running_table()
    await table.play()
    told = (await rest.client.get(f"{table.path}/{stream}")).content
    for method, body in (("GET", told), ("HEAD", b"")):
        said = await rest.raw(f"{method} {table.path}/{stream} HTTP/1.0\r\nHost: here\r\n\r\n".encode())
        head, _, got = said.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        assert lines[0] == b"http/1.1 200 ok"
        assert b"connection: close" in lines
        assert not any(line.startswith((b"transfer-encoding", b"content-length")) for line in lines)
        assert steady(got) == steady(body)


def steady(stream: bytes) -> bytes:
    """Leave out what differs from one stream to the next."""
    return re.sub(rb'retry: \d+|"server_time":"[^"]*"', b"", stream)


async def test_other_answers_to_http_1_0_have_their_length(rest: Rest):
    for path, status in (("/v1/server", b"200"), ("/v1/nothing", b"404")):
        said = await rest.raw(f"GET {path} HTTP/1.0\r\nHost: here\r\n\r\n".encode())
        head, _, body = said.partition(b"\r\n\r\n")
        assert head.split(b" ", 2)[1] == status
        assert f"content-length: {len(body)}".encode() in head.lower().split(b"\r\n")


async def test_a_log_comes_as_lines_with_a_footer(rest: Rest):
    table = await rest.running_table()
    version = await table.play()
    answer = await rest.get(f"{table.path}/log")
    assert answer.headers["content-type"] == "application/x-ndjson"
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["type"] for line in (lines[0], lines[-1])] == ["log.header", "log.footer"]
    assert [line["version"] for line in lines[1:-1]] == list(range(1, version + 1))


async def test_an_exported_log_is_replayed(rest: Rest):
    table = await rest.running_table()
    version = await table.play()
    log = (await rest.get(f"{table.path}/log")).content
    end = await rest.post("/v1/rules/take_that/replay", log, content_type="application/x-ndjson")
    assert (end.status_code, end.json()["version"]) == (200, version)
    assert end.json()["outcome"] == json.loads(log.splitlines()[-1])["outcome"]
    unended = await rest.post("/v1/rules/take_that/replay", log.rstrip(), content_type="application/x-ndjson")
    assert unended.content == end.content
    middle = await rest.post("/v1/rules/take_that/replay?to_version=3", log, content_type="application/x-ndjson")
    assert (middle.json()["version"], middle.json()["outcome"]) == (3, None)


@pytest.mark.parametrize(
    ("log", "media", "status"),
    [
        (b"", "application/x-ndjson", 400),
        (b"{}\n", "application/x-ndjson", 400),
        (b"\xff\n", "application/x-ndjson", 400),
        (b"not json\n", "application/x-ndjson", 400),
        (b"{}\n", "application/json", 415),
        (b"x" * 65_536 + b"\n", "application/x-ndjson", 400),
        (b"x" * 65_537 + b"\n", "application/x-ndjson", 413),
        (b"x" * 65_537, "application/x-ndjson", 413),
        (b" " * 1_000_001, "application/x-ndjson", 413),
        (b"x" * 1_000_001, "application/x-ndjson", 413),
    ],
)
async def test_what_is_no_log_is_refused(rest: Rest, log: bytes, media: str, status: int):
    answer = await rest.post("/v1/rules/take_that/replay", log, content_type=media)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
