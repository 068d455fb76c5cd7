"""File descriptors: every connection takes one, and the store must never find that there is none left."""

import resource
from contextlib import suppress
from typing import Final

SPARE: Final = 512
"""Descriptors kept for gRPC, the store and the rest of the process."""


def room(connections: int) -> int:
    """Let the process have so many connections if the system allows it; give how many there is room for.

    Raises the soft limit of the process as far as needed and as far as the hard one, which is the operator's.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = connections + SPARE if hard == resource.RLIM_INFINITY else min(connections + SPARE, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError):  # macOS promises no limit and then refuses some
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    given = most if soft == resource.RLIM_INFINITY else min(soft, most)
    return min(connections, max(given - SPARE, given // 2))
