"""A disk that is full: calls that write are refused, everybody else is served, and it works again once there is room.

The system refuses to let any file of the server grow (RLIMIT_FSIZE), which needs no disk and no privilege.
"""

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from service.app.messages.games import GetGameRequest, ListEntriesRequest, WatchGameRequest
from tests.bench.harness import Prepared, prepare
from tests.support.attacked import Figures, Target
from tests.support.bystanders import health_told, looks, told_within
from tests.support.grpc_client import GrpcClient
from tests.support.rest_client import RestClient
from tests.support.soak import rounds
from tests.support.told_off import Answer, Move, create_over_rest, move_over_grpc, move_over_play, move_over_rest

ROOM = 40_000
"""Bytes that are left on the disk: a few games."""

DEADLINE = 1.0
"""Seconds in which a call is answered."""

OVER = (move_over_rest, move_over_grpc, move_over_play)


def leave_room(target: Target, size: int | None) -> None:
    """Let no file of the server grow by more than so many bytes; None gives the disk back."""
    assert target.process is not None
    _, most = resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE)
    longest = max(file.stat().st_size for file in target.folder.iterdir())
    resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, (most if size is None else longest + size, most))


async def fill(target: Target) -> tuple[list[Answer], list[Answer]]:
    """Create games until none is let in any more; give the answers, accepted and refused."""
    accepted: list[Answer] = []
    refused: list[Answer] = []
    while len(refused) < 40:
        for answer in await asyncio.gather(*(create_over_rest(target) for _ in range(10))):
            (refused if answer.reason else accepted).append(answer)
        assert len(accepted) < 5000, "the disk does not get full"
    return accepted, refused


def held_to(answers: Sequence[Answer], figures: Figures) -> None:
    assert {answer.reason for answer in answers} == {"STORE_UNAVAILABLE"}
    assert all(answer.delay_ms for answer in answers)
    figures.below("full disk: slowest refusal", max(answer.seconds for answer in answers), DEADLINE, "s")


async def played_on(
    target: Target, over: Callable[[Target, Move], Awaitable[Answer]], game: Prepared
) -> tuple[Move, Answer]:
    """Play moves, which are smaller than games and may still find room, until one is refused; give it."""
    while True:
        move = game.take(1)[0]
        answer = await over(target, move)
        if answer.reason is not None:
            return move, answer


async def refused(target: Target, games: list[Prepared], figures: Figures) -> list[Move]:
    """Fill the disk and have moves refused over every transport; give these."""
    accepted, creates = await fill(target)
    told = await asyncio.gather(*(played_on(target, over, game) for over, game in zip(OVER, games[:3], strict=True)))
    moves = [move for move, _ in told]
    held_to([*creates, *(answer for _, answer in told)], figures)
    took, body = await told_within(DEADLINE, target.port, 503)
    assert "STORE_UNAVAILABLE" in body
    figures.note("full disk: games that still found room", len(accepted), "")
    figures.note("full disk: /readyz says so after", took, "s")
    async with RestClient(target.port) as rest:
        for answer in accepted:
            assert answer.game_id is not None
            await rest.call(GetGameRequest(game_id=answer.game_id, after_version=0, wait=0), answer.token)
    return moves


async def filled(target: Target, figures: Figures) -> None:
    async with GrpcClient(target.grpc_port) as grpc, health_told(grpc) as told:
        games = await prepare(grpc, 4, brief=True)
        for over, game in zip(OVER, games, strict=False):
            assert (await over(target, game.take(1)[0])).reason is None
        watch = grpc.watch(WatchGameRequest(game_id=games[0].game_id, after_version=3))
        await anext(watch)
        stop = asyncio.Event()
        looking = asyncio.create_task(looks(target.port, games[3], stop))
        leave_room(target, ROOM)
        moves = await refused(target, games, figures)
        await asyncio.sleep(2.5)
        assert (await told_within(0.1, target.port, 503))[0] < 0.1, "a probe has found no room either"
        assert (await asyncio.wait_for(anext(watch), 3)) is not None, "a heartbeat"
        stop.set()
        took = sorted(await looking)
        figures.below("full disk: p99 of looks", took[int(len(took) * 0.99)], 250, "ms")
        leave_room(target, None)
        figures.below("full disk: /readyz is back after", (await told_within(5, target.port, 200))[0], 3, "s")
        for over, (token, move) in zip(OVER, moves, strict=True):
            version = move.expected_version + 1
            assert (await over(target, (token, move))).version == version
            entries = await grpc.call(ListEntriesRequest(game_id=move.game_id, page_size=50), token)
            assert [entry.version for entry in entries.entries] == list(range(1, version + 1))
        await asyncio.sleep(0.5)
        assert {status for status, _ in told} == {1, 2}
        assert told[-1][0] == 1
        await watch.aclose()


def test_a_full_disk_is_told_and_survived(tmp_path: Path, figures: Figures):
    target = Target(tmp_path)
    target.environment["FAIRDEAL_HEARTBEAT_SECONDS"] = "1"
    with target:
        began = time.monotonic()
        for _ in range(rounds(1)):
            asyncio.run(filled(target, figures))
        assert {line["event"] for line in target.errors()} == {"not ready"}
        minutes = 1 + (time.monotonic() - began) / 60
        figures.below("full disk: lines of log in a minute", len(target.events()) / minutes, 60, "")
