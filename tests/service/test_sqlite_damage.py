"""A file whose pages are not what was written, or that cannot be written: told as such, not as a passing trouble."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from service.store.contract import StoreDamaged, StoreRefused
from service.store.sqlite import SqliteStore
from service.store.sqlite.connection import connect
from service.store.sqlite.opening import open_for_reading, prepare
from service.store.sqlite.writer import Writer
from tests.support.server import ROOT
from tests.support.stores import append, creation, game_id, grow, ignore, key, log

PAGE = 4096


def root_page(file: Path, table: str) -> int:
    """Where a table begins in the file, as an offset."""
    connection = apsw.Connection(str(file))
    ((page,),) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchall()
    connection.close()
    return (page - 1) * PAGE


def scribble(file: Path) -> None:
    """Overwrite where the entries begin."""
    offset = root_page(file, "entries")
    with file.open("r+b") as opened:
        opened.seek(offset)
        opened.write(b"\xab" * PAGE)


def cut(file: Path) -> None:
    """Lose all but the beginning of the file, the tables' list included."""
    with file.open("r+b") as opened:
        opened.truncate(PAGE * 2)


def forget(file: Path) -> None:
    """Lose a table."""
    connection = apsw.Connection(str(file))
    connection.execute("DROP TABLE entries")
    connection.close()


def misname(file: Path) -> None:
    """Give a game a status that there is none of."""
    connection = apsw.Connection(str(file))
    connection.execute("UPDATE games SET status = 'ASLEEP'")
    connection.close()


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with some games, closed."""
    store = await SqliteStore.open(tmp_path / "fairdeal.db")
    for number in range(20):
        await grow(store, 4, number)
    await store.close()
    return tmp_path / "fairdeal.db"


@pytest.mark.parametrize("damage", [scribble, forget])
async def test_what_needs_the_damaged_pages_is_told_so_and_the_rest_works(
    file: Path, damage: Callable[[Path], None]
) -> None:
    damage(file)
    store = await SqliteStore.open(file)
    for asked in (
        store.read(game_id(3), 0, 10),
        store.read(game_id(3), 0, 1000),
        store.find_request(game_id(3), 0, key("move-2")),
        store.append(append(3, after=4, request_id="new"), ignore),
        store.create(creation(77)),
    ):
        with pytest.raises(StoreDamaged):
            await asked
    assert (await store.game(game_id(3))).head.version == 4
    await store.probe()
    store.ready()
    await store.close()


async def test_a_row_that_cannot_be_is_damage(file: Path) -> None:
    misname(file)
    store = await SqliteStore.open(file)
    with pytest.raises(StoreDamaged, match="ASLEEP"):
        await store.game(game_id(3))
    await store.close()


async def test_a_file_cut_under_a_running_server_is_damage(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "fairdeal.db")
    for number in range(60):
        await grow(store, 30, number)
    await store.close()
    store = await SqliteStore.open(tmp_path / "fairdeal.db")
    cut(tmp_path / "fairdeal.db")
    with pytest.raises(StoreDamaged):
        await log(store, 3)
    await store.close()


async def test_a_damaged_page_takes_no_neighbour_down(file: Path) -> None:
    def met(_: object) -> None:
        raise apsw.CorruptError("database disk image is malformed")

    writer = Writer(connect(str(file)))
    answers = await asyncio.gather(
        *(writer.run(job) for job in (lambda _: 1, met, lambda _: 2)), return_exceptions=True
    )
    assert (answers[0], type(answers[1]), answers[2]) == (1, StoreDamaged, 2)
    await writer.close()


async def test_a_damaged_file_is_not_opened(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xab" * (PAGE - 100))
    with pytest.raises(StoreRefused, match=rf"{file} is damaged .*malformed.*: put a backup in its place"):
        await SqliteStore.open(file)


def test_a_file_that_can_only_be_read_is_named_with_what_to_do(file: Path) -> None:
    connection = open_for_reading(file)
    with pytest.raises(StoreRefused, match=rf"{file} cannot be written: let the user that runs the server write it"):
        prepare(connection)
    connection.close()


POWERLESS = """
import asyncio, os, sys
from pathlib import Path
from service.store.sqlite import SqliteStore

async def main():
    try:
        store = await SqliteStore.open(Path(sys.argv[1]))
    except Exception as error:
        print(type(error).__name__, error)
    else:
        await store.close()
        print("opened")

if os.getuid() == 0:
    os.setuid(65534)
asyncio.run(main())
"""
"""Opens a store as a user whom the modes of files concern."""


@pytest.mark.parametrize("name", ["fairdeal.db", "fairdeal.db-lock"])
def test_who_may_only_read_a_file_does_not_start(name: str) -> None:
    """Also the one that is locked: a lock that SQLite cannot take would let a second process in."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_make(Path(folder)))
        Path(folder).chmod(0o777)
        for file in Path(folder).iterdir():
            file.chmod(0o444 if file.name == name else 0o666)
        command = [sys.executable, "-c", POWERLESS, f"{folder}/fairdeal.db"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
        assert done.stdout.startswith(f"StoreRefused {folder}/{name} cannot be written: "), done.stdout + done.stderr


async def _make(folder: Path) -> None:
    await (await SqliteStore.open(folder / "fairdeal.db")).close()
