"""Plays one game of a title through a running server, once over each transport, and holds the two logs together.

`python -m tests.support.both_transports TITLE PORT GRPC_PORT FOLDER` plays the same deal and the same moves over REST
and over gRPC, with watchers on both, and writes the logs into the folder.
"""

import asyncio
import random
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from engine.registry import titles
from tests.support.audience import Audience, Habit
from tests.support.grpc_client import GrpcClient
from tests.support.mirror import Mirror
from tests.support.played import Played
from tests.support.rest_client import RestClient


async def play(title_name: str, port: int, grpc_port: int, folder: Path) -> None:
    """Play and compare; raises AssertionError where the two differ."""
    title = titles()[title_name]
    async with AsyncExitStack() as stack:
        rests = [await stack.enter_async_context(RestClient(port)) for _ in range(2)]
        grpcs = [await stack.enter_async_context(GrpcClient(grpc_port)) for _ in range(2)]
        logs: list[list[dict[str, Any]]] = []
        for name, clients in (("rest", rests), ("grpc", grpcs)):
            mirror = Mirror(title, title.options(), title.seats.maximum, "both-transports", random.Random(7))
            audience = Audience(port, grpcs[0], tuple(Habit), random.Random(name))
            game = Played(mirror, tuple(clients), audience)
            game.rng = random.Random(name)  # its own request ids
            await game.run()
            status, log = await rests[0].exchange("GET", f"/v1/games/{game.game_id}/log", b"", None)
            assert status == 200
            (folder / f"{name}.jsonl").write_bytes(log)
            logs.append([_timeless(line) for line in log.splitlines()])
    assert logs[0] == logs[1]


def _timeless(line: bytes) -> dict[str, Any]:
    entry = msgspec.json.decode(line)
    return {name: value for name, value in entry.items() if name not in {"time", "game_id"}}


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])))
