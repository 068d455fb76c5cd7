"""Random full games through the real process, over every transport at once, watched, exported and replayed."""

import asyncio
import json
import random
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from engine.registry import titles
from tests.support.grpc_client import GrpcClient
from tests.support.mirror import Mirror
from tests.support.pairs import covering
from tests.support.play_client import PlayClient
from tests.support.played import Played, Stubborn
from tests.support.rest_client import RestClient
from tests.support.server import ROOT, Server

GAMES = 200
CLIENTS = 16


def random_games(seed: int, count: int) -> list[Mirror]:
    """Make games of every title in turn, of every number of seats, with random options."""
    rng = random.Random(seed)
    mirrors = []
    for number in range(count):
        title = list(titles().values())[number % len(titles())]
        seats = rng.choice(list(title.seats))
        options = rng.choice(covering(title))
        mirrors.append(Mirror(title, options, seats, f"e2e-{seed}-{number}", random.Random(rng.random())))
    return mirrors


async def cut_again_and_again(client: PlayClient) -> None:
    """Lose the connection now and then, as in a tunnel."""
    while True:
        await asyncio.sleep(0.7)
        await client.cut()


async def play(server: Server, mirrors: list[Mirror], logs: Path) -> list[Played]:
    """Play the games with 16 concurrent clients, each over all transports, and export every log."""
    waiting = list(reversed(mirrors))
    finished: list[Played] = []
    async with AsyncExitStack() as stack:
        watching = await stack.enter_async_context(GrpcClient(server.grpc_port))

        async def client() -> None:
            rest = await stack.enter_async_context(RestClient(server.port))
            grpc = await stack.enter_async_context(GrpcClient(server.grpc_port))
            play = await stack.enter_async_context(PlayClient(server.port))
            cutting = asyncio.create_task(cut_again_and_again(play))
            stack.callback(cutting.cancel)
            while waiting:
                game = Played(waiting.pop(), (rest, grpc, Stubborn(play)), server.port, watching)
                await game.run()
                status, log = await rest.exchange("GET", f"/v1/games/{game.game_id}/log", b"", None)
                assert status == 200
                (logs / f"{game.game_id}.ndjson").write_bytes(log)
                finished.append(game)

        async with asyncio.TaskGroup() as group:
            for _ in range(CLIENTS):
                group.create_task(client())
    return finished


@pytest.mark.slow
def test_games_played_to_the_end(tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    with Server(tmp_path) as server:
        games = asyncio.run(play(server, random_games(1, GAMES), logs))
    assert len(games) == GAMES
    assert sum(watcher.resumes for game in games for watcher in game.watchers) >= 4 * GAMES
    outcomes = {game.game_id: game.mirror.outcome for game in games}
    paths = [str(path) for path in sorted(logs.iterdir())]
    command = [sys.executable, "-m", "service", "replay", "--json", *paths]
    replayed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in replayed.stdout.splitlines()]
    assert len(lines) == GAMES
    for line in lines:
        expected = outcomes[line["game_id"]]
        got = [(placing["seat"], placing["place"], placing["score"]) for placing in line["outcome"]["placings"]]
        assert got == [(placing.seat, placing.place, placing.score) for placing in expected.placings]
    print(f"{GAMES} games, {sum(g.moves for g in games)} moves, {sum(g.requests for g in games)} calls")
