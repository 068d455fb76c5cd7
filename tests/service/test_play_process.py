"""The play channel of the real process, asked to stop while games are played over it."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from engine.registry import titles
from service.app.game_messages import GetGameRequest, StartGameRequest, SubmitMoveRequest
from service.rest.play.down_frames import ByeReason, PlayBye, PlaySubscribed, PlayWelcome
from service.rest.play.up_frames import PlayHello, PlaySubscribe
from tests.support.mirror import Mirror
from tests.support.play_client import PlayClient
from tests.support.play_socket import PlaySocket, opened
from tests.support.refused import Lost, Refused
from tests.support.rest_client import RestClient
from tests.support.server import Server

TITLE = next(iter(titles().values()))
PLAYERS = 10


class Table:
    """A game that is played over one socket until the server stops."""

    def __init__(self, client: PlayClient, number: int) -> None:
        self.client = client
        self.mirror = Mirror(TITLE, TITLE.options(), TITLE.seats.least, f"stop-{number}", random.Random(number))
        self.tokens: list[str] = []
        self.game_id = ""
        self.fate: Refused | Lost | None = None

    async def open(self) -> None:
        """Create and start it."""
        created = await self.client.call(self.mirror.creation(f"create-{self.mirror.seed}"))
        self.mirror.created()
        self.game_id = created.game.game_id
        self.tokens = [each.seat_token for each in created.credentials]
        await self.client.call(StartGameRequest(game_id=self.game_id, request_id="start"), self.tokens[0])
        self.mirror.started()

    async def play(self) -> None:
        """Play on; the mirror counts a move only once it was answered."""
        while self.mirror.outcome is None and self.fate is None:
            seat, move = self.mirror.choose()
            request = SubmitMoveRequest(
                game_id=self.game_id,
                request_id=f"after-{self.mirror.version}",
                expected_version=self.mirror.version,
                move=move,
            )
            try:
                await self.client.call(request, self.tokens[seat])
            except (Refused, Lost) as fate:
                self.fate = fate
            else:
                self.mirror.played(seat, move)
            await asyncio.sleep(0.01)


async def watched(socket: PlaySocket, table: Table) -> list[Any]:
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


async def stopped(server: Server) -> tuple[list[Table], list[Any], tuple[int | None, str | None], int]:
    """Play, ask the server to stop, open one more socket while it still serves; give what became of all."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(PlayClient(server.port)) for _ in range(PLAYERS)]
        rest = await stack.enter_async_context(RestClient(server.port))
        tables = [Table(client, number) for number, client in enumerate(clients)]
        for table in tables:
            await table.open()
        plays = [asyncio.create_task(table.play()) for table in tables]
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


async def come_back(server: Server, tables: list[Table]) -> None:
    """See that each answered move is there, and no other."""
    async with RestClient(server.port) as rest:
        for table in tables:
            assert table.fate is not None or table.mirror.outcome is not None
            assert table.mirror.version > 2
            shown = await rest.call(GetGameRequest(game_id=table.game_id))
            assert shown.update.version == table.mirror.version
