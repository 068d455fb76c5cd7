"""A disk that can lose power: a VFS for SQLite that remembers what was written since the last flush of each file.

What a real disk does with writes that were not flushed is unknown until the power is back, and each may have been kept,
lost or kept in part, in any combination. So the disks after a cut are drawn at random.
"""
# ruff: noqa: N802 - the names of the methods are SQLite's

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import apsw
from msgspec import Struct

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""


class Write(Struct, frozen=True):
    """Bytes at an offset."""

    offset: int
    data: bytes


class Cut(Struct, frozen=True):
    """A new length."""

    size: int


class _File:
    """What is known of one file: the bytes that are safe, and what was done since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.since: list[Write | Cut] = []

    def flush(self) -> None:
        for step in self.since:
            _apply(self.safe, step)
        self.since.clear()


def _apply(image: bytearray, step: Write | Cut) -> None:
    match step:
        case Write(offset, data):
            image.extend(bytes(max(0, offset + len(data) - len(image))))
            image[offset : offset + len(data)] = data
        case Cut(size):
            del image[size:]
            image.extend(bytes(size - len(image)))


class Wreck:
    """The disk at the instant of a cut: what is safe of every file, and what may or may not be."""

    def __init__(self, files: dict[str, _File]) -> None:
        self._files = {Path(path).name: (bytes(file.safe), tuple(file.since)) for path, file in files.items()}

    def restore(self, folder: Path, kept: float, chance: random.Random) -> None:
        """Write one possible disk into a folder; of what was not flushed a share is kept, some of it torn.

        The shared memory file is left out: it is not opened through a VFS, and no power cut spares it.
        """
        for name, (safe, since) in self._files.items():
            image = bytearray(safe)
            for step in _survivors(since, kept, chance):
                _apply(image, step)
            (folder / name).write_bytes(image)


class Disk(apsw.VFS):
    """A VFS over the usual one that remembers every write, and calls `cut` now and then, at a write or a flush."""

    def __init__(self, name: str, every: int, chance: random.Random, cut: Callable[[Wreck], None]) -> None:
        super().__init__(name, "")
        self.vfs_name = name
        self._every = every
        self._chance = chance
        self._cut = cut
        self._files: dict[str, _File] = {}

    def touched(self) -> None:
        """Count one more step of the disk. Once in `every` steps, on average, the power is cut before it."""
        if self._chance.randrange(self._every) == 0:
            self._cut(Wreck(self._files))

    def xOpen(self, name: Any, flags: list[int]) -> "_Handle":
        """Open a file; its writes are remembered under its name."""
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        return _Handle(self, path, flags, self._files.setdefault(path, _File()))

    def xDelete(self, filename: str, syncdir: bool) -> None:
        """Delete a file for good."""
        super().xDelete(filename, syncdir)
        self._files.pop(filename, None)


def _survivors(steps: Sequence[Write | Cut], kept: float, chance: random.Random) -> Sequence[Write | Cut]:
    survivors: list[Write | Cut] = []
    for step in steps:
        if chance.random() >= kept:
            continue
        if isinstance(step, Write) and len(step.data) > SECTOR and chance.random() < 0.2:
            sectors = chance.randrange(1, -(-len(step.data) // SECTOR))
            survivors.append(Write(step.offset, step.data[: sectors * SECTOR]))
        else:
            survivors.append(step)
    return survivors


class _Handle(apsw.VFSFile):
    """An open file."""

    def __init__(self, disk: Disk, path: str, flags: list[int], file: _File) -> None:
        super().__init__("", path, flags)
        self._disk = disk
        self._file = file

    def xWrite(self, data: bytes, offset: int) -> None:
        """Write, which is not yet safe."""
        self._disk.touched()
        super().xWrite(data, offset)
        self._file.since.append(Write(offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        """Cut or lengthen, which is not yet safe."""
        self._disk.touched()
        super().xTruncate(newsize)
        self._file.since.append(Cut(newsize))

    def xSync(self, flags: int) -> None:
        """Flush: from here on it is safe."""
        self._disk.touched()
        super().xSync(flags)
        self._file.flush()
