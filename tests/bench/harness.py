"""What every benchmark of the service needs: a pinned server, prepared games, rounds of calls, and ratios."""

import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.registry import titles
from service.app.messages.games import StartGameRequest, SubmitMoveRequest
from tests.support.grpc_client import GrpcClient
from tests.support.mirror import Mirror
from tests.support.server import ROOT

RUNS = 5
"""Every figure is the median of this many runs."""


class Ports:
    """Where a benchmark's server listens."""

    def __init__(self, port: int, grpc_port: int, echo_port: int, socket_port: int) -> None:
        self.port, self.grpc_port, self.echo_port, self.socket_port = port, grpc_port, echo_port, socket_port


@contextmanager
def bench_server(folder: Path, store: str) -> Iterator[Ports]:
    """Run the server with its echoes on the first core; this process moves to the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    command = [sys.executable, "-m", "tests.bench.server", store, str(folder), str(cores[0])]
    path = os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])
    process = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield Ports(**json.loads(process.stdout.readline()))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        os.sched_setaffinity(0, set(cores))


class Prepared:
    """A started game with all its moves known beforehand, so that a run does nothing but send them."""

    def __init__(self, game_id: str, moves: list[tuple[str, SubmitMoveRequest]]) -> None:
        self.game_id, self.moves = game_id, moves
        self.next = 0

    def take(self, count: int) -> list[tuple[str, SubmitMoveRequest]]:
        """Give the next moves, with the token of the seat that makes each."""
        taken = self.moves[self.next : self.next + count]
        assert len(taken) == count, "the prepared games are too short for these runs"
        self.next += count
        return taken


async def prepare(
    client: GrpcClient, count: int, *, brief: bool, title: str = "take_that", **options: Any
) -> list[Prepared]:
    """Create and start games of two seats, and play each in advance."""
    chosen = titles()[title].options(**options)
    return [await prepare_one(client, title, chosen, f"bench-{random.randrange(2**64)}", brief) for _ in range(count)]


async def prepare_one(client: GrpcClient, name: str, options: Any, seed: str, brief: bool = False) -> Prepared:
    """Create, start and play in advance one game; the same seed gives the same deal and the same moves."""
    mirror = Mirror(titles()[name], options, 2, seed, random.Random(seed))
    created = await client.call(mirror.creation(f"c{random.randrange(2**64)}"))
    tokens = {credential.seat: credential.seat_token for credential in created.credentials}
    await client.call(StartGameRequest(game_id=created.game.game_id, request_id="start"), tokens[0])
    mirror.created()
    mirror.started()
    moves: list[tuple[str, SubmitMoveRequest]] = []
    while mirror.outcome is None:
        seat, move = mirror.choose()
        request = SubmitMoveRequest(
            game_id=created.game.game_id,
            request_id=f"m{mirror.version}",
            expected_version=mirror.version,
            move=move,
            brief=brief,
        )
        moves.append((tokens[seat], request))
        mirror.played(seat, move)
    return Prepared(created.game.game_id, moves)


Work = Callable[[int], Awaitable[None]]
"""What one of many callers does, by its number."""


async def rate(callers: int, calls: int, work: Work) -> float:
    """Let many callers work at once; give the calls a second, when each makes `calls` of them."""
    started = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(callers):
            group.create_task(work(number))  # type: ignore[arg-type]
    return callers * calls / (time.perf_counter() - started)


def median_ratio(pairs: Sequence[tuple[float, float]]) -> float:
    """Give the median of the ratios of pairs that were measured one after the other."""
    return statistics.median(one / other for one, other in pairs)


FIGURES: list[tuple[str, str, str, str]] = []
"""What was reported so far: name, figure, goal, detail."""


def left_out(name: str, goal: str, why: str) -> None:
    """Print, and keep for the page, that a figure is missing and why."""
    FIGURES.append((name, "left out", goal, why))
    print(f"{name} is left out: {why}", flush=True)


def report(name: str, ratio: float, goal: str, detail: str) -> None:
    """Print one figure, and keep it for the page of all figures."""
    FIGURES.append((name, f"{ratio:.2f}", goal, detail))
    print(f"{name:<58} {ratio:8.2f}   goal {goal:<22} {detail}", flush=True)
