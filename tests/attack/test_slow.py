"""Slow readers, slow writers and those who say nothing, in a number: they hold little, and not for ever."""

import asyncio
import time

from service.web.limits import ConnectionLimits
from tests.attack.test_hang_up import gone
from tests.support.attacked import Figures, Target
from tests.support.crowd import crowd
from tests.support.rest_serving import listening

PAGE = b"GET /v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


def test_pages_that_nobody_reads_are_held_once(target: Target, figures: Figures):
    with crowd(target.port, 1) as [connection]:
        connection.sendall(PAGE)
        connection.recv(100)
    time.sleep(0.2)
    before, descriptors = target.rss(), target.descriptors()
    with crowd(target.port, 200) as sockets:

        def attack() -> None:
            for connection in sockets:
                connection.sendall(PAGE * 50)
            time.sleep(1.5)
            figures.below("memory of 200 unread answers of 400 kB", target.rss() - before, 20, "MiB")

        target.besieged(figures, "200 who read nothing", attack, control_seconds=0.6)
    gone(target, descriptors, 2)


def test_halves_of_requests_hold_no_more_than_was_sent(target: Target, figures: Figures):
    half = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 30_000
    with crowd(target.port, 200) as sockets:

        def attack() -> None:
            before = target.rss()
            for connection in sockets:
                connection.sendall(half[:100])
            for start in range(100, 30_000, 3_000):
                for connection in sockets:
                    connection.sendall(half[start : start + 3_000])
            time.sleep(0.3)
            figures.below("memory of 200 halves of 30 kB", target.rss() - before, 4 * 200 * 30 / 1024, "MiB")

        target.besieged(figures, "200 halves of a head", attack, control_seconds=0.6)


async def test_who_reads_nothing_is_cut_after_a_while():
    async def endless(_scope: object, _receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})

    began: list[asyncio.StreamWriter] = []
    async with listening(endless, ConnectionLimits(unread_seconds=0.4)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        began.append(writer)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readexactly(100)
        started = time.monotonic()
        await asyncio.sleep(2)
        try:
            async with asyncio.timeout(5):
                while await reader.read(65_536):
                    pass
        except ConnectionError:
            pass
        assert time.monotonic() - started < 5
        writer.close()
