"""A client of the play channel for load: many games and seats on one socket, moves as calls, watches as streams."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, Self

from service.app.messages.games import (
    EndReason,
    SubmitMoveRequest,
    SubmitMoveResponse,
    WatchEnd,
    WatchMessage,
    WatchUpdate,
)
from service.rest.play.down_frames import (
    ByeReason,
    PlayAccepted,
    PlayBye,
    PlayGameEnded,
    PlayHeartbeat,
    PlayProblem,
    PlaySubscribed,
    PlayUpdate,
)
from service.rest.play.up_frames import PlayMove, PlaySubscribe
from tests.support.play_socket import PlaySocket, greeted
from tests.support.refused import Lost, Refused
from tests.support.rest_client import RestClient
from tests.support.told import Answered, Owed, Told
from tests.support.watchers import Open


class Subscribing(NamedTuple):
    """A subscribe that is not answered yet."""

    answer: "asyncio.Future[PlaySubscribed]"
    told: Told


class PlayClient:
    """Moves over one socket, everything else over REST. A socket that was lost is opened again by the next move.

    Each seat that moves also follows its game, unless `follows` is false: then it is told the answers alone.
    """

    def __init__(self, port: int, *, follows: bool = True) -> None:
        self._port, self._follows = port, follows
        self._told: dict[str, Told] = {}
        self._opening = asyncio.Lock()
        self._stack = AsyncExitStack()
        self._socket: PlaySocket | None = None
        self._begin()

    def _begin(self) -> None:
        """Know nothing of the next socket."""
        self._seats: dict[str, int] = {}
        self._of: dict[tuple[str, int | None], Told] = {}
        self._moves: defaultdict[tuple[str, str], deque[asyncio.Future[PlayAccepted]]] = defaultdict(deque)
        self._subscribing: defaultdict[str, deque[Subscribing]] = defaultdict(deque)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the socket."""
        await self.cut()
        await self._stack.aclose()

    async def cut(self) -> None:
        """Lose the connection, as in a tunnel."""
        if self._socket is not None:
            self._socket.connection.transport.abort()

    async def call(self, request: Any, token: str | None = None) -> Any:
        """Send a struct, give a struct back; raises Refused or Lost."""
        if not isinstance(request, SubmitMoveRequest) or token is None:
            async with RestClient(self._port) as rest:
                return await rest.call(request, token)
        async with self._opening:
            seat, told = await self._seated(request, token)
            answer: asyncio.Future[PlayAccepted] = asyncio.get_running_loop().create_future()
            self._moves[request.game_id, request.request_id].append(answer)
            await self._say(PlayMove(**_fields(request), seat=seat))
        accepted = await answer
        assert accepted.seat == seat
        update = told.whole(accepted.update, request.expected_version)
        return SubmitMoveResponse(accepted.accepted_version, accepted.replayed, update)

    async def _seated(self, request: SubmitMoveRequest, token: str) -> tuple[int, Told]:
        """Subscribe the seat of a token, unless it is; after what it was told on an earlier socket."""
        if self._socket is None:
            await self._open()
        if token not in self._told:
            self._told[token] = (Told if self._follows else Answered)(request.expected_version)
        told = self._told[token]
        if token not in self._seats:
            answer: asyncio.Future[PlaySubscribed] = asyncio.get_running_loop().create_future()
            self._subscribing[request.game_id].append(Subscribing(answer, told))
            at, updates = told.version, self._follows
            subscribe = PlaySubscribe(
                game_id=request.game_id, seat_token=token, after_version=at, updates=updates, view=False
            )
            await self._say(subscribe)
            seat = (await answer).seat
            assert seat is not None
            self._seats[token] = seat
        return self._seats[token], told

    async def _open(self) -> None:
        await self._stack.aclose()
        self._begin()
        self._socket = await self._stack.enter_async_context(greeted(self._port))
        reading = asyncio.create_task(self._read(self._socket))
        self._stack.push_async_callback(asyncio.wait, (reading,))

    async def _say(self, frame: Any) -> None:
        if self._socket is None:
            raise Lost("the socket broke")
        await self._socket.say(frame)

    async def _read(self, socket: PlaySocket) -> None:
        ending: Exception = Lost("the socket broke")
        try:
            while True:
                self._hear(await socket.hear())
        except Lost:
            pass
        except Exception as fault:
            ending = fault
        self._socket = None
        waiting = [*(each for line in self._moves.values() for each in line)]
        waiting += [each.answer for line in self._subscribing.values() for each in line]
        waiting += [each.answer for told in self._of.values() for each in told.owed]
        for told in self._of.values():
            told.owed.clear()
        for answer in waiting:
            if not answer.done():
                answer.set_exception(ending)
                answer.exception()  # who asked may have given up already

    def _hear(self, frame: Any) -> None:
        match frame:
            case PlayUpdate(game_id, seat, update):
                self._of[game_id, seat].take(update)
            case PlayAccepted():
                told = self._of[frame.game_id, frame.seat]
                told.take(frame.update)
                told.owe(Owed(frame, self._moves[frame.game_id, frame.request_id].popleft()))
            case PlaySubscribed():
                subscribing = self._subscribing[frame.game_id].popleft()
                self._of[frame.game_id, frame.seat] = subscribing.told
                assert frame.after_version == subscribing.told.version
                subscribing.answer.set_result(frame)
            case PlayProblem(request_id, game_id, seat, problem):
                assert game_id is not None
                if problem.update is not None:
                    self._of[game_id, seat].take(problem.update)
                refused = Refused(problem.reason, problem.params)
                if request_id is None:
                    self._subscribing[game_id].popleft().answer.set_exception(refused)
                else:
                    self._moves[game_id, request_id].popleft().set_exception(refused)
            case PlayBye(resume=resume):
                for each in resume:
                    assert self._of[each.game_id, each.seat].version == each.version
            case _:
                assert isinstance(frame, PlayGameEnded | PlayHeartbeat), frame


def over_play(port: int, game_id: str, token: str | None = None) -> Open:
    """Watch over a socket of its own; resumes by `after_version`."""

    async def watch(after: int) -> AsyncGenerator[WatchMessage, None]:
        async with greeted(port) as socket:
            await socket.say(PlaySubscribe(game_id=game_id, seat_token=token, after_version=after, view=False))
            while True:
                match await socket.hear():
                    case PlayUpdate(update=update):
                        yield WatchUpdate(update)
                    case PlayGameEnded(version=version):
                        yield WatchEnd(EndReason.GAME_ENDED, version)
                        return
                    case PlayBye(ByeReason.DRAINING, _, resume):
                        yield WatchEnd(EndReason.DRAINING, resume[0].version)
                        return
                    case PlayProblem(problem=problem):
                        raise Refused(problem.reason, problem.params)
                    case PlaySubscribed() | PlayHeartbeat():
                        pass

    return watch


def _fields(request: SubmitMoveRequest) -> dict[str, Any]:
    return {name: getattr(request, name) for name in SubmitMoveRequest.__struct_fields__}
