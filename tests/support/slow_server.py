"""The real server on a disk whose flushes take as long as a file says, in seconds, looked at again while they last.

The rest of the server is as shipped: SQLite's own VFS does everything but the wait.
"""
# ruff: noqa: N802 - the names of the methods are SQLite's

import os
import time
from pathlib import Path
from typing import Any

import apsw

from service.__main__ import main

FLUSH_SECONDS = "FLUSH_SECONDS_FILE"
"""The variable that names the file."""

_LOOK = 0.01


class SlowDisk(apsw.VFS):
    """SQLite's own VFS, and the default one from now on, with slow flushes."""

    def __init__(self, file: Path) -> None:
        super().__init__("slow", "unix", makedefault=True)
        self._file = file

    def xOpen(self, name: Any, flags: list[int]) -> "_Handle":
        """Open a file."""
        return _Handle(self, name, flags)

    def wait(self) -> None:
        """Wait as long as the file says now."""
        started = time.monotonic()
        while (left := started + float(self._file.read_text() or 0) - time.monotonic()) > 0:
            time.sleep(min(left, _LOOK))


class _Handle(apsw.VFSFile):
    def __init__(self, disk: SlowDisk, name: Any, flags: list[int]) -> None:
        super().__init__("unix", name, flags)
        self._disk = disk

    def xSync(self, flags: int) -> None:
        """Flush, after the wait."""
        self._disk.wait()
        super().xSync(flags)


if __name__ == "__main__":
    DISK = SlowDisk(Path(os.environ[FLUSH_SECONDS]))
    main()
