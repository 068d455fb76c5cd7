"""The play channel against a WebSocket echo of the same size on the same server, and against unary SubmitMove.

Once with moves alone, as a unary call is, and once with both seats of each game told what happens, as players are: then
every move sends two frames.
"""

import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop

from service.rest.play.up_frames import PlayHello, PlayMove, PlaySubscribe
from service.wire.codec import CODEC
from tests.bench.harness import RUNS, Prepared, bench_server, median_ratio, prepare, rate, report
from tests.bench.raw_socket import RawSocket, framed
from tests.support.grpc_client import GrpcClient

GAMES = 64
MOVES = 40
ECHOES = 200
TITLE = "take_that"
ACCEPTED = b'{"type":"play.accepted"'
GOALS = {"sqlite": (">= 0.25, stretch 0.5", ">= 2.5")}
"""What the moves of a durable store should reach beside an echo, and beside gRPC."""


class Player(NamedTuple):
    """A game and the socket on which both its seats are played."""

    game: Prepared
    socket: RawSocket
    seats: dict[str, int]

    def frames(self, count: int) -> list[bytes]:
        """Give the next moves as frames."""
        return [
            framed(msgspec.json.encode(PlayMove(**msgspec.structs.asdict(request), seat=self.seats[token])))
            for token, request in self.game.take(count)
        ]


async def seated(port: int, game: Prepared, *, updates: bool) -> Player:
    """Open a socket and subscribe both seats of a game."""
    socket, seats = await RawSocket.open(port, "/v1/play"), {}
    socket.send(framed(msgspec.json.encode(PlayHello())))
    await socket.answer(b'{"type":"play.welcome"')
    for token in {token for token, _ in game.moves}:
        subscribe = PlaySubscribe(game_id=game.game_id, seat_token=token, after_version=2, updates=updates, view=False)
        socket.send(framed(msgspec.json.encode(subscribe)))
        seats[token] = msgspec.json.decode(await socket.answer(b'{"type":"play.subscribed"'))["seat"]
    return Player(game, socket, seats)


async def exchange(socket: RawSocket, frames: list[bytes], begins: bytes) -> bytes:
    """Send each frame once the one before is answered; give the last answer."""
    answer = b""
    for frame in frames:
        socket.send(frame)
        answer = await socket.answer(begins)
    return answer


async def play(players: list[Player]) -> float:
    """Give the moves a second when every game is played on a socket of its own."""
    frames = [player.frames(MOVES) for player in players]

    async def work(number: int) -> None:
        await exchange(players[number].socket, frames[number], ACCEPTED)

    return await rate(len(players), MOVES, work)


async def echo(sockets: list[RawSocket], size: int) -> float:
    """Give the echoes a second of frames of that size."""
    frames = [framed(b"x" * size)] * ECHOES

    async def work(number: int) -> None:
        await exchange(sockets[number], frames, b"x")

    return await rate(len(sockets), ECHOES, work)


async def unary(clients: list[GrpcClient], games: list[Prepared]) -> float:
    """Give the moves a second over gRPC."""
    batches = [[(token, CODEC.encode(request)) for token, request in game.take(MOVES)] for game in games]
    calls = [
        clients[number % len(clients)].method("/fairdeal.v1.GameService/SubmitMove") for number in range(len(games))
    ]

    async def work(number: int) -> None:
        for token, data in batches[number]:
            await calls[number](data, metadata=(("authorization", f"Bearer {token}"),))

    return await rate(len(games), MOVES, work)


async def measure(store: str, folder: Path, *, updates: bool) -> None:
    """Print the figures of one store."""
    with bench_server(folder, store) as ports:
        clients = [GrpcClient(ports.grpc_port) for _ in range(8)]
        echoing = [await RawSocket.open(ports.socket_port, "/") for _ in range(GAMES)]
        games = await prepare(clients[0], GAMES, brief=False, title=TITLE, games=4)
        players = [await seated(ports.port, game, updates=updates) for game in games]
        others = await prepare(clients[0], GAMES, brief=False, title=TITLE, games=4)
        size = len(await exchange(players[0].socket, players[0].frames(1), ACCEPTED))
        await echo(echoing, size)
        runs = [(await play(players), await echo(echoing, size), await unary(clients, others)) for _ in range(RUNS)]
        tell(store, "both seats told" if updates else "moves alone", runs, size, goals=not updates)
        for socket in [*echoing, *(player.socket for player in players)]:
            socket.close()
        for client in clients:
            await client.close()


def tell(store: str, kind: str, runs: list[tuple[float, float, float]], size: int, *, goals: bool) -> None:
    """Print the figures of some runs: moves, echoes and unary moves a second."""
    beside_echo, beside_unary = GOALS.get(store, ("reported", "reported")) if goals else ("reported", "reported")
    played, echoed, called = (statistics.median(column) for column in zip(*runs, strict=True))
    name = f"play channel, {store}, 64 sockets, {kind}"
    ratio = median_ratio([(one, other) for one, other, _ in runs])
    report(f"{name} / WebSocket echo", ratio, beside_echo, f"{played:.0f} / {echoed:.0f} a second, {size} B")
    ratio = median_ratio([(one, other) for one, _, other in runs])
    report(f"{name} / gRPC SubmitMove", ratio, beside_unary, f"{played:.0f} / {called:.0f} a second")


def main() -> None:
    """Print every figure."""
    for store in ("sqlite", "memory"):
        for updates in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                uvloop.run(measure(store, Path(folder), updates=updates))


if __name__ == "__main__":
    main()
