"""The play channel of the real process, asked to stop while games are played over it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from service.app.messages.games import GetGameRequest
from service.rest.play.down_frames import ByeReason, PlayBye, PlaySubscribed, PlayWelcome
from service.rest.play.up_frames import PlayHello, PlaySubscribe
from tests.support.play_client import PlayClient
from tests.support.play_socket import PlaySocket, opened
from tests.support.rest_client import RestClient
from tests.support.server import Server
from tests.support.stopped_table import StoppedTable

PLAYERS = 10


async def watched(socket: PlaySocket, table: StoppedTable) -> list[Any]:
    """Subscribe as a spectator and give every frame up to the end."""
    await socket.say(PlayHello())
    await socket.say(PlaySubscribe(game_id=table.game_id))
    await socket.hear_a(PlayWelcome)
    await socket.hear_a(PlaySubscribed)
    return await socket.rest()


async def unready(rest: RestClient) -> None:
    """Wait until the server says that it wants no more calls."""
    while True:
        status, _ = await rest.exchange("GET", "/readyz", b"", None)
        if status != 200:
            return
        await asyncio.sleep(0.01)


async def stopped(server: Server) -> tuple[list[StoppedTable], list[Any], tuple[int | None, str | None], int]:
    """Play, ask the server to stop, open one more socket while it still serves; give what became of all."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(PlayClient(server.port)) for _ in range(PLAYERS)]
        rest = await stack.enter_async_context(RestClient(server.port))
        tables = [StoppedTable(client, number) for number, client in enumerate(clients)]
        for table in tables:
            await table.open()
        plays = [asyncio.create_task(table.play_until_refused()) for table in tables]
        await asyncio.sleep(0.3)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        await unready(rest)
        async with opened(server.port) as late:
            frames = await watched(late, tables[0])
            await asyncio.gather(*plays)
            return tables, frames, late.closed, await stopping


def test_every_move_that_was_received_is_answered_before_bye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FAIRDEAL_ANNOUNCE_SECONDS", "1")
    with Server(tmp_path) as server:
        tables, frames, closed, status = asyncio.run(stopped(server))
        assert server.log() == ""
        assert status == 0
        assert isinstance(frames[-1], PlayBye)
        assert frames[-1].reason is ByeReason.DRAINING
        assert closed == (1012, "DRAINING")
        server.start()
        asyncio.run(come_back(server, tables))


async def come_back(server: Server, tables: list[StoppedTable]) -> None:
    """See that each answered move is there, and no other."""
    async with RestClient(server.port) as rest:
        for table in tables:
            assert table.fate is not None or table.mirror.outcome is not None
            assert table.mirror.version > 2
            shown = await rest.call(GetGameRequest(game_id=table.game_id))
            assert shown.update.version == table.mirror.version
