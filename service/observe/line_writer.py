"""Lines for a reader who may not read: they wait in a bounded queue, and a thread of its own writes them.

The standard library's QueueHandler and QueueListener are not enough here: their queue is bounded by its length alone, a
full one is told on standard error, where nobody reads, and stopping waits for the thread without a deadline.
"""

import atexit
import os
import select
import threading
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final, TextIO

from msgspec import Struct

from service.app.messages.times import Instant, utc_now

MOST_LINES: Final = 4_096
"""Most lines that wait."""

MOST_BYTES: Final = 1_048_576
"""Most bytes of lines that wait."""

CLOSING_SECONDS: Final = 1.0
"""How long the end of the process waits for a reader."""

_PIECE: Final = 65_536
"""Bytes after which a piece is written: as much as a pipe holds."""

_LINGER: Final = 0.01
"""Seconds that the first line waits for others: waking the thread for each of them would cost their writers more."""

_PAUSE: Final = 1.0
"""Seconds between two looks for what else is to be told, and between two tellings of what was dropped."""


class Dropped(Struct, frozen=True):
    """What was not written."""

    lines: int
    """How many lines."""
    since: Instant
    """When the first of them was dropped."""


def _nothing_else(_ending: bool) -> Iterable[bytes]:
    return ()


class LineWriter:
    """Writes lines to a stream of the process; who has a line never waits, and no error of the stream reaches it.

    What does not fit into the queue, or cannot be written (a closed pipe, a full disk), is dropped and counted. The end
    of the process waits a moment for what still lies there.
    """

    def __init__(
        self,
        stream: TextIO | None,
        told: Callable[[Dropped], bytes] | None = None,
        also: Callable[[bool], Iterable[bytes]] = _nothing_else,
    ) -> None:
        """Write to the descriptor of `stream`; None, which Python gives for a closed one, drops every line.

        `told` makes the line that tells what was dropped, once there is room again, at most one a second; without it
        nothing is told. `also` is asked every second for more lines, at last with true, when the process ends.
        """
        self._descriptor = None if stream is None else stream.fileno()
        self._told = told
        self._also = also
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._dropped = 0
        self._since: Instant | None = None
        self._told_at = 0.0
        self._cut = False
        self._closing = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="lines", daemon=True)
        if self._descriptor is not None:
            self._thread.start()
            atexit.register(self.close)

    def write(self, line: bytes) -> None:
        """Let a line, with its line end, be written soon, or drop it. Any thread may call it; nothing is raised."""
        with self._changed:
            if self._descriptor is None or self._closing:
                return
            if len(self._waiting) == MOST_LINES or self._size + len(line) > MOST_BYTES:
                self._drop(1)
                return
            self._waiting.append(line)
            self._size += len(line)
            if len(self._waiting) == 1:
                self._changed.notify()

    def flush(self) -> None:
        """Do nothing: nobody waits for a reader. It is there for those who write to a file."""

    def close(self) -> None:
        """Take no more, and wait up to a second for what was taken."""
        if self._descriptor is None:
            return
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(CLOSING_SECONDS)

    def _drop(self, lines: int) -> None:
        self._dropped += lines
        self._since = self._since or utc_now()

    def _run(self) -> None:
        over = False
        while not over:
            piece, over = self._next()
            if piece:
                self._put(piece)
            for line in self._also(over):
                self._put(line, 1)
            self._tell(over)

    def _next(self) -> tuple[bytes, bool]:
        """Wait for lines and take as many as are written at once; say whether these were the last."""
        lines: list[bytes] = []
        size = 0
        with self._changed:
            if self._changed.wait_for(lambda: self._waiting or self._closing, _PAUSE):
                self._changed.wait_for(lambda: self._closing, _LINGER)
            while self._waiting and size < _PIECE:
                lines.append(self._waiting.popleft())
                size += len(lines[-1])
            self._size -= size
            return b"".join(lines), self._closing and not self._waiting

    def _tell(self, over: bool) -> None:
        """Tell what was dropped so far, but not again within a second; at the end in any case."""
        now = monotonic()
        with self._changed:
            if self._told is None or self._since is None or (now < self._told_at + _PAUSE and not over):
                return
            dropped = Dropped(self._dropped, self._since)
            self._dropped, self._since, self._told_at = 0, None, now
        if not self._put(self._told(dropped), dropped.lines):
            with self._changed:
                self._since = dropped.since

    def _put(self, data: bytes, stands_for: int | None = None) -> bool:
        """Write whole lines, as slowly as they are read; what cannot be written counts as dropped.

        A line that a full disk has cut is ended before the next one.
        """
        data = b"\n" + data if self._cut else data
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[self._written(rest) :]
        except OSError:
            lost = bytes(rest).count(b"\n") if stands_for is None else stands_for
            with self._changed:
                self._drop(lost)
        if written := data[: len(data) - len(rest)]:
            self._cut = not written.endswith(b"\n")
        return not rest

    def _written(self, data: memoryview) -> int:
        assert self._descriptor is not None
        try:
            return os.write(self._descriptor, data)
        except BlockingIOError:  # who shares the stream has made it non-blocking
            room = select.poll()
            room.register(self._descriptor, select.POLLOUT)
            room.poll()
            return 0
