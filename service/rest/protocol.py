"""HTTP/1.1 with bounds on what comes before and after a body, and with our words for what is no HTTP.

The parser keeps a head, and the trailers of a chunked body, until they are complete, however long they become, and
copies a header's value anew for every piece of it: a single caller that never ends one could stop everybody else.
"""

from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from service.access.caller import identify
from service.app.problem import Fault, Problem, ServiceReason, invalid
from service.rest.exchange import PROBLEM_JSON, TRACE, problem_answer

HEAD_BYTES: Final = 65_536
"""Bytes of a request line and headers, or of trailers, beyond which no more are waited for."""

_LINGER_SECONDS: Final = 1.0
"""How long a caller that was refused may take to hang up. Closing while it still sends would take the answer from it
(RFC 9112, 9.6)."""


class BoundedProtocol(HttpToolsProtocol):
    """One connection. What is no HTTP, or has no end, is refused with a problem document, and the connection closed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with nothing received."""
        super().__init__(*args, **kwargs)
        self._unfinished = 0
        self._refused = False

    def data_received(self, data: bytes) -> None:
        """Parse what came; refuse to wait for more of a head that is too long already."""
        if self._refused:
            return
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": HEAD_BYTES}))

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser cannot read. `msg`, uvicorn's own words, is for its log alone."""
        del msg
        self._refuse(invalid("", "is no HTTP/1.1 request", Fault.MALFORMED))

    def on_body(self, body: bytes) -> None:
        """Note that no head is being read; bodies have bounds of their own."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the next byte begins another head."""
        self._unfinished = 0
        super().on_message_complete()

    def _refuse(self, problem: Problem) -> None:
        """Read no more, and end the connection: with this problem, or after the answer that is on its way."""
        if self._refused:
            return
        self._refused = True
        cycle = cast("RequestResponseCycle | None", self.cycle)  # uvicorn's types leave out that there may be none yet
        if cycle is None or cycle.response_complete:
            self._say_goodbye(problem)
        elif not cycle.more_body:
            cycle.keep_alive = False
        elif cycle.response_started:
            self.transport.close()
        else:
            cycle.disconnected = True
            cycle.message_event.set()
            self._say_goodbye(problem)

    def _say_goodbye(self, problem: Problem) -> None:
        call = identify(lambda _: None)
        status, headers, body = problem_answer(problem, call, "")
        head = [b"HTTP/1.1 %d %b" % (status, HTTPStatus(status).phrase.encode())]
        headers += [(b"content-type", PROBLEM_JSON.encode()), (b"content-length", b"%d" % len(body))]
        headers += [(b"connection", b"close"), (TRACE, call.trace_id.encode()), *self.server_state.default_headers]
        head += [b"%b: %b" % header for header in headers]
        self.transport.write(b"\r\n".join([*head, b"", body]))
        self.transport.write_eof()
        self._unset_keepalive_if_required()
        self.flow.resume_reading()
        self.loop.call_later(_LINGER_SECONDS, self.transport.close)
