"""The process from outside: what it says, what it refuses to start with, what it never logs."""

import base64
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.registry import titles
from tests.support.server import ROOT, Server

SERVE = (sys.executable, "-m", "service", "serve")
QUICK = {
    "FAIRDEAL_PORT": "0",
    "FAIRDEAL_GRPC_PORT": "0",
    "FAIRDEAL_ANNOUNCE_SECONDS": "0.05",
    "FAIRDEAL_REFUSE_SECONDS": "0.05",
}
ENVIRONMENT = os.environ | QUICK | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])}
RULE_SET = next(iter(titles().values())).rule_set


def start(folder: Path, *flags: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*SERVE, *flags], cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def refused(folder: Path, *flags: str, environment: Mapping[str, str] = {}) -> str:
    """Start a server that must not start; give what it says."""
    done = subprocess.run(
        [*SERVE, *flags],
        cwd=folder,
        env=ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def test_it_says_in_three_lines_what_it_does_and_where(tmp_path: Path):
    process = start(tmp_path)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(3)]
    process.send_signal(signal.SIGINT)
    rest, logs = process.communicate(timeout=20)
    assert process.returncode == 0
    assert rest == ""
    assert RULE_SET in lines[0]
    assert "fairdeal.db" in lines[0]
    assert re.search(r"http://127\.0\.0\.1:\d+", lines[1])
    assert re.search(r"127\.0\.0\.1:\d+", lines[2])
    assert [json.loads(line)["event"] for line in logs.splitlines()] == ["serving", "stopping", "stopped"]
    assert {path.name for path in tmp_path.iterdir()} == {"fairdeal.db", "fairdeal.db-lock", "fairdeal.key"}


def test_it_keeps_nothing_in_memory_mode(tmp_path: Path):
    process = start(tmp_path, "--store", "memory", "--test")
    assert process.stdout is not None
    first = process.stdout.readline()
    process.terminate()
    process.communicate(timeout=20)
    assert "memory" in first
    assert "TEST SERVER" in first
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_named(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"REST cannot listen on 127.0.0.1:{port}" in refused(tmp_path, "--port", port)
        assert f"gRPC cannot listen on 127.0.0.1:{port}" in refused(tmp_path, "--grpc-port", port)


def test_a_file_that_another_server_has_is_named(tmp_path: Path):
    with Server(tmp_path) as server:
        assert f"{server.database} is in use" in refused(tmp_path, "--database", str(server.database))


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"FAIRDEAL_PROT": "1"}, "FAIRDEAL_PROT is no setting; did you mean FAIRDEAL_PORT?"),
        ({"FAIRDEAL_HEARTBEAT_SECONDS": "0"}, "FAIRDEAL_HEARTBEAT_SECONDS: expected `int` >= 1"),
        ({"FAIRDEAL_DATABASE": "/nowhere/at/all.db"}, "/nowhere/at/all.db cannot be opened"),
        ({"FAIRDEAL_SERVICE_KEY": "/nowhere/at/all.key"}, "service key /nowhere/at/all.key"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_named(tmp_path: Path, environment: dict[str, str], told: str):
    assert told in refused(tmp_path, environment=environment)


def test_a_refused_start_lets_go_of_the_file(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        refused(tmp_path, "--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "fairdeal.db"))
    with Server(tmp_path) as server:
        assert server.port


def test_logs_are_json_with_traces_and_tell_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    process = start(tmp_path, "--json-ready", "--log-level", "debug", "--test")
    assert process.stdout is not None
    ready = json.loads(process.stdout.readline())
    assert ready["pid"] == process.pid
    body = {
        "request_id": "create-000000000000001",
        "rule_set": RULE_SET,
        "seats": 2,
        "setup": {"type": "setup.seed", "seed": "sesame"},
    }
    url = f"http://127.0.0.1:{ready['port']}/v1/games"
    headers = {"Content-Type": "application/json", "traceparent": f"00-{'ab' * 16}-{'cd' * 8}-01"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers), timeout=10) as answer:
        created = json.load(answer)
    token = created["credentials"][0]["seat_token"]
    wrong = {"Authorization": "Bearer fds_wrong-and-secret"}
    game = urllib.request.Request(f"{url}/{created['game']['game_id']}", headers=wrong)
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(game, timeout=10)
    process.terminate()
    _, logs = process.communicate(timeout=20)
    lines = [json.loads(line) for line in logs.splitlines()]
    (made,) = (line for line in lines if line.get("operation") == "CreateGame")
    assert (made["trace_id"], made["event"]) == ("ab" * 16, "answered")
    (shut,) = (line for line in lines if line["event"] == "refused")
    assert (shut["operation"], shut["reason"]) == ("GetGame", "CREDENTIAL_INVALID")
    key = (tmp_path / "fairdeal.key").read_bytes()
    for secret in (
        token,
        "create-000000000000001",
        "sesame",
        "wrong-and-secret",
        key.hex(),
        base64.b64encode(key).decode(),
    ):
        assert secret not in logs


def test_a_second_signal_ends_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FAIRDEAL_ANNOUNCE_SECONDS", "60")
    server = Server(tmp_path)
    server.start()
    assert server.process is not None
    server.process.terminate()
    time.sleep(0.5)
    assert server.process.poll() is None
    started = time.monotonic()
    assert server.stop() == 128 + signal.SIGTERM
    assert time.monotonic() - started < 2
