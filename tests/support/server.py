"""The real server as a process of its own, on ports that the system chooses."""

import json
import os
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]


class Server:
    """A running `fairdeal serve`; used as a context manager it is stopped at the end, and must stop cleanly."""

    module = "service"
    """What is run: the server itself, or something that changes its surroundings and then runs it."""

    def __init__(self, folder: Path, *flags: str, root: Path = ROOT, test: bool = True) -> None:
        self.folder, self.root = folder, root
        self.flags = [*(["--test"] if test else []), *flags]
        self.environment: dict[str, str] = {}
        self.port = self.grpc_port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.errors_to: int | None = None
        """The descriptor that it gets as its standard error, in place of a file."""

    @property
    def database(self) -> Path:
        """The file of its store."""
        return self.folder / "fairdeal.db"

    def start(self) -> None:
        """Start it and wait until it says that it serves; a restart keeps the ports."""
        command = [sys.executable, "-m", self.module, "serve", "--json-ready", *self.flags]
        command += ["--port", str(self.port), "--grpc-port", str(self.grpc_port)]
        command += ["--database", str(self.database), "--service-key", str(self.folder / "fairdeal.key")]
        path = os.pathsep.join([str(self.root), str(self.root / "proto" / "gen")])
        environment = os.environ | {"PYTHONPATH": path, "FAIRDEAL_LOG_LEVEL": "warning"}
        environment |= self.environment
        with (self.folder / "server.log").open("ab") as log:
            errors = log if self.errors_to is None else self.errors_to
            self.process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdout=subprocess.PIPE, stderr=errors
            )
        ready = json.loads(self._first_line(30))
        self.port, self.grpc_port = ready["port"], ready["grpc_port"]

    def _first_line(self, seconds: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            if not selector.select(seconds):
                raise TimeoutError(f"the server said nothing:\n{self.log()}")
        line = self.process.stdout.readline()
        assert line, f"the server died:\n{self.log()}"
        return line

    def log(self) -> str:
        """Give what it wrote on standard error so far."""
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        """End it as a power cut would end the process."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self, seconds: float = 30) -> int:
        """Ask it to stop and give its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(seconds)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        started = time.monotonic()
        status = self.stop()
        if kind is None:
            assert status == 0, f"exit status {status} after {time.monotonic() - started:.1f} s:\n{self.log()}"
