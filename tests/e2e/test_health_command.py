"""`fairdeal health` against the real process: exit code and one line, whatever state the server is in."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server import ROOT, Server


def health(*flags: str, **variables: str) -> tuple[int, str, float]:
    """Run the command; give its exit code, its one line, and the seconds that it took."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])} | variables
    began = time.monotonic()
    command = [sys.executable, "-m", "service", "health", *flags]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    return done.returncode, line, time.monotonic() - began


@contextmanager
def listening(answer: bytes | None) -> Iterator[str]:
    """Give the port of something that accepts a connection and answers with bytes; None is never."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(4096)
                connection.sendall(answer or b"")

        serving = threading.Thread(target=serve)
        if answer is not None:
            serving.start()
        yield str(listener.getsockname()[1])
        if answer is not None:
            serving.join(10)


def test_a_server_is_ready_until_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRDEAL_ANNOUNCE_SECONDS", "5")
    monkeypatch.setenv("FAIRDEAL_HOST", "0.0.0.0")
    with Server(tmp_path) as server:
        assert health("--port", str(server.port))[:2] == (0, "ready")
        assert health(FAIRDEAL_PORT=str(server.port))[:2] == (0, "ready")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        code, line, _ = health("--port", str(server.port))
        assert (code, line.startswith("not ready: DRAINING: ")) == (1, True)
        assert server.process.wait(30) == 0
        assert server.process.stdout is not None
        server.process.stdout.close()
    code, line, _ = health("--port", str(server.port))
    assert (code, line) == (1, f"not ready: 127.0.0.1:{server.port} cannot be reached: Connection refused")


def test_a_server_that_never_answers_is_not_waited_for() -> None:
    with listening(None) as port:
        code, line, seconds = health("--port", port, "--timeout", "0.5")
    assert (code, line) == (1, f"not ready: 127.0.0.1:{port} said nothing within 0.5 s")
    assert seconds < 10


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"SSH-2.0-x\r\n", "is no such server"),
        (b"", "is no such server"),
        (b"HTTP/1.1 404 Not Found\r\n\r\nno", "answers with status 404"),
        (
            b'HTTP/1.1 503 x\r\n\r\n{"reason":"STORE_UNAVAILABLE","detail":"a\\u001b[2Jb"}',
            "not ready: STORE_UNAVAILABLE",
        ),
    ],
)
def test_what_is_no_such_server_is_told_in_one_line(answer: bytes, told: str) -> None:
    with listening(answer) as port:
        code, line, _ = health("--port", port)
    assert (code, told in line, "\x1b" in line) == (1, True, False)


def test_settings_that_lead_nowhere_are_told() -> None:
    assert health("--port", "0")[:2] == (
        1,
        "not ready: port 0 is none to call: the server took a free one and told it at its start",
    )
    code, line, _ = health(FAIRDEAL_PROT="1")
    assert (code, line) == (1, "not ready: FAIRDEAL_PROT is no setting; did you mean FAIRDEAL_PORT?")
