"""One conversation on the play channel, from hello to bye."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final

from litestar.types import Receive, Send
from msgspec.structs import replace

from service.access.caller import as_app
from service.admission.load import Overloaded
from service.app.app import App
from service.app.call import Call
from service.app.problem import Problem, ServiceReason, invalid
from service.observe.calls import failed
from service.rest.play.answers import Answers, Encoded
from service.rest.play.down_frames import ByeReason, PlayBye, PlayHeartbeat, PlayLimits, PlayWelcome
from service.rest.play.ending import Ending
from service.rest.play.limits import SocketLimits
from service.rest.play.queues import GameQueues
from service.rest.play.reading import read_frame, subject_of
from service.rest.play.roster import Roster
from service.rest.play.socket import Socket
from service.rest.play.up_frames import PlayGameFrame, PlayHello, PlayMove, PlayUpFrame
from service.web.allowance import Allowance
from service.wire.language import language_for
from service.wire.status import retry_delay_ms

_OPERATION: Final = "Play"


class Session:
    """Reads a socket, beats when it is silent, and ends it for one reason, the first that comes."""

    def __init__(
        self, app: App, call: Call, receive: Receive, send: Send, limits: SocketLimits, encoded: Encoded
    ) -> None:
        """Begin a conversation; `call` has the language and trace of the handshake."""
        self._app = app
        self._ending = ending = Ending(call)
        self._socket = socket = Socket(receive, send, ending.gone)
        self._limits = limits
        self._roster = Roster(limits.subscriptions)
        self._answers = answers = Answers(app, call, socket, self._roster, encoded, ending.end)
        self._queues = GameQueues(lambda frame: ending.guarded(answers(frame)), limits.unanswered)
        self._mistakes = Allowance(limits.mistakes)
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """Talk until the client hangs up or there is a reason to end.

        When the server drains, what was read is answered first. Every other end leaves unanswered what is not answered
        yet; a move that was committed stays committed.
        """
        self._begin(self._listen())
        self._begin(self._drained())
        try:
            reason = await self._ending.reason()
            if reason is ByeReason.DRAINING:
                await self._queues.idle()
        finally:
            await self._stop()
        if reason is not None:
            await self._leave(reason)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(self._ending.guarded(work)))

    async def _drained(self) -> None:
        await self._app.draining.wait()
        self._ending.end(ByeReason.DRAINING)

    async def _listen(self) -> None:
        if await self._greeted():
            self._begin(self._beat())
            while self._ending.listens and (data := await self._socket.receive()) is not None:
                await self._take(data)
            self._ending.gone()

    async def _greeted(self) -> bool:
        """Wait for the hello and answer it."""
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                data = await self._socket.receive()
        except TimeoutError:
            self._ending.end(ByeReason.HELLO_LATE)
            return False
        if data is None:
            self._ending.gone()
            return False
        match await self._read(data):
            case PlayHello() as hello:
                return await self._welcomed(data, hello)
            case _:
                self._ending.end(ByeReason.HELLO_EXPECTED)
                return False

    async def _welcomed(self, data: str | bytes, hello: PlayHello) -> bool:
        """Answer a hello: with a welcome, or with what is wrong with its key, and then the conversation ends."""
        call = self._answers.call
        if hello.language is not None:
            call = self._answers.call = replace(call, language=language_for(hello.language))
        try:
            self._answers.call = as_app(call, hello.app_key, "app_key")
        except Problem as problem:
            await self._misread(data, problem)
            self._ending.end(ByeReason.HELLO_EXPECTED)
            return False
        limits = PlayLimits(self._app.limits.request_bytes, self._limits.subscriptions, self._limits.unanswered)
        beat = self._app.limits.heartbeat_seconds
        await self._socket.say(PlayWelcome(self._app.clock(), beat, call.language, call.trace_id, limits))
        return True

    async def _read(self, data: str | bytes) -> PlayUpFrame | None:
        """Read a frame; None for one that cannot be read, which is then told."""
        try:
            return read_frame(data, self._app.limits.request_bytes)
        except Problem as problem:
            await self._misread(data, problem)
            return None

    async def _misread(self, data: str | bytes, problem: Problem) -> None:
        subject = subject_of(data)
        failed(problem, _OPERATION, self._answers.call, subject)
        await self._answers.tell(problem, subject.request_id, subject.game_id, None)
        if not self._mistakes.spend():
            self._ending.end(ByeReason.BAD_FRAMES)

    async def _take(self, data: str | bytes) -> None:
        """Have a frame answered. Reads no further while too much is unanswered."""
        frame = await self._read(data)
        if frame is None:
            return
        if isinstance(frame, PlayHello):
            await self._misread(data, invalid("type", "must not be said again"))
        elif self._app.draining.is_set():
            await self._answers.refuse(frame, Problem(ServiceReason.DRAINING))
        elif not self._app.load.busy or await self._has_turn(frame):
            self._queues.add(frame)
            await self._queues.room()

    async def _has_turn(self, frame: PlayGameFrame) -> bool:
        """Wait for the turn of a frame, and with it of those behind it; False if it was refused."""
        try:
            await self._app.load.turn(seat=isinstance(frame, PlayMove))
        except Overloaded as overloaded:
            await self._answers.refuse(frame, overloaded)
            return False
        return True

    async def _beat(self) -> None:
        """Send a heartbeat whenever nothing else left for so long; a client that takes none for as long again lags."""
        interval = self._app.limits.heartbeat_seconds
        while True:
            silent = monotonic() - self._socket.spoke
            if silent < interval:
                await asyncio.sleep(interval - silent)
                continue
            try:
                async with asyncio.timeout(interval):
                    await self._socket.say(PlayHeartbeat(self._app.clock()))
            except TimeoutError:
                self._ending.end(ByeReason.LAGGED)
                return

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._queues.stop()
        for subscription in self._roster:
            await subscription.stop()

    async def _leave(self, reason: ByeReason) -> None:
        wait = retry_delay_ms(ServiceReason.DRAINING, self._answers.call.trace_id) if reason.passes else None
        resume = tuple(each.resume for each in self._roster if not each.ended)
        try:
            async with asyncio.timeout(self._limits.leave_seconds):
                await self._socket.say(PlayBye(reason, wait, resume))
                await self._socket.close(reason.code, reason)
        except TimeoutError:  # it reads nothing at all; the connection is dropped without a word
            return
