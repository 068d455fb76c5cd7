"""File descriptors: every connection takes one, and the store must never find that there is none left."""

import resource
from contextlib import suppress
from typing import Final, NamedTuple

SPARE: Final = 256
"""Descriptors kept for the store, the logs, connections that are just being refused, and the rest of the process."""


class Room(NamedTuple):
    """How many connections the process may have."""

    rest: int
    """Those of REST and the play channel."""
    grpc: int
    """Those of gRPC."""
    descriptors: int
    """The descriptors of the process."""


def room(rest: int, grpc: int) -> Room:
    """Let the process have so many connections if the system allows it; give how many there is room for.

    Raises the soft limit of the process as far as needed and as far as the hard one, which is the operator's. Where
    that is too low, both ports lose the same part of what was asked for.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = rest + grpc + SPARE
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError):  # macOS promises no limit and then refuses some
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    given = most if soft == resource.RLIM_INFINITY else min(soft, most)
    connections = max(given - SPARE, given // 2)
    if connections >= rest + grpc:
        return Room(rest, grpc, given)
    for_grpc = max(1, connections * grpc // (rest + grpc))
    return Room(connections - for_grpc, for_grpc, given)
