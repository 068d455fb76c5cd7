"""SubmitMove against an echo of the same size on the same server: many games, one caller, memory, REST."""

import statistics
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from service.wire.codec import CODEC
from tests.bench.harness import RUNS, Ports, Prepared, bench_server, median_ratio, prepare, rate, report
from tests.support.grpc_client import GrpcClient
from tests.support.rest_client import RestClient

GAMES = 64
MOVES = 40
LONE = 150
TOKEN = (("authorization", "Bearer fds_" + "x" * 43),)
NOTE = {"request_id": "m1", "version": 1, "numbers": list(range(40)), "text": ""}


class Bench:
    """One server, its channels, and the prepared games."""

    def __init__(self, ports: Ports, clients: list[GrpcClient]) -> None:
        self.ports, self.clients = ports, clients

    def channel(self, number: int) -> GrpcClient:
        """Spread the callers over a few channels, as 64 phones would be."""
        return self.clients[number % len(self.clients)]

    async def submit(self, prepared: list[Prepared]) -> float:
        """Give the moves a second when every game is played by a caller of its own."""
        batches = [[(token, CODEC.encode(request)) for token, request in game.take(MOVES)] for game in prepared]
        calls = [self.channel(n).method("/fairdeal.v1.GameService/SubmitMove") for n in range(GAMES)]

        async def work(number: int) -> None:
            for token, data in batches[number]:
                await calls[number](data, metadata=(("authorization", f"Bearer {token}"),))

        return await rate(GAMES, MOVES, work)

    async def echo(self, size: int) -> float:
        """Give the echoes a second of messages of that size."""
        calls = [self.channel(n).method("/bench.Echo/Echo") for n in range(GAMES)]
        data = bytes(size)

        async def work(number: int) -> None:
            for _ in range(MOVES):
                await calls[number](data, metadata=TOKEN)

        return await rate(GAMES, MOVES, work)

    async def size(self, game: Prepared) -> int:
        """Give the length of one answer."""
        ((token, request),) = game.take(1)
        answer = await self.channel(0).call(request, token)
        return len(CODEC.encode(answer))

    async def lone(self, game: Prepared, size: int) -> tuple[float, float]:
        """Give the median seconds of a move and of an echo, when nobody else calls."""
        submit = self.channel(0).method("/fairdeal.v1.GameService/SubmitMove")
        echo = self.channel(0).method("/bench.Echo/Echo")
        moves, echoes = [], []
        for token, request in game.take(LONE):
            data = CODEC.encode(request)
            metadata = (("authorization", f"Bearer {token}"),)
            began = time.perf_counter()
            await submit(data, metadata=metadata)
            between = time.perf_counter()
            await echo(bytes(size), metadata=TOKEN)
            moves.append(between - began)
            echoes.append(time.perf_counter() - between)
        return statistics.median(moves), statistics.median(echoes)


async def unary(store: str, folder: Path) -> None:
    """Print the gRPC figures of one store."""
    with bench_server(folder, store) as ports:
        clients = [GrpcClient(ports.grpc_port) for _ in range(8)]
        bench = Bench(ports, clients)
        for brief in (False, True):
            prepared = await prepare(clients[0], GAMES, brief=brief, games=4)
            size = await bench.size(prepared[0])
            await bench.submit(prepared[1:] + await prepare(clients[0], 1, brief=brief, games=4))
            await bench.echo(size)
            fresh = await prepare(clients[0], GAMES, brief=brief, games=4)
            pairs = [(await bench.submit(fresh), await bench.echo(size)) for _ in range(RUNS)]
            kind = "brief answer" if brief else "full answer"
            rates = (
                f"{statistics.median(a for a, _ in pairs):.0f} / {statistics.median(b for _, b in pairs):.0f} a second"
            )
            goal = ">= 0.6, stretch 0.8" if store == "sqlite" and not brief else "reported"
            report(
                f"gRPC SubmitMove, {store}, 64 games, {kind} / echo", median_ratio(pairs), goal, f"{rates}, {size} B"
            )
        if store == "sqlite":
            alone = await prepare(clients[0], RUNS, brief=False, games=4)
            lone = [await bench.lone(game, size) for game in alone]
            move, echo = (statistics.median(column) * 1e3 for column in zip(*lone, strict=True))
            detail = f"{move:.2f} / {echo:.2f} ms"
            report("lone caller, durable move p50 / echo p50", median_ratio(lone), "<= 2.2", detail)
            await rest(ports, clients[0])
        for client in clients:
            await client.close()


async def rest(ports: Ports, client: GrpcClient) -> None:
    """Print the REST figure: durable moves against a typed Litestar echo of the same size."""
    callers = [RestClient(ports.port) for _ in range(GAMES)]
    echoers = [RestClient(ports.echo_port) for _ in range(GAMES)]
    prepared = await prepare(client, GAMES, brief=False, games=4)
    ((token, request),) = prepared[0].take(1)
    size = len(msgspec.json.encode(await callers[0].call(request, token)))
    note = msgspec.json.encode({**NOTE, "text": "x" * (size - len(msgspec.json.encode(NOTE)))})

    async def submit() -> float:
        path = "/v1/games/{}/moves"
        batches = [
            [(path.format(r.game_id), msgspec.json.encode(r), token) for token, r in game.take(MOVES)]
            for game in prepared
        ]

        async def work(number: int) -> None:
            for where, body, token in batches[number]:
                status, data = await callers[number].exchange("POST", where, body, token)
                assert status == 200, data

        return await rate(GAMES, MOVES, work)

    async def echo() -> float:
        async def work(number: int) -> None:
            for _ in range(MOVES):
                status, _ = await echoers[number].exchange("POST", "/echo", note, None)
                assert status == 200

        return await rate(GAMES, MOVES, work)

    await echo()
    pairs = [(await submit(), await echo()) for _ in range(RUNS)]
    rates = f"{statistics.median(a for a, _ in pairs):.0f} / {statistics.median(b for _, b in pairs):.0f} a second"
    report(
        "REST SubmitMove, sqlite, 64 games / typed Litestar echo", median_ratio(pairs), ">= 0.5", f"{rates}, {size} B"
    )
    for one in callers + echoers:
        await one.close()


def main() -> None:
    """Print every figure."""
    for store in ("sqlite", "memory"):
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(unary(store, Path(folder)))


if __name__ == "__main__":
    main()
