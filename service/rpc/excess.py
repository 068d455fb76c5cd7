"""What callers send beside calls: of HTTP/2 a connection may have as many bytes as it likes that are no request.

Pings, settings, header fields without an end, frames of one byte: the C core reads each at its full speed, and neither
bounds nor tells them; its bound on metadata is none for fields in CONTINUATION frames (1.85). The system counts the
bytes of a connection, and the handlers those of requests. What is left is excess, of which an address has an allowance.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from service.admission.shares import network_of
from service.rpc.descriptors import Peer
from service.rpc.peers import read_peer

CALL_BYTES: Final = 2048
"""What a call may send beside its request: metadata above all."""

WRITE_BYTES: Final = 128
"""What a message of an answer may bring back: the client acknowledges it by frames of its own."""

BURST_BYTES: Final = 512 * 1024
"""Excess that an address may send at once."""

MESSAGE_BYTES: Final = 32
"""What surrounds a message of a request: the heads of its frames and of itself."""

WINDOW_BYTES: Final = 128 * 1024
"""Bytes of requests that each call may send before they are read (RFC 9113, 5.2); until then they are excess."""

CONNECTION_BYTES: Final = 2 * WINDOW_BYTES
"""How much more excess an address may send for each connection."""

BYTES_A_SECOND: Final = 128 * 1024
"""How fast the excess of an address is forgotten."""


class Received(NamedTuple):
    """A connection, and the bytes that it has received."""

    descriptor: int
    """Its descriptor."""
    inode: int
    """Names it as long as it lives."""
    peer: Peer
    """Who is at the other end."""
    network: str
    """Whose that is."""
    bytes: int
    """What it has received from its beginning."""


class Excess:
    """Counts what each address sends beside calls."""

    __slots__ = ("_calls", "_credits", "_debts", "_received")

    def __init__(self) -> None:
        self._calls: defaultdict[str, int] = defaultdict(int)
        self._credits: defaultdict[str, int] = defaultdict(int)
        self._debts: dict[str, float] = {}
        self._received: dict[int, int] = {}

    def begin(self, peer: str, network: str) -> None:
        """Note that a call of this peer begins: until `end` its window may be full."""
        self._credits[peer] += CALL_BYTES
        self._calls[network] += 1

    def end(self, network: str) -> None:
        """Note that a call has ended."""
        self._calls[network] -= 1
        if not self._calls[network]:
            del self._calls[network]

    def credit(self, peer: str, length: int) -> None:
        """Note bytes of a call of this peer, written as the C core writes it."""
        self._credits[peer] += length

    @property
    def much(self) -> bool:
        """Whether an address has used up a good part of its allowance."""
        return any(debt > BURST_BYTES / 4 for debt in self._debts.values())

    def credited(self) -> dict[Peer, int]:
        """Give what was noted since the last time. To be asked before the bytes are counted, which come first."""
        due, self._credits = self._credits, defaultdict(int)
        return {read_peer(peer): length for peer, length in due.items()}

    def beyond(self, received: Iterable[Received], due: dict[Peer, int], seconds: float) -> list[int]:
        """Give the descriptors that must be shut: of addresses beyond their allowance those that send most excess."""
        forgotten, known, self._received = BYTES_A_SECOND * seconds, self._received, {}
        debts = defaultdict(float, {network: debt - forgotten for network, debt in self._debts.items()})
        sent: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for each in received:
            self._received[each.inode] = each.bytes
            new = each.bytes - known.get(each.inode, 0)
            debts[each.network] += new
            sent[each.network].append((new - due.get(each.peer, 0), each.descriptor))
        for peer, length in due.items():
            debts[network_of(peer.host)] -= length
        self._debts = {network: debt for network, debt in debts.items() if debt > 0}
        ending: list[int] = []
        for network, debt in self._debts.items():
            windows = CONNECTION_BYTES * len(sent[network]) + WINDOW_BYTES * self._calls.get(network, 0)
            if debt > BURST_BYTES + windows:
                ending += _worst(sent[network], forgotten)
        return ending


def _worst(news: list[tuple[int, int]], most: float) -> list[int]:
    """Give the descriptors without which the excess is no more than `most`, those that send most of it first."""
    ending: list[int] = []
    left = sum(new for new, _ in news)
    for new, descriptor in sorted(news, reverse=True):
        if left <= most:
            break
        left -= new
        ending.append(descriptor)
    return ending
