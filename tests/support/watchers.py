"""Watchers of a game that behave as phones do: they come late, lose the connection, read slowly.

Each ends with the list of versions that it was told, in the order in which they came.
"""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any

import msgspec

from service.app.messages.games import WatchEnd, WatchGameRequest, WatchHeartbeat, WatchMessage, WatchUpdate
from tests.support.grpc_client import GrpcClient
from tests.support.refused import Lost, Refused
from tests.support.rest_client import server_sent

Open = Callable[[int], AsyncGenerator[WatchMessage, None]]
"""Opens a watch after a version."""


def over_sse(port: int, game_id: str, token: str | None = None) -> Open:
    """Watch over REST; resumes by `Last-Event-ID`, as browsers do."""

    async def watch(after: int) -> AsyncGenerator[WatchMessage, None]:
        path = f"/v1/games/{game_id}/watch"
        async with aclosing(server_sent(port, path, token, after)) as messages:
            async for event_id, data in messages:
                message: Any = msgspec.convert(data, WatchMessage)
                if isinstance(message, WatchUpdate):
                    assert event_id == str(message.update.version)
                yield message

    return watch


def over_grpc(client: GrpcClient, game_id: str, token: str | None = None) -> Open:
    """Watch over gRPC; resumes by `after_version`."""

    def watch(after: int) -> AsyncGenerator[WatchMessage, None]:
        return client.watch(WatchGameRequest(game_id=game_id, after_version=after), token)

    return watch


class Watcher:
    """One watcher; `run` ends when the server says that the game has ended."""

    def __init__(self, name: str, watch: Open, after: int, rng: random.Random) -> None:
        self.name, self.watch, self.first, self.rng = name, watch, after, rng
        self.cursor = after
        self.versions: list[int] = []
        self.cuts_left = 0
        self.pause = 0.0
        """Seconds for which it reads nothing, after one update in 25."""
        self.resumes = 0

    async def run(self) -> None:
        """Read to the end of the game, coming back whenever the stream breaks or is cut."""
        while not await self._read():
            self.resumes += 1
            await asyncio.sleep(0.01)

    async def _read(self) -> bool:
        """Read until the stream ends or is cut; tell whether all was read. What is left to cut is cut at the end."""
        patience = self.rng.randint(1, 12) if self.cuts_left else None
        try:
            async with aclosing(self.watch(self.cursor)) as messages:
                async for message in messages:
                    ended = await self._told(message)
                    if patience is None and ended:
                        return True
                    if patience is not None:
                        patience -= 1
                        if patience <= 0 or ended:
                            self.cuts_left -= 1
                            return False
        except Lost:
            return False
        except Refused as refused:
            if refused.reason != "DRAINING":
                raise
            return False
        return False

    async def _told(self, message: WatchMessage) -> bool:
        match message:
            case WatchUpdate(update):
                assert update.entries_omitted == 0, f"{self.name}: entries were left out"
                assert update.version == update.entries[-1].version, f"{self.name}: the view runs ahead"
                self.versions += [entry.version for entry in update.entries]
                self.cursor = update.version
                if self.pause and self.rng.random() < 0.04:
                    await asyncio.sleep(self.pause)
            case WatchHeartbeat(version):
                assert version == self.cursor, f"{self.name}: the heartbeat says {version}"
            case WatchEnd(reason, resume):
                assert resume == self.cursor, f"{self.name}: resume at {resume}, not {self.cursor}"
                return reason == "GAME_ENDED"
        return False

    def complete(self, head: int) -> None:
        """Assert that every version after the first cursor came exactly once and in order, and every cut."""
        assert not self.cuts_left
        assert self.versions == list(range(self.first + 1, head + 1)), f"{self.name}: {self.versions}"
