"""The head of one request, read whole by httptools, and what RFC 9112 makes of it beyond the grammar."""

import re
from typing import Any, Final
from urllib.parse import unquote

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser, parse_url

HEAD_END: Final = b"\r\n\r\n"
"""Ends a head; a line ends with CR and LF and nothing else (RFC 9112, 2.2, lets a bare LF be refused)."""

_LOOKED_AT: Final = frozenset({b"connection", b"content-length", b"expect", b"host", b"transfer-encoding", b"upgrade"})
_VERSIONS: Final = {b"HTTP/1.1": "1.1", b"HTTP/1.0": "1.0"}
_LENGTH: Final = re.compile(rb"[0-9]{1,18}")
"""A length that is a number to everybody: the parser passes any number of zeros, and Python none above 4,300 digits."""


class Malformed(Exception):
    """What came is no HTTP/1.1 request, or one whose end two readers could see in different places."""


class Head:
    """A request line and its headers."""

    __slots__ = ("_complete", "_named", "headers", "length", "method", "path", "query", "raw_path", "target", "version")

    def __init__(self, data: bytes) -> None:
        """Read a head, with the empty line that ends it. Raises Malformed.

        The parser lives no longer than this: it knows no end of a message but the next one's beginning, so bodies are
        read by `body.py`, and a new one costs less than a microsecond.
        """
        self.headers: list[tuple[bytes, bytes]] = []
        """Names in lower case and values, in the order in which they came."""
        self.target = b""
        """The request target as it was sent."""
        self._named: dict[bytes, bytes] = {}
        self._complete = False
        parser = HttpRequestParser(self)
        try:
            parser.feed_data(data)
        except HttpParserUpgrade:
            pass
        except HttpParserError:
            raise Malformed from None
        self.method = parser.get_method().decode("ascii")
        """The method, in capitals."""
        line = data[: data.find(b"\r\n")]
        version = _VERSIONS.get(line[-8:])
        if version is None or not self._complete or line.count(b" ") != 2:
            raise Malformed
        self.version = version
        """`1.1` or `1.0`."""
        self.length = self._read_length()
        """Bytes of the body, where that is said in advance."""
        self._read_target()
        self._need_one_reading()

    def on_url(self, url: bytes) -> None:
        """Take the request target; called by the parser."""
        self.target = url

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; called by the parser."""
        name = name.lower()
        self.headers.append((name, value))
        if name in _LOOKED_AT:
            named = self._named
            named[name] = named[name] + b", " + value if name in named else value

    def on_headers_complete(self) -> None:
        """Note that the head is a whole one; called by the parser."""
        self._complete = True

    def _read_target(self) -> None:
        """Take the target apart. Raises Malformed for one of another form than RFC 9112, 3.2, has for its method."""
        target = self.target
        if target[:1] != b"/" and not (target == b"*" and self.method == "OPTIONS"):
            target = self._from_absolute()
        if b"#" in target:
            raise Malformed
        raw_path, _, query = target.partition(b"?")
        path = raw_path.decode("ascii")
        self.raw_path = raw_path
        """The path as it was sent."""
        self.path = unquote(path) if "%" in path else path
        """The path, percent-encoding undone."""
        self.query = query
        """What follows the question mark."""

    def _from_absolute(self) -> bytes:
        """Give path and query of an absolute target, whose host counts and not the header (RFC 9112, 3.2.2)."""
        try:
            url: Any = parse_url(self.target)
        except HttpParserError:
            raise Malformed from None
        if url.host is None or url.fragment is not None or self.method == "CONNECT":
            raise Malformed
        host = url.host if url.port is None else b"%b:%d" % (url.host, url.port)
        self.headers = [(name, host if name == b"host" else value) for name, value in self.headers]
        return (url.path or b"/") + (b"" if url.query is None else b"?" + url.query)

    def _read_length(self) -> int:
        length = self._named.get(b"content-length")
        if length is None:
            return 0
        if _LENGTH.fullmatch(length.strip()) is None:
            raise Malformed
        return int(length)

    def _need_one_reading(self) -> None:
        """Raise Malformed for heads that others may read differently; the parser has refused most of them.

        Those with both lengths, or two, with a folded line or a blank before a colon never come here.
        """
        named = self._named
        if self.version == "1.1" and b", " in named.get(b"host", b", "):
            raise Malformed
        coding = named.get(b"transfer-encoding")
        if coding is not None and (self.version == "1.0" or coding.strip().lower() != b"chunked"):
            raise Malformed

    @property
    def chunked(self) -> bool:
        """Whether the body comes in chunks."""
        return b"transfer-encoding" in self._named

    @property
    def keeps(self) -> bool:
        """Whether the client wants to use the connection again; of HTTP/1.0 it is never believed."""
        return self.version == "1.1" and b"close" not in self._tokens()

    @property
    def expects(self) -> bool:
        """Whether the client waits for `100 Continue` before it sends the body."""
        return self._named.get(b"expect", b"").lower() == b"100-continue" and self.version == "1.1"

    @property
    def websocket(self) -> bool:
        """Whether a WebSocket is asked for (RFC 6455, 4.2.1); what is no GET, or has a body, is ordinary HTTP."""
        named = self._named
        return (
            b"upgrade" in named
            and self.method == "GET"
            and self.version == "1.1"
            and not self.chunked
            and self.length == 0
            and b"upgrade" in self._tokens()
            and b"websocket" in [each.strip().lower() for each in named[b"upgrade"].split(b",")]
        )

    def _tokens(self) -> list[bytes]:
        connection = self._named.get(b"connection")
        return [] if connection is None else [each.strip().lower() for each in connection.split(b",")]
