"""What one socket may do, and how long it may take."""

from typing import Final

from msgspec import Struct


class SocketLimits(Struct, frozen=True):
    """Bounds of one socket."""

    subscriptions: int = 256
    """Most subscriptions at once."""
    unanswered: int = 64
    """Most frames about games that wait for their answers; more are left unread."""
    mistakes: int = 16
    """How many frames in a row may be unreadable; one more is forgiven each second."""
    hello_seconds: float = 5.0
    """How long the hello may take."""
    leave_seconds: float = 5.0
    """How long the last frames may take to leave."""


SOCKET_LIMITS: Final = SocketLimits()
"""As shipped."""

SLACK: Final = 4
"""A frame this many times as long as allowed is still read, so that it can be refused with a typed reason; beyond that
the WebSocket itself closes with 1009."""
