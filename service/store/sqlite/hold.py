"""Keeps a database to one process.

Two locks are held, on the file and on its name. The one on the file meets whoever comes by another path, since a lock
belongs to what lies on the disk. The one on the name, an empty file beside it, meets whoever puts another database in
its place meanwhile: SQLite names the write-ahead log by the path, so both would write in the same one.
"""

import errno
import fcntl
import os
import stat
import struct
import sys
from pathlib import Path
from typing import Final

from service.store.contract import StoreRefused

_PLACE: Final = 1 << 62
"""The byte that is locked: beyond the largest database, and so beyond the bytes that SQLite locks (lockBtree)."""

_ONE_BYTE: Final = (
    struct.pack("qqihh", _PLACE, 1, 0, fcntl.F_WRLCK, os.SEEK_SET)
    if sys.platform == "darwin"
    else struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _PLACE, 1, 0)
)
"""A `struct flock` of the system. `l_pid` is 0, as locks of an open file description ask for (fcntl(2))."""


class Hold:
    """The locks, until it is closed or the process is gone.

    They belong to open file descriptions (F_OFD_SETLK): SQLite, which opens the file for itself, neither meets nor
    loses them. The other way round closing a file lets go of every lock that SQLite holds on it in this process
    (POSIX), so it must be closed after the connections.
    """

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._descriptors: list[int] = []

    def add(self, path: Path, flags: int, told: str) -> None:
        """Open and lock one more file. Raises OSError; StoreRefused, which calls it `told`, if it is locked."""
        descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC | flags, 0o600)
        self._descriptors.append(descriptor)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _ONE_BYTE)
        except OSError as fault:
            if fault.errno in (errno.EAGAIN, errno.EACCES):
                raise StoreRefused(
                    f"{told} is in use: another fairdeal process has it open. One file, one process"
                ) from fault
            raise StoreRefused(f"{told} cannot be locked ({fault.strerror}): put it on a local disk") from fault

    def close(self) -> None:
        """Let go."""
        for descriptor in reversed(self._descriptors):
            os.close(descriptor)
        self._descriptors.clear()


def real(path: Path) -> Path:
    """Give the path of the file that a path leads to: the write-ahead log always lies beside the file itself."""
    return Path(os.path.realpath(path))


def told(path: Path) -> str:
    """Give what messages call a file: its path, and where that leads if it is a link."""
    return str(path) if path.absolute() == real(path) else f"{path} (which is {real(path)})"


def hold(path: Path) -> Hold:
    """Claim the file that a path leads to, and create it, for its owner alone, if it is not there.

    Raises StoreRefused if another process has it, if it cannot be written, or if it has more than one name: after a
    crash the newest moves lie in a write-ahead log beside one of them, and SQLite would not find it by the other.
    """
    held, file, name = Hold(), real(path), told(path)
    try:
        # The name first: this process may have the file open already, and closing it again would cost SQLite its locks.
        _add(held, Path(f"{file}-lock"), os.O_CREAT, f"{name}-lock", name)
        create_private(file)
        check_names(path)
        _add(held, file, 0, name, name)
    except BaseException:
        held.close()
        raise
    return held


def _add(held: Hold, file: Path, flags: int, own: str, database: str) -> None:
    try:
        held.add(file, flags, database)
    except OSError as fault:
        match fault.errno:
            case errno.ENOENT | errno.ENOTDIR:
                problem = f"{database} cannot be opened: is its folder there, and may this user write in it?"
            case errno.EACCES | errno.EPERM | errno.EROFS:
                problem = cannot_be_written(own)
            case _:
                problem = f"{own} cannot be opened: {fault.strerror}"
        raise StoreRefused(problem) from fault


def cannot_be_written(path: Path | str) -> str:
    """Say that a file can only be read, and what the one who starts the server can do."""
    return f"{path} cannot be written: let the user that runs the server write it and its folder, or name another file"


def create_private(path: Path) -> None:
    """Create the file, readable by its owner alone, if it is not there: it holds the seeds of running games.

    SQLite gives its companions (`-wal`, `-shm`) the same mode. The mode of a file that is there is its owner's choice.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as fault:
        raise StoreRefused(f"{path} cannot be created: {fault.strerror}") from fault


def check_names(path: Path) -> None:
    """Raise StoreRefused if the file that a path leads to is none, has another name too, or is mounted by itself."""
    file, name = real(path), told(path)
    try:
        found = file.stat()
    except OSError as fault:
        raise StoreRefused(f"{name} cannot be opened: {fault.strerror}") from fault
    if not stat.S_ISREG(found.st_mode):
        raise StoreRefused(f"{name} is no file: name another one")
    if found.st_nlink > 1:
        raise StoreRefused(
            f"{name} has {found.st_nlink} names (hard links), and its newest moves may lie in a -wal file beside "
            "another one: remove all names but the one that a server used last. A copy is a backup, a link is none"
        )
    if _mount(file) != _mount(file.parent):
        raise StoreRefused(
            f"{name} is mounted by itself, so the -wal file with its newest moves would lie elsewhere: mount its folder"
        )


def _mount(path: Path) -> str | None:
    """Give the number of the mount that a path is on; None where the system does not tell (Linux does)."""
    if sys.platform != "linux":
        return None
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)  # a mere place: closing it touches no lock
    try:
        told_by_system = Path(f"/proc/self/fdinfo/{descriptor}").read_text()
    except OSError:
        return None
    finally:
        os.close(descriptor)
    return next((line.split()[1] for line in told_by_system.splitlines() if line.startswith("mnt_id:")), None)
