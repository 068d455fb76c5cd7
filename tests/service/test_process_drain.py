"""A server that is asked to stop: who was received is answered, who comes later is sent away, nobody is cut."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc

from service.app.messages.games import (
    EndReason,
    GetGameRequest,
    WatchEnd,
    WatchUpdate,
)
from tests.support.grpc_client import GrpcClient
from tests.support.refused import Refused
from tests.support.rest_client import RestClient
from tests.support.server import Server
from tests.support.stopped_table import StoppedTable
from tests.support.watchers import over_grpc, over_sse

EACH = 10
"""Calls, streams and players over each transport."""


async def watched(stream: AsyncGenerator[Any, None], told: asyncio.Event) -> tuple[int, WatchEnd]:
    """Read a watch to its end; give the newest version that it told and its last message."""
    version, last = 0, None
    async for message in stream:
        assert not isinstance(last, WatchEnd), "something came after the end"
        last = message
        if isinstance(message, WatchUpdate):
            version = message.update.version
            told.set()
    assert isinstance(last, WatchEnd)
    return version, last


async def first_reason(call: Callable[[], Any], seconds: float) -> str:
    """Call until it is refused; give the reason."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                await call()
            except Refused as refused:
                return refused.reason
            await asyncio.sleep(0.05)


class Drained(NamedTuple):
    """What became of everything."""

    tables: list[StoppedTable]
    announced: bool
    refusals: list[str]
    answers: list[Any]
    ends: list[tuple[int, WatchEnd]]
    status: int
    seconds: float


async def drained(server: Server) -> Drained:
    """Open calls and streams, play, ask the server to stop, and see what becomes of everything."""
    async with AsyncExitStack() as stack:
        grpcs = [await stack.enter_async_context(GrpcClient(server.grpc_port)) for _ in range(EACH)]
        rests = [await stack.enter_async_context(RestClient(server.port)) for _ in range(2 * EACH + 1)]
        own, callers, players = rests[0], [*grpcs, *rests[1 : EACH + 1]], [*grpcs, *rests[EACH + 1 :]]
        quiet, tables = StoppedTable(own, 0), [StoppedTable(client, number) for number, client in enumerate(players, 1)]
        for table in (quiet, *tables):
            await table.open()
        waiting = GetGameRequest(game_id=quiet.game_id, after_version=2, wait=25)
        calls = [asyncio.create_task(client.call(waiting)) for client in callers]
        seen = [asyncio.Event() for _ in tables]
        streams = [over_grpc(grpcs[0], table.game_id)(0) for table in tables[:EACH]]
        streams += [over_sse(server.port, table.game_id)(0) for table in tables[EACH:]]
        watches = [asyncio.create_task(watched(*each)) for each in zip(streams, seen, strict=True)]
        plays = [asyncio.create_task(table.play_until_refused()) for table in tables]
        await asyncio.gather(*[event.wait() for event in seen])
        started = time.monotonic()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        announced = await not_serving_but_answering(server, own, quiet)
        look = GetGameRequest(game_id=quiet.game_id)
        refusals = await asyncio.gather(
            first_reason(lambda: grpcs[1].call(look), 5), first_reason(lambda: own.call(look), 5)
        )
        answers, ends = await asyncio.gather(*calls), await asyncio.gather(*watches)
        await asyncio.gather(*plays)
        return Drained(tables, announced, refusals, answers, ends, await stopping, time.monotonic() - started)


async def not_serving_but_answering(server: Server, rest: RestClient, table: StoppedTable) -> bool:
    """Wait for NOT_SERVING, then see that readiness says no and that a call is answered on each transport."""
    async with (
        GrpcClient(server.grpc_port) as client,
        grpc.aio.insecure_channel(f"127.0.0.1:{server.grpc_port}") as channel,
    ):
        watch = health_pb2_grpc.HealthStub(channel).Watch(health_pb2.HealthCheckRequest())
        while (await watch.read()).status != health_pb2.HealthCheckResponse.NOT_SERVING:
            pass
        status, _ = await rest.exchange("GET", "/readyz", b"", None)
        alive, _ = await rest.exchange("GET", "/healthz", b"", None)
        await client.call(GetGameRequest(game_id=table.game_id))
        await rest.call(GetGameRequest(game_id=table.game_id))
        watch.cancel()
        return (status, alive) == (503, 200)


def test_nobody_who_was_received_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FAIRDEAL_ANNOUNCE_SECONDS", "0.8")
    monkeypatch.setenv("FAIRDEAL_REFUSE_SECONDS", "0.8")
    with Server(tmp_path) as server:
        done = asyncio.run(drained(server))
        assert server.log() == ""
        assert done.announced
        assert done.refusals == ["DRAINING", "DRAINING"]
        assert [answer.update.version for answer in done.answers] == [2] * 2 * EACH
        for table, (version, end) in zip(done.tables, done.ends, strict=True):
            assert end == WatchEnd(EndReason.DRAINING, version)
            assert table.mirror.version > 2
            assert isinstance(table.fate, Refused), table.fate
            assert table.fate.reason == "DRAINING"
        assert done.status == 0
        assert done.seconds < 6
        server.start()
        asyncio.run(come_back(server, done))


async def come_back(server: Server, done: Drained) -> None:
    """See that each answered move is there, and that each watch goes on where it ended."""
    async with GrpcClient(server.grpc_port) as client:
        for table, (version, _) in zip(done.tables, done.ends, strict=True):
            shown = await client.call(GetGameRequest(game_id=table.game_id, after_version=version))
            assert shown.update.version == table.mirror.version
            missed = [entry.version for entry in shown.update.entries]
            assert missed == list(range(version + 1, table.mirror.version + 1))
