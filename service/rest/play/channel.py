"""The door of the play channel: who may open a socket (RFC 6455, 4.2)."""

import asyncio
from typing import Any, Final

from litestar.types import Receive, Send, WebSocketScope

from service.access.caller import APP_KEY, as_app, trace
from service.app.app import App
from service.app.call import Call
from service.app.problem import Problem, ServiceReason
from service.rest.cors import Cors
from service.rest.exchange import NOSNIFF, PROBLEM_JSON, TRACE, headers_of, peer_of, problem_answer
from service.rest.play.answers import PATH, Encoded
from service.rest.play.limits import SOCKET_LIMITS, SocketLimits
from service.rest.play.session import Session
from service.wire.language import language_for

_APP_KEY: Final = APP_KEY.lower()


class PlayChannel:
    """Serves every WebSocket of the process."""

    def __init__(self, app: App, cors: Cors, limits: SocketLimits = SOCKET_LIMITS) -> None:
        """Serve the use cases of an App to the pages that `cors` allows, and to all who are no page."""
        self._app = app
        self._cors = cors
        self._limits = limits
        self._encoded = Encoded()
        self._open: set[asyncio.Task[Any]] = set()

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        headers = headers_of(scope["headers"])
        language = language_for(headers.get("accept-language"))
        call = Call(language=language, peer=peer_of(scope), trace_id=trace(headers.get("traceparent")))
        await receive()
        try:
            call = self._admitted(call, scope, headers)
        except Problem as refusal:
            await _refuse(send, call, refusal, scope["path"])
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": [(TRACE, call.trace_id.encode())]})
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            await Session(self._app, call, receive, send, self._limits, self._encoded).run()
        finally:
            self._open.discard(task)

    async def settled(self, seconds: float) -> None:
        """Wait up to `seconds` until every conversation has ended."""
        if self._open:
            await asyncio.wait(tuple(self._open), timeout=seconds)

    def _admitted(self, call: Call, scope: WebSocketScope, headers: dict[str, str]) -> Call:
        """Give the call that the handshake begins, or raise why it may not."""
        if scope["path"] != PATH:
            raise Problem(ServiceReason.ROUTE_NOT_FOUND)
        if not self._cors.admits(headers):
            raise Problem(ServiceReason.ORIGIN_NOT_ALLOWED, metadata={"origin": headers["origin"]})
        if self._app.draining.is_set():
            raise Problem(ServiceReason.DRAINING)
        return as_app(call, headers.get(_APP_KEY))


async def _refuse(send: Send, call: Call, problem: Problem, path: str) -> None:
    """Answer the handshake with a problem document."""
    status, headers, body = problem_answer(problem, call, path)
    headers += [(b"content-type", PROBLEM_JSON.encode()), (TRACE, call.trace_id.encode()), NOSNIFF]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    end: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
