"""A log that nobody reads, that nobody can read, and a full disk under it stop nothing, and what is lost is counted."""

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.attacked import Figures, Target
from tests.support.soak import rounds

CALLS = rounds(5_000)
"""Refused calls: at debug level more lines than the queue and the pipe hold."""


@contextmanager
def told_to(folder: Path, descriptor: int) -> Iterator[Target]:
    """Give a server that logs every call to a descriptor."""
    server = Target(folder, "--log-level", "debug")
    server.errors_to = descriptor
    with server:
        os.close(descriptor)
        yield server


def be_refused(server: Target, times: int) -> None:
    """Make calls that are refused, one after the other on one connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        for _ in range(times):
            connection.sendall(b"GET /v1/games/none HTTP/1.1\r\nHost: here\r\n\r\n")
            answer = connection.recv(65_536)
            while not answer.endswith(b"}"):
                answer += connection.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 4")


def stopped_in_time(server: Target, figures: Figures, name: str) -> None:
    """Stop the server, which ends well."""
    began = time.monotonic()
    assert server.stop() == 0
    figures.below(f"{name}: seconds until it has stopped", time.monotonic() - began, 5, "s")


def test_standard_error_that_nobody_reads_stops_nothing(tmp_path: Path, figures: Figures) -> None:
    reading, writing = os.pipe()
    with told_to(tmp_path, writing) as server:
        be_refused(server, CALLS)
        server.besieged(figures, "unread log", lambda: be_refused(server, rounds(500)), control_seconds=1)
        stopped_in_time(server, figures, "unread log")
    os.set_blocking(reading, False)
    held = os.read(reading, 1_000_000)
    figures.note("unread log: bytes in the pipe", len(held), "B")
    assert len(held) > 40_000
    os.close(reading)


def test_a_reader_who_comes_back_finds_every_line_written_or_counted(tmp_path: Path, figures: Figures) -> None:
    reading, writing = os.pipe()
    with told_to(tmp_path, writing) as server, os.fdopen(reading, "rb") as log:
        be_refused(server, CALLS)
        lines = [json.loads(log.readline())]
        reader = threading.Thread(target=lambda: lines.extend(map(json.loads, log)))
        reader.start()
        assert server.stop() == 0
        reader.join(10)
    dropped = [line for line in lines if line["event"] == "log lines dropped"]
    assert all((line["level"], line["since"] < line["time"]) == ("warning", True) for line in dropped)
    lost = sum(line["dropped"] for line in dropped)
    figures.above("unread log: lines that were dropped and counted", lost, 100, "lines")
    starts_and_stops = 3
    assert len(lines) - len(dropped) + lost == CALLS + starts_and_stops
    assert "stopped" in [line["event"] for line in lines[-2:]]


@pytest.mark.parametrize("end", ["a full disk", "a reader who has gone"])
def test_what_cannot_be_written_stops_nothing(end: str, tmp_path: Path, figures: Figures) -> None:
    if end == "a full disk":
        descriptor = os.open("/dev/full", os.O_WRONLY)
    else:
        reading, descriptor = os.pipe()
        os.close(reading)
    with told_to(tmp_path, descriptor) as server:
        be_refused(server, 500)
        stopped_in_time(server, figures, f"log to {end}")


def test_anybody_can_be_refused_and_nothing_is_logged(tmp_path: Path) -> None:
    server = Target(tmp_path, "--log-level", "info")
    with server:
        be_refused(server, 50)
    assert [line["event"] for line in server.events()] == ["serving", "stopping", "stopped"]
