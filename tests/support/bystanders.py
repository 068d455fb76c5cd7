"""What those notice who do not write while writing is impossible: health, tables, watches."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from grpc_health.v1 import health_pb2

from service.app.messages.games import GetGameRequest
from tests.bench.harness import Prepared
from tests.support.grpc_client import GrpcClient
from tests.support.rest_client import RestClient
from tests.support.told_off import ready

SLACK = 0.5
"""Seconds that an answer may be late on a machine that is shared."""


@asynccontextmanager
async def health_told(client: GrpcClient) -> AsyncIterator[list[tuple[int, float]]]:
    """Give what the watch of gRPC's health says, and when."""
    told: list[tuple[int, float]] = []

    async def watch() -> None:
        async for data in client.stream("/grpc.health.v1.Health/Watch", b""):
            status = health_pb2.HealthCheckResponse.FromString(data).status
            told.append((status, time.monotonic()))

    watching = asyncio.create_task(watch())
    yield told
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching


async def looks(port: int, game: Prepared, stop: asyncio.Event) -> list[float]:
    """Look at a table until told to stop; give how long each look took, in ms."""
    took: list[float] = []
    async with RestClient(port) as client:
        while not stop.is_set():
            began = time.perf_counter()
            await client.call(GetGameRequest(game_id=game.game_id, after_version=0, wait=0), game.moves[0][0])
            took.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.01)
    return took


async def told_within(seconds: float, port: int, status: int) -> tuple[float, str]:
    """Wait until /readyz answers with a status; give after how many seconds, and the answer."""
    began = time.monotonic()
    while True:
        asked = time.monotonic()
        got, body = await ready(port)
        assert time.monotonic() - asked < SLACK
        if got == status:
            return time.monotonic() - began, body
        assert time.monotonic() - began < seconds, f"/readyz still says {got} {body}"
        await asyncio.sleep(0.05)
