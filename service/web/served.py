"""What the connections of one server share."""

import asyncio
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Protocol

from service.web.answer import Dates, Header
from service.web.limits import ConnectionLimits
from service.web.places import Places
from service.web.turns import Turns


class Refusal(StrEnum):
    """What this layer refuses by itself."""

    MALFORMED = "malformed"
    """What came is no HTTP/1.1 request."""
    TOO_LONG = "too-long"
    """A head or trailers of more than `HEAD_BYTES`."""
    TOO_MANY_HEADERS = "too-many-headers"
    """A head of more than `MOST_HEADERS` lines."""
    TOO_LATE = "too-late"
    """The rest of a request did not come in time."""
    FULL = "full"
    """There is no place for this connection."""
    FAULT = "fault"
    """The application failed before it answered."""
    WEBSOCKET_VERSION = "websocket-version"
    """A handshake of another version of the WebSocket protocol than 13."""
    WEBSOCKET_KEY = "websocket-key"
    """A handshake whose key is none."""


class Refuse(Protocol):
    """Words for what this layer refuses."""

    def __call__(
        self, refusal: str, headers: list[Header], error: Exception | None = None
    ) -> tuple[int, list[Header], bytes]:
        """Give status, headers and body of the answer to a call with these headers; an error is to be logged."""
        ...


Asgi = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""

Seats = Callable[[dict[str, Any]], Awaitable[bool]]
"""Says whether the request of a scope proves a seat; looks it up at no great cost, and raises nothing."""


class Connection(Protocol):
    """One connection, of HTTP or a WebSocket."""

    def shut_down(self) -> None:
        """End as soon as what is under way has ended."""
        ...

    def cut(self) -> None:
        """End at once."""
        ...


class Upgraded(Connection, Protocol):
    """What a connection becomes that was upgraded; a protocol of asyncio, too."""

    def begin(self, rest: bytes) -> None:
        """Take over, with the bytes that came behind the head."""
        ...


Upgrade = Callable[[dict[str, Any], asyncio.Transport, Callable[[], None]], Any]
"""Makes what an upgraded connection becomes (`Upgraded`) of its scope, its transport, and what is called at its end."""


class Served:
    """One server: what it serves, and what its connections share."""

    def __init__(
        self,
        asgi: Asgi,
        *,
        refusal: Refuse,
        health: frozenset[bytes],
        seats: Seats,
        upgrade: Upgrade,
        limits: ConnectionLimits,
    ) -> None:
        """Put together what connections need; on the loop that they will live on."""
        self.asgi = asgi
        """The application."""
        self.refusal = refusal
        """Words for what is refused before the application sees it."""
        self.health = health
        """The paths of those who ask how the server is, which are answered though it is full."""
        self.seats = seats
        """Says whether the request of a scope proves a seat."""
        self.upgrade = upgrade
        """Makes WebSockets."""
        self.limits = limits
        """Bounds of each connection."""
        self.places = Places(limits)
        """Places for connections."""
        self.loop = asyncio.get_running_loop()
        """The loop of all of this."""
        self.tasks: set[asyncio.Task[Any]] = set()
        """Requests and WebSockets that are being answered."""
        self.connections: set[Connection] = set()
        """All connections."""
        self.leaving = False
        """Whether every answer ends its connection."""
        self.turns = Turns(self.loop)
        """Turns for connections that have sent ahead."""
        self.dates = Dates()
        """The time as answers tell it."""
