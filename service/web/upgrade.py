"""A connection of HTTP becomes one of WebSockets (RFC 9110, 7.8), and keeps its place until that has gone."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from service.web.head import Head
from service.web.request import scope_of
from service.web.served import Upgraded

if TYPE_CHECKING:
    from service.web.connection import Connection

_WEBSOCKET: Final[dict[str, Any]] = {
    "type": "websocket",
    "scheme": "ws",
    "subprotocols": (),
    "extensions": {"websocket.http.response": {}},
}


class Handover:
    """The place of a connection while it is one of WebSockets."""

    __slots__ = ("_place", "_served", "_upgraded")

    def __init__(self, connection: "Connection", head: Head, rest: bytes) -> None:
        """Give the transport to what this head asks for; `rest` is what came behind it."""
        self._served = served = connection.served
        self._place = connection.place
        served.connections.discard(connection)
        upgraded: Upgraded = served.upgrade(scope_of(connection, head) | _WEBSOCKET, connection.transport, self._gone)
        self._upgraded: Upgraded | None = upgraded
        served.connections.add(upgraded)
        connection.transport.set_protocol(cast("asyncio.Protocol", upgraded))
        upgraded.begin(rest)

    def _gone(self) -> None:
        """Give the place back, and let go of what has gone: no cycle is left for the collector."""
        upgraded, self._upgraded = self._upgraded, None
        if upgraded is not None:
            self._served.connections.discard(upgraded)
            self._served.places.leave(self._place)
