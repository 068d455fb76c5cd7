"""One request as an ASGI application sees it: `receive` for its body, `send` for the answer."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from service.web.answer import BODILESS, CONTINUE, LINES, head_bytes
from service.web.head import Head
from service.web.served import Refusal

if TYPE_CHECKING:
    from service.web.connection import Connection

_ASGI: Final = {"version": "3.0", "spec_version": "2.3"}
_GONE: Final = {"type": "http.disconnect"}
_LARGE: Final = 16_384
"""From this size on a body is not copied to be written together with its head."""


def scope_of(connection: "Connection", head: Head) -> dict[str, Any]:
    """Give what ASGI tells of a request."""
    return {
        "type": "http",
        "asgi": _ASGI,
        "http_version": head.version,
        "method": head.method,
        "scheme": "http",
        "path": head.path,
        "raw_path": head.raw_path,
        "query_string": head.query,
        "root_path": "",
        "headers": head.headers,
        "client": connection.client,
        "server": connection.server,
    }


class Gone(OSError):
    """There is nobody to answer any more (ASGI, "Disconnected client")."""


class Request:
    """One request and its answer. It knows the connection, which forgets it when either is over: no cycle is left."""

    __slots__ = (
        "_body", "_chunked", "_connection", "_expects", "_first", "_given", "_left", "_waiting", "complete", "gone",
        "head", "keeps", "scope", "started", "unread", "whole",
    )  # fmt: skip

    def __init__(self, connection: "Connection", head: Head, *, keeps: bool) -> None:
        """Take a head that was read; `keeps` says whether the connection may go on after the answer."""
        self._connection = connection
        self.head = head
        """The head."""
        self.keeps = keeps
        """Whether the connection goes on after the answer."""
        self.gone = False
        """Whether there is nobody to answer."""
        self.started = False
        """Whether the answer has begun."""
        self.complete = False
        """Whether the answer has ended."""
        self.whole = False
        """Whether the body is complete."""
        self.unread = 0
        """Bytes of the body that the application has not asked for."""
        self._body: list[bytes] = []
        self._given = False
        self._expects = head.expects
        self._waiting: asyncio.Future[None] | None = None
        self._first = b""
        self._chunked = False
        self._left: int | None = None
        self.scope = scope_of(connection, head)
        """The scope of ASGI."""

    async def run(self) -> None:
        """Have the application answer. What it raises is logged; nobody who has gone is told of it."""
        connection = self._connection
        served, task = connection.served, asyncio.current_task()
        try:
            if connection.place.general or await connection.may_ask(self.scope):
                await served.asgi(self.scope, self.receive, self.send)
            elif not self.gone:
                connection.refuse(Refusal.FULL)
        except Gone:
            pass
        except Exception as error:
            answer = served.refusal(Refusal.FAULT, self.head.headers, error)
            if not self.started and not self.gone:
                connection.say_goodbye(*answer)
        finally:
            served.tasks.discard(task)  # pyright: ignore[reportArgumentType] - a coroutine that runs here has a task
            connection.answered(self)

    async def receive(self) -> dict[str, Any]:
        """Give the next piece of the body; after its end wait until the client has gone or the answer is complete."""
        if self._expects and not self.whole and not self.started and not self.gone:
            self._connection.transport.write(CONTINUE)
        self._expects = False
        while not self.gone and not self.complete:
            if self._body or (self.whole and not self._given):
                body = b"".join(self._body)
                self._body.clear()
                self.unread = 0
                self._given = self.whole
                self._connection.taken()
                return {"type": "http.request", "body": body, "more_body": not self.whole}
            self._waiting = self._connection.served.loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return _GONE

    def feed(self, piece: bytes, *, whole: bool) -> None:
        """Take a piece of the body."""
        if piece:
            self._body.append(piece)
            self.unread += len(piece)
        self.whole = whole
        self._wake()

    def hang_up(self) -> None:
        """Let the application know that there is nobody to answer."""
        self.gone = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def send(self, message: Any) -> None:
        """Send a piece of the answer. Waits while the client reads slowly.

        The head leaves with the first piece of the body. Raises Gone where there is nobody to answer, ValueError for an
        answer that HTTP cannot frame.
        """
        connection = self._connection
        if connection.flow.write_paused and not self.gone:
            await connection.flow.writable()
        if self.gone:
            raise Gone
        if message["type"] == "http.response.start":
            self._begin(message["status"], message["headers"])
            return
        more = message.get("more_body", False)
        body = self._framed(message.get("body", b""), more=more)
        head, self._first = self._first, b""
        self.started = True
        if not more:
            self.complete = True
            self._wake()
        self._write(connection.transport, head, body)

    def _begin(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        connection, said = self._connection, False
        if connection.served.leaving or not (self.whole or (connection.incoming.rest_is_short and not self._expects)):
            self.keeps = False
        lines = [LINES[status], connection.served.dates.line()]
        length: int | None = None
        for name, value in headers:
            lines.append(b"%b: %b\r\n" % (name, value))
            if name == b"content-length":
                length = int(value)
            elif name == b"connection" and b"close" in value.lower():
                said, self.keeps = True, False
        bodiless = self.head.method == "HEAD" or status in BODILESS
        self._left = 0 if bodiless else length
        if length is None and not bodiless:
            if self.head.version == "1.1":
                self._chunked = True
                lines.append(b"transfer-encoding: chunked\r\n")
            else:
                self.keeps = False
        if not self.keeps and not said:
            lines.append(b"connection: close\r\n")
        self._first = head_bytes(lines)

    def _framed(self, body: bytes, *, more: bool) -> bytes:
        if self._chunked:
            piece = b"%x\r\n%b\r\n" % (len(body), body) if body else b""
            return piece if more else piece + b"0\r\n\r\n"
        if self._left is None:
            return body
        if self.head.method == "HEAD":
            return b""
        self._left -= len(body)
        if self._left < 0 or (self._left and not more):
            self.keeps = False
            raise ValueError("the answer is not as long as it says")
        return body

    @staticmethod
    def _write(transport: asyncio.Transport, head: bytes, body: bytes) -> None:
        if not head:
            if body:
                transport.write(body)
        elif len(body) < _LARGE:
            transport.write(head + body)
        else:
            transport.writelines((head, body))
