"""Which gRPC calls are taken on: so many at once, so many of one address, and so many streams of one connection.

gRPC's own bound (`maximum_concurrent_rpcs`) counts health and streams with the calls, knows no callers, and refuses
with a bare RESOURCE_EXHAUSTED.
"""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from service.admission.shares import Shares
from service.api.operation import Flow
from service.app.problem import Problem, ServiceReason
from service.rpc.descriptors import Peer
from service.rpc.excess import Excess
from service.rpc.peers import read_peer

HASTY_SECONDS: Final = 1.0
"""A call that its caller takes back within this time was hardly meant."""

MOST_HASTY: Final = 100
"""How many calls a second one connection may take back so; beyond that it is shut. Each costs the server as much as a
call that is answered, and the caller next to nothing (CVE-2023-44487, rapid reset)."""


class Admission:
    """Counts the calls that are being answered, by whose they are."""

    __slots__ = ("_calls", "_hasty", "_hasty_since", "_hasty_told", "_streams", "excess")

    def __init__(
        self,
        calls: Shares,
        streams: Shares,
        excess: Excess,
        hang_up: Callable[[Peer], object],
    ) -> None:
        """Give `calls` by address and `streams` of answers by connection; `hang_up` ends a connection."""
        self.excess: Final = excess
        """Told how many bytes of which peer belong to calls."""
        self._calls = calls
        self._streams = streams
        self._hasty: Counter[str] = Counter()
        self._hasty_since = monotonic()
        self._hasty_told = hang_up

    def place(self, flow: Flow, peer: str, network: str) -> tuple[Shares, str]:
        """Take a place for a call of a peer; gives the shares that it is one of, and whose. Raises OVERLOADED."""
        if flow is Flow.SERVER_STREAM:
            shares, whose = self._streams, peer
        else:
            shares, whose = self._calls, network
        if not shares.take(whose):
            raise Problem(ServiceReason.OVERLOADED)
        return shares, whose

    def taken_back(self, peer: str, began: float) -> None:
        """Note that a call of this peer, begun at a time of `monotonic`, was cancelled by its caller."""
        now = monotonic()
        if now - began > HASTY_SECONDS:
            return
        if now - self._hasty_since > 1:
            self._hasty.clear()
            self._hasty_since = now
        self._hasty[peer] += 1
        if self._hasty[peer] == MOST_HASTY:
            self._hasty_told(read_peer(peer))
