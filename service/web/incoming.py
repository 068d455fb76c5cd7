"""What has come over a connection and was not read yet: bytes, out of which one request at a time is taken."""

import re
from typing import Final

from service.web.body import Body, ChunkedBody, LengthBody, TooLong
from service.web.head import HEAD_END, Head, Malformed
from service.web.limits import HEAD_BYTES, MOST_HEADERS

_LINE_END: Final = b"\r\n"
_MOST_EMPTY: Final = 8
"""Empty lines before a request. Old clients send one behind a body (RFC 9112, 2.2); many are a flood of nothing."""

_BARE: Final = re.compile(rb"(?<!\r)\n")


class TooManyHeaders(Exception):
    """A head of more than `MOST_HEADERS` lines."""


class Incoming:
    """Bytes, and the body that is being read out of them."""

    __slots__ = ("_buffer", "_empty", "_seen", "body")

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._seen = 0
        self._empty = 0
        self.body: Body | None = None
        """The body whose end was not read yet."""

    def __len__(self) -> int:
        """Give how many bytes wait."""
        return len(self._buffer)

    def add(self, data: bytes) -> None:
        """Put bytes behind those that wait."""
        self._buffer += data

    def drop(self) -> bytes:
        """Give all bytes that wait, and wait for no body any more."""
        rest = bytes(self._buffer)
        self._buffer.clear()
        self._seen, self._empty, self.body = 0, 0, None
        return rest

    def next_head(self) -> Head | None:
        """Take the next head, once it is whole; the body is read next, where there is one.

        Raises TooLong, TooManyHeaders and Malformed, the latter also for a beginning that cannot become a head.
        """
        buffer = self._buffer
        while buffer.startswith(_LINE_END) and self._empty < _MOST_EMPTY:
            del buffer[:2]
            self._empty += 1
        if buffer and not buffer[:1].isupper() and bytes(buffer[:2]) != b"\r":
            raise Malformed
        end = buffer.find(HEAD_END, max(self._seen - 3, 0), HEAD_BYTES)
        if end < 0:
            self._need_a_beginning()
            return None
        self._seen = self._empty = 0
        if buffer.count(b"\r\n", 0, end) > MOST_HEADERS:
            raise TooManyHeaders
        data = bytes(buffer[: end + 4])
        del buffer[: end + 4]
        head = Head(data)
        if head.chunked:
            self.body = ChunkedBody()
        elif length := head.length:
            self.body = LengthBody(length)
        return head

    def _need_a_beginning(self) -> None:
        """Refuse at once what cannot become a head, so that its time is not waited for."""
        buffer, seen = self._buffer, self._seen
        self._seen = len(buffer)
        if len(buffer) >= HEAD_BYTES:
            raise TooLong
        if _BARE.search(buffer, seen):
            raise Malformed

    def take(self, body: Body) -> bytes:
        """Take a step of the body that is being read, which is none any more after its end. Raises as `Body.take`."""
        piece = body.take(self._buffer)
        if body.done:
            self.body = None
        return piece

    @property
    def rest_is_short(self) -> bool:
        """Whether a body that nobody needs is soon over, so that the connection can be used again after it."""
        return isinstance(self.body, LengthBody) and self.body.left <= HEAD_BYTES
