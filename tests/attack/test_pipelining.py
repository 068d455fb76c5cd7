"""Thousands of requests sent at once over a few connections: one at a time is read, and others come to their turns."""

import pytest

from tests.support.attacked import Figures, Target
from tests.support.crowd import GET, crowd, pour
from tests.support.soak import rounds

CONNECTIONS = 4
POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
FLOODS = {
    "GET": GET * 3600,
    "HEAD": GET.replace(b"GET", b"HEAD") * 3600,
    "404": GET.replace(b" / ", b" /nowhere ") * 2000,
    "bad requests": (GET + b"GET / HTTP/9.9\r\n\r\n") * 2000,
    "tiny bodies": (POST + b"Content-Length: 2\r\n\r\n{}") * 2000,
    "empty lines": b"\r\n" * 8_000_000,
    "ends of lines": b"\n" * 16_000_000,
    "bodies in chunks of a byte": (CHUNKED + b"1\r\n{\r\n" + b"1\r\n \r\n" * 8000 + b"0\r\n\r\n") * 4,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_others_come_to_their_turns(target: Target, figures: Figures, flood: bytes):
    name = f"pipelined {next(name for name in FLOODS if FLOODS[name] is flood)}"

    def attack() -> None:
        for _ in range(rounds(1)):
            with crowd(target.port, CONNECTIONS) as sockets:
                figures.note(f"{name}: answers", pour(sockets, flood, 1.5) / 1024, "KiB")

    target.besieged(figures, name, attack, control_seconds=0.6)
