"""Who may open a socket of the play channel, and what the others are told."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from service.rest.exchange import PROBLEM_JSON
from service.settings import Settings
from tests.support.rest_serving import serving


@pytest.mark.parametrize(
    ("origin", "allowed", "status"),
    [
        (None, ("https://play.example",), 101),
        ("https://play.example", ("https://play.example",), 101),
        ("https://evil.example", ("https://play.example",), 403),
        ("null", ("https://play.example",), 403),
        ("https://evil.example", ("*",), 101),
        ("null", ("*",), 101),
    ],
)
async def test_pages_of_allowed_origins_and_programs_may_open_a_socket(
    origin: str | None, allowed: tuple[str, ...], status: int
):
    headers = {} if origin is None else {"Origin": origin}
    async with serving(settings=Settings(allowed_origins=allowed)) as rest:
        assert await handshake(rest.port, "/v1/play", headers) == (status, "ORIGIN_NOT_ALLOWED" if status > 101 else "")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 101),
        ("[::1]:{port}", 101),
        ("localhost:{port}", 101),
        ("localhost", 101),
        ("cards.localhost:{port}", 101),
        ("192.0.2.7", 101),
        ("evil.example:{port}", 403),
        ("evil.example", 403),
        ("notlocalhost:{port}", 403),
        ("localhost.evil.example:{port}", 403),
        ("127.0.0.1.evil.example:{port}", 403),
        ("127.0.0.1", 403),
    ],
)
async def test_a_page_of_the_server_itself_may_open_a_socket_but_by_no_foreign_name(host: str, status: int):
    """Its owner lets `evil.example` lead here once the page is loaded: then origin and host are the same."""
    async with serving(settings=Settings(allowed_origins=("https://play.example",))) as rest:
        host = host.format(port=rest.port)
        sent = "127.0.0.1:1" if host == "127.0.0.1" else host
        handshake = await raw_handshake(rest.port, host=sent, origin=f"http://{host}")
    assert handshake.startswith(f"HTTP/1.1 {status} ".encode())
    assert (b"ORIGIN_NOT_ALLOWED" in handshake) == (status == 403)


async def test_a_socket_is_refused_elsewhere_and_while_the_server_stops():
    async with serving() as rest:
        assert await handshake(rest.port, "/v1/games", {}) == (404, "ROUTE_NOT_FOUND")
        rest.app.drain()
        assert await handshake(rest.port, "/v1/play", {}) == (503, "DRAINING")


async def test_who_asks_for_no_socket_is_told_to():
    async with serving() as rest:
        answer = await rest.get("/v1/play")
        assert (answer.status_code, answer.json()["reason"]) == (426, "UPGRADE_REQUIRED")
        assert answer.headers["upgrade"] == "websocket"
        assert (await rest.post("/v1/play", {})).status_code == 405


@pytest.mark.parametrize(
    ("method", "key", "status"),
    [("GET", "c2hvcnQ=", 400), ("GET", "no base64", 400), ("POST", "dGhlIHNhbXBsZSBub25jZQ==", 405)],
)
async def test_a_broken_handshake_is_refused_as_everything_is(method: str, key: str, status: int):
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    async with serving() as rest:
        answer = await rest.client.request(method, "/v1/play", headers=headers)
    assert (answer.status_code, answer.headers["Content-Type"]) == (status, "application/problem+json")


async def handshake(port: int, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Try to open a socket; give the status and the reason of its refusal."""
    try:
        async with connect(f"ws://127.0.0.1:{port}{path}", additional_headers=headers, proxy=None):
            return 101, ""
    except InvalidStatus as refused:
        answer = refused.response
    problem = json.loads(answer.body or b"{}")
    assert (problem["instance"], problem["status"]) == (path, answer.status_code)
    assert answer.headers["Content-Type"] == PROBLEM_JSON
    assert answer.headers["Fairdeal-Trace"] == problem["trace_id"]
    return answer.status_code, problem["reason"]


async def raw_handshake(port: int, host: str, origin: str) -> bytes:
    """Ask for a socket under any name, as a browser would; give what is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        "GET /v1/play HTTP/1.1",
        f"Host: {host}",
        f"Origin: {origin}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
    try:
        async with asyncio.timeout(5):
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " in head.partition(b"\r\n")[0]:
                return head
            return head + await reader.readuntil(b"}")
    finally:
        writer.close()
