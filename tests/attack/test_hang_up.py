"""Who hangs up leaves nothing: no watch, no bytes, no line in the log, whatever waits behind the running request."""

import http.client
import json
import secrets
import socket
import struct
import time
from pathlib import Path

import pytest

from tests.support.attacked import Figures, Target
from tests.support.crowd import GET, crowd
from tests.support.soak import rounds

CONNECTIONS = 100
BEHIND = GET * 2300
"""Some 64 kB of requests."""

NOW = struct.pack("ii", 1, 0)
"""Says that closing shall not wait for what was sent (SO_LINGER): the connection is reset."""


def open_game(port: int) -> str:
    """Create a game that everybody may watch; give its path."""
    body = {"request_id": secrets.token_urlsafe(18), "rule_set": "take_that/1", "seats": 2, "spectators": "OPEN"}
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", "/v1/games", json.dumps(body), {"Content-Type": "application/json"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return f"/v1/games/{answer['game']['game_id']}"


def watch(connection: socket.socket, path: str, behind: bytes) -> None:
    """Watch a game, with more requests behind, until the first piece of the stream has come."""
    connection.sendall(f"GET {path}/watch HTTP/1.1\r\nHost: x\r\n\r\n".encode() + behind)


def began(connection: socket.socket) -> bool:
    """Say whether the watch began."""
    told = b""
    while b"data: " not in told:
        got = connection.recv(65_536)
        if not got:
            return False
        told += got
    return told.startswith(b"HTTP/1.1 200 ")


def gone(target: Target, descriptors: int, seconds: float) -> float:
    """Wait until no connections are left; give how long that took, in seconds."""
    started = time.monotonic()
    while target.descriptors() > descriptors:
        assert time.monotonic() - started < seconds, f"{target.descriptors() - descriptors} connections are left"
        time.sleep(0.01)
    return time.monotonic() - started


def test_memory_is_level_over_rounds_of_watches_with_more_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Figures
):
    monkeypatch.setenv("FAIRDEAL_WATCHES_EACH", str(CONNECTIONS))
    with Target(tmp_path) as target:
        path, descriptors = open_game(target.port), target.descriptors()
        resident, longest = [target.rss()], 0.0
        for _ in range(rounds(10)):
            with crowd(target.port, CONNECTIONS) as sockets:
                for number, connection in enumerate(sockets):
                    watch(connection, path, BEHIND)
                    if number % 2:
                        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOW)
                assert [began(connection) for connection in sockets] == [True] * CONNECTIONS, (
                    "a place to watch was not given back"
                )
                time.sleep(0.1)
                held = target.rss()
            longest = max(longest, gone(target, descriptors, 1))
            resident.append(target.rss())
        figures.below("held for 100 watches with 64 kB behind each", held - resident[0], 4 * 100 * 64 / 1024, "MiB")
        figures.note("the last of 100 was gone after", longest * 1000, "ms")
        figures.below("memory after ten rounds over that after two", resident[-1] - resident[2], 6, "MiB")
        assert not target.log()


def test_more_than_may_wait_ends_the_running_request(target: Target, figures: Figures):
    path, descriptors = open_game(target.port), target.descriptors()
    before = target.rss()
    with crowd(target.port, 20) as sockets:
        for connection in sockets:
            watch(connection, path, b"")
            assert began(connection)
            connection.setblocking(False)
            flood = memoryview(GET * 40_000)
            try:
                while flood:
                    flood = flood[connection.send(flood) :]
            except BlockingIOError:
                pass
        figures.note("gone while the clients stay", gone(target, descriptors, 3) * 1000, "ms")
        figures.below("memory of 20 connections that sent a megabyte", target.rss() - before, 20, "MiB")
    assert not target.log()


def test_half_of_a_connection_is_none(target: Target):
    path, descriptors = open_game(target.port), target.descriptors()
    with crowd(target.port, 10) as sockets:
        for connection in sockets:
            watch(connection, path, b"")
            assert began(connection)
            connection.shutdown(socket.SHUT_WR)
        gone(target, descriptors, 1)
    assert not target.log()
