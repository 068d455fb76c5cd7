"""What one WebSocket may send and make us hold, and how long it may take."""

from typing import Final

from msgspec import Struct


class WebSocketLimits(Struct, frozen=True, kw_only=True):
    """Bounds of one WebSocket. Each that is crossed ends the socket with the close code that its line names."""

    message_bytes: int = 262_144
    """Longest message, all its fragments together; a frame that says it will be longer is not waited for. 1009."""
    fragments: int = 256
    """Most frames of one message: the longest message in pieces of 1 KiB. 1008."""
    message_seconds: float = 30.0
    """How long a message, or a frame, may take from its first byte to its last. Time in which nothing is read because
    of us does not count. 1008."""
    idle_frames: int = 64
    """How many frames that carry nothing may come at once: pings, pongs, and fragments and messages without a byte.
    1008."""
    idle_frames_a_second: float = 16.0
    """How many more of them each second. Browsers send none but a pong every `ping_seconds`, libraries a ping every few
    seconds."""
    waiting_messages: int = 16
    """Most messages that wait for the application; more are left unread."""
    waiting_bytes: int = 65_536
    """Bytes of waiting messages from which on no more are read; one message may go beyond."""
    unsent_bytes: int = 32_768
    """Bytes that wait for the client to read from which on nothing more is read or answered."""
    ping_seconds: float = 20.0
    """How often the server pings, and how long the pong may take, 1011. A client that has read nothing for so long,
    though something waits for it, is cut off without a word."""
    close_seconds: float = 5.0
    """How long a client may take to hang up once the socket is closed; then it is cut off."""
    unheard_bytes: int = 4_194_304
    """Most bytes that a client may still send once the socket is closed; then it is cut off. Cutting off at once would
    take the close frame from a client that is still sending (RFC 9112, 9.6, on the same in HTTP)."""


WEB_SOCKET_LIMITS: Final = WebSocketLimits()
"""As shipped."""
