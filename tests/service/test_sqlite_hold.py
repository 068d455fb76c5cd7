"""One process for one file, by whatever path it comes; and no moves left behind in a log that has another name."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from service.store.contract import StoreRefused
from service.store.sqlite import SqliteReader, SqliteStore
from tests.support.server import ROOT, Server
from tests.support.stores import game_id, grow, log

OPEN = """
import asyncio, sys
from pathlib import Path
from service.store.sqlite import SqliteStore

async def main():
    try:
        await (await SqliteStore.open(Path(sys.argv[1]))).close()
    except Exception as error:
        print(type(error).__name__, error)
    else:
        print("opened")

asyncio.run(main())
"""
"""A program that opens a store and closes it."""

GROW_AND_DIE = """
import asyncio, os, sys
from pathlib import Path
from service.store.sqlite import SqliteStore
from tests.support.stores import grow

async def main():
    await grow(await SqliteStore.open(Path(sys.argv[1])), 9)
    os._exit(0)

asyncio.run(main())
"""
"""A program that stores nine entries and is gone before the write-ahead log is copied into the file."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A real server on a file."""
    with Server(tmp_path) as running:
        yield running


def by_itself(file: Path) -> Path:
    return file


def by_a_link(file: Path) -> Path:
    (link := file.with_name("link.db")).symlink_to(file)
    return link


def by_a_link_in_another_folder(file: Path) -> Path:
    (folder := file.with_name("elsewhere")).mkdir()
    (link := folder / "fairdeal.db").symlink_to(Path("..") / file.name)
    return link


def by_a_linked_folder(file: Path) -> Path:
    (folder := file.with_name("elsewhere")).symlink_to(file.parent)
    return folder / file.name


def by_a_relative_path(file: Path) -> Path:
    return Path(os.path.relpath(file))


def by_a_descriptor(file: Path) -> Path:
    return Path(f"/proc/self/fd/{os.open(file, os.O_RDONLY)}")


def by_a_new_name(file: Path) -> Path:
    return file.rename(file.with_name("renamed.db"))


def by_a_new_file_under_its_name(file: Path) -> Path:
    file.rename(file.with_name("renamed.db"))
    return file


WAYS: list[Callable[[Path], Path]] = [
    by_itself,
    by_a_link,
    by_a_link_in_another_folder,
    by_a_linked_folder,
    by_a_relative_path,
    by_a_descriptor,
    by_a_new_name,
    by_a_new_file_under_its_name,
]


def test_a_file_that_a_server_has_open_is_kept_by_every_path(server: Server):
    for way in WAYS:
        path = way(server.database)
        done = run(OPEN, path) if way is not by_a_descriptor else run(OPEN, path, keep=int(path.name))
        assert done.startswith("StoreRefused"), (way.__name__, done)
        assert "is in use: another fairdeal process has it open" in done, (way.__name__, done)
        assert str(path) in done
        undo(server.database)
    (server.database.with_name("link.db")).symlink_to(server.database)
    assert f"link.db (which is {server.database})" in run(OPEN, server.database.with_name("link.db"))


