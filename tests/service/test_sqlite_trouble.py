"""Trouble with the disk: typed answers, never half an append, and a writer that is there when the trouble is over."""

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import pytest

from service.store.contract import StoreUnavailable
from service.store.records import Append, Appended, GameRecord, Head, Moved, StoredEntry, Wanted
from service.store.sqlite import SqliteStore, opening
from service.store.sqlite.connection import Connection
from service.store.sqlite.hold import hold
from service.store.sqlite.writer import Writer
from service.store.status import Status
from tests.support.stores import append, creation, game_id, grow, ignore, key, log, seat

LARGE = 200_000
"""Bytes of an entry that does not fit when the disk is nearly full."""


class Trouble:
    """A store on a disk whose free space a test decides."""

    def __init__(self, file: Path) -> None:
        held = hold(file)
        self.writing: Connection = opening.open_for_writing(file)
        reading = opening.open_for_reading(file), opening.open_for_reading(file)
        self.store = SqliteStore(Writer(self.writing), *reading, held)

    def fill(self) -> None:
        """Leave no free page. Nobody writes meanwhile."""
        ((pages,),) = self.writing.execute("PRAGMA page_count").fetchall()
        self.writing.execute(f"PRAGMA max_page_count = {pages}").fetchall()

    def clear(self) -> None:
        """Make room."""
        self.writing.execute("PRAGMA max_page_count = 1000000").fetchall()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fairdeal.db"


@pytest.fixture
async def trouble(file: Path) -> AsyncIterator[Trouble]:
    opened = Trouble(file)
    await grow(opened.store, 3)
    yield opened
    await opened.store.close()


def large(after: int, number: int = 0) -> Append:
    """An append that needs room, and takes a seat."""
    entry = StoredEntry(after + 1, b"p" * LARGE, b"f" * LARGE)
    head = Head(after + 1, Status.RUNNING)
    return Append(game_id(number), 0, key("large"), "f" * 64, after, entry, head, (seat(1, name="Bo"),))


async def everything(store: SqliteStore) -> tuple[GameRecord | None, int, object]:
    """What a half append would change."""
    return await store.game(game_id(0)), len(await log(store)), await store.find_request(game_id(0), 0, key("large"))


async def test_a_full_disk_changes_nothing_and_says_so(trouble: Trouble):
    before = await everything(trouble.store)
    trouble.fill()

    with pytest.raises(StoreUnavailable, match="full"):
        await trouble.store.append(large(3), ignore)

    assert await everything(trouble.store) == before
    assert before[2] == Moved(3)


async def test_nothing_follows_an_append_that_failed(trouble: Trouble):
    heard: list[str] = []
    trouble.fill()

    with pytest.raises(StoreUnavailable):
        await trouble.store.append(large(3), lambda: heard.append("committed"))

    assert heard == []


async def test_the_same_call_succeeds_when_there_is_room_again(trouble: Trouble):
    trouble.fill()
    for _ in range(3):
        with pytest.raises(StoreUnavailable):
            await trouble.store.append(large(3), ignore)
    trouble.clear()

    assert await trouble.store.append(large(3), ignore) == Appended()
    assert (await log(trouble.store))[3] == large(3).entry


async def test_who_shared_the_transaction_is_told_the_truth(trouble: Trouble):
    for number in range(1, 9):
        await trouble.store.create(creation(number))
    trouble.fill()

    calls = [append(number, after=1, request_id="small") for number in range(1, 9)]
    answers = await asyncio.gather(
        *(trouble.store.append(call, ignore) for call in [*calls[:4], large(3), *calls[4:]]), return_exceptions=True
    )

    stored = [len(await log(trouble.store, number)) == 2 for number in range(1, 9)]
    assert [answer == Appended() for answer in [*answers[:4], *answers[5:]]] == stored
    assert all(answer == Appended() or isinstance(answer, StoreUnavailable) for answer in answers)
    assert isinstance(answers[4], StoreUnavailable)


async def test_a_full_disk_can_still_be_read_but_is_not_ready(trouble: Trouble):
    trouble.writing.execute("DELETE FROM probes")
    trouble.fill()

    assert len(await log(trouble.store)) == 3
    assert (await trouble.store.listed_games("open", Wanted(), None, 10)).records == ()

    with pytest.raises(StoreUnavailable):
        await trouble.store.append(large(3), ignore)
    with pytest.raises(StoreUnavailable, match="full"):
        trouble.store.ready()
    with pytest.raises(StoreUnavailable, match="full"):
        await trouble.store.probe()
    trouble.clear()
    await trouble.store.probe()
    trouble.store.ready()


async def test_a_small_write_does_not_prove_that_there_is_room_for_a_large_one(trouble: Trouble):
    await trouble.store.create(creation(1))
    trouble.fill()
    with pytest.raises(StoreUnavailable):
        await trouble.store.append(large(3), ignore)

    assert await trouble.store.append(append(1, after=1, request_id="small"), ignore) == Appended()
    with pytest.raises(StoreUnavailable):
        await trouble.store.probe()
    with pytest.raises(StoreUnavailable, match="full"):
        trouble.store.ready()

    trouble.clear()
    await trouble.store.probe()
    trouble.store.ready()
    assert len(await log(trouble.store)) == 3, "a probe leaves nothing behind"
    assert await log(trouble.store, 0) == await trouble.store.read(game_id(0), 0, 10)
    ((strays,),) = trouble.writing.execute("SELECT count(*) FROM entries WHERE game_id = ''").fetchall()
    assert strays == 0


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Have the operating system refuse to let any file of this process grow beyond a size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_errors_of_the_operating_system_are_survived(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 3)
    before = await everything(store)

    with file_size_limit(file.with_name("fairdeal.db-wal").stat().st_size + 8192):
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append(large(3), ignore)
        assert await everything(store) == before

    assert await store.append(large(3), ignore) == Appended()
    await store.close()

    store = await SqliteStore.open(file)
    assert (await log(store))[3] == large(3).entry
    await store.close()


async def test_a_store_that_cannot_be_written_is_not_ready(file: Path):
    store = await SqliteStore.open(file)
    store.ready()

    with file_size_limit(1024), pytest.raises(StoreUnavailable):
        await store.create(creation())
    with pytest.raises(StoreUnavailable):
        store.ready()

    await store.probe()
    store.ready()
    await store.close()


async def test_a_stranger_that_holds_the_file_delays_nobody_for_ever(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 3)
    stranger = apsw.Connection(str(file))
    stranger.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append(append(after=3, request_id="move"), ignore)
    assert len(await log(store)) == 3

    stranger.execute("ROLLBACK")
    stranger.close()
    assert await store.append(append(after=3, request_id="move"), ignore) == Appended()
    await store.close()


async def test_a_stranger_that_reads_disturbs_nobody(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 3)
    stranger = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    stranger.execute("BEGIN")
    assert stranger.execute("SELECT count(*) FROM entries").fetchall() == [(3,)]

    await store.append(append(after=3, request_id="move"), ignore)

    assert stranger.execute("SELECT count(*) FROM entries").fetchall() == [(3,)], "its snapshot"
    assert len(await log(store)) == 4
    stranger.close()
    await store.close()
