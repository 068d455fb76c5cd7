"""Who may open a socket of the play channel, and what the others are told."""

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


async def test_a_page_of_the_server_itself_may_open_a_socket():
    async with serving(settings=Settings(allowed_origins=("https://play.example",))) as rest:
        own = {"Origin": f"http://127.0.0.1:{rest.port}"}
        assert await handshake(rest.port, "/v1/play", own) == (101, "")


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
async def test_a_broken_handshake_is_answered_in_plain_text(method: str, key: str, status: int):
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    async with serving() as rest:
        answer = await rest.client.request(method, "/v1/play", headers=headers)
    assert (answer.status_code, answer.headers["Content-Type"]) == (status, "text/plain; charset=utf-8")


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
