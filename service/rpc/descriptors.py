"""The sockets of a port among the descriptors of this process.

gRPC accepts its connections itself and shows them to nobody. The system knows them all the same: every socket of this
process has a descriptor, and tells its own port and its peer.
"""

import os
import resource
import socket
import stat
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

_FOLDERS: Final = ("/proc/self/fd", "/dev/fd")
"""Where a system lists the descriptors of the process that asks: Linux; macOS and the BSDs."""

_FOLDER: Final = next((each for each in _FOLDERS if Path(each).is_dir()), "")

_FAMILY: Final = socket.AF_INET6
"""As what every socket is looked at: the longer of the two kinds of address has room for both."""


class Peer(NamedTuple):
    """The other end of a connection."""

    host: str
    """Its address."""
    port: int
    """Its port."""


def candidates() -> Sequence[int]:
    """Give the descriptors that are open; all that could be where the system does not tell, or has none left to ask."""
    try:
        return [int(name) for name in os.listdir(_FOLDER)]
    except OSError:
        return range(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def socket_inode(descriptor: int) -> int | None:
    """Give the number that names a socket as long as it lives; None for what is no socket, or closed by now.

    A descriptor is used again once it is closed; this number tells whether it still means the same.
    """
    try:
        status = os.fstat(descriptor)
    except OSError:
        return None
    return status.st_ino if stat.S_ISSOCK(status.st_mode) else None


def peer_on(descriptor: int, port: int) -> Peer | None:
    """Give who is connected to `port` by a descriptor; None if nobody is.

    The descriptor stays its owner's: nothing is changed and nothing closed.
    """
    try:
        looking = socket.socket(_FAMILY, socket.SOCK_STREAM, fileno=descriptor)
    except OSError:
        return None
    try:
        local, remote = looking.getsockname(), looking.getpeername()
    except OSError:  # it listens, or the peer has gone
        return None
    finally:
        looking.detach()
    if not isinstance(local, tuple) or not isinstance(remote, tuple) or local[1] != port:
        return None
    return Peer(remote[0], remote[1])


def shut(descriptor: int, inode: int) -> bool:
    """End the connection of a descriptor, if it still is the socket of that number; its owner sees the end and closes.

    Works on a copy of the descriptor, which cannot come to mean another socket between the look and the end.
    """
    try:
        copy = os.dup(descriptor)
    except OSError:
        return False
    try:
        if socket_inode(copy) != inode:
            return False
        ending = socket.socket(_FAMILY, socket.SOCK_STREAM, fileno=copy)
        try:
            with suppress(OSError):  # the peer was faster
                ending.shutdown(socket.SHUT_RDWR)
        finally:
            ending.detach()
    finally:
        os.close(copy)
    return True
