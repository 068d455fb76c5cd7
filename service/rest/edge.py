"""The two ends of the router: what every call passes before it, and where it leads."""

from collections.abc import Mapping
from typing import Final, cast

from litestar import asgi
from litestar.handlers import ASGIRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send, WebSocketScope

from service.app.problem import Problem, ServiceReason
from service.rest.cors import Cors
from service.rest.exchange import TRACE, Exchange, Handler
from service.rest.play.channel import PlayChannel

_OPTIONS: Final = "OPTIONS"


class Edge:
    """Wraps the router: opens the exchange, answers preflights, adds the headers that every answer has."""

    __slots__ = ("_cors", "_router", "play")

    def __init__(self, router: ASGIApp, cors: Cors, play: PlayChannel) -> None:
        """Wrap the router, and let WebSockets go past it."""
        self._router = router
        self._cors = cors
        self.play = play
        """Where every WebSocket goes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self.play(cast("WebSocketScope", scope), receive, send)
            return

        async def outward(message: Message) -> None:
            if message["type"] == "http.response.start":
                trace = (TRACE, exchange.call.trace_id.encode())
                readable = self._cors.always or self._cors.headers(exchange)
                message["headers"] = [*message["headers"], trace, *readable]
            await send(message)

        exchange = Exchange(scope, receive, outward)
        if exchange.method == _OPTIONS and (headers := self._cors.preflight(exchange)) is not None:
            await exchange.empty(204, headers)
        else:
            await self._router(exchange.routed(scope), receive, outward)


def mounted(path: str, handlers: Mapping[str, Handler]) -> ASGIRouteHandler:
    """Make the Litestar route of one path; bare ASGI costs less than half of a typed handler."""
    served = dict(handlers)
    if "GET" in served:
        served["HEAD"] = served["GET"]
    allow = ", ".join(sorted({*served, _OPTIONS}))

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001 - the exchange has both
        exchange = Exchange.of(scope)
        if (handler := served.get(exchange.method)) is not None:
            await handler(exchange, scope["path_params"])
        elif exchange.method == _OPTIONS:
            await exchange.empty(204, [(b"allow", allow.encode())])
        else:
            await exchange.problem(Problem(ServiceReason.METHOD_NOT_ALLOWED, metadata={"allow": allow}))

    return asgi(path.replace("}", ":str}"), copy_scope=False)(serve)
