"""A server that is attacked, on a disk that a test slows down."""

from pathlib import Path

from tests.support.attacked import Target
from tests.support.slow_server import FLUSH_SECONDS


class SlowTarget(Target):
    """A server whose disk a test slows down."""

    module = "tests.support.slow_server"

    def start(self) -> None:
        """Start it on a disk that is quick."""
        self.flushes_take(0)
        self.environment[FLUSH_SECONDS] = str(self._file)
        super().start()

    def flushes_take(self, seconds: float) -> None:
        """Set how long each flush takes from now on, those under way too."""
        new = self._file.with_suffix(".new")
        new.write_text(str(seconds))
        new.rename(self._file)

    @property
    def _file(self) -> Path:
        return self.folder / "flush_seconds"
