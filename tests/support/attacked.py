"""A real server under attack: its memory, its log, and what others notice of it, beside a control in the same run."""

import json
import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.support.server import ROOT, Server

MIB = 1024 * 1024


class Figures:
    """What an attack measured; each figure is printed at the end of the run, and held to its bound."""

    def __init__(self, record: Callable[[str, object], None]) -> None:
        self._record = record

    def note(self, name: str, value: float, unit: str) -> None:
        """Print a figure."""
        self._record("figure", f"{name}: {value:.4g} {unit}")

    def below(self, name: str, value: float, bound: float, unit: str) -> None:
        """Print a figure that must be lower than its bound."""
        self._record("figure", f"{name}: {value:.4g} {unit} (below {bound:g})")
        assert value < bound, f"{name}: {value:.4g} {unit}, must be below {bound:g}"

    def above(self, name: str, value: float, bound: float, unit: str) -> None:
        """Print a figure that must be higher than its bound."""
        self._record("figure", f"{name}: {value:.4g} {unit} (above {bound:g})")
        assert value > bound, f"{name}: {value:.4g} {unit}, must be above {bound:g}"


class Noticed(NamedTuple):
    """What the other callers noticed during a span."""

    answered: list[float]
    """Milliseconds of each call that was answered."""
    failed: list[str]
    """The kinds of the calls that were not."""

    @property
    def p50(self) -> float:
        """The median, in milliseconds."""
        return statistics.median(self.answered)

    @property
    def p99(self) -> float:
        """The 99th percentile, in milliseconds."""
        return sorted(self.answered)[int(len(self.answered) * 0.99)]

    @property
    def worst(self) -> float:
        """The longest, in milliseconds."""
        return max(self.answered)


class Others:
    """Other callers, in a process of their own, from the beginning to the end of the context."""

    def __init__(self, server: Server) -> None:
        self._calls: list[tuple[str, float]] = []
        command = [sys.executable, "-m", "tests.support.others", str(server.port), str(server.grpc_port)]
        path = os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._telling = threading.Thread(target=self._hear, daemon=True)
        self.complaints: list[str] = []
        """What went wrong, in words."""
        self._reading.start()
        self._telling.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            kind, took = json.loads(line)
            self._calls.append((kind, took))

    def _hear(self) -> None:
        assert self._process.stderr is not None
        self.complaints += (line.decode().rstrip() for line in self._process.stderr)

    def settle(self, seconds: float = 20) -> None:
        """Wait until the first calls were answered."""
        end = time.monotonic() + seconds
        while len(self._calls) < 10:
            assert time.monotonic() < end, f"the other callers get no answer: {self.complaints}"
            time.sleep(0.02)

    @contextmanager
    def watched(self) -> Iterator[Noticed]:
        """Give what was noticed while the context is open; it is filled at the end.

        The call that is under way at the end is waited for, so that one which hangs is seen.
        """
        begun = len(self._calls)
        noticed = Noticed([], [])
        yield noticed
        known, end = len(self._calls), time.monotonic() + 30
        while len(self._calls) == known and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self._calls) > known, "a call of the others was not answered within 30 s"
        for kind, took in self._calls[begun:]:
            if took < 0:
                noticed.failed.append(kind)
            else:
                noticed.answered.append(took)

    def close(self) -> None:
        """Stop calling."""
        self._process.kill()
        self._process.wait()
        for thread in (self._reading, self._telling):
            thread.join(5)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()


class Target(Server):
    """A server that is attacked."""

    def rss(self) -> float:
        """Give its memory in MiB."""
        return int(self._status("VmRSS:").split()[0]) / 1024

    def _status(self, name: str) -> str:
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(name):
                return line.removeprefix(name).strip()
        raise KeyError(name)

    def descriptors(self) -> int:
        """Give how many files and sockets it has open."""
        assert self.process is not None
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def cpu_seconds(self) -> float:
        """Give the processor time that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def events(self) -> list[dict[str, Any]]:
        """Give the lines of its log."""
        return [json.loads(line) for line in self.log().splitlines()]

    def errors(self) -> list[dict[str, Any]]:
        """Give the lines of its log that tell a fault of the server."""
        return [line for line in self.events() if line.get("level") == "error"]

    @contextmanager
    def others(self) -> Iterator[Others]:
        """Let others play while the context is open."""
        others = Others(self)
        try:
            others.settle()
            yield others
        finally:
            others.close()

    def besieged(
        self,
        figures: Figures,
        name: str,
        attack: Callable[[], Any],
        *,
        control_seconds: float = 2.0,
        bound: float = 250,
    ) -> None:
        """Attack while others play: none of their calls fails, their p99 in ms stays below the bound, no error is
        logged. The control is what they notice before it."""
        with self.others() as others:
            with others.watched() as control:
                time.sleep(control_seconds)
            with others.watched() as noticed:
                attack()
            assert not noticed.failed, (len(noticed.failed), others.complaints[:5])
            figures.note(f"{name}: p99 of others without the attack", control.p99, "ms")
            figures.below(f"{name}: p99 of others", noticed.p99, bound, "ms")
        assert not self.errors(), self.errors()[:3]


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Figures:
    """Where an attack puts what it measured."""
    return Figures(record_property)
