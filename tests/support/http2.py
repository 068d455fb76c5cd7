"""HTTP/2 by hand: frames that no client library would send, on a plain socket."""

import socket
import struct
import threading
from contextlib import suppress
from typing import Self

from hyperframe.frame import DataFrame, Frame, HeadersFrame, SettingsFrame

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"

HEAD_BYTES = 9
"""What every frame begins with."""

Header = tuple[str, str]


def grpc_headers(path: str, *more: Header) -> bytes:
    """Give the header block of a gRPC call, packed without a table, so that it can be sent any number of times."""
    wanted = [
        (":method", "POST"),
        (":scheme", "http"),
        (":path", path),
        (":authority", "localhost"),
        ("content-type", "application/grpc"),
        ("te", "trailers"),
        *more,
    ]
    return b"".join(_literal(name.encode(), value.encode()) for name, value in wanted)


def _literal(name: bytes, value: bytes) -> bytes:
    """Write a header as a literal that is never indexed (RFC 7541, 6.2.3)."""
    return b"\x10" + _string(name) + _string(value)


def _string(text: bytes) -> bytes:
    return _length(len(text)) + text


def _length(number: int) -> bytes:
    """Write a length in the seven bits that HPACK gives it first (RFC 7541, 5.1)."""
    if number < 127:
        return bytes([number])
    written, rest = bytearray([127]), number - 127
    while rest >= 128:
        written.append(rest % 128 + 128)
        rest //= 128
    written.append(rest)
    return bytes(written)


def message(data: bytes) -> bytes:
    """Give a gRPC message with the five bytes before it."""
    return struct.pack(">BI", 0, len(data)) + data


class Http2:
    """One connection, on which anything may be sent."""

    def __init__(self, port: int, settings: dict[int, int] | None = None, *, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 0.3, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(PREFACE + SettingsFrame(settings=settings or {}).serialize())
        self.next_stream = 1

    def stream(self) -> int:
        """Give the number of a new stream."""
        number, self.next_stream = self.next_stream, self.next_stream + 2
        return number

    def send(self, *frames: Frame) -> None:
        """Send frames at once."""
        self.socket.sendall(b"".join(frame.serialize() for frame in frames))

    def read(self, seconds: float = 0.5) -> bytes:
        """Give what comes until nothing has come for so long, or the server hangs up."""
        self.socket.settimeout(seconds)
        read = bytearray()
        with suppress(TimeoutError, ConnectionError):
            while data := self.socket.recv(65_536):
                read += data
        return bytes(read)

    def drain(self) -> None:
        """Read and throw away whatever comes, beside what is sent, to the end of the connection."""
        threading.Thread(target=self._drain, daemon=True).start()

    def _drain(self) -> None:
        while True:
            try:
                if not self.socket.recv(1 << 20):
                    return
            except TimeoutError:
                continue
            except OSError:
                return

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def call_frames(number: int, headers: bytes, data: bytes | None, *, ends: bool = True) -> list[Frame]:
    """Give the frames of a call with one message."""
    flags = ["END_HEADERS"] if data is not None or not ends else ["END_HEADERS", "END_STREAM"]
    frames: list[Frame] = [HeadersFrame(number, headers, flags=flags)]
    if data is not None:
        frames.append(DataFrame(number, message(data), flags=["END_STREAM"] if ends else []))
    return frames


def frames(data: bytes) -> list[Frame]:
    """Read the frames that came, as far as they are whole."""
    read, at = list[Frame](), 0
    while len(data) - at >= HEAD_BYTES:
        frame, length = Frame.parse_frame_header(memoryview(data)[at : at + HEAD_BYTES])
        end = at + HEAD_BYTES + length
        if end > len(data):
            break
        frame.parse_body(memoryview(data)[at + HEAD_BYTES : end])
        read.append(frame)
        at = end
    return read
