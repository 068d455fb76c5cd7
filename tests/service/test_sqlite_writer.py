"""The writer thread: who waits for whom, and when the log is copied."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest

from service.store.contract import StoreUnavailable
from service.store.records import Appended, Known
from service.store.sqlite import Linger, SqliteStore, opening, writes
from service.store.sqlite.checkpoint import CheckpointRule
from service.store.sqlite.connection import Connection
from service.store.sqlite.writer import Writer
from tests.support.stores import append, creation, ignore, key

LONG = 10_000.0
"""Milliseconds that no test waits."""


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Callable[..., Writer]]:
    """Starts writers on a file."""
    started: list[Writer] = []

    def start(linger: Linger | None = None, checkpoints: CheckpointRule | None = None) -> Writer:
        writer = Writer(opening.open_for_writing(tmp_path / "fairdeal.db"), linger, checkpoints)
        started.append(writer)
        return writer

    yield start
    for writer in started:
        await writer.close()


def count(connection: Connection) -> int:
    """A job: give how many games there are."""
    ((games,),) = connection.execute("SELECT count(*) FROM games").fetchall()
    return games


def create(number: int) -> Callable[[Connection], object]:
    """A job: create a game."""
    return partial(writes.create, creation(number))


async def test_a_lone_caller_waits_for_nobody(start):
    writer = start(Linger(quiet_ms=LONG, most_ms=LONG))

    async with asyncio.timeout(5):
        for number in range(20):
            assert await writer.run(create(number)) == Appended()

    assert writer.commits == 20


async def test_many_callers_share_a_transaction(start):
    writer = start(Linger(most_jobs=64))

    await asyncio.gather(*(writer.run(create(number)) for number in range(256)))

    assert writer.commits <= 8, "at best 4"
    assert await writer.run(count) == 256


async def test_company_is_waited_for_until_it_is_quiet(start):
    writer = start(Linger(quiet_ms=150, most_ms=LONG))

    began = perf_counter()
    await asyncio.gather(writer.run(create(0)), writer.run(create(1)), writer.run(create(2)))

    assert perf_counter() - began >= 0.15
    assert writer.commits <= 2


async def test_nobody_is_waited_for_beyond_the_limit(start):
    writer = start(Linger(quiet_ms=LONG, most_ms=100))

    async with asyncio.timeout(5):
        await asyncio.gather(writer.run(create(0)), writer.run(create(1)))


async def test_a_full_transaction_waits_no_longer(start):
    writer = start(Linger(quiet_ms=LONG, most_ms=LONG, most_jobs=8))

    waiting = [asyncio.ensure_future(writer.run(create(number))) for number in range(7)]
    await asyncio.sleep(0.05)
    assert not waiting[6].done()
    waiting += [asyncio.ensure_future(writer.run(create(number))) for number in range(7, 9)]

    async with asyncio.timeout(5):
        await waiting[6]
    await writer.close()
    assert await asyncio.gather(*waiting) == [Appended()] * 9


async def test_the_end_is_waited_for_by_nobody(start):
    writer = start(Linger(quiet_ms=LONG, most_ms=LONG))
    jobs = [asyncio.ensure_future(writer.run(create(number))) for number in range(5)]
    await asyncio.sleep(0)

    async with asyncio.timeout(5):
        await writer.close()

    assert await asyncio.gather(*jobs) == [Appended()] * 5
    with pytest.raises(StoreUnavailable, match="closed"):
        await writer.run(count)


async def test_a_job_that_fails_takes_nobody_with_it(start):
    writer = start()

    def fail_halfway(connection: Connection) -> None:
        create(99)(connection)
        raise LookupError("a fault in this job")

    jobs = [
        create(0),
        fail_halfway,
        create(1),
        lambda connection: connection.execute("INSERT INTO games DEFAULT VALUES"),
    ]
    answers = await asyncio.gather(*(writer.run(job) for job in jobs), return_exceptions=True)

    assert (answers[0], answers[2]) == (Appended(), Appended())
    assert isinstance(answers[1], LookupError)
    assert "NOT NULL" in str(answers[3])
    assert not isinstance(answers[3], StoreUnavailable)
    assert await writer.run(count) == 2, "the half of a failed job is undone"


async def test_the_log_is_copied_in_a_quiet_moment(start, tmp_path: Path):
    writer = start(checkpoints=CheckpointRule(idle_seconds=0.02, idle_pages=1))
    size = (tmp_path / "fairdeal.db").stat().st_size

    for number in range(100):
        await writer.run(create(number))

    await asyncio.sleep(0.3)
    assert (tmp_path / "fairdeal.db").stat().st_size > size


async def test_the_log_of_a_busy_hour_stays_short(start, tmp_path: Path):
    writer = start(checkpoints=CheckpointRule(idle_seconds=LONG, idle_pages=10_000, busy_pages=50))

    for number in range(400):
        await writer.run(create(number))

    assert (tmp_path / "fairdeal.db-wal").stat().st_size < 100 * 4200
    assert await writer.run(count) == 400


async def test_the_log_is_not_copied_between_moves(start, tmp_path: Path):
    writer = start(checkpoints=CheckpointRule(idle_seconds=LONG, idle_pages=1))
    size = (tmp_path / "fairdeal.db").stat().st_size

    for number in range(100):
        await writer.run(create(number))

    assert (tmp_path / "fairdeal.db").stat().st_size == size


def test_a_caller_whose_loop_has_ended_loses_nothing(tmp_path: Path):
    async def begin() -> SqliteStore:
        store = await SqliteStore.open(tmp_path / "fairdeal.db", Linger(quiet_ms=50))
        await store.create(creation())
        for number in range(5):
            asyncio.ensure_future(store.create(creation(number)))  # noqa: RUF006 - nobody waits for it
        await asyncio.sleep(0)
        return store

    async def look() -> object:
        store = await SqliteStore.open(tmp_path / "fairdeal.db")
        answer = await store.append(append(4, after=1, request_id="move"), ignore)
        assert isinstance(await store.find_creation("open", key("create-4")), Known)
        await store.close()
        return answer

    store = asyncio.run(begin())
    asyncio.run(store.close())

    assert asyncio.run(look()) == Appended()
