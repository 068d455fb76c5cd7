"""A disk that does not answer: calls that write are answered in time, everybody else is served, nothing is lost."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app.messages.games import ListEntriesRequest, WatchGameRequest, WatchHeartbeat
from tests.bench.harness import Prepared, prepare
from tests.support.attacked import Figures
from tests.support.bystanders import SLACK, health_told, looks, told_within
from tests.support.grpc_client import GrpcClient
from tests.support.slow_disk import SlowTarget
from tests.support.soak import rounds
from tests.support.told_off import Answer, create_over_rest, move_over_grpc, move_over_play, move_over_rest

DEADLINE = 1.5
"""Seconds in which a call that writes is answered."""

FOR_EVER = 3600.0


@pytest.fixture
def stalling(tmp_path: Path) -> Iterator[SlowTarget]:
    """A server on a disk that can be stalled."""
    server = SlowTarget(tmp_path)
    server.environment |= {"FAIRDEAL_WRITE_SECONDS": str(DEADLINE), "FAIRDEAL_GRACE_SECONDS": "3"}
    server.start()
    yield server
    server.flushes_take(0)
    if server.process is not None and server.process.poll() is None:
        assert server.stop() == 0


async def refused_in_time(answers: list[Answer], figures: Figures) -> None:
    for answer in answers:
        assert answer.reason in {"STORE_UNAVAILABLE", "OVERLOADED"}, answer
        assert answer.delay_ms is not None, answer
    figures.below("stalled disk: slowest answer of a write", max(a.seconds for a in answers), DEADLINE + SLACK, "s")


async def stalled(target: SlowTarget, figures: Figures) -> None:
    async with GrpcClient(target.grpc_port) as grpc, health_told(grpc) as told:
        games = await prepare(grpc, 5, brief=True)
        before = [move_over_rest, move_over_grpc, move_over_play]
        for game, move in zip(games, before, strict=False):
            assert (await move(target, game.take(1)[0])).reason is None
        watch = grpc.watch(WatchGameRequest(game_id=games[0].game_id, after_version=3))
        assert isinstance(await anext(watch), WatchHeartbeat)
        news = asyncio.ensure_future(anext(watch))
        stop = asyncio.Event()
        looking = asyncio.create_task(looks(target.port, games[4], stop))
        target.flushes_take(FOR_EVER)
        began = time.monotonic()
        moves = [game.take(1)[0] for game in games[:3]]
        waiting = [asyncio.create_task(move_over_rest(target, moves[0]))]
        await asyncio.sleep(0.1)  # it is begun, all others come too late for that
        waiting += [asyncio.create_task(move(target, each)) for move, each in zip(before[1:], moves[1:], strict=True)]
        waiting += [asyncio.create_task(create_over_rest(target)) for _ in range(25)]
        took, body = await told_within(DEADLINE + 1.5, target.port, 503)
        figures.below("stalled disk: /readyz says so after", took, DEADLINE + 1.5, "s")
        assert "STORE_UNAVAILABLE" in body
        answers = await asyncio.gather(*waiting)
        await refused_in_time(answers, figures)
        assert answers[0].reason == "STORE_UNAVAILABLE", "its outcome is unknown"
        assert {answer.reason for answer in answers[1:]} == {"OVERLOADED"}, "none of them was begun"
        late = await asyncio.gather(*(create_over_rest(target) for _ in range(30)))
        await refused_in_time(list(late), figures)
        figures.below("stalled disk: a write after it is known", max(a.seconds for a in late), SLACK, "s")
        await asyncio.sleep(0.3)
        stop.set()
        took_looks = sorted(await looking)
        figures.below("stalled disk: p99 of looks", took_looks[int(len(took_looks) * 0.99)], 250, "ms")
        assert [status for status, _ in told] == [1, 2]
        figures.note("stalled disk: gRPC health says so after", told[1][1] - began, "s")
        assert not news.done()
        target.flushes_take(0)
        healed, _ = await told_within(3, target.port, 200)
        figures.note("stalled disk: /readyz is back after", healed, "s")
        assert (await asyncio.wait_for(news, 5)).update.version == 4, "what follows a commit belongs to the commit"
        for move, each, game in zip(before, moves, games, strict=False):
            again = await move(target, each)
            assert again.reason is None, again
            assert again.version == 4
            entries = await grpc.call(ListEntriesRequest(game_id=game.game_id, page_size=50), each[0])
            assert [entry.version for entry in entries.entries] == [1, 2, 3, 4]
        for _ in range(40):
            if len(told) > 2:
                break
            await asyncio.sleep(0.05)
        assert [status for status, _ in told] == [1, 2, 1]
        await watch.aclose()


def test_a_stalled_disk_is_answered_within_the_deadline(stalling: SlowTarget, figures: Figures):
    for _ in range(rounds(1)):
        asyncio.run(stalled(stalling, figures))
    assert {line["event"] for line in stalling.errors()} == {"not ready"}
    figures.below("stalled disk: lines of log", len(stalling.events()), 60, "")


async def _answered_then_stalled(target: SlowTarget) -> tuple[Prepared, asyncio.Task[Answer]]:
    async with GrpcClient(target.grpc_port) as grpc:
        (game,) = await prepare(grpc, 1, brief=True)
    assert (await move_over_rest(target, game.take(1)[0])).reason is None
    target.flushes_take(FOR_EVER)
    waiting = asyncio.create_task(move_over_rest(target, game.take(1)[0]))
    await asyncio.sleep(0.2)
    assert target.process is not None
    target.process.terminate()
    return game, waiting


async def drained(target: SlowTarget) -> tuple[Prepared, Answer]:
    game, waiting = await _answered_then_stalled(target)
    return game, await waiting


async def _entries(target: SlowTarget, game: Prepared) -> list[int]:
    async with GrpcClient(target.grpc_port) as grpc:
        request = ListEntriesRequest(game_id=game.game_id, page_size=50)
        return [entry.version for entry in (await grpc.call(request, game.moves[0][0])).entries]


def test_a_server_on_a_stalled_disk_can_be_stopped(stalling: SlowTarget, figures: Figures):
    began = time.monotonic()
    game, answer = asyncio.run(drained(stalling))
    assert answer.reason == "STORE_UNAVAILABLE"
    assert stalling.process is not None
    assert stalling.process.wait(20) == 1, stalling.log()
    assert stalling.process.stdout is not None
    stalling.process.stdout.close()
    figures.below("stalled disk: it stops after", time.monotonic() - began, 3 + 0.3 + 0.5 + DEADLINE, "s")
    assert "stopped short" in {line.get("event") for line in stalling.events()}
    stalling.start()
    assert asyncio.run(_entries(stalling, game))[:3] == [1, 2, 3], "what was answered is there"
