"""Who is at the other end of a gRPC call.

The C core writes a peer as `ipv4:192.0.2.1:5000` or `ipv6:%5B2001:db8::1%5D:5000`.
"""

from functools import lru_cache
from typing import Final
from urllib.parse import unquote

from service.admission.shares import network_of
from service.rpc.descriptors import Peer

_REMEMBERED: Final = 4096
"""Connections whose peer is remembered."""


@lru_cache(_REMEMBERED)
def read_peer(text: str) -> Peer:
    """Read a peer; what is none of a TCP connection is its own host, without a port."""
    kind, _, address = text.partition(":")
    host, _, port = unquote(address).rpartition(":")
    if kind not in {"ipv4", "ipv6"} or not port.isdecimal():
        return Peer(text, 0)
    return Peer(host.strip("[]"), int(port))


@lru_cache(_REMEMBERED)
def network_of_peer(text: str) -> str:
    """Give whose network a peer is in."""
    return network_of(read_peer(text).host)
