"""Ten seats call, catch and play at once, thousands of times, over every transport."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.support.grpc_client import GrpcClient
from tests.support.play_client import PlayClient
from tests.support.rest_client import RestClient
from tests.support.server import Server
from tests.support.soak import rounds
from tests.support.uno_races import SEATS, Ending, RacedTable, Tally

GAMES = rounds(16)
MOVES = rounds(10_000)
"""Fewest moves that are sent in all."""
WINDOWS = 64
"""Most windows of one game."""
TABLES = 16
"""Games that are played at the same time."""

Transport = tuple[str, Callable[[Server], Any]]
"""A name, and what opens a client."""

TRANSPORTS: tuple[Transport, ...] = (
    ("rest", lambda server: RestClient(server.port)),
    ("grpc", lambda server: GrpcClient(server.grpc_port)),
    ("play", lambda server: PlayClient(server.port)),
)
"""How seats speak to the server."""


def lineup(game: int) -> list[Transport]:
    """Spread the seats of a game over the transports, or in every other game give all of them the same.

    A mixed table alone would not do: there the quickest transport wins nearly every window.
    """
    if game % 2:
        return [TRANSPORTS[game // 2 % len(TRANSPORTS)]] * SEATS
    return [TRANSPORTS[seat % len(TRANSPORTS)] for seat in range(SEATS)]


async def race(server: Server, seeds: list[str], tally: Tally) -> None:
    """Play the games one after the other, each with ten connections of its own."""
    while seeds:
        async with AsyncExitStack() as stack:
            chosen = lineup(len(seeds))
            clients = [await stack.enter_async_context(client(server)) for _, client in chosen]
            await RacedTable(clients, [name for name, _ in chosen], seeds.pop(), tally).run(WINDOWS)


async def all_tables(server: Server) -> Tally:
    """Play every game, a few at a time."""
    tally, seeds = Tally(), [f"race-{number}" for number in range(GAMES)]
    async with asyncio.TaskGroup() as group:
        for _ in range(TABLES):
            group.create_task(race(server, seeds, tally))
    return tally


@pytest.mark.slow
def test_a_window_has_one_end_and_spoils_no_turn(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tally = asyncio.run(all_tables(server))
    assert tally.windows >= GAMES * WINDOWS * 0.9
    assert tally.requests >= MOVES
    assert tally.late >= tally.windows
    assert tally.turns_behind >= tally.windows / 4
    for ending in Ending:
        for transport, _ in TRANSPORTS:
            assert tally.endings[ending, transport] >= tally.windows / 100, tally.endings
    print(f"{tally.windows} windows, {tally.requests} moves sent, {tally.accepted} accepted, {tally.endings}")
