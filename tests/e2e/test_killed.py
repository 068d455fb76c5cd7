"""The real process is killed under load, again and again: what it acknowledged is there, once, and nothing is half."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import apsw
import pytest

from tests.support.audience import Audience, Habit
from tests.support.grpc_client import GrpcClient
from tests.support.play_client import PlayClient
from tests.support.played import Played, Stubborn
from tests.support.random_games import random_games
from tests.support.rest_client import RestClient
from tests.support.server import Server
from tests.support.soak import FACTOR, rounds

KILLS = 20 if FACTOR == 1 else rounds(30)
CLIENTS = 16


async def kill_again_and_again(server: Server, rng: random.Random) -> None:
    """Kill the process at random instants, and start it again on the same file and ports."""
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.02, 0.4))
        server.kill()
        await asyncio.to_thread(server.start)


async def play_while_killed(server: Server) -> tuple[list[Played], int]:
    """Play with 16 clients that send everything again until it is answered, as long as the kills last."""
    mirrors = (mirror for _, mirror in random_games(seed=2, each=rounds(100)))
    games: list[Played] = []
    stubborn: list[Stubborn] = []
    async with AsyncExitStack() as stack:
        watching = await stack.enter_async_context(GrpcClient(server.grpc_port))
        killing = asyncio.create_task(kill_again_and_again(server, random.Random(3)))

        async def client() -> None:
            rest = Stubborn(await stack.enter_async_context(RestClient(server.port)))
            grpc = Stubborn(await stack.enter_async_context(GrpcClient(server.grpc_port)))
            socket = Stubborn(await stack.enter_async_context(PlayClient(server.port)))
            stubborn.extend((rest, grpc, socket))
            while not killing.done():
                mirror = next(mirrors)
                audience = Audience(server.port, watching, tuple(Habit), random.Random(mirror.seed))
                game = Played(mirror, (rest, grpc, socket), audience)
                games.append(game)
                await game.run()

        async with asyncio.TaskGroup() as group:
            for _ in range(CLIENTS):
                group.create_task(client())
        await killing
    return games, sum(one.lost for one in stubborn)


def check_nothing_is_half(database: Path, games: list[Played]) -> None:
    """Hold the file against what was acknowledged: the same games, dense versions, heads, every seat."""
    connection = apsw.Connection(str(database))
    heads = dict(connection.execute("SELECT game_id, version FROM games"))
    assert heads == {game.game_id: game.mirror.version for game in games}
    rows = connection.execute("SELECT game_id, count(*), min(version), max(version) FROM entries GROUP BY game_id")
    assert {row[0]: row[1:] for row in rows} == {game: (head, 1, head) for game, head in heads.items()}
    seats = dict(connection.execute("SELECT game_id, count(*) FROM seats GROUP BY game_id"))
    assert seats == {game.game_id: game.mirror.seats for game in games}
    connection.close()


@pytest.mark.slow
def test_killed_under_load(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        games, lost = asyncio.run(play_while_killed(server))
    check_nothing_is_half(server.database, games)
    assert lost > KILLS
    print(f"{KILLS} kills, {lost} calls without an answer, {sum(game.moves for game in games)} moves acknowledged")
