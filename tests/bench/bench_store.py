"""The SQLite store against the same appends in a transaction each: 64 callers at once, and one alone.

The control is as fast as one per transaction can be: the store's own statements on a bare connection, with the same
flushing, without a thread or an event loop.
"""

import statistics
import tempfile
import time
from pathlib import Path

import uvloop

from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.records import Append, Appended, Head, StoredEntry
from service.store.sqlite import SqliteStore, opening, writes
from service.store.sqlite.connection import Connection
from service.store.status import Status
from tests.bench.harness import RUNS, median_ratio, rate, report
from tests.support.stores import creation, game_id, ignore

CALLERS = 64
CALLS = 150
ALONE = 400

PUBLIC, FULL = b"p" * 350, b"f" * 450
"""About what an entry of Take That takes."""


def move(number: int, after: int) -> Append:
    """An append to a game."""
    entry = StoredEntry(after + 1, PUBLIC, FULL)
    return Append(game_id(number), 0, b"request %08d" % after, "f" * 64, after, entry, Head(after + 1, Status.RUNNING))


async def together(store: EventStore) -> float:
    """Give the appends a second when 64 callers wait for one each."""
    for number in range(CALLERS):
        await store.create(creation(number))

    async def work(number: int) -> None:
        for after in range(1, CALLS + 1):
            assert await store.append(move(number, after), ignore) == Appended()

    return await rate(CALLERS, CALLS, work)


async def alone(store: EventStore) -> float:
    """Give the median seconds of an append by the only caller."""
    number = CALLERS
    await store.create(creation(number))
    times: list[float] = []
    for after in range(1, ALONE + 1):
        start = time.perf_counter()
        await store.append(move(number, after), ignore)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def one_per_transaction(connection: Connection) -> tuple[float, float]:
    """Give the appends a second, and the median seconds of one, in a transaction each."""
    for number in range(CALLERS):
        assert writes.create(creation(number), connection) == Appended()
    times: list[float] = []
    for index in range(CALLERS * CALLS // 8):
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        answer = writes.append(move(index % CALLERS, 1 + index // CALLERS), connection)
        connection.execute("COMMIT")
        times.append(time.perf_counter() - start)
        assert answer == Appended()
    return len(times) / sum(times), statistics.median(times)


class Run:
    """The figures of one run, all of one minute."""

    def __init__(self, folder: Path) -> None:
        connection = opening.open_for_writing(folder / "control.db")
        self.control, self.control_alone = one_per_transaction(connection)
        connection.close()
        self.memory = uvloop.run(together(MemoryStore()))
        uvloop.run(self._durable(folder / "fairdeal.db"))

    async def _durable(self, file: Path) -> None:
        store = await SqliteStore.open(file)
        self.grouped = await together(store)
        self.alone = await alone(store)
        await store.close()


def main() -> None:
    """Print the figures."""
    runs: list[Run] = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(Run(Path(folder)))
    grouped, control = (statistics.median(getattr(run, name) for run in runs) for name in ("grouped", "control"))
    lone, lone_control = (statistics.median(getattr(run, name) for run in runs) for name in ("alone", "control_alone"))
    report(
        "appends, 64 callers / one per transaction",
        median_ratio([(run.grouped, run.control) for run in runs]),
        ">= 6",
        f"{grouped:,.0f}/s against {control:,.0f}/s",
    )
    report(
        "append p50, one caller / the same without a thread",
        median_ratio([(run.alone, run.control_alone) for run in runs]),
        "reported",
        f"{lone * 1e6:,.0f} us against {lone_control * 1e6:,.0f} us",
    )
    report(
        "appends, 64 callers, SQLite / memory",
        median_ratio([(run.grouped, run.memory) for run in runs]),
        "reported",
        f"memory {statistics.median(run.memory for run in runs):,.0f}/s",
    )


if __name__ == "__main__":
    main()
