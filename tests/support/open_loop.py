"""Calls that arrive whether or not earlier ones are answered, as from the world: moves and new games over REST."""

import asyncio
import statistics
import time
import uuid
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engine.registry import titles
from service.app.messages.games import CreateGameRequest
from tests.bench.harness import Prepared
from tests.support.rest_client import RestClient

TICK = 0.01
"""Seconds between two arrivals of several calls."""


class Load(NamedTuple):
    """What became of the calls that were offered."""

    seconds: float
    """How long they were offered."""
    accepted: list[float]
    """Milliseconds of each call that was answered with success."""
    refused: list[float]
    """Milliseconds of each that was refused with OVERLOADED and a delay."""
    other: list[str]
    """How the others ended."""

    @property
    def goodput(self) -> float:
        """Calls answered with success, a second."""
        return len(self.accepted) / self.seconds

    @property
    def offered(self) -> float:
        """Calls a second."""
        return (len(self.accepted) + len(self.refused) + len(self.other)) / self.seconds


def percentile(milliseconds: Sequence[float], share: float) -> float:
    """Give a percentile."""
    return sorted(milliseconds)[min(int(len(milliseconds) * share), len(milliseconds) - 1)] if milliseconds else 0.0


class Callers:
    """Callers with connections of their own, as many as are needed."""

    def __init__(self, port: int, games: Sequence[Prepared]) -> None:
        self._port = port
        self._idle: list[RestClient] = []
        self._games = deque(games)
        self._rule_set = next(iter(titles().values())).rule_set

    async def offer(self, rate: float, seconds: float) -> Load:
        """Offer so many calls a second, every second one a move, and wait for their answers."""
        load, calls = Load(seconds, [], [], []), set[asyncio.Task[None]]()
        began, offered = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while offered < now * rate:
                offered += 1
                calls.add(asyncio.create_task(self._call(load, move=offered % 2 == 0)))
            await asyncio.sleep(TICK)
        await asyncio.gather(*calls)
        return load

    async def close(self) -> None:
        """Let go of the connections."""
        for client in self._idle:
            await client.close()

    async def _call(self, load: Load, *, move: bool) -> None:
        game = self._games.popleft() if move and self._games else None
        client = self._idle.pop() if self._idle else RestClient(self._port)
        began = time.perf_counter()
        if game is None:
            status, body = await self._create(client)
        else:
            token, request = game.moves[game.next]
            path = f"/v1/games/{request.game_id}/moves"
            status, body = await client.exchange("POST", path, msgspec.json.encode(request), token)
        took = (time.perf_counter() - began) * 1000
        self._idle.append(client)
        if status < 300:
            load.accepted.append(took)
        else:
            problem: Any = msgspec.json.decode(body)
            known = problem["reason"] == "OVERLOADED" and problem["retry_after_ms"] >= 1000
            load.refused.append(took) if known else load.other.append(problem["reason"])
        if game is not None:
            game.next += status < 300
            if game.next < len(game.moves):
                self._games.append(game)

    async def _create(self, client: RestClient) -> tuple[int, bytes]:
        request = CreateGameRequest(request_id=uuid.uuid4().hex, rule_set=self._rule_set, seats=2)
        return await client.exchange("POST", "/v1/games", msgspec.json.encode(request), None)


def median(milliseconds: Sequence[float]) -> float:
    """Give the median; 0 of nothing."""
    return statistics.median(milliseconds) if milliseconds else 0.0
