"""Plays mirrored games through a server, every move sent twice, and watches each of them."""

import asyncio
import random
from typing import Any, Protocol

from service.app.game_messages import (
    CreateGameResponse,
    StartGameRequest,
    SubmitMoveRequest,
    SubmitMoveResponse,
)
from tests.support.grpc_client import GrpcClient
from tests.support.mirror import Mirror
from tests.support.play_client import over_play
from tests.support.refused import Lost
from tests.support.watchers import Watcher, over_grpc, over_sse


class Client(Protocol):
    """Any transport."""

    async def call(self, request: Any, token: str | None = None) -> Any:
        """Send a struct, give a struct back; raises Refused or Lost."""
        ...


class Stubborn:
    """A client that sends a call again, with the same request id, until it is answered."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.lost = 0

    async def call(self, request: Any, token: str | None = None) -> Any:
        """Send until answered; only a refusal that asks for the same request again is not passed on."""
        while True:
            try:
                return await self.client.call(request, token)
            except Lost:
                self.lost += 1
                await asyncio.sleep(0.05)


class Played:
    """One game, from creation to outcome, and what came of it.

    Where a stubborn client lost the first answer to a call, both answers that arrive may say `replayed`.
    """

    def __init__(self, mirror: Mirror, clients: tuple[Client, ...], port: int, watching: GrpcClient) -> None:
        self.mirror, self.clients, self.port, self.watching = mirror, clients, port, watching
        self.answer_lost = False
        self.rng = mirror.rng
        self.game_id = ""
        self.tokens: dict[int, str] = {}
        self.requests = 0
        self.moves = 0
        self.watchers: list[Watcher] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """Play to the end, wait for the watchers, and hold what they saw against the mirror."""
        await self._open()
        self._watch("cut five times", None, after=0, cuts=5)
        self._watch("slow", self.tokens[self.mirror.seats - 1], after=0, delay=0.004)
        middle = self.rng.randint(5, 40)
        while self.mirror.outcome is None:
            await self._move()
            if self.moves == middle:
                self._watch("late", None, after=self.mirror.version)
        if len(self.watchers) < 3:
            self._watch("last", None, after=max(0, self.mirror.version - 1))
        await asyncio.wait_for(asyncio.gather(*self._tasks), 60)
        for watcher in self.watchers:
            watcher.complete(self.mirror.version)

    def _watch(self, name: str, token: str | None, *, after: int, cuts: int = 0, delay: float = 0.0) -> None:
        """Begin to watch over one of the three ways, as a seat or as a spectator."""
        ways = {
            "sse": over_sse(self.port, self.game_id, token),
            "grpc": over_grpc(self.watching, self.game_id, token),
            "play": over_play(self.port, self.game_id, token),
        }
        way = self.rng.choice(sorted(ways))
        watcher = Watcher(f"{self.game_id} {name} over {way}", ways[way], after, random.Random(self.rng.random()))
        watcher.cuts_left, watcher.delay = cuts, delay
        self.watchers.append(watcher)
        self._tasks.append(asyncio.create_task(watcher.run()))

    async def _open(self) -> None:
        request = self.mirror.creation(self._request_id())
        first, second = await self._twice(request, None)
        created: CreateGameResponse = first
        assert created.game.game_id == second.game.game_id
        assert created.credentials == second.credentials
        self._counted_once([first, second])
        self.game_id = created.game.game_id
        self.tokens = {credential.seat: credential.seat_token for credential in created.credentials}
        self.mirror.created()
        start = StartGameRequest(game_id=self.game_id, request_id=self._request_id())
        first, second = await self._twice(start, self.tokens[0])
        self.mirror.started()
        assert {first.accepted_version, second.accepted_version} == {self.mirror.version}

    async def _move(self) -> None:
        seat, move = self.mirror.choose()
        request = SubmitMoveRequest(
            game_id=self.game_id,
            request_id=self._request_id(),
            expected_version=self.mirror.version,
            move=move,
            brief=self.rng.random() < 0.7,
        )
        answers = await self._twice(request, self.tokens[seat])
        self.moves += 1
        self.mirror.played(seat, move)
        for answer in answers:
            self._judge(answer, request, seat)
        self._counted_once(answers)

    def _counted_once(self, answers: list[Any]) -> None:
        fresh = sum(not answer.replayed for answer in answers)
        assert fresh == 1 or (self.answer_lost and fresh == 0)

    def _judge(self, answer: SubmitMoveResponse, request: SubmitMoveRequest, seat: int) -> None:
        assert answer.accepted_version == self.mirror.version
        update = answer.update
        assert [entry.version for entry in update.entries] == [self.mirror.version]
        assert update.version == self.mirror.version
        assert update.outcome == self.mirror.outcome
        if request.brief:
            assert update.view is None
            assert update.legal_moves is None
        else:
            assert update.view == self.mirror.view(seat)
            assert update.legal_moves == self.mirror.title.legal_moves(self.mirror.state, seat)

    async def _twice(self, request: Any, token: str | None) -> list[Any]:
        """Send a call twice: in half of the cases before the first is answered, and over any transport."""
        self.requests += 2
        one, other = self.rng.choice(self.clients), self.rng.choice(self.clients)
        lost = self._lost()
        if self.rng.random() < 0.5:
            answers = await asyncio.gather(one.call(request, token), other.call(request, token))
        else:
            answers = [await one.call(request, token), await other.call(request, token)]
        self.answer_lost = self._lost() > lost
        return answers

    def _lost(self) -> int:
        return sum(client.lost for client in self.clients if isinstance(client, Stubborn))

    def _request_id(self) -> str:
        return f"{self.rng.getrandbits(96):024x}"
