"""The sockets of a port among the descriptors of this process.

gRPC accepts its connections itself and shows them to nobody. The system knows them all the same: every socket of this
process has a descriptor, and tells its own port and its peer.
"""

import os
import resource
import socket
import stat
import struct
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

_FOLDERS: Final = ("/proc/self/fd", "/dev/fd")
"""Where a system lists the descriptors of the process that asks: Linux; macOS and the BSDs."""

_FOLDER: Final = next((each for each in _FOLDERS if Path(each).is_dir()), "")

_FAMILY: Final = socket.AF_INET6
"""As what every socket is looked at: the longer of the two kinds of address has room for both."""

_TCP_INFO: Final[int | None] = getattr(socket, "TCP_INFO", None)
_BYTES_RECEIVED_AT: Final = 128
"""Where `tcpi_bytes_received` stands in `struct tcp_info` (linux/tcp.h, since 4.1)."""
_U64: Final = struct.Struct("=Q")


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
        local, remote = _named(looking.getsockname()), _named(looking.getpeername())
    except OSError:  # it listens, or the peer has gone
        return None
    finally:
        looking.detach()
    return remote if local.port == port else None


def listens_on(descriptor: int, port: int) -> bool:
    """Say whether a descriptor is a socket that accepts connections to `port`."""
    try:
        looking = socket.socket(_FAMILY, socket.SOCK_STREAM, fileno=descriptor)
    except OSError:
        return False
    try:
        accepts = looking.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
        return bool(accepts) and _named(looking.getsockname()).port == port
    except OSError:
        return False
    finally:
        looking.detach()


def _named(address: Any) -> Peer:
    """Read an address as the system gives it; a listener for both kinds has IPv4 ones written as IPv6."""
    if not isinstance(address, tuple):  # a socket of another family
        return Peer("", 0)
    host, port = cast("tuple[str, int]", address[:2])
    return Peer(host.removeprefix("::ffff:"), port)


def received_on(descriptor: int) -> int:
    """Give how many bytes a connection has received (Linux); 0 where the system does not tell, or it has gone."""
    if _TCP_INFO is None:
        return 0
    try:
        looking = socket.socket(_FAMILY, socket.SOCK_STREAM, fileno=descriptor)
    except OSError:
        return 0
    try:
        told = looking.getsockopt(socket.IPPROTO_TCP, _TCP_INFO, _BYTES_RECEIVED_AT + 8)
    except OSError:
        return 0
    finally:
        looking.detach()
    return _U64.unpack_from(told, _BYTES_RECEIVED_AT)[0] if len(told) == _BYTES_RECEIVED_AT + 8 else 0


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
