"""HTTP/1.1 with bounds on what comes before and after a body.

The parser keeps a head, and the trailers of a chunked body, until they are complete, however long they become, and
copies a header's value anew for every piece of it: a single caller that never ends one could stop everybody else.
"""

from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from service.access.caller import identify
from service.app.problem import Problem, ServiceReason
from service.rest.exchange import PROBLEM_JSON
from service.wire import json
from service.wire.problems import problem_document

HEAD_BYTES: Final = 65_536
"""Bytes of a request line and headers, or of trailers, beyond which no more are waited for."""


class BoundedProtocol(HttpToolsProtocol):
    """One connection. Heads that are too long are refused with PAYLOAD_TOO_LARGE, and the connection closed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with nothing received."""
        super().__init__(*args, **kwargs)
        self._unfinished = 0

    def data_received(self, data: bytes) -> None:
        """Parse what came; refuse to wait for more of a head that is too long already."""
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > HEAD_BYTES and not self.transport.is_closing():
            self._refuse()

    def on_body(self, body: bytes) -> None:
        """Note that no head is being read; bodies have bounds of their own."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the next byte begins another head."""
        self._unfinished = 0
        super().on_message_complete()

    def _refuse(self) -> None:
        if self._between_calls():
            problem = Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": HEAD_BYTES})
            document = problem_document(problem, identify(lambda _: None), "")
            body = json.encode(document)
            head = f"HTTP/1.1 {document.status} Content Too Large\r\ncontent-type: {PROBLEM_JSON}\r\n"
            more = f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write((head + more).encode() + body)
        self.transport.close()

    def _between_calls(self) -> bool:
        """Tell whether no call is being answered; uvicorn's types leave out that there may have been none yet."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete
