"""The connections of the gRPC port, counted by whose they are; those that are too many are shut, the newest first.

gRPC's C core bounds its connections in all (`grpc.max_allowed_incoming_connections`) and cannot tell one address from
another: a single one could have all of them. So this process looks at its own sockets, several times a second.
"""

import asyncio
import math
import resource
from collections import Counter, defaultdict
from heapq import heapify, heapreplace
from itertools import count
from time import monotonic
from typing import Any, Final, NamedTuple

import structlog

from service.admission.fullness import Fullness
from service.admission.shares import network_of
from service.rpc import descriptors
from service.rpc.descriptors import Peer
from service.rpc.excess import Excess, Received
from service.rpc.shut_out import ShutOut, shut_out

CALM_SECONDS: Final = 0.05
"""Between two looks, at least."""

ALERT_SECONDS: Final = 0.01
"""Between two looks while somebody has too many connections, or sends more than calls."""

_PART: Final = 0.05
"""The part of the time that may be spent on looking: a look at thousands of sockets is taken less often."""

TELLING_SECONDS: Final = 60.0
"""Between two lines of the log about connections that were shut."""

_SLICE: Final = 128
"""Descriptors looked at before other work has its turn; some 0.2 ms."""

_SHARE: Final = "more than its share"
_UNREAD: Final = "answers not read"
_FAULTLESS: Final = frozenset({_SHARE, _UNREAD})
"""Why connections are shut of who does not flood, and may come back at once."""

_log: Any = structlog.get_logger("fairdeal")


def _most_descriptors() -> float:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return math.inf if soft == resource.RLIM_INFINITY else soft


class Seen(NamedTuple):
    """A socket of this process."""

    inode: int
    """Names the socket as long as it lives."""
    peer: Peer | None
    """Who is connected by it to the port; None if it has nothing to do with the port."""
    network: str
    """Whose the peer is."""
    number: int
    """Rises with every socket that is found."""


class Census:
    """Counts the connections of a port, and bounds them in all and for each address."""

    def __init__(self, port: int, most: int, each: int, excess: Excess) -> None:
        """Let `port` have `most` connections, one address `each` (of IPv6: one /64).

        0 is no such share: an address is a proxy then, which does not answer for all behind it and is never shut out.
        """
        self.most: Final = most
        """The connections in all."""
        self._port = port
        self._each = each or most
        self._shuts_out = bool(each)
        self._out = ShutOut()
        self._told_out: tuple[str, ...] = ()
        self._seen: dict[int, Seen] = {}
        self._numbers = count()
        self._listeners: dict[int, int] = {}
        self._full = Fullness("grpc connections", most)
        self._out_of_files = Fullness("file descriptors", _most_descriptors())
        self._excess = excess
        self._looked = monotonic()
        self._shut: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    @property
    def held(self) -> int:
        """The connections that the last look found."""
        return sum(seen.peer is not None for seen in self._seen.values())

    async def run(self) -> None:
        """Look again and again."""
        while True:
            began = monotonic()
            alert = await self.look() or self._excess.much
            seconds = ALERT_SECONDS if alert else CALM_SECONDS
            await asyncio.sleep(max(seconds, (monotonic() - began) / _PART))

    async def look(self) -> int:
        """Count the connections and shut those that are too many; gives how many these were."""
        found: dict[int, Seen] = {}
        received: list[Received] = []
        due, candidates = self._excess.credited(), descriptors.candidates()
        for number, descriptor in enumerate(candidates):
            seen = self._look_at(descriptor, self._seen.get(descriptor))
            if seen is not None:
                found[descriptor] = seen
                if seen.peer is not None:
                    length = descriptors.received_on(descriptor)
                    received.append(Received(descriptor, seen.inode, seen.peer, seen.network, length))
            if number % _SLICE == _SLICE - 1:
                await asyncio.sleep(0)
        self._seen = found
        self._full.at(self.held)
        self._out_of_files.at(len(candidates))
        now = monotonic()
        flooding = self._excess.beyond(received, due, now - self._looked)
        self._looked = now
        ended = self._end(self._too_many(), _SHARE) + self._end(flooding, "more than calls")
        self._shut_out()
        return ended

    def hang_up(self, peer: Peer) -> None:
        """Shut the connection of a peer that takes its calls back as fast as it makes them; not that of a proxy."""
        if self._shuts_out:
            self._end(self._of(peer), "calls taken back")
            self._out.add((network_of(peer.host),))
            self._shut_out()

    def cut(self, peer: Peer) -> None:
        """Shut the connection of a peer that does not read its answers; not that of a proxy."""
        if self._shuts_out:
            self._end(self._of(peer), _UNREAD)

    def _of(self, peer: Peer) -> list[int]:
        return [descriptor for descriptor, seen in self._seen.items() if seen.peer == peer]

    def _look_at(self, descriptor: int, known: Seen | None) -> Seen | None:
        inode = descriptors.socket_inode(descriptor)
        if inode is None:
            return None
        if known is not None and known.inode == inode:
            return known
        peer = descriptors.peer_on(descriptor, self._port)
        if peer is None and descriptors.listens_on(descriptor, self._port):
            self._listeners[descriptor] = inode
        return Seen(inode, peer, "" if peer is None else network_of(peer.host), next(self._numbers))

    def _too_many(self) -> list[int]:
        """Give the descriptors of the newest connections beyond the shares.

        Beyond the total those lose some who hold most: who holds few is not shut out by who holds many.
        """
        held: defaultdict[str, list[int]] = defaultdict(list)
        for descriptor, seen in sorted(self._seen.items(), key=lambda item: item[1].number):
            if seen.peer is not None:
                held[seen.network].append(descriptor)
        beyond = [descriptor for mine in held.values() for descriptor in mine[self._each :]]
        shares = [(-min(len(mine), self._each), network) for network, mine in held.items()]
        heapify(shares)
        for _ in range(-sum(size for size, _ in shares) - self.most):
            size, network = shares[0]
            beyond.append(held[network][-size - 1])
            heapreplace(shares, (size + 1, network))
        return beyond

    def _end(self, ending: list[int], why: str) -> int:
        """Shut connections, and tell it now and then."""
        gone = {fd: seen for fd in ending if (seen := self._seen.pop(fd, None)) and descriptors.shut(fd, seen.inode)}
        self._shut[why] += len(gone)
        if self._shuts_out and why not in _FAULTLESS:
            self._out.add(seen.network for seen in gone.values())
        if gone and monotonic() - self._told.get(why, 0.0) >= TELLING_SECONDS:
            networks = sorted({seen.network for seen in gone.values()})[:3]
            _log.warning("grpc connections shut", why=why, connections=self._shut.pop(why), networks=networks)
            self._told[why] = monotonic()
        return len(gone)

    def _shut_out(self) -> None:
        """Let those who flood not connect for a while."""
        networks = self._out.networks()
        if networks != self._told_out:
            self._told_out = networks
            for listener, inode in self._listeners.items():
                if descriptors.socket_inode(listener) == inode:
                    shut_out(listener, networks)
