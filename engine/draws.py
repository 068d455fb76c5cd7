"""Fair draws: numbered, keyed, reproducible in any language (`fair/v1`).

A game has one key. Every random need is a draw with a number of its own and a label; the draw's byte stream is
HMAC-SHA256 in counter mode under a key made from both. So a log needs no random state: it says which draw it used.
Integers are big-endian; `lp` puts a 32-bit length before a byte string.
"""

import hashlib
import hmac
from collections.abc import Sequence
from itertools import chain, count
from struct import pack, unpack
from typing import TypeVar

T = TypeVar("T")

TAG = b"fairdeal/fair/v1/"
"""Domain separation: the first bytes of everything that is hashed."""

WIDTH = 2**64
"""How many values one step of the stream can take."""

MOST = 2**32
"""Largest range of one draw."""


def lp(text: bytes) -> bytes:
    """Put the length of a byte string (32 bits) before it."""
    return pack(">I", len(text)) + text


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, hashlib.sha256)


def server_commitment(game_id: str, seed: bytes) -> str:
    """Give the commitment to a game's seed, hex, as entry 1 of its log publishes it."""
    return hashlib.sha256(TAG + b"server" + lp(game_id.encode()) + lp(seed)).hexdigest()


def game_key(seed: bytes, game_id: str, rule_set: str, seats: int) -> bytes:
    """Derive the key of a game's draws (32 bytes) from its seed, when no seat contributed one."""
    seat_seeds = b"".join(pack(">I", seat) + lp(b"") for seat in range(seats))
    message = TAG + b"key" + lp(game_id.encode()) + lp(rule_set.encode()) + pack(">I", seats) + seat_seeds
    return _mac(seed, message)


def entropy_key(entropy: str) -> bytes:
    """Derive a key from text that a caller chose; two games with the same text are dealt alike."""
    return hashlib.sha256(TAG + b"entropy" + lp(entropy.encode())).digest()


class Stream:
    """The endless bytes of one draw, read as unbiased integers."""

    __slots__ = ("_words",)

    def __init__(self, key: bytes) -> None:
        """Start at the first byte of the stream under `key`."""
        self._words = chain.from_iterable(unpack(">4Q", _mac(key, pack(">Q", block))) for block in count())

    def __repr__(self) -> str:
        """Tell nothing of the key."""
        return "Stream(…)"

    def below(self, bound: int) -> int:
        """Give an integer from 0 to `bound` - 1, each equally likely (rejection sampling).

        Raises ValueError unless 1 <= bound <= 2**32.
        """
        if not 1 <= bound <= MOST:
            raise ValueError(f"bound {bound} is not within 1..2**32")
        limit = WIDTH - WIDTH % bound
        while (word := next(self._words)) >= limit:
            pass
        return word % bound

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Give the items in a random order (Fisher-Yates from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def pick(self, items: Sequence[T]) -> T:
        """Give one of the items, each equally likely."""
        return items[self.below(len(items))]


class Draws:
    """The draws of one game, by number. It never tells its key and holds no position."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """Take the game's key, 32 bytes."""
        self._key = key

    def __repr__(self) -> str:
        """Tell nothing of the key."""
        return "Draws(…)"

    def stream(self, number: int, label: str) -> Stream:
        """Give the stream of draw `number`; the same number and label give the same stream."""
        return Stream(_mac(self._key, TAG + b"draw" + pack(">Q", number) + lp(label.encode())))

    def shuffle(self, number: int, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Shuffle as one numbered draw."""
        return self.stream(number, label).shuffle(items)

    def below(self, number: int, label: str, bound: int) -> int:
        """Draw one integer from 0 to `bound` - 1 as one numbered draw."""
        return self.stream(number, label).below(bound)
