"""The opening of a WebSocket (RFC 6455, 4.2), as far as its headers tell; the way there is HTTP's."""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from enum import StrEnum
from http import HTTPStatus
from typing import Final

Header = tuple[bytes, bytes]
"""A header, its name in lower case."""

VERSION: Final = b"13"
"""The one version of the protocol (4.4)."""

_GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_NONCE_BYTES: Final = 16


class HandshakeFault(StrEnum):
    """What is wrong with a handshake."""

    VERSION = "websocket-version"
    """It asks for another version of the protocol; 426 tells ours (4.4)."""
    KEY = "websocket-key"
    """`Sec-WebSocket-Key` is missing, comes twice, or is not the base64 of 16 bytes (4.2.1, 5)."""


def fault_of(headers: Iterable[Header]) -> HandshakeFault | None:
    """Say what is wrong with the headers of a handshake; None where nothing is."""
    versions, keys = _values(headers, b"sec-websocket-version"), _values(headers, b"sec-websocket-key")
    if versions != [VERSION]:
        return HandshakeFault.VERSION
    return None if len(keys) == 1 and _is_nonce(keys[0]) else HandshakeFault.KEY


def subprotocols(headers: Iterable[Header]) -> list[str]:
    """Give the subprotocols that a client offers, the one that it likes best first."""
    offered = b",".join(_values(headers, b"sec-websocket-protocol")).decode("latin-1")
    return [name for each in offered.split(",") if (name := each.strip())]


def accepted(headers: Iterable[Header], more: Iterable[Header], subprotocol: str | None) -> bytes:
    """Write the answer that opens the socket (4.2.2), with `more` headers.

    No extension is agreed to: frames are not compressed.
    """
    proof = base64.b64encode(hashlib.sha1(_values(headers, b"sec-websocket-key")[0] + _GUID).digest())  # noqa: S324 - 4.2.2
    chosen = [] if subprotocol is None else [(b"sec-websocket-protocol", subprotocol.encode("latin-1"))]
    opening = [(b"upgrade", b"websocket"), (b"connection", b"upgrade"), (b"sec-websocket-accept", proof)]
    return head(HTTPStatus.SWITCHING_PROTOCOLS, [*opening, *chosen, *more])


def head(status: int, headers: Iterable[Header]) -> bytes:
    """Write the head of an answer."""
    lines = [b"HTTP/1.1 %d %b" % (status, HTTPStatus(status).phrase.encode())]
    lines += (b"%b: %b" % header for header in headers)
    return b"\r\n".join([*lines, b"", b""])


def _values(headers: Iterable[Header], name: bytes) -> list[bytes]:
    return [value.strip() for key, value in headers if key == name]


def _is_nonce(key: bytes) -> bool:
    try:
        return len(binascii.a2b_base64(key, strict_mode=True)) == _NONCE_BYTES
    except binascii.Error:
        return False
