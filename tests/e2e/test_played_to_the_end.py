"""Random full games through the real process, over every transport at once, watched, exported and replayed."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import uvloop

from tests.support.audience import Audience, Habit
from tests.support.grpc_client import GrpcClient
from tests.support.mirror import Mirror
from tests.support.play_client import PlayClient
from tests.support.played import Played, Stubborn
from tests.support.random_games import SAME_SEATS, every_table, random_games
from tests.support.rest_client import RestClient
from tests.support.server import ROOT, Server
from tests.support.soak import FACTOR, rounds

EACH = 36 if FACTOR == 1 else rounds(100)
"""Games of each table, enough for a fourth of them to meet every number of seats; `make soak` plays a thousand."""

CLIENTS = 16

pytestmark = [pytest.mark.slow, pytest.mark.timeout(rounds(1200))]

LOGS_AT_ONCE = 1000
"""Logs that one process replays."""


class Treatment(NamedTuple):
    """What a game has to bear."""

    twice: float
    """How often a call is sent again."""
    habits: tuple[Habit, ...]
    """Who watches."""
    follows: bool
    """Whether seats that move over a socket are told there what happens."""


FULL = Treatment(1, tuple(Habit), follows=True)
ALONE = Treatment(0.1, (), follows=False)
WATCHED = Treatment(0.1, (Habit.CUT,), follows=True)
TREATMENTS = (FULL, ALONE, WATCHED, ALONE)
"""One for each game of a table, over and over."""
assert len(TREATMENTS) == SAME_SEATS


class Plan(NamedTuple):
    """A game to play."""

    table: str
    mirror: Mirror
    treatment: Treatment


class Ended(NamedTuple):
    """A game that was played."""

    plan: Plan
    played: Played


def plans() -> Iterator[Plan]:
    """Give every game to play, the tables in turn."""
    tables = len(every_table())
    for number, (table, mirror) in enumerate(random_games(seed=1, each=EACH)):
        yield Plan(table.name, mirror, TREATMENTS[number // tables % len(TREATMENTS)])


@asynccontextmanager
async def channel(port: int, *, follows: bool) -> AsyncIterator[Stubborn]:
    """Open a client of the play channel that loses its connection now and then, as in a tunnel."""

    async def cut_again_and_again() -> None:
        while True:
            await asyncio.sleep(2)
            await client.cut()

    async with PlayClient(port, follows=follows) as client:
        cutting = asyncio.create_task(cut_again_and_again())
        try:
            yield Stubborn(client)
        finally:
            cutting.cancel()


async def play(server: Server, waiting: Iterator[Plan], logs: Path) -> list[Ended]:
    """Play the games with 16 concurrent clients, each over all transports, and export every log."""
    finished: list[Ended] = []
    async with AsyncExitStack() as stack:
        watching = await stack.enter_async_context(GrpcClient(server.grpc_port))

        async def client() -> None:
            rest = await stack.enter_async_context(RestClient(server.port))
            grpc = await stack.enter_async_context(GrpcClient(server.grpc_port))
            sockets = {
                follows: await stack.enter_async_context(channel(server.port, follows=follows))
                for follows in (False, True)
            }
            for plan in waiting:
                twice, habits, follows = plan.treatment
                audience = Audience(server.port, watching, habits, random.Random(plan.mirror.seed))
                game = Played(plan.mirror, (rest, grpc, sockets[follows]), audience, twice=twice)
                await game.run()
                status, log = await rest.exchange("GET", f"/v1/games/{game.game_id}/log", b"", None)
                assert status == 200
                (logs / f"{game.game_id}.ndjson").write_bytes(log)
                finished.append(Ended(plan, game))

        async with asyncio.TaskGroup() as group:
            for _ in range(CLIENTS):
                group.create_task(client())
    return finished


def replayed(logs: Path) -> Iterator[dict[str, Any]]:
    """Give what `fairdeal replay` says of every log."""
    paths = [str(path) for path in sorted(logs.iterdir())]
    for start in range(0, len(paths), LOGS_AT_ONCE):
        command = [sys.executable, "-m", "service", "replay", "--json", *paths[start : start + LOGS_AT_ONCE]]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        yield from map(json.loads, done.stdout.splitlines())


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the exported logs are put."""
    return tmp_path_factory.mktemp("logs")


@pytest.fixture(scope="module")
def games(logs: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Ended]:
    """All games. What every answer and every watcher was told is held against the mirrors while they are played."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        return uvloop.run(play(server, plans(), logs))


def test_every_table_is_played_to_the_end(games: list[Ended]) -> None:
    for table in every_table():
        of_table = [game for game in games if game.plan.table == table.name]
        assert len(of_table) == EACH
        assert {game.plan.mirror.seats for game in of_table} == set(table.title.seats)
        assert {game.plan.mirror.options for game in of_table} == set(table.options)
        assert all(game.plan.mirror.outcome is not None for game in of_table)
        moves = sum(game.played.moves for game in of_table)
        requests = sum(game.played.requests for game in of_table)
        print(f"{table.name}: {EACH} games, {moves} moves, {requests} calls")


def test_three_watchers_were_told_of_every_version_of_a_full_game(games: list[Ended]) -> None:
    for table in every_table():
        full = [game.played for game in games if game.plan.table == table.name and game.plan.treatment is FULL]
        assert len(full) == EACH // len(TREATMENTS)
        assert {game.mirror.seats for game in full} == set(table.title.seats)
        for game in full:
            assert game.requests >= 2 * game.moves
            assert [watcher.resumes >= 5 for watcher in game.audience.watchers].count(True) >= 1
            assert len(game.audience.watchers) == len(Habit)
    watchers = [watcher for game in games for watcher in game.played.audience.watchers]
    told = sum(len(watcher.versions) for watcher in watchers)
    print(f"{len(watchers)} watchers were told of {told} versions and resumed {sum(w.resumes for w in watchers)} times")


def test_every_log_replays_to_the_same_outcome(games: list[Ended], logs: Path) -> None:
    expected = {game.played.game_id: game.plan.mirror for game in games}
    lines = list(replayed(logs))
    assert sorted(line["game_id"] for line in lines) == sorted(expected)
    for line in lines:
        mirror = expected[line["game_id"]]
        got = [(placing["seat"], placing["place"], placing["score"]) for placing in line["outcome"]["placings"]]
        assert got == [(placing.seat, placing.place, placing.score) for placing in mirror.outcome.placings]
        assert line["version"] == mirror.version
