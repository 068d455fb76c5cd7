"""What one connection may do, how long it may take, and how many there may be."""

from typing import Final

from msgspec import Struct

HEAD_BYTES: Final = 65_536
"""Most bytes of a request line with its headers, and of the trailers of a chunked body."""

MOST_HEADERS: Final = 128
"""Most header lines of a request."""

BUFFERED: Final = 65_536
"""Bytes that one connection may have waiting, of a body or behind a running request; beyond them no more are read."""


class ConnectionLimits(Struct, frozen=True):
    """Bounds of the connections of one server."""

    connections: int = 10_000
    """Most connections at once, those of streams and WebSockets included."""
    each: int = 1_000
    """Most of these from one address (an IPv6 /64 counts as one); 0 is no share."""
    kept: int = 1_000
    """Places beyond those, for calls that prove a seat; one address may have `each` of these too."""
    waiting: int = 100
    """How many connections beyond all places are listened to for one request: health is answered, a seat gets a kept
    place, others are told that the server is full. One more ends the one that waits longest, without a word."""
    idle_seconds: float = 75.0
    """How long an idle connection is kept; longer than the minute after which balancers drop theirs."""
    head_seconds: float = 10.0
    """How long a request line with its headers may take, from its first byte."""
    body_seconds: float = 15.0
    """How long a body may stand still."""
    body_rate: int = 500
    """Bytes of a body that buy a second more, so that one which drips does not go on for ever."""
    unread_seconds: float = 30.0
    """How long a client may read nothing of what is written to it; then the connection is cut."""
    behind_seconds: float = 1.0
    """How long more than `BUFFERED` bytes may wait behind one running request; then the connection is cut. Nothing is
    read meanwhile, so a hang-up would go unnoticed."""
    linger_seconds: float = 1.0
    """How long a caller that was refused may take to hang up. Closing while it still sends would take the answer from
    it (RFC 9112, 9.6)."""


CONNECTION_LIMITS: Final = ConnectionLimits()
"""As shipped."""
