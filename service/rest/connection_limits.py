"""What one connection may do, how long it may take, and how many there may be."""

from typing import Final

from msgspec import Struct


class ConnectionLimits(Struct, frozen=True):
    """Bounds of the connections of one server."""

    connections: int = 10_000
    """Most connections at once, those of streams and WebSockets included."""
    goodbyes: int = 100
    """How many more are told that they are too many; beyond those a connection is closed without a word."""
    head_seconds: float = 10.0
    """How long a request line with its headers may take, from its first byte."""
    body_seconds: float = 15.0
    """How long a body may stand still."""
    body_rate: int = 500
    """Bytes of a body that buy a second more, so that one which drips does not go on for ever."""
    linger_seconds: float = 1.0
    """How long a caller that was refused may take to hang up. Closing while it still sends would take the answer from
    it (RFC 9112, 9.6)."""


CONNECTION_LIMITS: Final = ConnectionLimits()
"""As shipped."""
