"""Heads of answers as bytes."""

from collections.abc import Iterable
from email.utils import formatdate
from http import HTTPStatus
from time import time
from typing import Final

Header = tuple[bytes, bytes]
"""A header, its name in lower case."""

BODILESS: Final = frozenset({204, 304})
"""Statuses whose answers have no body."""

CLOSE: Final = (b"connection", b"close")
"""Says that the connection ends with this answer."""

CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
"""Asks for the body (RFC 9110, 10.1.1)."""


def _line(status: int) -> bytes:
    try:
        phrase = HTTPStatus(status).phrase
    except ValueError:
        phrase = ""
    return f"HTTP/1.1 {status} {phrase}\r\n".encode()


LINES: Final = {status: _line(status) for status in range(100, 600)}
"""The first line of an answer with each status."""


class Dates:
    """The `date` of answers (RFC 9110, 6.6.1), made once a second."""

    __slots__ = ("_line", "_second")

    def __init__(self) -> None:
        self._second = 0
        self._line = b""

    def line(self) -> bytes:
        """Give the header of now as a line."""
        second = int(time())
        if second != self._second:
            self._second, self._line = second, f"date: {formatdate(second, usegmt=True)}\r\n".encode()
        return self._line


def head_bytes(lines: list[bytes]) -> bytes:
    """Put lines together, each with its end, and end the head. Raises ValueError for a header that is two lines."""
    head = b"".join([*lines, b"\r\n"])
    ends = len(lines) + 1
    if not head.count(b"\r\n") == head.count(b"\n") == head.count(b"\r") == ends:
        raise ValueError("a header of the answer has a line break in it")
    return head


def whole_answer(status: int, headers: Iterable[Header], body: bytes, *more: bytes) -> bytes:
    """Give an answer that ends its connection; `more` are further lines of its head."""
    length = b"content-length: %d\r\n" % len(body)
    lines = [LINES[status], *more, *[b"%b: %b\r\n" % header for header in headers], length, b"connection: close\r\n"]
    return head_bytes(lines) + body
