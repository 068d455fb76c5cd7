"""A thousand watchers of one game: what a move costs with them, and how late they hear of it."""

import asyncio
import statistics
import tempfile
import time
from contextlib import aclosing
from pathlib import Path

import uvloop

from service.app.messages.games import SubmitMoveRequest, WatchGameRequest, WatchUpdate
from tests.bench.harness import RUNS, bench_server, prepare, report
from tests.support.grpc_client import GrpcClient

WATCHERS = 1000
CHANNELS = 10
MOVES = 10


async def timed(client: GrpcClient, request: SubmitMoveRequest, token: str) -> float:
    """Give the seconds that one move takes."""
    began = time.perf_counter()
    await client.call(request, token)
    return time.perf_counter() - began


async def all_heard(heard: dict[int, list[float]], version: int) -> list[float]:
    """Give the times at which the watchers heard of a version, once all of them have."""
    for _ in range(1000):
        if len(heard.get(version, ())) == WATCHERS:
            break
        await asyncio.sleep(0.01)
    times = heard.get(version, [])
    assert len(times) == WATCHERS, f"{len(times)} of {WATCHERS} heard of version {version}"
    return times


async def run(folder: Path) -> tuple[float, float, list[float]]:
    """Give the median seconds of a move without and with watchers, and all delivery lags."""
    with bench_server(folder, "sqlite") as ports:
        clients = [GrpcClient(ports.grpc_port) for _ in range(CHANNELS + 1)]
        player, *others = clients
        game, alone = await prepare(player, 2, brief=True, games=4)
        heard: dict[int, list[float]] = {}
        ready = asyncio.Semaphore(0)

        async def watch(client: GrpcClient) -> None:
            request = WatchGameRequest(game_id=game.game_id, after_version=2)
            async with aclosing(client.watch(request)) as messages:
                ready.release()
                async for message in messages:
                    if isinstance(message, WatchUpdate):
                        for entry in message.update.entries:
                            heard.setdefault(entry.version, []).append(time.perf_counter())

        quiet = [await timed(player, request, token) for token, request in alone.take(MOVES)]
        watching = [asyncio.create_task(watch(others[number % CHANNELS])) for number in range(WATCHERS)]
        for _ in range(WATCHERS):
            await ready.acquire()
        await asyncio.sleep(2)
        busy, lags = [], []
        for token, request in game.take(MOVES):
            busy.append(await timed(player, request, token))
            answered = time.perf_counter()
            lags += [at - answered for at in await all_heard(heard, request.expected_version + 1)]
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for client in clients:
            await client.close()
    return statistics.median(quiet), statistics.median(busy), lags


async def measure() -> None:
    """Print the figures."""
    runs = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(await run(Path(folder)))
    ratio = statistics.median(busy / quiet for quiet, busy, _ in runs)
    quiet, busy = (statistics.median(one[place] for one in runs) * 1e3 for place in (0, 1))
    report("move watched by 1,000 / move watched by nobody, p50", ratio, "reported", f"{busy:.2f} / {quiet:.2f} ms")
    lags = sorted(lag for _, _, many in runs for lag in many)
    p50, p99 = (lags[len(lags) * part // 100] * 1e3 for part in (50, 99))
    report(
        "delivery lag to 1,000 watchers, p50 ms", p50, "reported", f"p99 {p99:.0f} ms, client and server on a core each"
    )


def main() -> None:
    """Measure on a loop of its own."""
    uvloop.run(measure())


if __name__ == "__main__":
    main()
