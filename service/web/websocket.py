"""One WebSocket (RFC 6455) between its transport and an ASGI application.

Nothing piles up here: what the application has not taken is left unread beyond a bound, and so is everything while the
client does not read. Nor does one socket keep others waiting: it works in short turns. A socket whose client does not
answer, does not read or does not hang up is cut off in bounded time.
"""

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from service.web.frame_reader import FrameReader
from service.web.frames import Close, CloseCode, Event, FrameFault, Opcode, Ping, Pong, close_frame, frame
from service.web.handshake import VERSION, HandshakeFault, Header, accepted, fault_of, head
from service.web.inbox import Inbox
from service.web.served import Served
from service.web.socket_application import Asgi, SocketApplication
from service.web.socket_clock import SocketClock
from service.web.socket_limits import WebSocketLimits

FRAMES_A_TURN: Final = 256
"""How many frames are read before it is others' turn: half a millisecond of work for those that carry nothing."""


class Phase(Enum):
    """How far a socket is."""

    OPENING = "OPENING"
    """The application has not said yet whether it takes it."""
    ANSWERING = "ANSWERING"
    """The application answers with something else."""
    OPEN = "OPEN"
    """Messages go both ways."""
    CLOSING = "CLOSING"
    """We have said close, the client has not."""
    OVER = "OVER"
    """Everything was said; the client shall hang up, and what it still sends is not looked at."""
    LOST = "LOST"
    """The connection has gone."""


_HEARS: Final = frozenset({Phase.OPEN, Phase.CLOSING})


