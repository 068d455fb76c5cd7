"""Plays mirrored games through a server, over any transports, and sends the same call again."""

import asyncio
import random
from typing import Any, Protocol

from service.app.messages.games import (
    CreateGameResponse,
    StartGameRequest,
    SubmitMoveRequest,
    SubmitMoveResponse,
)
from tests.support.audience import Audience
from tests.support.mirror import Mirror
from tests.support.refused import Lost


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

    Each call goes over any of the clients; `twice` is how often (1 is always) it is sent again, with the same request
    id, in half of the cases before the first is answered. Where a stubborn client lost the first answer to a call,
    each answer that arrives may say `replayed`.
    """

    def __init__(self, mirror: Mirror, clients: tuple[Client, ...], audience: Audience, *, twice: float = 1.0) -> None:
        self.mirror, self.clients, self.audience, self.twice = mirror, clients, audience, twice
        self.answer_lost = False
        self.rng = random.Random(f"{mirror.seed} played")
        self.game_id = ""
        self.tokens: dict[int, str] = {}
        self.requests = 0
        self.moves = 0

    async def run(self) -> None:
        """Play to the end, and hold what the audience was told against the mirror."""
        await self._open()
        self.audience.enter(self.game_id, self.tokens[self.mirror.seats - 1])
        while self.mirror.outcome is None:
            await self._move()
            self.audience.moved(self.mirror.version)
        await self.audience.leave(self.mirror.version)

    async def _open(self) -> None:
        request = self.mirror.creation(self._request_id())
        answers = await self._send(request, None)
        created: CreateGameResponse = answers[0]
        assert {answer.game.game_id for answer in answers} == {created.game.game_id}
        assert all(answer.credentials == created.credentials for answer in answers)
        self._counted_once(answers)
        self.game_id = created.game.game_id
        self.tokens = {credential.seat: credential.seat_token for credential in created.credentials}
        self.mirror.created()
        start = StartGameRequest(game_id=self.game_id, request_id=self._request_id())
        answers = await self._send(start, self.tokens[0])
        self.mirror.started()
        assert {answer.accepted_version for answer in answers} == {self.mirror.version}

    async def _move(self) -> None:
        seat, move = self.mirror.choose()
        request = SubmitMoveRequest(
            game_id=self.game_id,
            request_id=self._request_id(),
            expected_version=self.mirror.version,
            move=move,
            brief=self.rng.random() < 0.7,
        )
        answers = await self._send(request, self.tokens[seat])
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

    async def _send(self, request: Any, token: str | None) -> list[Any]:
        """Send a call once or twice, over any transport each time; give all answers."""
        lost = self._lost()
        if self.rng.random() >= self.twice:
            answers = [await self._call(request, token)]
        elif self.rng.random() < 0.5:
            answers = await asyncio.gather(self._call(request, token), self._call(request, token))
        else:
            answers = [await self._call(request, token), await self._call(request, token)]
        self.answer_lost = self._lost() > lost
        return answers

    async def _call(self, request: Any, token: str | None) -> Any:
        self.requests += 1
        return await self.rng.choice(self.clients).call(request, token)

    def _lost(self) -> int:
        return sum(client.lost for client in self.clients if isinstance(client, Stubborn))

    def _request_id(self) -> str:
        return f"{self.rng.getrandbits(96):024x}"
