"""Thousands of broken frames on the real play channel: each is answered, or ends its socket as is documented."""

import asyncio
import json
import random
from collections import Counter, deque
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.registry import titles
from service.app.messages.games import StartGameRequest
from service.rest.play.down_frames import (
    ByeReason,
    PlayAccepted,
    PlayBye,
    PlayGameEnded,
    PlayHeartbeat,
    PlayProblem,
    PlaySubscribed,
    PlayUnsubscribed,
    PlayUpdate,
    PlayWelcome,
)
from service.rest.play.limits import SLACK, SOCKET_LIMITS
from service.rest.play.up_frames import PlayHello, PlayMove, PlaySubscribe, PlayUnsubscribe
from service.settings import Settings
from tests.support.grpc_client import GrpcClient
from tests.support.hostile import damage, mutate
from tests.support.mirror import Mirror
from tests.support.play_socket import PlaySocket, opened
from tests.support.refused import Lost
from tests.support.server import Server

FRAMES = 5000
SOCKETS = 8
"""Sockets that are open at the same time."""
GAMES = 10
SECONDS = 60
LONGEST = SLACK * Settings().request_bytes
"""A frame of more bytes is not read at all."""
TOLD = PlayUpdate | PlayGameEnded | PlayHeartbeat
"""What comes without being asked for."""
ANSWERS = {
    "play.hello": PlayWelcome,
    "play.subscribe": PlaySubscribed,
    "play.unsubscribe": PlayUnsubscribed,
    "play.move": PlayAccepted,
}
"""What each frame is answered with, unless by a problem."""


class Table(Struct, frozen=True):
    """A game just dealt, a legal move in it, and who may play that."""

    game_id: str
    seat: int
    token: str
    move: Any
    version: int


class Frame(Struct, frozen=True):
    """What is sent, as text or as binary."""

    data: bytes
    binary: bool

    @property
    def plain(self) -> dict[str, Any]:
        """Give its members, as far as it has any."""
        try:
            plain = json.loads(self.data)
        except ValueError:
            return {}
        return plain if isinstance(plain, dict) else {}

    @property
    def close_code(self) -> int | None:
        """Give the code with which the WebSocket itself ends; None for a frame that the service reads."""
        if len(self.data) > LONGEST:
            return 1009
        try:
            self.data.decode()
        except UnicodeDecodeError:
            return None if self.binary else 1007
        return None


async def dealt(server: Server) -> list[Table]:
    """Start games of every title."""
    tables = []
    async with GrpcClient(server.grpc_port) as client:
        for number in range(GAMES):
            rng = random.Random(f"hostile play {number}")
            title = list(titles().values())[number % len(titles())]
            mirror = Mirror(title, title.options(), rng.choice(list(title.seats)), f"hostile-play-{number}", rng)
            created = await client.call(mirror.creation(f"play{number}"))
            tokens = [credential.seat_token for credential in created.credentials]
            game_id = created.game.game_id
            await client.call(StartGameRequest(game_id=game_id, request_id="s"), tokens[0])
            mirror.created()
            mirror.started()
            seat, move = mirror.choose()
            tables.append(Table(game_id, seat, tokens[seat], move, mirror.version))
    return tables


def valid_frames(table: Table) -> list[Any]:
    """Give frames of every kind."""
    game_id, seat, token, version = table.game_id, table.seat, table.token, table.version
    play = {"game_id": game_id, "seat": seat, "move": table.move}
    return [
        PlayHello(language="ko"),
        PlaySubscribe(game_id=game_id),
        PlaySubscribe(game_id=game_id, seat_token=token, after_version=1),
        PlaySubscribe(game_id=game_id, seat_token=token, after_version=version, updates=False),
        *[PlayUnsubscribe(game_id=game_id)] * 2,
        *[PlayUnsubscribe(game_id=game_id, seat=seat)] * 2,
        *[PlayMove(request_id="r", expected_version=version, dry_run=True, **play)] * 6,
    ]


def hostile(valid: Any, rng: random.Random) -> Frame:
    """Break a frame."""
    data = json.dumps(mutate(msgspec.json.decode(msgspec.json.encode(valid)), rng)).encode()
    return Frame(damage(data, rng) if rng.random() < 0.2 else data, rng.random() < 0.05)


