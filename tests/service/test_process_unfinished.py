"""Calls that their callers never finish, and readers that never read, when the server must stop."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.support.server import Server

UNFINISHED = (
    b"POST /v1/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    b'{"request_id": "'
)


async def test_a_call_that_is_never_finished_is_told_that_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FAIRDEAL_GRACE_SECONDS", "0.5")
    with Server(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(UNFINISHED)
        await asyncio.sleep(0.2)
        assert await asyncio.to_thread(server.stop) == 0
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert json.loads(body)["reason"] == "DRAINING"
        assert "Traceback" not in server.log()
        writer.close()
