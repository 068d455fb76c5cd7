"""Bodies of requests: cut out of the bytes that come, piece by piece, to exactly where they end."""

import re
from typing import Final, Protocol

from service.web.head import HEAD_END, Malformed
from service.web.limits import HEAD_BYTES

CHUNKS_A_TURN: Final = 256
"""Chunks that are read at a time: half a millisecond of work. Then others get their turn."""

_LINE_END: Final = b"\r\n"
_SIZE: Final = re.compile(rb"([0-9A-Fa-f]{1,15})(?:;[\t -~\x80-\xff]*)?")
_MOST_LINE: Final = 256
"""Longest line of a chunk's size. Its extensions mean nothing to us and are only passed over."""

_TRAILERS: Final = re.compile(rb"(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t -~\x80-\xff]*\r\n)+")


class TooLong(Exception):
    """Trailers of more than `HEAD_BYTES`."""


class Body(Protocol):
    """The rest of a body."""

    done: bool
    """Whether nothing of it is to come."""

    def take(self, buffer: bytearray) -> bytes:
        """Take what is there of the body out of the buffer, or a step of it, and give what it says.

        Raises Malformed and TooLong, after which nothing can be taken any more.
        """
        ...


class LengthBody:
    """A body of a length that was said before."""

    __slots__ = ("done", "left")

    def __init__(self, length: int) -> None:
        """Begin one of more than no bytes."""
        self.left = length
        """Bytes to come."""
        self.done = False
        """Whether nothing of it is to come."""

    def take(self, buffer: bytearray) -> bytes:
        """Take what is there."""
        taken = bytes(buffer[: self.left]) if len(buffer) > self.left else bytes(buffer)
        del buffer[: len(taken)]
        self.left -= len(taken)
        self.done = not self.left
        return taken


class ChunkedBody:
    """A body in chunks (RFC 9112, 7.1)."""

    __slots__ = ("_begun", "_chunk", "_seen", "_trailers", "done")

    def __init__(self) -> None:
        self._chunk = 0
        self._begun = False
        self._trailers = False
        self._seen = 0
        self.done = False
        """Whether nothing of it is to come."""

    def take(self, buffer: bytearray) -> bytes:
        """Take the chunks that are there, or `CHUNKS_A_TURN` of them."""
        pieces: list[bytes | bytearray] = []
        at, begun = 0, 0
        while not self._trailers:
            if self._chunk:
                piece = buffer[at : at + self._chunk]
                at += len(piece)
                self._chunk -= len(piece)
                pieces.append(piece)
                if self._chunk:
                    break
            if self._begun:
                if not buffer.startswith(_LINE_END, at):
                    if not _LINE_END.startswith(buffer[at : at + 2]):
                        raise Malformed
                    break
                at += 2
                self._begun = False
            end = buffer.find(_LINE_END, at, at + _MOST_LINE + 2)
            if end < 0 or begun == CHUNKS_A_TURN:
                if end < 0 and len(buffer) - at > _MOST_LINE:
                    raise Malformed
                break
            begun += 1
            self._begin(bytes(buffer[at:end]))
            at = end + 2
        del buffer[:at]
        if self._trailers:
            self._pass_trailers(buffer)
        return b"".join(pieces)

    def _begin(self, line: bytes) -> None:
        size = _SIZE.fullmatch(line)
        if size is None:
            raise Malformed
        self._chunk = int(size[1], 16)
        self._begun = True
        self._trailers = not self._chunk

    def _pass_trailers(self, buffer: bytearray) -> None:
        """Pass over the trailers, which mean nothing to us, and see that they are some: else the end is elsewhere."""
        if buffer.startswith(_LINE_END):
            del buffer[:2]
            self.done = True
            return
        end = buffer.find(HEAD_END, max(self._seen - 3, 0), HEAD_BYTES)
        if end < 0:
            self._seen = len(buffer)
            if self._seen >= HEAD_BYTES:
                raise TooLong
            return
        if _TRAILERS.fullmatch(buffer, 0, end + 2) is None:
            raise Malformed
        del buffer[: end + 4]
        self.done = True
