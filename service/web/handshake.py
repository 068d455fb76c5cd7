"""The opening of a WebSocket (RFC 6455, 4.2), as far as its headers tell; the way there is HTTP's."""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from typing import Final

from service.web.answer import LINES, Header, head_bytes
from service.web.served import Refusal

VERSION: Final = b"13"
"""The one version of the protocol (4.4)."""

REMEDIES: Final[dict[Refusal, tuple[Header, ...]]] = {
    Refusal.WEBSOCKET_VERSION: ((b"sec-websocket-version", VERSION),),
    Refusal.WEBSOCKET_KEY: (),
}
"""What the answer to a wrong handshake carries, so that the next one can be right (4.4)."""

_GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_NONCE_BYTES: Final = 16


def fault_of(headers: Iterable[Header]) -> Refusal | None:
    """Say what is wrong with the headers of a handshake; None where nothing is.

    The key must come once and be the base64 of 16 bytes (4.2.1, 5).
    """
    versions, keys = _values(headers, b"sec-websocket-version"), _values(headers, b"sec-websocket-key")
    if versions != [VERSION]:
        return Refusal.WEBSOCKET_VERSION
    return None if len(keys) == 1 and _is_nonce(keys[0]) else Refusal.WEBSOCKET_KEY


def accepted(headers: Iterable[Header], more: Iterable[Header], subprotocol: str | None) -> bytes:
    """Write the answer that opens the socket (4.2.2), with `more` headers.

    No extension is agreed to: frames are not compressed.
    """
    proof = base64.b64encode(hashlib.sha1(_values(headers, b"sec-websocket-key")[0] + _GUID).digest())  # noqa: S324 - 4.2.2
    chosen = [] if subprotocol is None else [(b"sec-websocket-protocol", subprotocol.encode("latin-1"))]
    opening = [(b"upgrade", b"websocket"), (b"connection", b"upgrade"), (b"sec-websocket-accept", proof)]
    return head_bytes([LINES[101], *[b"%b: %b\r\n" % header for header in (*opening, *chosen, *more)]])


def _values(headers: Iterable[Header], name: bytes) -> list[bytes]:
    return [value.strip() for key, value in headers if key == name]


def _is_nonce(key: bytes) -> bool:
    try:
        return len(binascii.a2b_base64(key, strict_mode=True)) == _NONCE_BYTES
    except binascii.Error:
        return False
