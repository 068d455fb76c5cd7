"""The other callers of an attacked server: a process of its own that goes on playing, and times every call.

A line of JSON for each answer: the kind of the call and the milliseconds that it took; negative for one that failed.
The calls are moves of one game, long polls of nothing, `/readyz` and gRPC health, each over a connection that is kept,
and once a second a move over a connection that is new.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable

import grpc
from grpc_health.v1 import health_pb2

from engine.registry import titles
from service.app.messages.games import GetGameRequest, SubmitMoveRequest
from tests.bench.harness import Prepared, prepare_one
from tests.support.grpc_client import GrpcClient
from tests.support.refused import Lost, Refused
from tests.support.rest_client import RestClient

PAUSE = 0.025
"""Seconds between two calls."""


class Others:
    """Callers over both transports, one call at a time."""

    def __init__(self, port: int, grpc_port: int) -> None:
        self.port = port
        self.rest, self.grpc = RestClient(port), GrpcClient(grpc_port)
        self.health = self.grpc.method("/grpc.health.v1.Health/Check")
        self.game: Prepared | None = None

    async def prepare(self) -> None:
        """Have a move ready to play. Not timed: a new game is played in advance here, which takes 200 ms."""
        if self.game is None or self.game.next == len(self.game.moves):
            self.game = await prepare_one(
                self.grpc, "uno", titles()["uno"].options(), f"others-{random.randrange(2**64)}"
            )

    def _next(self) -> tuple[str, SubmitMoveRequest]:
        assert self.game is not None
        return self.game.take(1)[0]

    async def rest_move(self) -> None:
        """Play a move over REST."""
        token, request = self._next()
        await self.rest.call(request, token)

    async def grpc_move(self) -> None:
        """Play a move over gRPC."""
        token, request = self._next()
        await self.grpc.call(request, token)

    async def new_connection(self) -> None:
        """Play a move over a connection that is opened for it."""
        token, request = self._next()
        async with RestClient(self.port) as client:
            await client.call(request, token)

    async def table(self) -> None:
        """Look at the table."""
        assert self.game is not None
        token, _ = self.game.moves[self.game.next - 1]
        await self.rest.call(GetGameRequest(game_id=self.game.game_id, after_version=0, wait=0), token)

    async def ready(self) -> None:
        """Ask whether the server is ready."""
        status, _ = await self.rest.exchange("GET", "/readyz", b"", None)
        if status != 200:
            raise Lost(f"/readyz says {status}")

    async def grpc_health(self) -> None:
        """Ask the same over gRPC."""
        answer = health_pb2.HealthCheckResponse.FromString(await self.health(b"", timeout=30))
        if answer.status != health_pb2.HealthCheckResponse.SERVING:
            raise Lost(f"health says {answer.status}")


async def timed(kind: str, call: Callable[[], Awaitable[None]]) -> None:
    """Make one call and say how long it took."""
    started = time.perf_counter()
    try:
        await call()
        took = (time.perf_counter() - started) * 1000
    except (Refused, Lost, grpc.aio.AioRpcError) as error:
        print(f"{kind}: {error!r}", file=sys.stderr, flush=True)
        took = -(time.perf_counter() - started) * 1000
    print(json.dumps([kind, round(took, 3)]), flush=True)


async def main(port: int, grpc_port: int) -> None:
    """Call until the standard input ends."""
    others = Others(port, grpc_port)
    await others.prepare()
    await others.rest_move()
    calls = (others.rest_move, others.grpc_move, others.table, others.ready, others.grpc_health)
    number = 0
    while True:
        for call in calls:
            await others.prepare()
            await timed(call.__name__, call)
            await asyncio.sleep(PAUSE)
        number += 1
        if number % 8 == 0:
            await others.prepare()
            await timed("new_connection", others.new_connection)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
