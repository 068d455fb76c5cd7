"""Reads the frames of a client (RFC 6455, 5), one at a time, from bytes that come in pieces of any size.

Whoever calls decides how many frames are read at a time, and when. What is kept of a frame or message that is not whole
is its bytes, once.
"""

from typing import Final

from service.web.allowance import Allowance
from service.web.frames import (
    FIN,
    LONG,
    MEDIUM,
    MOST_CONTROL,
    Close,
    CloseCode,
    Event,
    FrameFault,
    Opcode,
    Ping,
    Pong,
    Quiet,
)
from service.web.socket_limits import WebSocketLimits

_RESERVED: Final = 0x70
_OPCODE: Final = 0x0F
_CONTROL: Final = 0x8
_MASKED: Final = 0x80
_OPCODES: Final = frozenset(Opcode)
_TEXT_WHOLE: Final = FIN | Opcode.TEXT
_NO_MASK: Final = bytes(4)
_MEDIUM_BYTES: Final = 65_536
_LONGEST: Final = 2**63
_CODES: Final = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})
"""What a close frame may carry (7.4); 1012 to 1014 are from IANA's registry."""


class FrameReader:
    """Reads one socket."""

    __slots__ = ("_at", "_data", "_fin", "_fragments", "_idle", "_key", "_limits", "_message", "_missing", "_opcode",
                 "_payload", "_text")  # fmt: skip

    def __init__(self, limits: WebSocketLimits) -> None:
        """Begin between two frames."""
        self._limits = limits
        self._idle = Allowance(limits.idle_frames, limits.idle_frames_a_second)
        self._data = b""
        self._at = 0
        self._payload: bytearray | None = None
        self._missing = 0
        self._fin, self._opcode, self._key = True, 0, _NO_MASK
        self._message: bytearray | None = None
        self._text = False
        self._fragments = 0

    def feed(self, data: bytes) -> None:
        """Take bytes that came."""
        self._data = data if self._at == len(self._data) else self._data[self._at :] + data
        self._at = 0

    def drop(self) -> None:
        """Forget everything that was not read."""
        self._data, self._at, self._payload, self._message = b"", 0, None, None

    @property
    def pending(self) -> bool:
        """Whether bytes lie here that `next` has not looked at, or that are no whole frame yet."""
        return self._at < len(self._data)

    @property
    def between(self) -> bool:
        """Whether no message and no frame has begun that has not ended."""
        return self._message is None and self._payload is None and self._at == len(self._data)

    @property
    def in_message(self) -> bool:
        """Whether a message has begun whose last frame has not."""
        return self._message is not None

    def next(self) -> Event | None:
        """Read one frame; None until more bytes come.

        Raises FrameFault for what breaks a rule or a bound; nothing can be read after it.
        """
        data, at = self._data, self._at
        if self._payload is None and self._message is None and at + 8 < len(data) and data[at] == _TEXT_WHOLE:
            # Nearly every frame of a game: whole, masked, text of its own and shorter than 64 KiB.
            length, start = data[at + 1] - _MASKED, at + 6
            if length == MEDIUM:
                length, start = data[at + 2] << 8 | data[at + 3], at + 8
                if length < MEDIUM:
                    length = 0
            end = start + length
            if 0 < length <= self._limits.message_bytes and length != LONG and end <= len(data):
                self._at = end
                return _as_text(_unmasked(data[start:end], data[start - 4 : start]))
        if self._payload is not None or self._head():
            return self._go_on()
        self._data, self._at = self._data[self._at :], 0  # lets go of what was read
        return None

    def _head(self) -> bool:
        """Read the head of a frame, if it is there; begins its payload."""
        data, at = self._data, self._at
        have = len(data) - at
        if have < 2:
            return False
        first, second = data[at], data[at + 1]
        self._check(first, second)
        length, start = second & ~_MASKED, at + 2
        if length >= MEDIUM:
            size = 2 if length == MEDIUM else 8
            if have < 2 + size:
                return False
            length, start = _length(data[start : start + size]), start + size
        self._bound(first & _OPCODE, length)
        if len(data) < start + 4:
            return False
        opcode = first & _OPCODE
        if (length == 0 or opcode > Opcode.CLOSE) and opcode != Opcode.CLOSE and not self._idle.spend():
            raise FrameFault(CloseCode.POLICY, "too many frames that carry nothing")
        self._fin, self._opcode, self._key = first >= FIN, opcode, data[start : start + 4]
        self._payload, self._missing, self._at = bytearray(), length, start + 4
        return True

    def _check(self, first: int, second: int) -> None:
        """Hold the first two bytes to the rules."""
        opcode = first & _OPCODE
        if first & _RESERVED:
            raise FrameFault(CloseCode.PROTOCOL_ERROR, "reserved bits are set (RFC 6455, 5.2)")
        if opcode not in _OPCODES:
            raise FrameFault(CloseCode.PROTOCOL_ERROR, "the opcode is unknown (RFC 6455, 5.2)")
        if second < _MASKED:
            raise FrameFault(CloseCode.PROTOCOL_ERROR, "the frame is not masked (RFC 6455, 5.1)")
        if opcode >= _CONTROL:
            if first < FIN:
                raise FrameFault(CloseCode.PROTOCOL_ERROR, "a control frame is fragmented (RFC 6455, 5.5)")
            if second - _MASKED > MOST_CONTROL:
                raise FrameFault(CloseCode.PROTOCOL_ERROR, "a control frame is too long (RFC 6455, 5.5)")
        elif (opcode == Opcode.CONTINUATION) is (self._message is None):
            raise FrameFault(CloseCode.PROTOCOL_ERROR, "the fragments are out of order (RFC 6455, 5.4)")

    def _bound(self, opcode: int, length: int) -> None:
        """Hold a data frame to the bounds of its message, before anything of it is waited for."""
        if opcode >= _CONTROL:
            return
        before = 0 if self._message is None else len(self._message)
        if before + length > self._limits.message_bytes:
            raise FrameFault(CloseCode.TOO_LONG, f"a message has at most {self._limits.message_bytes} bytes")
        if self._message is not None and self._fragments >= self._limits.fragments:
            raise FrameFault(CloseCode.POLICY, f"a message has at most {self._limits.fragments} fragments")

    def _go_on(self) -> Event | None:
        """Read on in the payload of a frame."""
        payload, missing = self._payload, self._missing
        assert payload is not None
        piece = self._data[self._at : self._at + missing]
        if len(piece) < missing:
            payload += piece
            self._missing -= len(piece)
            self._data, self._at = b"", 0
            return None
        self._at += missing
        self._payload = None
        return self._whole(_unmasked(bytes(payload) + piece if payload else piece, self._key))

    def _whole(self, payload: bytes) -> Event:
        """Say what a whole frame amounts to."""
        match self._opcode:
            case Opcode.PING:
                return Ping(payload)
            case Opcode.PONG:
                return Pong(payload)
            case Opcode.CLOSE:
                return _close(payload)
            case _:
                return self._fragment(payload)

    def _fragment(self, payload: bytes) -> Event:
        if self._opcode != Opcode.CONTINUATION:
            self._text = self._opcode == Opcode.TEXT
            if self._fin:
                return _as_text(payload) if self._text else payload
            self._message, self._fragments = bytearray(), 0
        assert self._message is not None
        self._message += payload
        self._fragments += 1
        if not self._fin:
            return Quiet.FRAGMENT
        message, self._message = self._message, None
        return _as_text(message) if self._text else bytes(message)


