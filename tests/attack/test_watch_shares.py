"""Watches are counted over all transports, by address; the last places are for seats, and others play on."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from service.app.messages.games import Claim, CreateGameRequest, WatchGameRequest
from tests.support.attacked import Figures, Target
from tests.support.grpc_client import GrpcClient
from tests.support.refused import Refused

MOST, EACH = 80, 50


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Target]:
    """A server with places for eighty watches, fifty of them for one address."""
    server = Target(tmp_path)
    server.environment |= {"FAIRDEAL_WATCHES": str(MOST), "FAIRDEAL_WATCHES_EACH": str(EACH)}
    with server:
        yield server


class Watchers:
    """Watches that stay open, from an address of this machine."""

    def __init__(self, port: int, game_id: str, stack: AsyncExitStack) -> None:
        self.port, self.game_id, self.stack = port, game_id, stack

    async def sse(self, host: str, token: str | None = None) -> bytes:
        """Begin a watch as an event stream; gives the beginning of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0))
        self.stack.callback(writer.close)
        bearer = b"" if token is None else b"Authorization: Bearer %s\r\n" % token.encode()
        writer.write(b"GET /v1/games/%s/watch HTTP/1.1\r\nHost: x\r\n%s\r\n" % (self.game_id.encode(), bearer))
        return await asyncio.wait_for(reader.read(4096), 10)


async def shares(target: Target) -> None:
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(GrpcClient(target.grpc_port))
        request = CreateGameRequest(
            request_id="r" * 26, rule_set="uno/1", seats=2, spectators="OPEN", claims=(Claim(seat=0),)
        )
        created = await client.call(request)
        token = created.credentials[0].seat_token
        watchers = Watchers(target.port, created.game.game_id, stack)
        crowd = [await watchers.sse("127.0.0.2") for _ in range(EACH + 5)]
        assert [answer[:12] for answer in crowd].count(b"HTTP/1.1 200") == EACH
        assert b"OVERLOADED" in crowd[-1]
        assert b"retry-after:" in crowd[-1].lower()
        lookers_on = [await watchers.sse("127.0.0.3") for _ in range(20)]
        assert [answer[:12] for answer in lookers_on].count(b"HTTP/1.1 200") == MOST * 3 // 4 - EACH
        with pytest.raises(Refused, match="OVERLOADED"):
            await anext(client.watch(WatchGameRequest(game_id=created.game.game_id)))
        assert await anext(client.watch(WatchGameRequest(game_id=created.game.game_id), token))
        seats = [await watchers.sse("127.0.0.4", token) for _ in range(20)]
        assert [answer[:12] for answer in seats].count(b"HTTP/1.1 200") in {15, 16}, (
            "16 for a seat, over all transports"
        )
    for _ in range(50):
        await asyncio.sleep(0.1)
        async with AsyncExitStack() as stack:
            again = await Watchers(target.port, created.game.game_id, stack).sse("127.0.0.2")
            if again.startswith(b"HTTP/1.1 200"):
                return
    raise AssertionError("the places were not given back")


def test_watches_have_their_share(crowded: Target, figures: Figures):
    crowded.besieged(figures, "watches beyond their share", lambda: asyncio.run(shares(crowded)), control_seconds=0.5)
    assert [line["event"] for line in crowded.events()].count("watches run short") <= 1
