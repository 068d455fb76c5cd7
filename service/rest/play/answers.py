"""Answers what a client says about games, by the use cases that REST and gRPC call, and tells what they follow."""

from collections.abc import Callable
from contextlib import aclosing
from typing import Final

from msgspec.structs import replace

from engine.value import Seat
from service.app.app import App
from service.app.call import Call
from service.app.log.describe_game import describe_game
from service.app.log.folded_game import need_version
from service.app.messages.vocabulary import Update
from service.app.messages.watch import EndReason, WatchEnd, WatchMessage, WatchUpdate
from service.app.problem import Problem, problem_of
from service.observe.calls import answered, failed
from service.rest.play.down_frames import (
    ByeReason,
    PlayAccepted,
    PlayGameEnded,
    PlayProblem,
    PlaySubscribed,
    PlayUnsubscribed,
)
from service.rest.play.roster import Roster
from service.rest.play.socket import Socket
from service.rest.play.subscription import Subscription
from service.rest.play.up_frames import PlayGameFrame, PlayMove, PlaySubscribe, PlayUnsubscribe
from service.wire import json
from service.wire.once import OncePerObject
from service.wire.problems import problem_document

PATH: Final = "/v1/play"
"""Where the channel is."""


class Answers:
    """Answers the frames of one socket, each with one frame, and sends what its subscriptions follow."""

    __slots__ = ("_app", "_encoded", "_end", "_roster", "_socket", "call")

    def __init__(
        self, app: App, call: Call, socket: Socket, roster: Roster, encoded: "Encoded", end: Callable[[ByeReason], None]
    ) -> None:
        """Speak on a socket; `end` ends the conversation."""
        self._app = app
        self._socket = socket
        self._roster = roster
        self._encoded = encoded
        self._end = end
        self.call = call
        """Language and trace of the socket. It has no token: each subscription has its own."""

    async def __call__(self, frame: PlayGameFrame) -> None:
        """Answer a frame. Nothing is raised but cancellation."""
        try:
            match frame:
                case PlayMove():
                    await self._move(frame)
                case PlaySubscribe():
                    await self._subscribe(frame)
                case PlayUnsubscribe():
                    await self._unsubscribe(frame)
        except Exception as error:
            await self.refuse(frame, error)
        else:
            answered(_operation(frame), self.call, frame)

    async def refuse(self, frame: PlayGameFrame, error: Exception, seat: Seat | None = None) -> None:
        """Tell why a frame was not done."""
        failed(error, _operation(frame), self.call, frame)
        request_id = frame.request_id if isinstance(frame, PlayMove) else None
        await self.tell(problem_of(error), request_id, frame.game_id, seat)

    async def tell(self, problem: Problem, request_id: str | None, game_id: str | None, seat: Seat | None) -> None:
        """Tell a problem."""
        document = problem_document(problem, self.call, PATH)
        await self._socket.say(PlayProblem(request_id, game_id, seat, document))

    async def _move(self, frame: PlayMove) -> None:
        subscription = self._roster.seated(frame.game_id, frame.seat)
        seat = subscription.seat
        assert seat is not None
        try:
            subscription.caller.need_token()
            response = await self._app.moves.play(subscription.caller.game, seat, frame)
        except Problem as problem:
            if problem.update is not None:
                problem.update = self._untold(subscription, problem.update, frame)
            await self.refuse(frame, problem, seat)
            told = problem.update
        else:
            told = self._untold(subscription, response.update, frame)
            version, replayed = response.accepted_version, response.replayed
            await self._socket.say(PlayAccepted(frame.request_id, frame.game_id, seat, version, replayed, told))
        if told is not None:
            subscription.sent(told)

    def _untold(self, subscription: Subscription, update: Update, frame: PlayMove) -> Update:
        return subscription.untold(self._app.updates, update, frame.expected_version, brief=frame.brief)

    async def _subscribe(self, frame: PlaySubscribe) -> None:
        call = replace(self.call, token=frame.seat_token)
        caller = await self._app.authentication.viewer(call, frame.game_id, fresh=True)
        need_version(caller.game, frame.after_version)
        subscription = Subscription(call, caller, frame.after_version, follows=frame.updates)
        try:
            replaced = self._roster.put(subscription)
        except OverflowError:
            self._end(ByeReason.TOO_MANY_SUBSCRIPTIONS)
            return
        if replaced is not None:
            await replaced.stop()
        game = describe_game(caller.game, caller.seat)
        await self._socket.say(PlaySubscribed(frame.game_id, caller.seat, frame.after_version, game))
        if subscription.follows:
            subscription.follow(self._follow(subscription, shows=frame.view))

    async def _unsubscribe(self, frame: PlayUnsubscribe) -> None:
        for subscription in self._roster.meant(frame.game_id, frame.seat):
            await subscription.stop()
            await self._dropped(subscription)

    async def _dropped(self, subscription: Subscription) -> None:
        self._roster.drop(subscription)
        await self._socket.say(PlayUnsubscribed(subscription.game_id, subscription.seat, subscription.told))

    async def _follow(self, subscription: Subscription, *, shows: bool) -> None:
        """Tell a subscription what happens, to the end of its game."""
        try:
            following = self._app.follower.follow(
                subscription.caller.game,
                subscription.caller.viewer,
                subscription.cursor,
                subscription.call.peer,
                shows=shows,
            )
            async with aclosing(following) as messages:
                async for message in messages:
                    await self._pass_on(subscription, message.item)
        except Exception as error:
            failed(error, "WatchGame", subscription.call)
            await self.tell(problem_of(error), None, subscription.game_id, subscription.seat)
            await self._dropped(subscription)

    async def _pass_on(self, subscription: Subscription, message: WatchMessage) -> None:
        match message:
            case WatchUpdate(update):
                await self._socket.say_text(self._encoded.update(subscription.seat, update))
                subscription.told = update.version
            case WatchEnd(EndReason.GAME_ENDED, version):
                await self._socket.say(PlayGameEnded(subscription.game_id, subscription.seat, version))
            case WatchEnd(EndReason.LAGGED):
                self._end(ByeReason.LAGGED)
            case _:  # heartbeats and the end of the server are told once a socket
                pass


class Encoded:
    """Frames that many sockets are sent; what they share is encoded once."""

    __slots__ = ("_updates",)

    def __init__(self) -> None:
        self._updates = OncePerObject(json.encode)

    def update(self, seat: Seat | None, update: Update) -> str:
        """Give a `PlayUpdate` as JSON."""
        shown, at = self._updates(update).decode(), "null" if seat is None else seat
        return f'{{"type":"play.update","game_id":"{update.game_id}","seat":{at},"update":{shown}}}'


def _operation(frame: PlayGameFrame) -> str:
    """Give the name of the operation that does what a frame asks for, for the logs."""
    match frame:
        case PlayMove():
            return "SubmitMove"
        case PlaySubscribe():
            return "WatchGame"
        case PlayUnsubscribe():
            return "Unsubscribe"
