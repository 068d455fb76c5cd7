"""Streams over gRPC: a log goes out line by line and comes back in, a watch is told everything once."""

import asyncio
import random
from collections.abc import AsyncIterator

import msgspec
import pytest

from engine.registry import titles
from engine.visibility import Auditor
from service.app.messages.games import ExportLogRequest, ExportLogResponse
from service.app.messages.rules import ReplayRequest, ReplayResponse
from service.app.messages.vocabulary import LogFooter, LoggedEntry, LogHeader, LogLine
from service.app.messages.watch import EndReason, WatchEnd, WatchGameRequest, WatchGameResponse, WatchUpdate
from service.wire.codec import CODEC
from tests.support.local_game import play_game, play_on
from tests.support.local_rpc import LocalRpc, local_rpc
from tests.support.mirror import Mirror

TITLE = next(iter(titles().values()))


@pytest.fixture
async def rpc() -> AsyncIterator[LocalRpc]:
    async with local_rpc() as running:
        yield running


def new_mirror() -> Mirror:
    return Mirror(TITLE, TITLE.options(), TITLE.seats.maximum, "streams", random.Random(3))


async def exported(rpc: LocalRpc, game_id: str) -> list[str]:
    call = rpc.channel.unary_stream("/fairdeal.v1.GameService/ExportLog")
    return [
        CODEC.decode(ExportLogResponse, data).line
        async for data in call(CODEC.encode(ExportLogRequest(game_id=game_id)), timeout=20)
    ]


async def test_a_log_goes_out_and_comes_back(rpc: LocalRpc):
    mirror = new_mirror()
    game = await play_game(rpc.app, mirror)
    texts = await exported(rpc, game.game_id)
    lines = [msgspec.json.decode(text, type=LogLine) for text in texts]
    assert isinstance(lines[0], LogHeader)
    assert lines[0].viewer == Auditor()
    assert [line.version for line in lines if isinstance(line, LoggedEntry)] == list(range(1, mirror.version + 1))
    assert isinstance(lines[-1], LogFooter)
    assert lines[-1].outcome == mirror.outcome

    async def requests() -> AsyncIterator[bytes]:
        for text in texts:
            yield CODEC.encode(ReplayRequest(title=TITLE.name, line=text))

    answer = await rpc.channel.stream_unary("/fairdeal.v1.RulesService/Replay")(requests(), timeout=20)
    replayed = CODEC.decode(ReplayResponse, answer)
    assert replayed.version == mirror.version
    assert replayed.state == mirror.state
    assert replayed.outcome == mirror.outcome


async def test_watchers_are_told_everything_once_as_it_happens(rpc: LocalRpc):
    mirror, cursors = new_mirror(), (0, 0, 1, 3)
    game = await play_game(rpc.app, mirror, moves=1)
    call = rpc.channel.unary_stream("/fairdeal.v1.GameService/WatchGame")

    async def told(after: int) -> list[object]:
        watch = call(CODEC.encode(WatchGameRequest(game_id=game.game_id, after_version=after)), timeout=20)
        return [CODEC.decode(WatchGameResponse, data).item async for data in watch]

    reading = [asyncio.ensure_future(told(after)) for after in cursors]
    for _ in range(5):
        await asyncio.sleep(0.02)
        await play_on(rpc.app, game, mirror, moves=2)
    rpc.app.drain()
    for after, items in zip(cursors, await asyncio.gather(*reading), strict=True):
        updates = [item.update for item in items if isinstance(item, WatchUpdate)]
        versions = [entry.version for update in updates for entry in update.entries]
        assert versions == list(range(after + 1, mirror.version + 1))
        assert items[-1] == WatchEnd(EndReason.DRAINING, mirror.version)