def run(program: str, path: Path, keep: int | None = None) -> str:
    """Run a program on a path, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)],
        cwd=ROOT if path.is_absolute() else Path.cwd(),
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'proto' / 'gen'}"},
        pass_fds=() if keep is None else (keep,),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    if keep is not None:
        os.close(keep)
    return done.stdout


def undo(file: Path) -> None:
    """Take away what a way has made, and give the file its name back."""
    for made in file.parent.iterdir():
        if made.is_symlink():
            made.unlink()
        elif made.is_dir():
            for inner in made.iterdir():
                inner.unlink()
            made.rmdir()
    if (renamed := file.with_name("renamed.db")).exists():
        renamed.replace(file)


def test_a_hard_link_does_not_open(server: Server):
    """The second server would write a log of its own, and each would copy its own into the one file."""
    (link := server.database.with_name("hard.db")).hardlink_to(server.database)
    assert f"StoreRefused {link} has 2 names (hard links)" in run(OPEN, link)


async def test_moves_left_in_the_log_of_another_name_are_not_lost(tmp_path: Path):
    file, link = tmp_path / "fairdeal.db", tmp_path / "hard.db"
    assert run(GROW_AND_DIE, file) == ""
    assert file.with_name("fairdeal.db-wal").stat().st_size > 0
    link.hardlink_to(file)
    for path in (link, file):
        with pytest.raises(StoreRefused, match=r"has 2 names \(hard links\).*remove all names but the one"):
            await SqliteStore.open(path)
        with pytest.raises(StoreRefused, match="has 2 names"):
            SqliteReader.open(path)
    link.unlink()
    store = await SqliteStore.open(file)
    assert len(await log(store)) == 9
    await store.close()


async def test_the_log_of_a_linked_file_lies_beside_the_file(tmp_path: Path):
    (tmp_path / "data").mkdir()
    (link := tmp_path / "fairdeal.db").symlink_to(tmp_path / "data" / "games.db")
    assert run(GROW_AND_DIE, link) == ""
    names = {path.name for path in (tmp_path / "data").iterdir()}
    assert names == {"games.db", "games.db-wal", "games.db-shm", "games.db-lock"}
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["fairdeal.db"]
    reader = SqliteReader.open(link)
    record = await reader.game(game_id(0))
    assert record is not None
    assert record.head.version == 9
    await reader.close()


def test_a_file_that_is_mounted_by_itself_does_not_open(tmp_path: Path):
    """A container that is given the file alone would leave the newest moves in a log that goes away with it."""
    mount = ["unshare", "--map-root-user", "--mount", "sh", "-c", 'mount --bind "$1" "$1" && shift && exec "$@"', "sh"]
    file = tmp_path / "fairdeal.db"
    file.touch()
    if subprocess.run([*mount, str(file), "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount")
    command = [*mount, str(file), sys.executable, "-c", OPEN, str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith(f"StoreRefused {file} is mounted by itself"), done


def test_a_mounted_folder_is_the_same_file(server: Server):
    folder = server.folder / "elsewhere"
    folder.mkdir()
    mount = [
        "unshare",
        "--map-root-user",
        "--mount",
        "sh",
        "-c",
        'mount --bind "$1" "$2" && shift 2 && exec "$@"',
        "sh",
    ]
    mount += [str(server.folder), str(folder)]
    if subprocess.run([*mount, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount")
    command = [*mount, sys.executable, "-c", OPEN, str(folder / "fairdeal.db")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert "is in use" in done.stdout, done


async def test_closing_a_second_one_costs_the_first_no_lock(tmp_path: Path):
    """Closing a file lets go of all locks that a process holds on it, those of SQLite among them."""
    store = await SqliteStore.open(tmp_path / "fairdeal.db")
    await grow(store, 3)
    with pytest.raises(StoreRefused, match="is in use"):
        await SqliteStore.open(tmp_path / "fairdeal.db")
    locks = Path("/proc/locks").read_text().splitlines()
    inode = (tmp_path / "fairdeal.db").stat().st_ino
    kinds = {line.split()[1] for line in locks if line.split()[5].endswith(f":{inode}")}
    assert kinds == {"OFDLCK", "POSIX"}
    await store.close()


async def test_what_is_no_file_is_refused(tmp_path: Path):
    os.mkfifo(fifo := tmp_path / "fifo.db")
    with pytest.raises(StoreRefused, match=r"fifo\.db is no file"):
        await SqliteStore.open(fifo)
    with pytest.raises(StoreRefused, match="is no file"):
        await SqliteStore.open(tmp_path)
    (loop := tmp_path / "loop.db").symlink_to(loop)
    with pytest.raises(StoreRefused, match=r"loop\.db"):
        await SqliteStore.open(loop)