class Attack:
    """Sends broken frames about its tables, over one socket after the other."""

    def __init__(self, port: int, tables: list[Table], seed: str, frames: int) -> None:
        self.port, self.tables, self.rng = port, tables, random.Random(seed)
        self.left = deque(self._next() for _ in range(frames))
        self.counts = Counter[str]()

    def _next(self) -> Frame:
        return hostile(self.rng.choice(valid_frames(self.rng.choice(self.tables))), self.rng)

    async def run(self) -> Counter[str]:
        """Send every frame; count the answers."""
        while self.left:
            async with opened(self.port) as connection:
                socket = AttackedSocket(connection)
                try:
                    await self._talk(socket)
                except Lost:
                    ending = await socket.ended()
                    self.counts[ending] += 1
                    if ending.startswith("close") and socket.sent is self.left[0]:
                        self.left.popleft()
        return self.counts

    async def _talk(self, socket: "AttackedSocket") -> None:
        """Greet, half of the time not as it must be, sit down, and send frames; one that the end met stays."""
        hello = Frame(msgspec.json.encode(PlayHello()), binary=False)
        await (socket.send(hello) if self.rng.random() < 0.5 else self._try(socket, hostile(PlayHello(), self.rng)))
        for table in self.tables:
            sit = PlaySubscribe(game_id=table.game_id, seat_token=table.token, after_version=table.version)
            assert await socket.send(Frame(msgspec.json.encode(sit), binary=False)) == "play.subscribe"
        while self.left:
            await self._try(socket, self.left[0])
            self.left.popleft()

    async def _try(self, socket: "AttackedSocket", frame: Frame) -> None:
        self.counts[await socket.send(frame)] += 1


class AttackedSocket:
    """One socket, on which every frame must have its answer."""

    def __init__(self, socket: PlaySocket) -> None:
        self.socket = socket
        self.sitting: set[tuple[str, int | None]] = set()
        self.problems = 0
        self.sent: Frame | None = None

    async def send(self, frame: Frame) -> str:
        """Send a frame; gives its type, or the reason of its refusal. Raises Lost if the socket has ended instead."""
        self.sent = frame
        await (self.socket.say(frame.data) if frame.binary else self.socket.say_text(frame.data))
        answer, plain = await self._hear(), frame.plain
        assert "Traceback" not in str(answer)
        match answer:
            case PlayProblem(request_id, problem=problem):
                assert 400 <= problem.status < 500, (frame, answer)
                assert request_id is None or request_id == plain["request_id"], (frame, answer)
                self.problems += 1
                return problem.reason
            case _:
                assert isinstance(answer, ANSWERS[plain["type"]]), (frame, answer)
                await self._take(answer, plain)
                return plain["type"]

    async def _hear(self) -> Any:
        """Give the next answer."""
        while isinstance(frame := await self.socket.hear(), TOLD):
            pass
        if isinstance(frame, PlayBye):
            raise Lost(frame.reason)
        return frame

    async def _take(self, answer: Any, plain: dict[str, Any]) -> None:
        """Take note of who sits at the tables: an unsubscribe without a seat has an answer for each of them."""
        match answer:
            case PlayAccepted():
                assert (answer.request_id, answer.game_id) == (plain["request_id"], plain["game_id"])
            case PlaySubscribed(game_id, seat):
                self.sitting.add((game_id, seat))
            case PlayUnsubscribed(game_id, seat):
                self.sitting.remove((game_id, seat))
                others = [each for each in self.sitting if each[0] == game_id and plain.get("seat") is None]
                for _ in others:
                    other = await self._hear()
                    self.sitting.remove((other.game_id, other.seat))

    async def ended(self) -> str:
        """Assert that the socket ended as is documented; gives the reason of the bye, or the code where none came."""
        rest = await self.socket.rest()
        assert all(isinstance(frame, TOLD | PlayBye) for frame in rest), rest
        if self.socket.bye is None:
            assert self.sent is not None
            assert self.socket.closed[0] == self.sent.close_code is not None, (self.socket.closed, self.sent)
            return f"close {self.sent.close_code}"
        reason = self.socket.bye.reason
        assert self.socket.closed == (reason.code, reason)
        assert reason in {ByeReason.HELLO_EXPECTED, ByeReason.BAD_FRAMES}, self.sent
        assert reason is ByeReason.HELLO_EXPECTED or self.problems > SOCKET_LIMITS.mistakes
        return f"bye {reason}"


async def attack(server: Server) -> Counter[str]:
    """Attack over several sockets at the same time; neighbours share a table."""
    tables = await dealt(server)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        attacks = [
            Attack(server.port, [tables[number], tables[number + 1]], f"play {number}", FRAMES // SOCKETS)
            for number in range(SOCKETS)
        ]
        running = [group.create_task(each.run()) for each in attacks]
    return sum((task.result() for task in running), Counter[str]())


def test_hostile_frames_are_answered_and_typed(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "error") as server:
        counts = asyncio.run(attack(server))
        assert server.log() == ""
    print(counts)
    assert counts["VALIDATION_FAILED"] > FRAMES // 4
    for kind in ANSWERS:
        assert counts[kind] > FRAMES // 500, kind
    for ending in ("bye BAD_FRAMES", "bye HELLO_EXPECTED", "close 1007", "close 1009"):
        assert counts[ending] > 5, ending
    assert len(counts) > 12
