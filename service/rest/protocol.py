"""HTTP/1.1 with bounds on the length and the time of what is received, and with our words for what is no HTTP.

The parser keeps a head, and the trailers of a chunked body, until they are complete, however long they become, and
copies a header's value anew for every piece of it: a single caller that never ends one could stop everybody else. And
it waits for the rest of a request for ever: callers that send halves could take every connection.
"""

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from service.access.caller import identify
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.observe.calls import failed
from service.rest.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from service.rest.exchange import PROBLEM_JSON, TRACE, headers_of, problem_answer
from service.rest.unchunked import Unchunked

HEAD_BYTES: Final = 65_536
"""Bytes of a request line and headers, or of trailers, beyond which no more are waited for."""

_OPERATION: Final = "HTTP"
_LINE_END: Final = b"\r\n"


class Part(Enum):
    """What is being received."""

    NOTHING = "NOTHING"
    """A call is being answered, or the next one awaited."""
    HEAD = "HEAD"
    """A request line and its headers."""
    BODY = "BODY"
    """A body and its trailers."""


class BoundedProtocol(HttpToolsProtocol):
    """One connection. What is no HTTP, has no end or takes too long is refused, and the connection closed.

    No time is measured while a call is being answered: a long poll, a stream and a WebSocket last as long as they like.
    """

    def __init__(self, *args: Any, limits: ConnectionLimits = CONNECTION_LIMITS, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._unfinished = 0
        self._refused = False
        self._part = Part.NOTHING
        self._turned = False
        self._deadline = 0.0
        self._clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Refuse a connection too many with OVERLOADED; give others as long as an idle one for their first call."""
        super().connection_made(transport)
        surplus = len(self.connections) - self._limits.connections
        if surplus > self._limits.goodbyes:
            self._refused = True
            transport.abort()
        elif surplus > 0:
            self._refuse(Problem(ServiceReason.OVERLOADED))
        else:
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the time."""
        self._stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came; refuse to wait for more of a head that is too long already.

        Empty lines between calls are left out (RFC 9112, 2.2): to uvicorn they would end an idle connection's time.
        """
        if self._refused or (self._part is Part.NOTHING and data[0] in _LINE_END and not data.strip(_LINE_END)):
            return
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": HEAD_BYTES}))
        self._keep_time(len(data))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; from here on the play channel keeps the time."""
        self._turn_to(Part.NOTHING)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser cannot read. `msg`, uvicorn's own words, is for its log alone."""
        del msg
        self._refuse(invalid("", "is no HTTP/1.1 request", FieldFault.MALFORMED))

    def on_message_begin(self) -> None:
        """Note that a head has begun."""
        self._turn_to(Part.HEAD)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that a body may come, and who cannot read chunks."""
        super().on_headers_complete()
        if self.scope["http_version"] == "1.0":
            self.cycle.send = Unchunked(self.cycle)
        self._turn_to(Part.BODY)

    def on_body(self, body: bytes) -> None:
        """Note that no head is being read; bodies have bounds of their own."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the next byte begins another head."""
        self._unfinished = 0
        self._turn_to(Part.NOTHING)
        super().on_message_complete()

    def _turn_to(self, part: Part) -> None:
        self._part = part
        self._turned = True

    def _keep_time(self, arrived: int) -> None:
        """Look at the clock after `arrived` bytes more. A request that comes in one piece starts none."""
        if self._part is Part.NOTHING or self._refused:
            self._stop_clock()
            return
        now = self.loop.time()
        if self._turned:
            self._turned = False
            self._deadline = now + self._patience()
        elif self._part is Part.BODY:
            self._deadline = min(self._deadline + arrived / self._limits.body_rate, now + self._patience())
        if self._clock is None:
            self._clock = self.loop.call_at(self._deadline, self._ring)

    def _ring(self) -> None:
        """Refuse the rest of a request that is late; while nothing is read because of us, none is."""
        self._clock, now = None, self.loop.time()
        if self.flow.read_paused or (self._part is Part.HEAD and not self._between_calls()):
            self._deadline = now + self._patience()
        if now < self._deadline:
            self._clock = self.loop.call_at(self._deadline, self._ring)
        else:
            self._refuse(Problem(ServiceReason.REQUEST_TIMEOUT))

    def _patience(self) -> float:
        return self._limits.head_seconds if self._part is Part.HEAD else self._limits.body_seconds

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _between_calls(self) -> bool:
        """Tell whether no call is being answered; uvicorn's types leave out that there may have been none yet."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def _refuse(self, problem: Problem) -> None:
        """Read no more, and end the connection: with this problem, or after the answer that is on its way."""
        if self._refused:
            return
        self._refused = True
        self._stop_clock()
        cycle = self.cycle
        if self._part is not Part.BODY:
            if self._between_calls():
                self._say_goodbye(problem)
            else:
                cycle.keep_alive = False
        elif cycle.response_started or self.pipeline:
            self.transport.close()
        else:
            cycle.disconnected = True
            cycle.message_event.set()
            self._say_goodbye(problem)

    def _say_goodbye(self, problem: Problem) -> None:
        call = identify(headers_of(self.headers if self._part is Part.BODY else ()).get)
        failed(problem, _OPERATION, call)
        status, headers, body = problem_answer(problem, call, "")
        head = [b"HTTP/1.1 %d %b" % (status, HTTPStatus(status).phrase.encode())]
        headers += [(b"content-type", PROBLEM_JSON.encode()), (b"content-length", b"%d" % len(body))]
        headers += [(b"connection", b"close"), (TRACE, call.trace_id.encode()), *self.server_state.default_headers]
        head += [b"%b: %b" % header for header in headers]
        self.transport.write(b"\r\n".join([*head, b"", body]))
        self.transport.write_eof()
        self._unset_keepalive_if_required()
        self.flow.resume_reading()
        self.loop.call_later(self._limits.linger_seconds, self.transport.close)
