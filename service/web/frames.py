"""Frames of the WebSocket protocol as a server writes them, and the words that a reader uses of them (RFC 6455, 5)."""

from enum import Enum, IntEnum
from typing import Final

from msgspec import Struct

MOST_CONTROL: Final = 125
"""Longest payload of a control frame (5.5)."""

MEDIUM: Final = 126
"""In place of a length: the two bytes that follow are the length (5.2)."""

LONG: Final = 127
"""In place of a length: the eight bytes that follow are the length (5.2)."""

FIN: Final = 0x80
"""The bit of the last frame of a message (5.2)."""

_MEDIUM_BYTES: Final = 65_536


class Opcode(IntEnum):
    """What a frame is (5.2)."""

    CONTINUATION = 0x0
    """A further fragment of a message."""
    TEXT = 0x1
    """A message of text, or its first fragment."""
    BINARY = 0x2
    """A message of bytes, or its first fragment."""
    CLOSE = 0x8
    """The end."""
    PING = 0x9
    """Asks for a pong."""
    PONG = 0xA
    """Answers a ping, or comes unasked."""


class CloseCode(IntEnum):
    """Why a socket ends (7.4.1 and the registry of IANA), as far as the protocol itself says it."""

    NORMAL = 1000
    """Everything was said."""
    PROTOCOL_ERROR = 1002
    """What came breaks the rules of the protocol."""
    NO_CODE = 1005
    """A close frame without a code; stands in no frame."""
    CUT = 1006
    """No close frame came; stands in no frame."""
    NO_TEXT = 1007
    """Text that is no UTF-8."""
    POLICY = 1008
    """More than a bound allows, where no other code fits."""
    TOO_LONG = 1009
    """A message that is too long."""
    INTERNAL = 1011
    """The server cannot go on."""
    RESTART = 1012
    """The server stops."""


class Ping(Struct, frozen=True):
    """A ping that came."""

    payload: bytes
    """What the pong must carry (5.5.3)."""


class Pong(Struct, frozen=True):
    """A pong that came."""

    payload: bytes
    """That of the ping that it answers."""


class Close(Struct, frozen=True):
    """A close frame that came."""

    code: int
    """Its code; `CloseCode.NO_CODE` for none."""
    reason: str
    """Its reason."""


class Quiet(Enum):
    """A frame that says nothing yet."""

    FRAGMENT = "FRAGMENT"
    """A fragment of a message that goes on."""


Event = str | bytes | Ping | Pong | Close | Quiet
"""What one frame amounts to; text and bytes are whole messages."""


class FrameFault(Exception):
    """What came cannot be read on: the socket ends."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        """Give the close code, and the reason in plain English, at most 123 bytes."""
        super().__init__(code, reason)
        self.code = code
        """Goes into the close frame."""
        self.reason = reason
        """Goes into the close frame."""


def frame(opcode: Opcode, payload: bytes) -> bytes:
    """Write a whole frame; a server masks nothing (5.1)."""
    length = len(payload)
    if length < MEDIUM:
        return bytes((FIN | opcode, length)) + payload
    if length < _MEDIUM_BYTES:
        return b"%c\x7e%b%b" % (FIN | opcode, length.to_bytes(2), payload)
    return b"%c\x7f%b%b" % (FIN | opcode, length.to_bytes(8), payload)


def close_frame(code: int, reason: str = "") -> bytes:
    """Write a close frame; `NO_CODE` is written as none (5.5.1)."""
    return frame(Opcode.CLOSE, b"" if code == CloseCode.NO_CODE else code.to_bytes(2) + reason.encode())
