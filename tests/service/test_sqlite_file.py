"""The file itself: who may open it, what it must be, how older ones are brought up to date."""

import asyncio
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from service.store.contract import StoreRefused
from service.store.sqlite import SqliteReader, SqliteStore
from service.store.sqlite.connection import Connection
from service.store.sqlite.opening import check_sqlite, open_for_reading, open_for_writing
from service.store.sqlite.schema import OLDEST, STEPS, migrate
from tests.support.stores import creation, game_id, grow, log

ROOT = Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from pathlib import Path
from service.store.sqlite import SqliteStore

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)
    await store.close()

asyncio.run(main())
"""
"""A program that opens a store and keeps it."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fairdeal.db"


async def test_what_was_answered_is_there_after_a_restart(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 30)
    before = (await store.game(game_id(0)), await log(store))
    await store.close()

    store = await SqliteStore.open(file)
    assert (await store.game(game_id(0)), await log(store)) == before
    await store.close()


async def test_a_clean_end_leaves_one_file_and_the_lock(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 10)
    await store.close()

    assert sorted(path.name for path in file.parent.iterdir()) == ["fairdeal.db", "fairdeal.db-lock"]


async def test_another_process_cannot_open_the_file(file: Path):
    with subprocess.Popen([sys.executable, "-c", HOLD, str(file)], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"

        with pytest.raises(StoreRefused, match="is in use: another fairdeal process"):
            await SqliteStore.open(file)
        process.kill()

    await (await SqliteStore.open(file)).close()


async def test_the_same_process_cannot_open_the_file_twice(file: Path):
    store = await SqliteStore.open(file)

    with pytest.raises(StoreRefused, match="is in use"):
        await SqliteStore.open(file)
    await grow(store, 3)
    await store.close()

    await (await SqliteStore.open(file)).close()


async def test_a_new_file_and_its_companions_are_private(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 3)

    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert modes["fairdeal.db"] == modes["fairdeal.db-wal"] == modes["fairdeal.db-shm"] == 0o600
    await store.close()


async def test_the_mode_of_a_file_that_is_there_is_kept(file: Path):
    file.touch()
    file.chmod(0o640)

    await (await SqliteStore.open(file)).close()

    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.parametrize("opened", [open_for_writing, open_for_reading])
async def test_every_connection_has_its_settings(file: Path, opened: Callable[[Path], Connection]):
    await (await SqliteStore.open(file)).close()
    connection = opened(file)

    def setting(name: str) -> object:
        ((value,),) = connection.execute(f"PRAGMA {name}").fetchall()
        return value

    assert setting("journal_mode") == "wal"
    assert setting("synchronous") == 2, "FULL"
    assert setting("mmap_size") == 0
    assert setting("cache_size") == -32768
    assert setting("busy_timeout") == 1000
    connection.close()


def test_the_log_is_kept_short(file: Path):
    connection = open_for_writing(file)

    assert connection.execute("PRAGMA journal_size_limit").fetchall() == [(64 * 2**20,)]
    connection.close()


def test_an_old_sqlite_is_refused():
    for old in ("3.51.2", "3.40.1", "3.7.0"):
        with pytest.raises(StoreRefused, match=r"install an apsw with SQLite 3\.51\.3 or newer"):
            check_sqlite(old)
    for new in ("3.51.3", "3.52.0", "3.100.0", "4.0.0"):
        check_sqlite(new)
    check_sqlite()


async def test_a_missing_folder_is_named(file: Path):
    with pytest.raises(StoreRefused, match="is its folder there"):
        await SqliteStore.open(file.parent / "nowhere" / "fairdeal.db")


async def test_a_file_that_is_no_database_is_left_alone(file: Path):
    file.write_bytes(b"dear diary" * 1000)

    with pytest.raises(StoreRefused, match="is not a database"):
        await SqliteStore.open(file)

    assert file.read_bytes() == b"dear diary" * 1000


async def test_the_database_of_another_program_is_left_alone(file: Path):
    connection = apsw.Connection(str(file))
    connection.execute("CREATE TABLE games (name TEXT)")
    connection.close()
    before = file.read_bytes()

    with pytest.raises(StoreRefused, match="is a database of another program"):
        await SqliteStore.open(file)

    assert file.read_bytes() == before


@pytest.mark.parametrize("opened", [SqliteStore.open, SqliteReader.open])
async def test_a_file_of_a_newer_version_is_left_alone(file: Path, opened: Callable[[Path], Any]):
    await (await SqliteStore.open(file)).close()
    connection = apsw.Connection(str(file))
    connection.execute("INSERT INTO schema_versions VALUES (99, 0)")
    connection.close()
    before = file.read_bytes()

    with pytest.raises(StoreRefused, match=r"written by a newer fairdeal \(schema 99"):
        await opened(file)

    assert file.read_bytes() == before


@pytest.mark.parametrize("opened", [SqliteStore.open, SqliteReader.open])
async def test_a_file_from_before_the_first_release_is_left_alone(file: Path, opened: Callable[[Path], Any]):
    await (await SqliteStore.open(file)).close()
    connection = apsw.Connection(str(file))
    connection.execute("DROP TABLE games; CREATE TABLE games (game_id TEXT PRIMARY KEY, public INTEGER NOT NULL)")
    connection.execute("DELETE FROM schema_versions; INSERT INTO schema_versions VALUES (1, 0)")
    connection.close()
    before = file.read_bytes()

    with pytest.raises(StoreRefused, match=r"before the first release \(schema 1, this one knows 4 and later\): name"):
        await opened(file)

    assert file.read_bytes() == before


async def test_an_older_file_is_brought_up_to_date_and_keeps_its_games(file: Path):
    store = await SqliteStore.open(file)
    await grow(store, 5)
    kept = await log(store)
    await store.close()
    connection = open_for_writing(file)

    migrate(connection, [*STEPS, "ALTER TABLE games ADD COLUMN note TEXT", "UPDATE games SET note = 'kept'"])
    migrate(connection, [*STEPS, "ALTER TABLE games ADD COLUMN note TEXT", "UPDATE games SET note = 'again'"])

    versions = connection.execute("SELECT version FROM schema_versions ORDER BY version").fetchall()
    assert versions == [(number,) for number in range(OLDEST, OLDEST + len(STEPS) + 2)]
    assert connection.execute("SELECT game_id, note FROM games").fetchall() == [(game_id(0), "kept")]
    entries = connection.execute("SELECT public, full FROM entries ORDER BY version").fetchall()
    assert entries == [(entry.public, entry.full) for entry in kept]
    connection.close()


async def test_a_step_that_fails_leaves_the_version_before_whole(file: Path):
    await (await SqliteStore.open(file)).close()
    connection = open_for_writing(file)
    broken = "CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1)"

    with pytest.raises(apsw.SQLError):
        migrate(connection, [*STEPS, broken])

    assert connection.execute("SELECT max(version) FROM schema_versions").fetchall() == [(OLDEST + len(STEPS) - 1,)]
    assert connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'half'").fetchall() == []
    connection.close()
    await (await SqliteStore.open(file)).close()


async def test_a_file_cut_off_while_it_was_made_is_made_again(file: Path):
    file.touch()
    await (await SqliteStore.open(file)).close()

    store = await SqliteStore.open(file)
    await grow(store, 2)
    await store.close()


async def test_an_erased_name_leaves_the_game_and_its_log_alone(file: Path):
    store = await SqliteStore.open(file)
    await store.create(creation())
    before = await log(store)
    await store.close()

    connection = apsw.Connection(str(file))
    connection.execute("DELETE FROM names")
    connection.close()

    store = await SqliteStore.open(file)
    assert [seat.display_name for seat in (await store.game(game_id(0))).seats] == [None]
    assert await log(store) == before
    await store.close()


async def test_a_seed_is_in_its_own_column_and_nowhere_else(file: Path):
    store = await SqliteStore.open(file)
    secret = b"32 bytes that nobody else writes"
    await store.create(creation(seed=secret))
    await store.close()

    connection = apsw.Connection(str(file))
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]
    found = [(table, column) for table in tables for column in _columns_with(connection, table, secret)]
    assert found == [("games", "seed")]
    connection.close()


def _columns_with(connection: apsw.Connection, table: str, secret: bytes) -> list[str]:
    """The columns of a table that hold a secret somewhere."""
    columns = [name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()]
    where = "SELECT 1 FROM {} WHERE instr(CAST({} AS BLOB), ?)"
    return [name for name in columns if connection.execute(where.format(table, name), (secret,)).fetchall()]


def test_due_games_are_found_by_an_index(file: Path):
    connection = open_for_writing(file)
    plan = connection.execute("EXPLAIN QUERY PLAN SELECT game_id FROM games WHERE due_ms <= 5").fetchall()

    assert "games_due" in str(plan)
    connection.close()


async def test_opening_does_not_need_a_running_neighbour(file: Path):
    """Two stores on two files live side by side."""
    first, second = await asyncio.gather(SqliteStore.open(file), SqliteStore.open(file.with_name("other.db")))
    await asyncio.gather(grow(first, 5), grow(second, 7))

    assert (len(await log(first)), len(await log(second))) == (5, 7)
    await asyncio.gather(first.close(), second.close())
