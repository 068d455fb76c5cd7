"""Many raw connections at once from one address, for attacks: bytes in, bytes out, nothing understood."""

import contextlib
import socket
import time
from collections.abc import Iterator

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def connected(port: int, host: str = "127.0.0.2", seconds: float = 5) -> socket.socket:
    """Connect from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), seconds, (host, 0))


@contextlib.contextmanager
def crowd(port: int, number: int, host: str = "127.0.0.2") -> Iterator[list[socket.socket]]:
    """Hold connections while the context is open, then close them all."""
    sockets = [connected(port, host) for _ in range(number)]
    try:
        yield sockets
    finally:
        for each in sockets:
            each.close()


def pour(sockets: list[socket.socket], data: bytes, seconds: float) -> int:
    """Send the same bytes over every connection, reading whatever comes back; give how many bytes were read.

    Stops when all is sent and everything that came within the time was read.
    """
    left = {each: memoryview(data) for each in sockets}
    read, end = 0, time.monotonic() + seconds
    for each in sockets:
        each.setblocking(False)
    open_ones = set(sockets)
    while open_ones and time.monotonic() < end:
        moved = False
        for each in tuple(open_ones):
            with contextlib.suppress(BlockingIOError, ConnectionError):
                if left[each]:
                    left[each] = left[each][each.send(left[each][:65_536]) :]
                    moved = True
            try:
                got = each.recv(65_536)
            except BlockingIOError:
                continue
            except ConnectionError:
                got = b""
            read, moved = read + len(got), True
            if not got:
                open_ones.discard(each)
        if not moved:
            time.sleep(0.005)
    return read


def said(connection: socket.socket, seconds: float = 5) -> bytes:
    """Give everything that comes until the server hangs up."""
    connection.settimeout(seconds)
    told = b""
    with contextlib.suppress(ConnectionError):
        while got := connection.recv(65_536):
            told += got
    return told
