"""How long writes wait, and how many: what a caller is told is true of the file, also much later."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from service.store.contract import StoreBusy, StoreUnavailable
from service.store.records import Appended
from service.store.sqlite import Bounds, Linger, opening, writes
from service.store.sqlite.connection import Connection
from service.store.sqlite.writer import Writer
from tests.support.stores import creation


class Stalled:
    """A writer whose thread stands still in a job until it is let go."""

    def __init__(self, file: Path, bounds: Bounds, most_jobs: int = 64) -> None:
        self.writer = Writer(opening.open_for_writing(file), Linger(0, 0, most_jobs), bounds=bounds)
        self._go = threading.Event()
        self._reached = threading.Event()
        self.told: list[object] = []

    async def stall(self) -> "asyncio.Future[object]":
        """Have the thread begin a job that creates game 0 and does not end."""
        begun = asyncio.ensure_future(self.writer.run(self._job, self.told.append))
        await asyncio.to_thread(self._reached.wait)
        return begun

    def _job(self, connection: Connection) -> object:
        self._reached.set()
        self._go.wait()
        return create(0)(connection)

    def go_on(self) -> None:
        """Let the thread go on."""
        self._go.set()

    async def ended(self) -> None:
        """Return once it has ended, however long it stood still."""
        while True:
            try:
                return await self.writer.close()
            except StoreUnavailable:
                await asyncio.sleep(0.01)

    async def games(self) -> int:
        """Give how many games there are."""
        return await self.writer.run(count)


def create(number: int) -> Callable[[Connection], object]:
    """A job: create a game."""
    return partial(writes.create, creation(number))


def count(connection: Connection) -> int:
    """A job: give how many games there are."""
    ((games,),) = connection.execute("SELECT count(*) FROM games").fetchall()
    return games


@pytest.fixture
async def stalled(tmp_path: Path) -> AsyncIterator[Callable[..., Stalled]]:
    """Makes writers that can be stalled."""
    made: list[Stalled] = []

    def make(most_jobs: int = 64, **bounds: float) -> Stalled:
        new = Stalled(tmp_path / "fairdeal.db", Bounds(**bounds), most_jobs)  # type: ignore[arg-type]
        made.append(new)
        return new

    yield make
    for each in made:
        each.go_on()
        await each.ended()


async def test_what_was_begun_is_unknown_and_what_was_not_is_never_done(stalled):
    disk = stalled(seconds=0.3, wait_ms=10_000)
    begun = await disk.stall()
    waiting = [asyncio.ensure_future(disk.writer.run(create(number))) for number in range(1, 6)]

    began = monotonic()
    answers = await asyncio.gather(begun, *waiting, return_exceptions=True)

    assert monotonic() - began < 1
    assert isinstance(answers[0], StoreUnavailable)
    assert all(isinstance(answer, StoreBusy) for answer in answers[1:])
    assert disk.told == []
    disk.go_on()
    assert await disk.games() == 1, "what was begun, and nothing else"
    assert disk.told == [Appended()], "what follows a commit belongs to the commit"


async def test_each_is_answered_at_its_own_time(stalled):
    disk = stalled(seconds=0.4, wait_ms=10_000)
    begun = await disk.stall()
    await asyncio.sleep(0.2)
    began = monotonic()
    later = asyncio.ensure_future(disk.writer.run(create(1)))

    with pytest.raises(StoreUnavailable):
        await begun
    assert not later.done()
    with pytest.raises(StoreBusy):
        await later
    assert 0.35 < monotonic() - began < 0.8


async def test_who_comes_while_the_disk_stands_still_is_refused_at_once(stalled):
    disk = stalled(seconds=5, wait_ms=100)
    begun = await disk.stall()
    await asyncio.sleep(0.15)

    began = monotonic()
    with pytest.raises(StoreBusy):
        await disk.writer.run(create(1))
    assert monotonic() - began < 0.1

    disk.go_on()
    assert await begun == Appended()
    assert await disk.writer.run(create(1)) == Appended()


async def test_so_many_wait_and_no_more(stalled):
    disk = stalled(jobs=10, wait_ms=10_000)
    begun = await disk.stall()
    moves = [asyncio.ensure_future(disk.writer.run(create(number))) for number in range(1, 16)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert [move.done() for move in moves] == [False] * 10 + [True] * 5
    disk.go_on()
    await asyncio.gather(begun, *moves, return_exceptions=True)
    assert await disk.games() == 11


async def test_so_many_bytes_wait_and_no_more(stalled):
    disk = stalled(bytes=1000, wait_ms=10_000)
    begun = await disk.stall()
    moves = [asyncio.ensure_future(disk.writer.run(create(number), size=400)) for number in range(1, 4)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert [move.done() for move in moves] == [False, False, True]
    disk.go_on()
    await asyncio.gather(begun, *moves, return_exceptions=True)
    assert await disk.writer.run(create(9), size=900) == Appended(), "bytes that were written are forgotten"


async def test_moves_find_room_where_new_games_find_none(stalled):
    disk = stalled(jobs=10, wait_ms=10_000)
    begun = await disk.stall()
    games = [asyncio.ensure_future(disk.writer.run(create(number), share=0.5)) for number in range(1, 9)]
    moves = [asyncio.ensure_future(disk.writer.run(create(number))) for number in range(9, 13)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert [game.done() for game in games] == [False] * 5 + [True] * 3
    assert [move.done() for move in moves] == [False] * 4
    disk.go_on()
    await asyncio.gather(begun, *games, *moves, return_exceptions=True)


async def test_a_writer_that_stands_still_is_not_waited_for(stalled):
    disk = stalled(seconds=0.2)
    begun = await disk.stall()

    with pytest.raises(StoreUnavailable, match="has not answered"):
        await disk.writer.close()
    with pytest.raises(StoreUnavailable):
        await begun
