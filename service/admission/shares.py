"""Places in a bounded number, of which each caller may hold a share."""

from ipaddress import IPv6Address
from typing import Final

_SITE_BITS: Final = 64


class Shares:
    """Counts who holds how many places. Who holds none is forgotten."""

    __slots__ = ("_by_holder", "each", "held", "most")

    def __init__(self, most: int, each: int = 0) -> None:
        """Give out `most` places, no holder more than `each`; 0 is no share, as behind a proxy that holds them all."""
        self.most: Final = most
        """The places in all."""
        self.each: Final = each
        """The places that one holder may have; 0 means all."""
        self.held = 0
        """The places that are taken."""
        self._by_holder: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take a place; False if all are taken, or this holder's share is. Who was given one calls `release` later."""
        mine = self._by_holder.get(who, 0)
        if self.held >= self.most or (self.each and mine >= self.each):
            return False
        self._by_holder[who] = mine + 1
        self.held += 1
        return True

    def release(self, who: str) -> None:
        """Give a place back. Raises KeyError if this holder has none."""
        mine = self._by_holder[who] - 1
        if mine:
            self._by_holder[who] = mine
        else:
            del self._by_holder[who]
        self.held -= 1


def network_of(host: str) -> str:
    """Give whose an address is: an IPv4 address is one caller's, an IPv6 caller has all of its /64 (RFC 6177).

    An IPv4 address that is written as an IPv6 one (RFC 4291, 2.5.5.2) is the same caller. What is no address, such as
    the path of a socket, is given as it is.
    """
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _SITE_BITS << _SITE_BITS))
