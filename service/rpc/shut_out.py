"""Addresses that may not connect for a while: Linux drops what they send to a listening socket, before it is accepted.

Ending the connections of who floods is not enough: the next one is there at once, and floods until it is found. A
filter on the socket itself (socket(7), SO_ATTACH_FILTER; a program for the BSD packet filter) costs this process
nothing.
"""

import ctypes
import socket
import struct
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic
from typing import Final

SHUT_OUT_SECONDS: Final = 10.0
"""How long an address may not connect after it was last caught."""

_MOST: Final = 200
"""Addresses that are shut out at once; of more the earliest come back."""

_ATTACH: Final = 26
_NET: Final = -0x100000
"""Where the IP header begins to such a program (SKF_NET_OFF)."""
_PROTOCOL: Final = -0x1000
"""Where it finds the kind of packet (SKF_AD_OFF, SKF_AD_PROTOCOL)."""
_IPV4: Final = 0x0800

Instruction = tuple[int, int, int, int]


class ShutOut:
    """Who may not connect now."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def add(self, networks: Iterable[str]) -> None:
        """Shut out these networks, as `network_of` writes them, from now on for a while."""
        for network in filter(_is_address, networks):
            self._until.pop(network, None)
            self._until[network] = monotonic() + SHUT_OUT_SECONDS
        while len(self._until) > _MOST:
            del self._until[next(iter(self._until))]

    def networks(self) -> tuple[str, ...]:
        """Give who is shut out."""
        now = monotonic()
        self._until = {network: until for network, until in self._until.items() if until > now}
        return tuple(self._until)


def shut_out(listener: int, networks: Sequence[str]) -> None:
    """Let nobody of these networks connect to a listening socket; of none: let everybody. Does nothing elsewhere."""
    written = b"".join(struct.pack("=HBBI", code, yes, no, value % 2**32) for code, yes, no, value in program(networks))
    lies = ctypes.create_string_buffer(written, len(written))
    told = struct.pack("@HP", len(written) // 8, ctypes.addressof(lies))  # struct sock_fprog
    looking = socket.socket(socket.AF_INET6, socket.SOCK_STREAM, fileno=listener)
    try:
        with suppress(OSError):  # another system has no such filters
            looking.setsockopt(socket.SOL_SOCKET, _ATTACH, told)
    finally:
        looking.detach()


def program(networks: Sequence[str]) -> list[Instruction]:
    """Write the filter: 0 drops a packet, anything else is how much of it passes."""
    load, same, leave = 0x20, 0x15, 0x06
    drop, passes = (leave, 0, 0, 0), (leave, 0, 0, 0xFFFFFFFF)
    addresses = [ip_address(network) for network in networks]
    four = [(load, 0, 0, _NET + 12)]
    for address in addresses:
        if isinstance(address, IPv4Address):
            four += [(same, 0, 1, int(address)), drop]
    six: list[Instruction] = []
    for address in addresses:
        if isinstance(address, IPv6Address):
            high, low = int(address) >> 96, int(address) >> 64 & 0xFFFFFFFF
            six += [(load, 0, 0, _NET + 8), (same, 0, 3, high), (load, 0, 0, _NET + 12), (same, 0, 1, low), drop]
    # a jump is at most 255 long, so what is for IPv6 is reached by one that may be longer
    return [(load, 0, 0, _PROTOCOL), (same, 1, 0, _IPV4), (0x05, 0, 0, len(four) + 1), *four, passes, *six, passes]


def _is_address(network: str) -> bool:
    try:
        ip_address(network)
    except ValueError:
        return False
    return True
