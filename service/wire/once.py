"""Answers that go to many at once are encoded once."""

from collections.abc import Callable
from typing import Any, Final

_MOST_KEPT: Final = 512


class OncePerObject:
    """Encodes an object once, to however many streams it goes."""

    __slots__ = ("_encode", "_kept")

    def __init__(self, encode: Callable[[Any], bytes]) -> None:
        """Begin with nothing kept; objects must not change."""
        self._encode = encode
        self._kept: dict[int, tuple[Any, bytes]] = {}

    def __call__(self, value: Any) -> bytes:
        """Give the bytes of the object; the last 512 objects are kept alive, so that no other takes their identity."""
        kept = self._kept.get(id(value))
        if kept is not None:
            return kept[1]
        encoded = self._encode(value)
        self._kept[id(value)] = value, encoded
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return encoded
