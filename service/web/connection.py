"""One TCP connection of HTTP/1.1 (RFC 9112): bytes in, one request at a time, answers out.

Bytes behind a running request stay bytes: the next head is read when the answer is complete, in a turn of its own, so
nothing that a client piles up grows, and others come to theirs. A client that closes its side has hung up, also if it
could still read: the two cannot be told apart, and a stream for nobody is worse than a caller that must not half-close.
"""

import asyncio
from typing import Any, cast

from service.web.answer import Header, whole_answer
from service.web.body import TooLong
from service.web.flow import Flow
from service.web.head import Head, Malformed
from service.web.incoming import Incoming, TooManyHeaders
from service.web.limits import BUFFERED
from service.web.patience import Patience, Phase
from service.web.request import Request
from service.web.served import Refusal, Served
from service.web.upgrade import Handover


class Connection(asyncio.Protocol):
    """One connection, until its end or until it becomes a WebSocket."""

    __slots__ = (
        "_end", "_patience", "_request", "_soon", "client", "flow", "incoming", "place", "served", "server",
        "transport",
    )  # fmt: skip

    def __init__(self, served: Served) -> None:
        """Belong to a server."""
        self.served = served
        """The server."""
        self.incoming = Incoming()
        """What has come and was not read yet."""
        self._request: Request | None = None
        self._soon = False
        self._end: Phase | None = None
        self._patience = Patience(served.loop, served.limits, self._expired)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a place, and wait for the first request as long as for any other."""
        served = self.served
        self.transport = cast("asyncio.Transport", transport)
        """What is written to."""
        self.flow = Flow(served.loop, self.transport)
        """What is read and written no faster than may be."""
        self.client = _address(transport.get_extra_info("peername"))
        """Host and port of the client, as ASGI has it."""
        self.server = _address(transport.get_extra_info("sockname"))
        """Host and port of the server."""
        self.place = served.places.enter(self, self.client[0] if self.client else "")
        """Its place among all connections."""
        served.connections.add(self)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - how it was lost makes no difference
        """Let go of everything, so that nothing is left for the collector of cycles to find."""
        self._patience.end()
        self.served.connections.discard(self)
        self.served.places.leave(self.place)
        self._hang_up(Phase.END)

    def eof_received(self) -> None:
        """Take a client that sends no more for one that has gone; the transport closes itself when all is written."""
        self._hang_up(self._end or Phase.END)

    def _hang_up(self, end: Phase) -> None:
        """Tell the request that runs, if one does, that there is nobody to answer, and read nothing any more."""
        request, self._request = self._request, None
        self._end = end
        self.incoming.drop()
        if request is not None:
            request.hang_up()
        self.flow.release()
        self._wait()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def shut_down(self) -> None:
        """End as soon as what is under way has ended."""
        if self._request is not None:
            self._request.keeps = False
        elif self._end is None:
            self._finish()

    def data_received(self, data: bytes) -> None:
        """Take bytes; those that cannot be read now wait."""
        if self._end is not None:
            return
        if self._patience.phase is Phase.BODY:
            self._patience.arrived(len(data))
        self.incoming.add(data)
        if not self._soon:
            self._advance()

    def _advance(self) -> None:
        """Read on as far as may be in one turn, and let no more come than may wait."""
        self._soon = False
        if self._end is not None:
            return
        try:
            if self.incoming.body is not None:
                self._read_body()
            elif self._request is None and not self.flow.write_paused and len(self.incoming):
                head = self.incoming.next_head()
                if head is not None:
                    self._begin(head)
        except Malformed:
            self.refuse(Refusal.MALFORMED)
        except TooLong:
            self.refuse(Refusal.TOO_LONG)
        except TooManyHeaders:
            self.refuse(Refusal.TOO_MANY_HEADERS)
        self._wait()

    def _advance_soon(self) -> None:
        """Read on in a turn of its own."""
        if not self._soon:
            self._soon = True
            self.served.turns.ask(self._advance)

    def _begin(self, head: Head) -> None:
        """Let the application answer a request."""
        if head.websocket and self.place.general:
            self._patience.end()
            self.flow.read_paused = False
            self._end = Phase.END
            Handover(self, head, self.incoming.drop())
            return
        served = self.served
        self._request = request = Request(self, head, keeps=head.keeps and self.place.general)
        if self.incoming.body is None:
            request.whole = True
        else:
            self._wait()
            self._read_body()
        served.tasks.add(served.loop.create_task(request.run()))

    def _read_body(self) -> None:
        """Take a step of a body, for the request that runs or, when that was answered without it, for nobody."""
        request, incoming = self._request, self.incoming
        body = incoming.body
        if body is None or (request is not None and request.unread > BUFFERED):
            return
        piece = incoming.take(body)
        if request is not None:
            request.feed(piece, whole=body.done)
        if len(incoming) and (request is None if body.done else piece):
            self._advance_soon()

    def taken(self) -> None:
        """Read on, now that the application has taken what there was of the body."""
        if self.incoming.body is not None:
            self._advance_soon()

    def answered(self, request: Request) -> None:
        """Go on when the application is done with a request."""
        if self._request is not request:
            return
        self._request = None
        if not request.complete:
            self._close()
        elif not request.keeps:
            self._finish()
        else:
            if len(self.incoming):
                self._advance_soon()
            self._wait()

    async def may_ask(self, scope: dict[str, Any]) -> bool:
        """Say whether a connection without a place may have this request answered."""
        served = self.served
        return scope["raw_path"] in served.health or (await served.seats(scope) and served.places.may_sit(self.place))

    def refuse(self, refusal: Refusal) -> None:
        """Read no more, and end the connection: with a problem, or in the middle of the answer that is under way."""
        request, self._request = self._request, None
        if request is None and self.incoming.body is not None:
            self._close()
            return
        if request is not None:
            request.hang_up()
        if request is not None and request.started:
            self._close()
        else:
            self.say_goodbye(*self.served.refusal(refusal, [] if request is None else request.head.headers))

    def say_goodbye(self, status: int, headers: list[Header], body: bytes) -> None:
        """Answer, and end the connection whatever the client still sends."""
        self._request = None
        self.transport.write(whole_answer(status, headers, body, self.served.dates.line()))
        self._linger()

    def _finish(self) -> None:
        """End the connection after a complete answer."""
        if self.incoming.body is None and not len(self.incoming) and not self.flow.read_paused:
            self._close()
        else:
            self._linger()

    def _linger(self) -> None:
        """Read what still comes, for nobody, so that the answer is not taken from a client that sends (9.6)."""
        self.incoming.drop()
        self._end = Phase.LINGER
        try:
            self.transport.write_eof()
        except OSError:  # the client has gone, which the loop has not told yet
            self.cut()
        self._wait()

    def _close(self) -> None:
        """Close when what was written has left."""
        self.incoming.drop()
        self._end = Phase.END
        self.transport.close()
        self._wait()

    def pause_writing(self) -> None:
        """Note that the client reads slower than it is written to."""
        self.flow.write_paused = True
        self._wait()

    def resume_writing(self) -> None:
        """Note that it has read most of what was written."""
        self.flow.write_paused = False
        self.flow.release()
        if len(self.incoming):
            self._advance_soon()
        self._wait()

    def _wait(self) -> None:
        """See what is waited for now, and from when on."""
        request = self._request
        if self._end is not Phase.END:
            unread = 0 if request is None else request.unread
            self.flow.read_paused = max(len(self.incoming), unread) > BUFFERED
        phase = self._awaited()
        if phase is not self._patience.phase:
            self.flow.mark()
            self._patience.enter(phase)

    def _awaited(self) -> Phase:
        if self._end is not None:
            return self._end
        if self.flow.write_paused:
            return Phase.READER
        if self.incoming.body is not None:
            return Phase.NOTHING if self.flow.read_paused else Phase.BODY
        if self._request is not None:
            return Phase.BEHIND if self.flow.read_paused else Phase.NOTHING
        if len(self.incoming):
            return Phase.HEAD
        return Phase.IDLE if self.place.general else Phase.FIRST

    def _expired(self) -> None:
        """End what has taken too long."""
        match self._patience.phase:
            case Phase.HEAD | Phase.BODY | Phase.FIRST:
                self.refuse(Refusal.TOO_LATE)
            case Phase.IDLE:
                self._finish()
            case Phase.READER | Phase.LINGER | Phase.END if self.flow.moves():
                self._patience.enter(self._patience.phase)
            case _:
                self.cut()


def _address(name: Any) -> tuple[str, int] | None:
    """Give host and port of the name of a socket; a socket of another kind has none."""
    return cast("tuple[str, int]", name[:2]) if isinstance(name, tuple) else None
