"""Flow control of one connection: no more is read than may wait, nor written than the client reads."""

import asyncio


class Flow:
    """Both directions of a transport."""

    __slots__ = ("_loop", "_read_paused", "_transport", "_unwritten", "_writable", "write_paused")

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        """Begin with both directions open."""
        self._loop = loop
        self._transport = transport
        self._unwritten = 0
        self._writable: asyncio.Future[None] | None = None
        self._read_paused = False
        self.write_paused = False
        """Whether the client reads slower than it is written to."""

    @property
    def read_paused(self) -> bool:
        """Whether nothing is read."""
        return self._read_paused

    @read_paused.setter
    def read_paused(self, paused: bool) -> None:
        if paused is not self._read_paused:
            self._read_paused = paused
            (self._transport.pause_reading if paused else self._transport.resume_reading)()

    async def writable(self) -> None:
        """Wait until the client has read most of what was written, or has gone."""
        if self._writable is None or self._writable.done():
            self._writable = self._loop.create_future()
        await self._writable

    def release(self) -> None:
        """Let go who waits to write."""
        if self._writable is not None and not self._writable.done():
            self._writable.set_result(None)

    def mark(self) -> None:
        """Note how much is unwritten now, for `moves`."""
        self._unwritten = self._transport.get_write_buffer_size()

    def moves(self) -> bool:
        """Say whether the client has read something since this was noted or asked last."""
        before = self._unwritten
        self.mark()
        return self._unwritten < before
