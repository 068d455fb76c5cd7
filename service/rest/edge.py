"""The outermost layer: what every answer carries, whoever gives it."""

from typing import cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send, WebSocketScope

from service.rest.cors import Cors
from service.rest.exchange import TRACE, Exchange
from service.rest.play.channel import PlayChannel


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
                message["headers"] = [*message["headers"], trace, *self._cors.headers(exchange)]
            await send(message)

        exchange = Exchange(scope, receive, outward)
        if (headers := self._cors.preflight(exchange)) is not None:
            await exchange.empty(204, headers)
        else:
            await self._router(exchange.routed(scope), receive, outward)
