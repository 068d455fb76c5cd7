"""The play channel of a durable store against the server of boardgame.io, which keeps its matches in memory.

Both play Take That with two seats, as fast as each move is acknowledged, and both know their moves beforehand. Both
servers have the first core, and both loads the others; in turn, so that only one pair works at a time. npm installs
boardgame.io beside its scripts, in the version that its package.json says; without npm there is no such figure.
"""

import asyncio
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from tests.bench.bench_play import GAMES, MOVES, TITLE, Player, play, seated
from tests.bench.harness import RUNS, bench_server, left_out, median_ratio, prepare, report
from tests.support.grpc_client import GrpcClient

SCRIPTS = Path(__file__).parent / "boardgame_io"
LENGTH = (1 + RUNS) * MOVES
"""The moves of a match: a run that nobody looks at, since compilers must see the code first, and those that count."""

INSTALL = ("npm", "install", "--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")

Process = subprocess.Popen[bytes]


class Run(NamedTuple):
    """One run: the moves a second, and which share of a core the load took."""

    rate: float
    load: float


def hindrance() -> str | None:
    """Install boardgame.io, unless it is there already; give why that cannot be."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "npm is missing"
    done = subprocess.run(INSTALL, cwd=SCRIPTS, stdout=subprocess.DEVNULL, check=False)
    return "npm could not install it" if done.returncode else None


@contextmanager
def script(name: str, *arguments: int, cores: set[int]) -> Iterator[Process]:
    """Run a script of Node.js on those cores, and end it."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    command = ["node", name, *map(str, arguments)]
    production = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(command, cwd=SCRIPTS, env=production, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    os.sched_setaffinity(0, mine)
    with process:
        try:
            yield process
        finally:
            process.terminate()


async def said(process: Process) -> dict[str, Any]:
    """Give the next line that a script prints."""
    assert process.stdout is not None
    line = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), 120)
    assert line, f"a script of {SCRIPTS.name} ended early"
    return json.loads(line)


async def theirs(load: Process) -> Run:
    """Let every match of boardgame.io play its next moves."""
    assert load.stdin is not None
    load.stdin.write(b"%d\n" % MOVES)
    load.stdin.flush()
    return Run(**await said(load))


async def ours(players: list[Player]) -> Run:
    """Let every game of ours play its next moves."""
    began, before = time.perf_counter(), time.process_time()
    moves = await play(players)
    return Run(moves, (time.process_time() - before) / (time.perf_counter() - began))


async def measure(folder: Path, clients: int) -> list[tuple[Run, Run]]:
    """Give our runs and theirs, in pairs, when a game has one client or two (then we tell both seats)."""
    cores = set(os.sched_getaffinity(0))
    with bench_server(folder, "sqlite") as ports, script("server.cjs", cores={min(cores)}) as server:
        client, at = GrpcClient(ports.grpc_port), await said(server)
        where = (at["port"], at["lobby_port"], GAMES, clients, LENGTH)
        with script("load.cjs", *where, cores=os.sched_getaffinity(0)) as load:
            games = await prepare(client, GAMES, brief=False, title=TITLE, games=4)
            players = [await seated(ports.port, game, updates=clients > 1) for game in games]
            await said(load)
            runs = [(await ours(players), await theirs(load)) for _ in range(1 + RUNS)]
        for player in players:
            player.socket.close()
        await client.close()
    return runs[1:]


def tell(name: str, goal: str, runs: list[tuple[Run, Run]]) -> None:
    """Print the figure of some runs, and how much of a core each load took: well below 100 %, a server is the limit."""
    our, their = ([Run(*map(statistics.median, zip(*side, strict=True)))] for side in zip(*runs, strict=True))
    ratio = median_ratio([(one.rate, other.rate) for one, other in runs])
    loads = f"loads at {our[0].load:.0%} / {their[0].load:.0%} of a core"
    report(name, ratio, goal, f"{our[0].rate:.0f} / {their[0].rate:.0f} a second, {loads}")


def main() -> None:
    """Print the figures, or why there are none."""
    reason = hindrance()
    for name, goal, clients in (
        ("play channel, sqlite, 64 sockets / boardgame.io moves, 64 matches", ">= 4", 1),
        ("the same, both seats told / a client for each seat", "reported", 2),
    ):
        if reason:
            left_out(name, goal, reason)
            continue
        with tempfile.TemporaryDirectory() as folder:
            tell(name, goal, uvloop.run(measure(Path(folder), clients)))


if __name__ == "__main__":
    main()
