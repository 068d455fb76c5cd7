"""Request keys: what the store keeps of request ids.

Who knows the request id of a call that takes a seat gets the token of the seat by sending the call again. So no id is
kept, only a hash that nobody makes without the service key: a copied database answers no token, and tells no id that a
caller uses elsewhere too. Equal ids have equal keys, which is all that a look-up needs. The hash is BLAKE2b with a key
(RFC 7693): each move makes one, and HMAC-SHA-256 takes three times as long.
"""

import hashlib
import hmac
from struct import pack
from typing import Final

from engine.draws import lp
from service.access.service_key import KEY_BYTES

_DOMAIN: Final = b"fairdeal/request-id/v1/"
_CREATION: Final = b"creation"
_GAME: Final = b"game"
_BYTES: Final = 16
"""Length of a key: 128 bits are not to be guessed, and no two ids will meet."""


class KeyedRequests:
    """Makes the request keys of one service."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """Take the service key, 32 bytes, and derive one from it that does nothing else."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"a service key has {KEY_BYTES} bytes, not {len(key)}")
        self._key = hmac.digest(key, _DOMAIN, hashlib.sha256)

    def of_creation(self, app_id: str, request_id: str) -> bytes:
        """Give the key of a request id by which an application creates a game: 16 bytes of keyed BLAKE2b."""
        return self._digest(_CREATION + lp(app_id.encode()) + request_id.encode())

    def of_game(self, game_id: str, seat: int, request_id: str) -> bytes:
        """Give the key of a request id of a seat of a game, or of who joins it: 16 bytes of keyed BLAKE2b.

        The same id is another key for every seat of every game, so keys do not tell who calls here and there.
        """
        return self._digest(_GAME + lp(game_id.encode()) + pack(">i", seat) + request_id.encode())

    def _digest(self, message: bytes) -> bytes:
        return hashlib.blake2b(message, key=self._key, digest_size=_BYTES).digest()
