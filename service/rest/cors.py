"""Cross-origin calls from web pages (Fetch standard, "CORS protocol"): no cookies, tokens travel in headers.

A page whose name was made to lead here after it was loaded (DNS rebinding) is one of this server to its browser, which
asks for no leave then. Over HTTP it gets what every stranger gets, since no browser adds a token by itself. A WebSocket
tells its origin, so there nobody is taken at the word of a name.
"""

import ipaddress
import re
from collections.abc import Collection, Mapping
from typing import Final

from service.rest.exchange import Exchange, Header

ANY: Final = "*"
"""Stands for every origin in the setting."""

_METHODS: Final = b"GET, HEAD, POST"
_REQUEST_HEADERS: Final = (
    b"Authorization, Content-Type, Accept-Language, If-None-Match, Last-Event-ID, Cache-Control, Pragma, "
    b"X-Requested-With, Fairdeal-App-Key, traceparent, tracestate"
)
"""What our routes read, and what clients of event streams send by themselves."""
_EXPOSED: Final = b"ETag, Location, Retry-After, Allow, Fairdeal-Trace"
_READABLE: Final[list[Header]] = [
    (b"access-control-allow-origin", b"*"),
    (b"access-control-expose-headers", _EXPOSED),
]
_TWO_HOURS: Final = b"7200"
_PORT: Final = re.compile(r":\d+$")


class Cors:
    """Says which pages may read answers."""

    __slots__ = ("_origins", "always")

    def __init__(self, origins: Collection[str]) -> None:
        """Allow pages of these origins, or of every origin if `*` is among them."""
        self._origins = frozenset(origins)
        self.always: list[Header] | None = _READABLE if ANY in self._origins else None
        """What every answer carries where pages of every origin may read it; None where the origin decides."""

    def headers(self, exchange: Exchange) -> list[Header]:
        """Give what an answer carries: nothing that lets a page of another origin read it."""
        if self.always is not None:
            return self.always
        origin, vary = exchange.headers.get("origin"), (b"vary", b"Origin")
        if origin not in self._origins:
            return [vary]
        allowed = (b"access-control-allow-origin", origin.encode("latin-1"))
        return [vary, allowed, (b"access-control-expose-headers", _EXPOSED)]

    def admits(self, headers: Mapping[str, str]) -> bool:
        """Say whether a WebSocket may be opened: browsers send the page's origin and ask for no leave beforehand.

        Who sends none is no page. A page of the server itself may always where it came by an address, or by the name
        of this machine, `localhost`: any other name leads wherever its owner lets it, so it has to be in the setting.
        """
        origin = headers.get("origin")
        if origin is None or ANY in self._origins or origin in self._origins:
            return True
        own = origin.partition("://")[2]
        return own == headers.get("host") and _is_no_name(own)

    @staticmethod
    def preflight(exchange: Exchange) -> list[Header] | None:
        """Give the headers that answer a preflight beside `headers`, or None if the request is no preflight."""
        asked = {"origin", "access-control-request-method"}
        if exchange.method != "OPTIONS" or not asked <= exchange.headers.keys():
            return None
        return [
            (b"access-control-allow-methods", _METHODS),
            (b"access-control-allow-headers", _REQUEST_HEADERS),
            (b"access-control-max-age", _TWO_HOURS),
        ]


def _is_no_name(authority: str) -> bool:
    """Say whether a host, with or without port, is an address or `localhost`, which no foreign name server answers for.

    Browsers take names that end in `.localhost` to this machine without asking anybody (RFC 6761, 6.3).
    """
    host = authority.rpartition(":")[0] if _PORT.search(authority) else authority
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