def _length(said: bytes) -> int:
    """Read an extended length, which must need its bytes (5.2)."""
    length = int.from_bytes(said)
    if length < (MEDIUM if len(said) == 2 else _MEDIUM_BYTES):
        raise FrameFault(CloseCode.PROTOCOL_ERROR, "the length is not in its shortest form (RFC 6455, 5.2)")
    if length >= _LONGEST:
        raise FrameFault(CloseCode.PROTOCOL_ERROR, "the length is negative (RFC 6455, 5.2)")
    return length


def _unmasked(payload: bytes, key: bytes) -> bytes:
    """Take the mask away (5.3); as one long number, which is quicker than byte by byte."""
    if key == _NO_MASK:
        return payload
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(mask)).to_bytes(size)


def _as_text(payload: bytes | bytearray) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise FrameFault(CloseCode.NO_TEXT, "the text is no UTF-8 (RFC 6455, 8.1)") from None


def _close(payload: bytes) -> Close:
    """Read a close frame (5.5.1)."""
    if not payload:
        return Close(CloseCode.NO_CODE, "")
    code = int.from_bytes(payload[:2])
    if len(payload) == 1 or code not in _CODES:
        raise FrameFault(CloseCode.PROTOCOL_ERROR, "the close code cannot be sent (RFC 6455, 7.4)")
    return Close(code, _as_text(payload[2:]))
