"""Heads and trailers without an end, sent to the real server."""

import asyncio
import json
from pathlib import Path

from service.rest.protocol import HEAD_BYTES
from tests.support.server import Server

CHUNKED = (
    b"POST /v1/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
UNENDING = {
    "a path": b"GET /v1/games/",
    "a header": b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: ",
    "a header of the second call": b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nX-Long: ",
}


async def said_to(port: int, beginning: bytes) -> bytes:
    """Send a beginning, then more than is waited for; give what the server says before it hangs up by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(beginning)
    await asyncio.sleep(0.2)
    writer.write(b"a" * (HEAD_BYTES + 1))
    async with asyncio.timeout(10):
        said = await reader.read()
    writer.close()
    return said


async def test_what_never_ends_is_not_waited_for(tmp_path: Path):
    with Server(tmp_path) as server:
        for what, beginning in UNENDING.items():
            said = await said_to(server.port, beginning)
            head, _, body = said.rpartition(b"\r\n\r\n")
            assert b"HTTP/1.1 413 " in head, what
            problem = json.loads(body)
            assert (problem["reason"], problem["metadata"]) == ("PAYLOAD_TOO_LARGE", {"limit": str(HEAD_BYTES)}), what
        assert await said_to(server.port, CHUNKED + b"2\r\n{}\r\n0\r\nX-Long: ") == b""


async def test_long_heads_and_longer_bodies_are_read(tmp_path: Path):
    with Server(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = b"[" + b" " * 60_000 + b"]"
        call = CHUNKED.replace(b"Host: here", b"X-Long: " + b"a" * 60_000 + b"\r\nHost: here")
        for _ in range(3):
            writer.write(call)
            for _ in range(2):
                writer.write(b"%x\r\n%b\r\n" % (len(body) // 2, body[: len(body) // 2]))
                await asyncio.sleep(0.01)
            writer.write(b"0\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            problem = json.loads(await reader.readexactly(length))
            assert problem["reason"] == "VALIDATION_FAILED"
        writer.close()
