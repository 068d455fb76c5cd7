"""One address takes every connection that it can: others, seats, health are answered, and the log says so once."""

import asyncio
import contextlib
import http.client
import json
import secrets
import socket
import time
from pathlib import Path

import pytest

from tests.attack.test_hang_up import gone
from tests.support.attacked import Figures, Target
from tests.support.crowd import connected, said
from tests.support.soak import rounds

CONNECTIONS = 200
EACH = 60
MINE = "127.0.0.2"
"""The address of who takes all."""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Target:
    """A server with few places."""
    monkeypatch.setenv("FAIRDEAL_CONNECTIONS", str(CONNECTIONS))
    monkeypatch.setenv("FAIRDEAL_CONNECTIONS_PER_ADDRESS", str(EACH))
    return Target(tmp_path)


def seat_in(port: int) -> tuple[str, str]:
    """Create a game; give its path and the token of a seat in it."""
    claims = [{"seat": 0}, {"seat": 1}]
    body = {"request_id": secrets.token_urlsafe(18), "rule_set": "take_that/1", "seats": 2, "claims": claims}
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", "/v1/games", json.dumps(body), {"Content-Type": "application/json"})
    created = json.loads(connection.getresponse().read())
    connection.close()
    return f"/v1/games/{created['game']['game_id']}", created["credentials"][0]["seat_token"]


def asked(port: int, host: str, path: str, token: str = "") -> bytes:
    """Ask once over a new connection from an address; give the whole answer."""
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    with connected(port, host) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{bearer}\r\n".encode())
        return said(connection)


def take_all(port: int, held: list[socket.socket], number: int, host: str = MINE) -> None:
    """Open so many connections more, and say nothing over them."""
    for _ in range(number):
        with contextlib.suppress(OSError):
            held.append(connected(port, host))


def test_an_address_has_its_share_and_seats_and_health_are_answered(small: Target, figures: Figures):
    held: list[socket.socket] = []
    with small as target:
        path, token = seat_in(target.port)
        descriptors = target.descriptors()

        def attack() -> None:
            for _ in range(rounds(1)):
                take_all(target.port, held, 500)
            time.sleep(0.2)
            taken = target.descriptors() - descriptors
            figures.below("connections of one address that are held", taken, EACH + 100 + 30, "")
            for path_of_health in ("/healthz", "/readyz"):
                assert asked(target.port, MINE, path_of_health).startswith(b"HTTP/1.1 200 ")
            assert asked(target.port, MINE, path, token).startswith(b"HTTP/1.1 200 ")
            for nothing in ("", token[:-1] + ("A" if token[-1] != "A" else "B"), "fds_short"):
                refused = asked(target.port, MINE, path, nothing)
                assert refused.startswith(b"HTTP/1.1 503 ")
                assert b'"reason":"OVERLOADED"' in refused
                assert b"retry-after: " in refused
            assert asked(target.port, "127.0.0.3", "/v1/server").startswith(b"HTTP/1.1 200 ")

        target.besieged(figures, "500 connections of one address", attack, control_seconds=0.6)
        for each in held:
            each.close()
        gone(target, descriptors, 2)
        assert asked(target.port, MINE, "/v1/server").startswith(b"HTTP/1.1 200 ")
        assert not target.log()


def test_many_addresses_take_all_and_the_log_says_it_once(small: Target):
    held: list[socket.socket] = []
    with small as target:
        path, token = seat_in(target.port)
        for number in range(4):
            take_all(target.port, held, EACH, f"127.0.0.{10 + number}")
        assert asked(target.port, "127.0.0.1", "/readyz").startswith(b"HTTP/1.1 200 ")
        assert asked(target.port, "127.0.0.1", path, token).startswith(b"HTTP/1.1 200 ")
        assert b'"reason":"OVERLOADED"' in asked(target.port, "127.0.0.1", "/v1/server")
        for each in held:
            each.close()
        time.sleep(0.3)
        assert asked(target.port, "127.0.0.1", "/v1/server").startswith(b"HTTP/1.1 200 ")
        lines = [line["event"] for line in target.events()]
        assert lines == ["connections run short", "connections no longer run short"]


async def test_a_seat_beyond_all_places_may_watch_and_play(small: Target):
    held: list[socket.socket] = []
    with small as target:
        path, token = seat_in(target.port)
        take_all(target.port, held, 300, "127.0.0.1")
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        writer.write(f"GET {path}/watch HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        async with asyncio.timeout(5):
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
            await reader.readuntil(b"data: ")
        take_all(target.port, held, 200, "127.0.0.1")
        writer.close()
        for each in held:
            each.close()
