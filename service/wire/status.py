"""The one table of reasons: gRPC code, HTTP status, and whether to send the call again.

Both transports, `docs/errors.md` and the tests read it. Two rows leave the customary mapping on purpose: a move
against the rules is FAILED_PRECONDITION and HTTP 422 or 409 (400 would tell the client that its request is
malformed), and a game that is not the caller's to see is a 404 with the same bytes as one that does not exist.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from grpc import StatusCode
from msgspec import Struct

from engine.reason import Reason
from service.app.problem import DOMAIN, ServiceReason


class Retry(StrEnum):
    """Whether and how to send a refused call again."""

    SAME_REQUEST = "SAME_REQUEST"
    """The same call with the same request id."""
    AFTER_REFRESH = "AFTER_REFRESH"
    """After reading the game again."""
    AFTER_DELAY = "AFTER_DELAY"
    """After the time that the answer names."""
    NEVER = "NEVER"
    """Not at all: the same call would end the same way."""


class Verdict(Struct, frozen=True):
    """What a reason means to a transport."""

    grpc: StatusCode
    """The status of the gRPC call."""
    http: int
    """The status of the HTTP answer."""
    retry: Retry
    """Whether and how to send the call again."""


RULE: Final = Verdict(StatusCode.FAILED_PRECONDITION, 422, Retry.NEVER)
"""What every reason of a title means: the rules do not allow that."""


_CODE: Final = StatusCode
_HERE: Final = ServiceReason

_ROWS: Final[tuple[tuple[Verdict, tuple[StrEnum, ...]], ...]] = (
    (Verdict(_CODE.INVALID_ARGUMENT, 400, Retry.NEVER), (_HERE.VALIDATION_FAILED, _HERE.UNKNOWN_MOVE)),
    (RULE, (Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND, Reason.ARGUMENT_REQUIRED, Reason.ARGUMENT_NOT_ALLOWED)),
    (RULE, (Reason.OPTION_CONFLICT,)),
    (Verdict(_CODE.FAILED_PRECONDITION, 409, Retry.AFTER_REFRESH), (Reason.NOT_YOUR_TURN,)),
    (
        Verdict(_CODE.FAILED_PRECONDITION, 409, Retry.AFTER_REFRESH),
        (
            _HERE.GAME_NOT_STARTED,
            _HERE.SEATS_OPEN,
            _HERE.GAME_PAUSED,
            _HERE.GAME_NOT_PAUSED,
            _HERE.GAME_NOT_ENDED,
            _HERE.SEAT_AWAY,
            _HERE.SEAT_NOT_AWAY,
        ),
    ),
    (Verdict(_CODE.FAILED_PRECONDITION, 409, Retry.NEVER), (Reason.GAME_OVER, _HERE.GAME_STARTED)),
    (Verdict(_CODE.ABORTED, 409, Retry.AFTER_REFRESH), (_HERE.STALE_VERSION,)),
    (
        Verdict(_CODE.ALREADY_EXISTS, 409, Retry.NEVER),
        (_HERE.REQUEST_ID_REUSED, _HERE.REQUEST_ID_EXPIRED, _HERE.SEAT_TAKEN, _HERE.SEAT_RESERVED, _HERE.GAME_FULL),
    ),
    (
        Verdict(_CODE.NOT_FOUND, 404, Retry.NEVER),
        (_HERE.GAME_NOT_FOUND, _HERE.JOIN_CODE_NOT_FOUND, _HERE.RULE_SET_NOT_FOUND, _HERE.RULE_NOT_FOUND),
    ),
    (
        Verdict(_CODE.UNAUTHENTICATED, 401, Retry.NEVER),
        (_HERE.CREDENTIAL_MISSING, _HERE.CREDENTIAL_INVALID, _HERE.CREDENTIAL_SUPERSEDED),
    ),
    (
        Verdict(_CODE.PERMISSION_DENIED, 403, Retry.NEVER),
        (_HERE.SEAT_MISMATCH, _HERE.SCOPE_MISSING, _HERE.ENTITLEMENT_REQUIRED),
    ),
    (Verdict(_CODE.OUT_OF_RANGE, 416, Retry.AFTER_REFRESH), (_HERE.VERSION_NOT_YET,)),
    (Verdict(_CODE.RESOURCE_EXHAUSTED, 413, Retry.NEVER), (_HERE.PAYLOAD_TOO_LARGE,)),
    (Verdict(_CODE.RESOURCE_EXHAUSTED, 429, Retry.AFTER_DELAY), (_HERE.RATE_LIMITED,)),
    (Verdict(_CODE.RESOURCE_EXHAUSTED, 429, Retry.AFTER_REFRESH), (_HERE.WATCH_LAGGED,)),
    (Verdict(_CODE.UNAVAILABLE, 503, Retry.AFTER_DELAY), (_HERE.DRAINING, _HERE.GAME_NEEDS_NEWER_SERVER)),
    (Verdict(_CODE.UNAVAILABLE, 503, Retry.SAME_REQUEST), (_HERE.STORE_UNAVAILABLE,)),
    (Verdict(_CODE.INTERNAL, 500, Retry.NEVER), (_HERE.INTERNAL,)),
    (Verdict(_CODE.DATA_LOSS, 500, Retry.NEVER), (_HERE.LOG_CORRUPT,)),
    (Verdict(_CODE.UNIMPLEMENTED, 404, Retry.NEVER), (_HERE.ROUTE_NOT_FOUND,)),
    (Verdict(_CODE.UNIMPLEMENTED, 405, Retry.NEVER), (_HERE.METHOD_NOT_ALLOWED,)),
    (Verdict(_CODE.INVALID_ARGUMENT, 415, Retry.NEVER), (_HERE.MEDIA_TYPE_UNSUPPORTED,)),
    (Verdict(_CODE.UNIMPLEMENTED, 426, Retry.NEVER), (_HERE.UPGRADE_REQUIRED,)),
    (Verdict(_CODE.PERMISSION_DENIED, 403, Retry.NEVER), (_HERE.ORIGIN_NOT_ALLOWED,)),
    (Verdict(_CODE.UNAVAILABLE, 503, Retry.AFTER_DELAY), (_HERE.OVERLOADED,)),
    (Verdict(_CODE.DEADLINE_EXCEEDED, 408, Retry.SAME_REQUEST), (_HERE.REQUEST_TIMEOUT,)),
)

TABLE: Final[Mapping[str, Verdict]] = MappingProxyType(
    {reason.value: meaning for meaning, reasons in _ROWS for reason in reasons}
)
"""Every reason of domain `fairdeal`."""

REST_ONLY: Final = frozenset(
    {
        ServiceReason.ROUTE_NOT_FOUND,
        ServiceReason.METHOD_NOT_ALLOWED,
        ServiceReason.MEDIA_TYPE_UNSUPPORTED,
        ServiceReason.UPGRADE_REQUIRED,
        ServiceReason.ORIGIN_NOT_ALLOWED,
    }
)
"""Reasons that gRPC has words of its own for."""

RESERVED: Final = frozenset(
    {
        ServiceReason.SCOPE_MISSING,
        ServiceReason.ENTITLEMENT_REQUIRED,
        ServiceReason.RATE_LIMITED,
        ServiceReason.WATCH_LAGGED,
    }
)
"""Reasons that no operation gives yet.

They are in the contract on purpose: a client that handles them today needs no change when a server begins to use them.
"""

_DELAYS_MS: Final[Mapping[str, int]] = {
    ServiceReason.RATE_LIMITED: 1000,
    ServiceReason.DRAINING: 1000,
    ServiceReason.GAME_NEEDS_NEWER_SERVER: 5000,
    ServiceReason.OVERLOADED: 1000,
    ServiceReason.STORE_UNAVAILABLE: 500,
}


def verdict(reason: str, domain: str = DOMAIN) -> Verdict:
    """Give what a reason means. Raises KeyError for a reason of domain `fairdeal` that is not in the table."""
    return TABLE[reason] if domain == DOMAIN else RULE


def retry_delay_ms(reason: str, trace_id: str) -> int | None:
    """Give how long to wait before the call is sent again, or None.

    Spread by the trace id between once and twice the base time, so that callers who were sent away together come
    back apart.
    """
    base = _DELAYS_MS.get(reason)
    return None if base is None else base + int(trace_id[-4:] or "0", 16) * base // 0xFFFF
