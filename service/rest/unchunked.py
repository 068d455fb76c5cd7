"""Answers of unknown length to HTTP/1.0, which knows no chunks: the end of the connection ends the body."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle


class Unchunked:
    """Stands in for the `send` of one cycle; uvicorn (0.54) sends chunks to every version.

    It frames no body of an answer to HEAD, so the head is sent as one to HEAD and the body past it.
    """

    __slots__ = ("_cycle", "_past", "_send")

    def __init__(self, cycle: RequestResponseCycle) -> None:
        """Take the cycle of a request of HTTP/1.0; uvicorn closes the connection after it."""
        self._cycle = cycle
        self._send = cycle.send
        self._past = False

    async def __call__(self, message: Any) -> None:
        """Send a part of the answer; waits as the cycle does while the client reads slowly."""
        if message["type"] == "http.response.start":
            if not any(name == b"content-length" for name, _ in message["headers"]):
                self._past = self._cycle.scope["method"] != "HEAD"
                self._cycle.scope = self._cycle.scope.copy()
                self._cycle.scope["method"] = "HEAD"
        elif self._past and not self._cycle.disconnected:
            await self._cycle.flow.drain()
            self._cycle.transport.write(message["body"])
        await self._send(message)
