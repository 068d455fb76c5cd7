"""Who calls: what both transports read from a call's headers (metadata over gRPC)."""

import random
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from service.app.call import Call
from service.app.problem import FieldFault, invalid
from service.wire.language import language_for

MALFORMED: Final = "?"
"""Stands for credentials that are no bearer token; matches no seat."""

APP_KEY: Final = "Fairdeal-App-Key"
"""The header (metadata over gRPC, in lower case) with the key of the application that calls."""

_LONGEST: Final = 256
"""Longest header that can hold a token of ours, with room to spare."""

_REMEMBERED: Final = 4096
"""Headers whose token is remembered: a seat that plays comes with the same one every few seconds."""

_TRACE = re.compile(r"(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?")
_BEARER = re.compile(r"bearer +([!-~]+)", re.IGNORECASE)
_names = random.Random()  # noqa: S311 - a trace id is no secret, and asking the system lets go of the interpreter


def gathered(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Give headers by their names; the values of one that comes again are put together (RFC 9110, 5.2)."""
    headers: dict[str, str] = {}
    repeated: dict[str, list[str]] = {}
    for name, value in pairs:
        if name in headers:
            repeated.setdefault(name, [headers[name]]).append(value)
        else:
            headers[name] = value
    return headers | {name: ", ".join(values) for name, values in repeated.items()} if repeated else headers


def identify(header: Callable[[str], str | None], peer: str = "") -> Call:
    """Read a call of a peer from its headers; `header(name)` gives one by its lower-case name, or None.

    A caller without `authorization` is a spectator. With anything there but `Bearer` and a token it carries a token
    that no seat has, so that it is refused and never taken for a spectator.
    """
    authorization = header("authorization")
    token = None if authorization is None else _token(authorization)
    language = language_for(header("accept-language"))
    return Call(token=token, language=language, peer=peer, trace_id=trace(header("traceparent")))


def as_app(call: Call, key: str | None, field: str = APP_KEY) -> Call:
    """Give the call as one of the application whose key came in `field`; without a key it is the open one's.

    Raises VALIDATION_FAILED with NOT_YET for every key: none was given out yet, and who sends one counts on it.
    """
    if key is None:
        return call
    raise invalid(field, "cannot be sent yet: this version knows no app keys", FieldFault.NOT_YET)


def trace(parent: str | None) -> str:
    """Give the trace id of a `traceparent` (W3C Trace Context), or a new one if there is none or it is malformed."""
    match = _TRACE.fullmatch(parent) if parent else None
    return match[1] if match else f"{_names.getrandbits(128):032x}"


def _token(authorization: str) -> str:
    return MALFORMED if len(authorization) > _LONGEST else _bearer(authorization)


@lru_cache(_REMEMBERED)
def _bearer(authorization: str) -> str:
    bearer = _BEARER.fullmatch(authorization.strip())
    return bearer[1] if bearer else MALFORMED
