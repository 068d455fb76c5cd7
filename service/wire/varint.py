"""Varints, the integers of the protobuf wire format, remembered where they are small."""

from collections.abc import Iterable
from typing import Final

MOST_REMEMBERED: Final = 1024
"""How many values from 0 up a table remembers; everything above is made anew."""

_ALL_BITS: Final = 2**64 - 1


def varint(value: int) -> bytes:
    """Give an integer as a varint: 7 bits a byte, lowest first; a negative one as 64-bit two's complement."""
    value &= _ALL_BITS
    groups = bytearray()
    while value > 0x7F:
        groups.append(value & 0x7F | 0x80)
        value >>= 7
    groups.append(value)
    return bytes(groups)


class Varints(dict[int | None, bytes]):
    """A table of varints, each behind the same prefix; it fills as it is asked, so a look-up is all that is paid."""

    def __init__(self, prefix: bytes = b"", silent: Iterable[int | None] = ()) -> None:
        """Take the prefix, such as the key of a field, and the values for which nothing is written."""
        super().__init__(dict.fromkeys(silent, b""))
        self._prefix = prefix

    def __missing__(self, value: int) -> bytes:
        """Make the bytes of a value that the table does not hold."""
        made = self._prefix + varint(value)
        if 0 <= value < MOST_REMEMBERED:
            self[value] = made
        return made
