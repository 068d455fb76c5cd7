"""One WebSocket (RFC 6455) between its transport and an ASGI application.

Nothing piles up here: what the application has not taken is left unread beyond a bound, and so is everything while the
client does not read. Nor does one socket keep others waiting: it works in short turns. A socket whose client does not
answer, does not read or does not hang up is cut off in bounded time.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from service.web.answer import CLOSE, LINES, Header, head_bytes
from service.web.frame_reader import FrameReader
from service.web.frames import Close, CloseCode, Event, FrameFault, Opcode, Ping, Pong, close_frame, frame
from service.web.handshake import REMEDIES, accepted, fault_of
from service.web.inbox import Inbox
from service.web.served import Refusal, Served
from service.web.socket_application import SocketApplication
from service.web.socket_clock import SocketClock
from service.web.socket_limits import WebSocketLimits
from service.web.socket_phase import Phase

FRAMES_AT_ONCE: Final = 32
"""How many frames of what just came are read before the rest waits for a turn: less than 0.1 ms of work."""

FRAMES_A_TURN: Final = 256
"""How many are read in a turn."""


_HEARS: Final = frozenset({Phase.OPEN, Phase.CLOSING})


class WebSocketConnection(asyncio.Protocol):
    """One socket, from its handshake to the end of its connection."""

    def __init__(
        self,
        scope: Any,
        transport: asyncio.Transport,
        served: Served,
        gone: Callable[[], None],
        limits: WebSocketLimits,
    ) -> None:
        """Take over a connection on which a handshake came, see `begin`; `gone` is called once, when it has gone."""
        self._scope = scope
        self._transport = transport
        self._served = served
        self._gone = gone
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self.phase = Phase.OPENING
        """How far it is."""
        self._reader = FrameReader(limits)
        self._reads = transport.is_reading()
        self._held = False
        self._drained = asyncio.Event()
        self._clock = SocketClock(self, limits)
        self._turn_asked = False
        self._head = b""
        self._unheard = 0
        self.inbox = Inbox(limits)
        """What the application is told."""

    def begin(self, rest: bytes) -> None:
        """Answer the handshake; `rest` is what came after it. The transport must have this protocol already."""
        self._transport.set_write_buffer_limits(high=self._limits.unsent_bytes)
        self._held = self._transport.get_write_buffer_size() > self._limits.unsent_bytes
        headers: list[Header] = self._scope["headers"]
        fault = fault_of(headers)
        if fault is not None:
            self._refuse(*self._served.refusal(fault, headers), REMEDIES[fault])
            return
        if rest:
            self.data_received(rest)
        task = self._loop.create_task(SocketApplication(self).run(self._served.asgi, self._scope))
        self._served.tasks.add(task)
        task.add_done_callback(self._served.tasks.discard)

    def shut_down(self) -> None:
        """End the socket because the server stops."""
        if self.phase in (Phase.OPENING, Phase.ANSWERING):
            self.cut()
        else:
            self.fail(CloseCode.RESTART, "the server stops")

    # What the transport tells

    def data_received(self, data: bytes) -> None:
        """Read frames, as far as there is room for what they say."""
        if self.phase is Phase.OVER:
            self._unheard += len(data)
            if self._unheard > self._limits.unheard_bytes:
                self.cut()
            return
        self._reader.feed(data)
        self._advance()

    def eof_received(self) -> None:
        """Take the end of what the client sends for the end of the socket; what was said to it still leaves."""
        self._end(Phase.OVER, CloseCode.CUT, "")
        self._clock.last()

    def pause_writing(self) -> None:
        """Read no more and send no more: the client does not read."""
        self._held = True
        self._drained.clear()
        if self.phase in _HEARS:
            self._read(on=False)

    def resume_writing(self) -> None:
        """Go on."""
        self._held = False
        self._drained.set()
        self._clock.resumed()
        self._advance()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application, and let go of everything."""
        del exc
        self.inbox.lose(CloseCode.CUT)
        self._end(Phase.LOST, CloseCode.CUT, "")
        self._clock.stop()
        self._reader.drop()
        self._gone()

    # What comes in

    def _advance(self, most: int = FRAMES_AT_ONCE) -> None:
        """Read up to so many frames, as far as there is room for what they say; more have to wait for a turn."""
        reader, frames = self._reader, 0
        try:
            while self.phase in _HEARS and not self._held and not self._waits_for_room and frames < most:
                event = reader.next()
                if event is None:
                    if not reader.between:
                        self._clock.unfinished()
                    self._read(on=True)
                    return
                frames += 1
                if not reader.in_message:
                    self._clock.finished()
                self._take(event)
        except FrameFault as fault:
            self.fail(fault.code, fault.reason)
            return
        if self.phase is not Phase.OVER:
            self._read(on=False)
        if frames == most and not self._turn_asked:
            self._turn_asked = True
            self._served.turns.ask(self._take_turn)

    @property
    def _waits_for_room(self) -> bool:
        """Whether the application must take some first; once we have said close nothing more is kept for it."""
        return self.inbox.full and self.phase is Phase.OPEN

    def _take_turn(self) -> None:
        self._turn_asked = False
        self._advance(FRAMES_A_TURN)

    def _take(self, event: Event) -> None:
        match event:
            case str() | bytes():
                if self.phase is Phase.OPEN:
                    self.inbox.put(event)
            case Ping(payload):
                if self.phase is Phase.OPEN:
                    self.write(frame(Opcode.PONG, payload))
            case Pong(payload):
                self._clock.pong(payload)
            case Close(code, reason):
                if self.phase is Phase.OPEN:
                    self.write(close_frame(code))
                self._finish(code, reason)
            case _:
                pass

    def _read(self, *, on: bool) -> None:
        """Read from the transport, or leave what comes in the system's hands."""
        if on is not self._reads and not self._transport.is_closing():
            self._reads = on
            self._clock.paused()
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    # What the application does

    def more(self) -> None:
        """Read on, if something was left for later."""
        if not self._reads:
            self._advance()

    async def turn(self) -> None:
        """Wait for a turn, among all that have sent ahead."""
        given = self._loop.create_future()
        self._served.turns.ask(lambda: None if given.done() else given.set_result(None))
        await given

    async def writable(self) -> None:
        """Wait while the client does not read, or until it has gone."""
        if self._held and self.inbox.ended is None:
            await self._drained.wait()

    def write(self, data: bytes) -> None:
        """Send bytes."""
        self._transport.write(data)

    def accept(self, subprotocol: str | None, headers: list[Header]) -> None:
        """Open the socket."""
        self.phase = Phase.OPEN
        self.write(accepted(self._scope["headers"], headers, subprotocol))
        self._clock.start()
        self._advance()

    def answer(self, status: int, headers: list[Header]) -> None:
        """Begin to answer the handshake with something else."""
        self.phase = Phase.ANSWERING
        lines = [b"%b: %b\r\n" % header for header in (*headers, CLOSE)]
        self._head = head_bytes([LINES[status], self._served.dates.line(), *lines])

    def answer_body(self, body: bytes, *, more: bool) -> None:
        """Go on with it; the connection ends with it."""
        self.write(self._head + body)
        self._head = b""
        if not more:
            self._finish(CloseCode.CUT, "")

    def failed(self, error: Exception) -> None:
        """Have a fault of the application logged, and tell the client that there was one."""
        answer = self._served.refusal(Refusal.FAULT, self._scope["headers"], error)
        if self.phase is Phase.OPENING:
            self._refuse(*answer)
        else:
            self.close(CloseCode.INTERNAL, "")

    def _refuse(self, status: int, headers: list[Header], body: bytes, more: tuple[Header, ...] = ()) -> None:
        self.answer(status, [*headers, *more, (b"content-length", b"%d" % len(body))])
        self.answer_body(body, more=False)

    def close(self, code: int, reason: str) -> None:
        """Say close, and wait for the client to say it as well (7.1.2)."""
        if self.phase is Phase.OPEN:
            self.write(close_frame(code, reason))
            self._end(Phase.CLOSING, code, reason)
            self._clock.last()
            self._advance()

    def left(self) -> None:
        """Note that the application has ended. A socket that it left open is closed; what cannot be told is cut off."""
        if self.phase in (Phase.OPENING, Phase.ANSWERING) or (self.phase is Phase.OPEN and self._held):
            self.cut()
        else:
            self.close(CloseCode.NORMAL, "")

    # How it ends

    @property
    def reads(self) -> bool:
        """Whether it reads what comes, and waits neither for the application nor for the client."""
        return self._reads

    @property
    def unsent(self) -> int | None:
        """Bytes that wait for the client, where they are so many that the socket waits for it."""
        return self._transport.get_write_buffer_size() if self._held else None

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def fail(self, code: int, reason: str) -> None:
        """Say why the socket ends, and look at nothing any more (7.1.7)."""
        if self.phase is Phase.OPEN:
            self.write(close_frame(code, reason))
        self._finish(code, reason)

    def _finish(self, code: int, reason: str) -> None:
        """Have the client hang up: it is sent the end of the stream. What it is still sending is thrown away meanwhile.

        A connection that is closed with bytes unread is reset, and the client may never see what was said last.
        """
        if self.phase in (Phase.OVER, Phase.LOST):
            return
        self._end(Phase.OVER, code, reason)
        self._clock.last()
        self._reader.drop()
        if self._transport.is_closing():
            return
        try:
            self._transport.write_eof()
        except OSError:  # the client has gone, which the loop has not told yet
            self.cut()
        else:
            self._read(on=True)

    def _end(self, phase: Phase, code: int, reason: str) -> None:
        self.phase = phase
        self.inbox.end(code, reason)
        self._drained.set()
