"""The connections of the gRPC port, counted by whose they are; those that are too many are shut, the newest first.

gRPC's C core bounds its connections in all (`grpc.max_allowed_incoming_connections`) and cannot tell one address from
another: a single one could have all of them. So this process looks at its own sockets, now and then, and oftener while
somebody has too many.
"""

import asyncio
import math
import resource
from collections import defaultdict
from collections.abc import Iterable
from heapq import heapify, heapreplace
from itertools import count
from typing import Any, Final, NamedTuple

import structlog

from service.admission.fullness import Fullness
from service.admission.shares import network_of
from service.rpc import descriptors
from service.rpc.descriptors import Peer

CALM_SECONDS: Final = 0.5
"""Between two looks."""

BUSY_SECONDS: Final = 0.05
"""Between two looks after one that found too many."""

TELLING_SECONDS: Final = 60.0
"""Between two lines of the log about connections that were shut."""

_SLICE: Final = 128
"""Descriptors looked at before other work has its turn; some 0.2 ms."""

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

    def __init__(self, port: int, most: int, each: int) -> None:
        """Let `port` have `most` connections, one address `each` (of IPv6: one /64); 0 is no such share."""
        self.most: Final = most
        """The connections in all."""
        self._port = port
        self._each = each or most
        self._seen: dict[int, Seen] = {}
        self._numbers = count()
        self._full = Fullness("grpc connections", most)
        self._out_of_files = Fullness("file descriptors", _most_descriptors())
        self._shut = 0
        self._told = float("-inf")

    @property
    def held(self) -> int:
        """The connections that the last look found."""
        return sum(seen.peer is not None for seen in self._seen.values())

    async def run(self) -> None:
        """Look again and again."""
        while True:
            shut = await self.look()
            await asyncio.sleep(BUSY_SECONDS if shut else CALM_SECONDS)

    async def look(self) -> int:
        """Count the connections and shut those that are too many; gives how many these were."""
        found: dict[int, Seen] = {}
        candidates = descriptors.candidates()
        for number, descriptor in enumerate(candidates):
            seen = self._look_at(descriptor, self._seen.get(descriptor))
            if seen is not None:
                found[descriptor] = seen
            if number % _SLICE == _SLICE - 1:
                await asyncio.sleep(0)
        self._seen = found
        self._full.at(self.held)
        self._out_of_files.at(len(candidates))
        return self._end(self._too_many())

    def hang_up(self, peers: Iterable[Peer]) -> int:
        """Shut the connections of these peers; gives how many were found."""
        ending = set(peers)
        return self._end([fd for fd, seen in self._seen.items() if seen.peer in ending])

    def _look_at(self, descriptor: int, known: Seen | None) -> Seen | None:
        inode = descriptors.socket_inode(descriptor)
        if inode is None:
            return None
        if known is not None and known.inode == inode:
            return known
        peer = descriptors.peer_on(descriptor, self._port)
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

    def _end(self, ending: list[int]) -> int:
        """Shut connections, and tell it now and then."""
        gone = {fd: seen for fd in ending if (seen := self._seen.pop(fd, None)) and descriptors.shut(fd, seen.inode)}
        self._shut += len(gone)
        now = asyncio.get_running_loop().time()
        if gone and now - self._told >= TELLING_SECONDS:
            networks = sorted({seen.network for seen in gone.values()})
            _log.warning("grpc connections shut", connections=self._shut, networks=networks[:3])
            self._told, self._shut = now, 0
        return len(gone)
