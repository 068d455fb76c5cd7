"""The times of one WebSocket: pings, how long a message may take, and how long its end."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from service.web.frames import CloseCode, Opcode, frame
from service.web.socket_limits import WebSocketLimits


class Timed(Protocol):
    """The socket that a clock belongs to."""

    @property
    def reads(self) -> bool:
        """Whether it reads what comes, and waits neither for the application nor for the client."""
        ...

    @property
    def unsent(self) -> int | None:
        """Bytes that wait for the client, where they are so many that the socket waits for it."""
        ...

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def fail(self, code: int, reason: str) -> None:
        """End it, and say why."""

    def cut(self) -> None:
        """End it without a word."""


class SocketClock:
    """Rings for one socket. At most one timer of each kind is set at a time, however many messages come."""

    __slots__ = (
        "_awaited",
        "_due",
        "_last",
        "_limits",
        "_loop",
        "_message",
        "_patient",
        "_pings",
        "_socket",
        "_ticking",
        "_unsent",
    )

    def __init__(self, socket: Timed, limits: WebSocketLimits) -> None:
        """Set no timer yet."""
        self._socket: Timed | None = socket
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._ticking: asyncio.TimerHandle | None = None
        self._pings = 0
        self._awaited: bytes | None = None
        self._patient = False
        self._unsent: int | None = None
        self._message: asyncio.TimerHandle | None = None
        self._due: float | None = None
        self._last: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to ping."""
        self._ticking = self._later(self._limits.ping_seconds, self._tick)

    def pong(self, payload: bytes) -> None:
        """Note a pong; one that answers no ping of ours, or not the newest, does not count (5.5.3)."""
        if payload == self._awaited:
            self._awaited = None

    def resumed(self) -> None:
        """Note that the client has read."""
        self._unsent = None

    def paused(self) -> None:
        """Note that reading stopped, or goes on: a pong may lie where nobody has looked yet."""
        self._patient = True

    def unfinished(self) -> None:
        """Note that a message or a frame has begun that has not ended; the time of one that had already goes on."""
        if self._due is None:
            self._due = self._loop.time() + self._limits.message_seconds
            if self._message is None:
                self._message = self._later(self._limits.message_seconds, self._message_rings)

    def finished(self) -> None:
        """Note that what had begun has ended."""
        self._due = None

    def last(self) -> None:
        """Give the client its last seconds: no more is awaited but that it hangs up."""
        self._cancel()
        if self._last is None:
            self._last = self._later(self._limits.close_seconds, self._last_rings)

    def stop(self) -> None:
        """Ring no more."""
        self._cancel()
        if self._last is not None:
            self._last.cancel()
        self._socket = None

    def _later(self, seconds: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, ring)

    def _cancel(self) -> None:
        for timer in (self._ticking, self._message):
            if timer is not None:
                timer.cancel()

    def _tick(self) -> None:
        """Ping, unless a ping is not answered yet; while the client does not read, see whether it ever will."""
        socket = self._socket
        assert socket is not None
        self._ticking = self._later(self._limits.ping_seconds, self._tick)
        unsent = socket.unsent
        if unsent is not None:
            if unsent == self._unsent:
                socket.cut()
            self._unsent = unsent
        elif self._awaited is None:
            self._pings += 1
            self._awaited = b"%d" % self._pings
            socket.write(frame(Opcode.PING, self._awaited))
            self._patient = False
        elif self._patient:
            self._patient = not socket.reads
        else:
            socket.fail(CloseCode.INTERNAL, "no answer to a ping")

    def _message_rings(self) -> None:
        """See whether a message is late. A message that was not read because of us has its time anew."""
        socket, now, self._message = self._socket, self._loop.time(), None
        assert socket is not None
        if self._due is None:
            return
        if not socket.reads:
            self._due = now + self._limits.message_seconds
        if now < self._due:
            self._message = self._loop.call_at(self._due, self._message_rings)
        else:
            socket.fail(CloseCode.POLICY, f"a message takes at most {self._limits.message_seconds:g} s")

    def _last_rings(self) -> None:
        assert self._socket is not None
        self._socket.cut()