class WebSocketConnection(asyncio.Protocol):
    """One socket, from its handshake to the end of its connection."""

    def __init__(
        self,
        asgi: Asgi,
        scope: Any,
        transport: asyncio.Transport,
        served: Served,
        gone: Callable[[], None],
        limits: WebSocketLimits,
    ) -> None:
        """Take over a connection on which a handshake came, see `begin`; `gone` is called once, when it has gone."""
        self._asgi = asgi
        self._scope = scope
        self._transport = transport
        self._served = served
        self._gone: Callable[[], None] | None = gone
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._phase = Phase.OPENING
        self._reader = FrameReader(limits)
        self._reads = transport.is_reading()
        self._held = False
        self._drained = asyncio.Event()
        self._clock = SocketClock(self, limits)
        self._next_turn: asyncio.Handle | None = None
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
            version = [(b"sec-websocket-version", VERSION)] if fault is HandshakeFault.VERSION else []
            self._refuse(*self._served.refusal(fault, headers), version)
            return
        if rest:
            self.data_received(rest)
        task = self._loop.create_task(SocketApplication(self).run(self._asgi, self._scope))
        self._served.tasks.add(task)
        task.add_done_callback(self._served.tasks.discard)

    def shut_down(self) -> None:
        """End the socket because the server stops."""
        if self._phase in (Phase.OPENING, Phase.ANSWERING):
            self.cut()
        else:
            self._fail(CloseCode.RESTART, "the server stops")

    # What the transport tells

    def data_received(self, data: bytes) -> None:
        """Read frames, as far as there is room for what they say."""
        if self._phase is Phase.OVER:
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
        if self._phase in _HEARS:
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
        if self._next_turn is not None:
            self._next_turn.cancel()
        self._reader.drop()
        if self._gone is not None:
            self._gone()
        self._gone = None

    # What comes in

    def _advance(self) -> None:
        """Read the frames of one turn, as far as there is room for what they say."""
        reader, inbox, frames = self._reader, self.inbox, 0
        try:
            while self._phase in _HEARS and not self._held and not inbox.full and frames < FRAMES_A_TURN:
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
            self._fail(fault.code, fault.reason)
            return
        if self._phase is not Phase.OVER:
            self._read(on=False)
        if frames == FRAMES_A_TURN and self._next_turn is None:
            self._next_turn = self._loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._next_turn = None
        self._advance()

    def _take(self, event: Event) -> None:
        match event:
            case str() | bytes():
                if self._phase is Phase.OPEN:
                    self.inbox.put(event)
            case Ping(payload):
                if self._phase is Phase.OPEN:
                    self.write(frame(Opcode.PONG, payload))
            case Pong(payload):
                self._clock.pong(payload)
            case Close(code, reason):
                if self._phase is Phase.OPEN:
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

    @property
    def opening(self) -> bool:
        """Whether the handshake is not answered yet."""
        return self._phase is Phase.OPENING

    @property
    def open(self) -> bool:
        """Whether messages can be sent."""
        return self._phase is Phase.OPEN

    @property
    def answering(self) -> bool:
        """Whether the handshake is being answered with something else."""
        return self._phase is Phase.ANSWERING

    def more(self) -> None:
        """Read on, if something was left for later."""
        if not self._reads:
            self._advance()

    async def writable(self) -> None:
        """Wait while the client does not read, or until it has gone."""
        if self._held and self.inbox.ended is None:
            await self._drained.wait()

    def write(self, data: bytes) -> None:
        """Send bytes."""
        self._transport.write(data)

    def accept(self, subprotocol: str | None, headers: list[Header]) -> None:
        """Open the socket."""
        self._phase = Phase.OPEN
        self.write(accepted(self._scope["headers"], headers, subprotocol))
        self._clock.start()
        self._advance()

    def answer(self, status: int, headers: list[Header]) -> None:
        """Begin to answer the handshake with something else."""
        self._phase = Phase.ANSWERING
        general = [header for header in self._served.default_headers if header[0] != b"connection"]
        self._head = head(status, [*general, *headers, (b"connection", b"close")])

    def answer_body(self, body: bytes, *, more: bool) -> None:
        """Go on with it; the connection ends with it."""
        self.write(self._head + body)
        self._head = b""
        if not more:
            self._finish(CloseCode.CUT, "")

    def failed(self, error: Exception) -> None:
        """Have a fault of the application logged, and tell the client that there was one."""
        answer = self._served.refusal("fault", self._scope["headers"], error)
        if self._phase is Phase.OPENING:
            self._refuse(*answer, [])
        else:
            self.close(CloseCode.INTERNAL, "")

    def _refuse(self, status: int, headers: list[Header], body: bytes, more: list[Header]) -> None:
        self.answer(status, [*headers, *more, (b"content-length", b"%d" % len(body))])
        self.answer_body(body, more=False)

    def close(self, code: int, reason: str) -> None:
        """Say close, and wait for the client to say it as well (7.1.2)."""
        if self._phase is Phase.OPEN:
            self.write(close_frame(code, reason))
            self._end(Phase.CLOSING, code, reason)
            self._clock.last()
            self._advance()

    def left(self) -> None:
        """Note that the application has ended. A socket that it left open is closed; what cannot be told is cut off."""
        if self._phase in (Phase.OPENING, Phase.ANSWERING) or (self._phase is Phase.OPEN and self._held):
            self.cut()
        else:
            self.close(CloseCode.NORMAL, "")

    # How it ends

    def ping(self, payload: bytes) -> None:
        """Send a ping."""
        self.write(frame(Opcode.PING, payload))

    @property
    def reads(self) -> bool:
        """Whether it reads what comes, and waits neither for the application nor for the client."""
        return self._reads

    @property
    def unsent(self) -> int | None:
        """Bytes that wait for the client, where they are so many that the socket waits for it."""
        return self._transport.get_write_buffer_size() if self._held else None

    def silent(self) -> None:
        """End it: no pong came."""
        self._fail(CloseCode.INTERNAL, "no answer to a ping")

    def slow(self) -> None:
        """End it: a message took too long."""
        self._fail(CloseCode.POLICY, f"a message takes at most {self._limits.message_seconds:g} s")

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def _fail(self, code: int, reason: str) -> None:
        """Say why the socket ends, and look at nothing any more (7.1.7)."""
        if self._phase is Phase.OPEN:
            self.write(close_frame(code, reason))
        self._finish(code, reason)

    def _finish(self, code: int, reason: str) -> None:
        """Have the client hang up: it is sent the end of the stream. What it is still sending is thrown away meanwhile.

        A connection that is closed with bytes unread is reset, and the client may never see what was said last.
        """
        if self._phase in (Phase.OVER, Phase.LOST):
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
        self._phase = phase
        self.inbox.end(code, reason)
        self._drained.set()
