"""The port that REST listens on, and what its connections do beside requests and answers."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

from service.rest.web_server import web_server
from service.web.listener import listen
from tests.support.rest_serving import Rest


def test_the_body_of_an_answer_does_not_wait_for_its_head() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


CREATE = b"POST /v1/games HTTP/1.1\r\nHost: here\r\nExpect: 100-continue\r\nContent-Length: 2\r\n"
JSON = b"Content-Type: application/json\r\n\r\n"


async def test_who_waits_to_be_asked_for_the_body_is_asked_if_it_is_wanted(rest: Rest):
    """RFC 9110, 10.1.1: not for a body that nobody reads, and that is not waited for; nor for one that is there."""
    reader, writer = await asyncio.open_connection("127.0.0.1", rest.port)
    writer.write(CREATE + JSON)
    assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
    writer.write(b"{}" + CREATE + JSON + b"{}")
    for _ in range(2):
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 "), head
        await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0]))
    writer.write(CREATE + b"Content-Type: text/plain\r\n\r\n")
    async with asyncio.timeout(5):
        told = await reader.read()
    assert told.startswith(b"HTTP/1.1 415 "), told
    assert b"\r\nconnection: close\r\n" in told, "what comes next could be the body or a request"
    writer.close()


async def test_a_server_that_leaves_ends_each_connection_with_its_answer():
    async def answers(_scope: object, _receive: object, send: Callable[[object], Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        async with web_server(answers, listener, request_bytes=65_536, grace_seconds=1) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for leaves in (False, True):
                if leaves:
                    server.leave()
                writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                assert (b"\r\nconnection: close\r\n" in head) is leaves
            async with asyncio.timeout(5):
                assert await reader.read() == b""
            writer.close()
