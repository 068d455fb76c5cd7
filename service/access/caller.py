"""Who calls: what both transports read from a call's headers (metadata over gRPC)."""

import os
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from service.app.call import Call
from service.app.problem import Problem, ServiceReason

LANGUAGES: Final = ("en", "ko")
"""The languages of the texts; the first is spoken when none of the caller's is known."""

_TRACE = re.compile(r"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?")
_BEARER = re.compile(r"bearer +([!-~]+)", re.IGNORECASE)


def identify(header: Callable[[str], str | None]) -> Call:
    """Read a call from its headers; `header(name)` gives one by its lower-case name.

    A caller without `authorization` is a spectator. Raises Problem (CREDENTIAL_INVALID) if it is anything but
    `Bearer` and a token, so that nobody is taken for a spectator by mistake.
    """
    authorization = header("authorization")
    call = Call(language=language(header("accept-language")), trace_id=trace(header("traceparent")))
    if authorization is None:
        return call
    bearer = _BEARER.fullmatch(authorization.strip())
    if bearer is None:
        raise Problem(ServiceReason.CREDENTIAL_INVALID)
    return Call(bearer[1], call.app_id, call.language, call.trace_id)


def trace(parent: str | None) -> str:
    """Give the trace id of a `traceparent` (W3C Trace Context), or a new one if there is none or it is malformed."""
    match = _TRACE.fullmatch(parent) if parent else None
    if match is None or not parent or parent.startswith("ff") or set(match[1]) == {"0"}:
        return os.urandom(16).hex()
    return match[1]


@lru_cache(maxsize=256)
def language(accepted: str | None) -> str:
    """Choose the language for an `accept-language` (RFC 9110, 12.5.4): the known one with the highest weight."""
    weights: dict[str, float] = {}
    for part in (accepted or "")[:256].split(","):
        tag, _, weight = part.strip().lower().partition(";")
        name = tag.strip().partition("-")[0]
        if name in LANGUAGES:
            weights[name] = max(weights.get(name, 0.0), _weight(weight))
    best = max(weights, key=lambda name: weights[name], default=LANGUAGES[0])
    return best if weights.get(best, 0.0) > 0 else LANGUAGES[0]


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not text:
        return 1.0
    if name.strip() != "q" or re.fullmatch(r"[01](\.\d{0,3})?", value.strip()) is None:
        return 0.0
    return float(value)
