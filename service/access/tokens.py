"""Seat tokens: what proves a seat.

A token is derived from the service key, so a repeated call can be answered with the same bytes although the store keeps
only a hash. It says nothing about its seat: which game and seat it opens is known by its hash alone.
"""

import base64
import hashlib
import hmac
from functools import lru_cache
from struct import pack
from typing import Final

from engine.draws import lp

PREFIX: Final = "fds_"
"""Begins every seat token, so that scanners can find one that was published by accident."""

_DOMAIN: Final = b"fairdeal/seat/v1/"
_REMEMBERED: Final = 4096
"""Tokens whose hash is remembered: a seat that plays comes with the same one every few seconds."""


@lru_cache(_REMEMBERED)
def token_hash(token: str) -> str:
    """Give what the store keeps of a token: SHA-256, 64 hex digits. No salt: a token has 256 bits of its own."""
    return hashlib.sha256(token.encode()).hexdigest()


class DerivedTokens:
    """Makes the tokens of one service."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """Take the service key, 32 bytes."""
        if len(key) != 32:
            raise ValueError(f"a service key has 32 bytes, not {len(key)}")
        self._key = key

    def token(self, game_id: str, seat: int, generation: int, request_id: str) -> str:
        """Derive the token of a seat: `fds_` and HMAC-SHA-256 under the service key, base64url without padding.

        The message is a tag, then game and request id with their length before each and seat and generation as 32 bits,
        so that no two seats share one.
        """
        message = _DOMAIN + lp(game_id.encode()) + pack(">II", seat, generation) + lp(request_id.encode())
        digest = hmac.digest(self._key, message, hashlib.sha256)
        return PREFIX + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def hash(self, token: str) -> str:
        """Give what the store keeps of a token: SHA-256, hex."""
        return token_hash(token)
