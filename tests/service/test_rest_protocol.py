"""What is no HTTP, and what has no end, sent to the real server."""

import asyncio
import json
from pathlib import Path

from service.web.limits import HEAD_BYTES
from tests.support.rest_serving import serving
from tests.support.server import Server

CHUNKED = (
    b"POST /v1/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
UNENDING = {
    "a path": b"GET /v1/games/",
    "a header": b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: ",
    "a header of the second call": b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nX-Long: ",
    "a trailer": CHUNKED + b"2\r\n{}\r\n0\r\nX-Long: ",
}
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
NO_HTTP = {
    "a greeting": b"HELO here\r\n\r\n",
    "a TLS hello": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "another version": GET.replace(b"1.1", b"7.7"),
    "a header without a name": GET.replace(b"Host", b""),
    "two lengths": GET.replace(b"Host: here", b"Content-Length: 1\r\nContent-Length: 2"),
    "a length of too many zeros": GET.replace(b"Host", b"Content-Length: " + b"0" * 5000 + b"5\r\nHost"),
    "a length of too many digits": GET.replace(b"Host", b"Content-Length: " + b"9" * 19 + b"\r\nHost"),
    "a length and chunks": GET.replace(b"Host", b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\nHost"),
    "chunks in HTTP/1.0": GET.replace(b"1.1", b"1.0").replace(b"Host", b"Transfer-Encoding: chunked\r\nHost"),
    "a tunnel": GET.replace(b"GET /", b"CONNECT http://here/"),
    "a folded header": GET.replace(b"Host", b"X: a\r\n b\r\nHost"),
    "a blank before a colon": GET.replace(b"Host", b"Transfer-Encoding : chunked\r\nHost"),
    "a header after LF alone": GET.replace(b"Host", b"X: a\nTransfer-Encoding: chunked\r\nHost"),
    "a header after CR alone": GET.replace(b"Host", b"X: a\rTransfer-Encoding: chunked\r\nHost"),
    "a byte of nothing in a header": GET.replace(b"Host", b"X: a\0\r\nHost"),
    "a path beyond ASCII": GET.replace(b"/healthz", b"/\xff"),
    "two blanks before the target": GET.replace(b"GET ", b"GET  "),
    "two blanks before the version": GET.replace(b" HTTP", b"  HTTP"),
    "a line that ends with LF alone": b"\n" + GET,
    "empty lines without an end": b"\r\n" * 9 + GET,
    "a path that is none": GET.replace(b"/healthz", b"http://["),
    "a chunk without a length": CHUNKED + b"lots\r\n",
    "a chunk with a sign": CHUNKED + b"+2\r\n{}\r\n0\r\n\r\n",
    "a chunk that is longer than it says": CHUNKED + b"1\r\n{}\r\n0\r\n\r\n",
    "a chunk with something else behind it": CHUNKED + b"2\r\n{}xx0\r\n\r\n",
    "a chunk that ends with LF alone": CHUNKED + b"2\n{}\r\n0\r\n\r\n",
    "an extension with LF in it": CHUNKED + b"2;a\nb\r\n{}\r\n0\r\n\r\n",
    "a request in place of trailers": CHUNKED + b"2\r\n{}\r\n0\r\n" + GET,
    "trailers with LF alone": CHUNKED + b"2\r\n{}\r\n0\r\nA: b\nB: c\r\n\r\n",
}


async def said_to(port: int, beginning: bytes, more: bytes = b"a" * (HEAD_BYTES + 1)) -> bytes:
    """Send a beginning, then more; give what the server says before it hangs up by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(beginning)
    await asyncio.sleep(0.2)
    writer.write(more)
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
            assert (problem["reason"], problem["params"]) == ("PAYLOAD_TOO_LARGE", {"limit": str(HEAD_BYTES)}), what


async def test_what_is_no_http_is_refused_as_everything_is(tmp_path: Path):
    with Server(tmp_path) as server:
        for what, nonsense in NO_HTTP.items():
            said = await said_to(server.port, GET, nonsense)
            assert said.startswith(b"HTTP/1.1 200 "), what
            head, _, body = said.rpartition(b"\r\n\r\n")
            lines = head.rpartition(b"HTTP/1.1 ")[2].lower().split(b"\r\n")
            assert lines[0].startswith(b"400 "), what
            assert b"content-type: application/problem+json" in lines, what
            assert b"connection: close" in lines, what
            problem = json.loads(body)
            assert problem["reason"] == "VALIDATION_FAILED", what
            told = {"path": "", "problem": "is no HTTP/1.1 request", "code": "MALFORMED"}
            assert (problem["fields"], problem["status"], problem["retry"]) == ([told], 400, "NEVER"), what
            assert b"fairdeal-trace: " + problem["trace_id"].encode() in lines, what
        assert not [line for line in server.log().splitlines() if '"level":"error"' in line], server.log()


async def test_a_few_empty_lines_before_a_request_mean_nothing(tmp_path: Path):
    """Old clients send one behind a body (RFC 9112, 2.2). They may come in any pieces."""
    with Server(tmp_path) as server:
        for pieces in ([b"\r\n" + GET], [b"\r", b"\n", b"\r\n\r", b"\n" + GET], [GET + b"\r\n" * 8 + GET]):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.05)
            for _ in range(b"".join(pieces).count(GET)):
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 "), pieces
                await reader.readexactly(len(b'{"status":"ok"}'))
            writer.close()


async def test_a_call_that_is_waiting_is_answered_though_nonsense_follows():
    async with serving() as rest:
        table = await rest.running_table()
        version = (await table.turn())["version"]
        call = f"GET {table.path}?after_version={version}&wait=1 HTTP/1.1\r\nHost: here\r\n\r\n"
        said = await rest.raw(call.encode() + b"\x00\x01\x02")
        assert said.startswith(b"HTTP/1.1 200 ")
        assert said.count(b"HTTP/1.1 400 ") == 1


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
