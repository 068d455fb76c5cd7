"""A watch as server-sent events (WHATWG HTML, 9.2).

Messages have no event name, so that `onmessage` sees all of them; what they are stands in `type`. Only updates carry
an id, which is their version; a browser that reconnects sends it back as `Last-Event-ID`.
"""

import re
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from service.api.route import Media
from service.app.messages.games import (
    EndReason,
    WatchEnd,
    WatchGameRequest,
    WatchGameResponse,
    WatchMessage,
    WatchUpdate,
)
from service.app.problem import FieldFault, invalid
from service.rest.exchange import Exchange
from service.rest.streaming import pump, stream_head, while_listened
from service.wire import json
from service.wire.once import OncePerObject

_VERSION: Final = re.compile(r"0|[1-9][0-9]{0,9}")
_LEAST_RETRY_MS: Final = 1000


def resumed(exchange: Exchange, request: WatchGameRequest) -> WatchGameRequest:
    """Give the request with the version of `Last-Event-ID`, which a browser adds by itself, where there is one."""
    last = exchange.headers.get("last-event-id")
    if not last:
        return request
    if _VERSION.fullmatch(last) is None:
        raise invalid("Last-Event-ID", "must be the version of an update", FieldFault.WRONG_FORM)
    return json.convert(WatchGameRequest, msgspec.structs.asdict(request) | {"after_version": int(last)})


class EventStream:
    """Sends watches. Watchers of one game share their updates, so each is encoded once."""

    __slots__ = ("_updates",)

    def __init__(self) -> None:
        self._updates = OncePerObject(_update)

    async def send(self, exchange: Exchange, messages: AsyncGenerator[WatchGameResponse, None]) -> None:
        """Answer with a watch, until its end or until the client hangs up.

        A watch that has nothing to say any more is 204, on which browsers do not reconnect.
        """
        try:
            first = (await while_listened(exchange, _next(messages))).item
            if isinstance(first, WatchEnd) and first.reason is EndReason.GAME_ENDED:
                await exchange.empty(204)
                return
            await exchange.start(200, stream_head(Media.EVENTS))
            await while_listened(exchange, pump(exchange, self._events(exchange, first, messages)))
        finally:
            await messages.aclose()

    async def _events(
        self, exchange: Exchange, first: WatchMessage, messages: AsyncGenerator[WatchGameResponse, None]
    ) -> AsyncGenerator[bytes, None]:
        yield b"retry: %d\n\n" % retry_ms(exchange.call.trace_id) + self._event(first)
        async for response in messages:
            yield self._event(response.item)

    def _event(self, message: WatchMessage) -> bytes:
        return self._updates(message) if isinstance(message, WatchUpdate) else _data(message)


async def _next(messages: AsyncGenerator[WatchGameResponse, None]) -> WatchGameResponse:
    return await anext(messages)


def retry_ms(trace_id: str) -> int:
    """Give how long a browser shall wait before it reconnects: 1 to 3 seconds, spread by the trace id."""
    return _LEAST_RETRY_MS + int(trace_id[-4:], 16) * 2 * _LEAST_RETRY_MS // 0xFFFF


def _update(message: WatchUpdate) -> bytes:
    return b"id: %d\n" % message.update.version + _data(message)


def _data(message: WatchMessage) -> bytes:
    return b"data: " + json.encode(message) + b"\n\n"
