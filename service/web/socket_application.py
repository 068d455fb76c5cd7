"""The ASGI application of one WebSocket: what it is told, and what it says."""

from time import monotonic
from typing import Any, Final, Protocol

from service.web.answer import Header
from service.web.frames import CloseCode, Opcode, frame
from service.web.inbox import Inbox
from service.web.served import Asgi
from service.web.socket_phase import Phase

AT_ONCE_SECONDS: Final = 0.0002
"""How long an application that has waited may take what came at the same time, before it is others' turn."""

TURN_SECONDS: Final = 0.002
"""How long it may do so in a turn."""


class Gone(OSError):
    """Nothing can be said any more: the client has gone, or the socket was closed."""


class Spoken(Protocol):
    """The socket that an application speaks on."""

    inbox: Inbox
    """What it is told."""
    phase: Phase
    """How far it is."""

    def more(self) -> None:
        """Read on, if something was left for later."""

    async def turn(self) -> None:
        """Wait for a turn, among all that have sent ahead."""

    async def writable(self) -> None:
        """Wait while the client does not read, or until it has gone."""

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def accept(self, subprotocol: str | None, headers: list[Header]) -> None:
        """Open the socket."""

    def answer(self, status: int, headers: list[Header]) -> None:
        """Begin to answer the handshake with something else."""

    def answer_body(self, body: bytes, *, more: bool) -> None:
        """Go on with it; the connection ends with it."""

    def close(self, code: int, reason: str) -> None:
        """Say close."""

    def failed(self, error: Exception) -> None:
        """Note that the application has failed."""

    def left(self) -> None:
        """Note that the application has ended."""


class SocketApplication:
    """Runs the application of one socket, and is its `receive` and `send`."""

    __slots__ = ("_socket", "_turn_ends")

    def __init__(self, socket: Spoken) -> None:
        """Speak on a socket."""
        self._socket = socket
        self._turn_ends = monotonic() + AT_ONCE_SECONDS

    async def run(self, asgi: Asgi, scope: Any) -> None:
        """Run it to its end. A fault of it is told."""
        try:
            await asgi(scope, self._receive, self._send)
        except Gone:
            pass
        except Exception as error:
            self._socket.failed(error)
        self._socket.left()

    async def _receive(self) -> Any:
        """Give the next message; after the end, the end again.

        The end is told at once. Messages that lie ready are given without waiting, but not for longer than a turn.
        """
        inbox = self._socket.inbox
        while True:
            if not inbox.filled:
                self._socket.more()
            if not inbox.filled:
                await inbox.wait()
                self._turn_ends = monotonic() + AT_ONCE_SECONDS
            elif monotonic() < self._turn_ends:
                return inbox.take()
            else:
                await self._socket.turn()
                self._turn_ends = monotonic() + TURN_SECONDS

    async def _send(self, message: Any) -> None:
        """Send a message. Waits while the client does not read; raises Gone where it cannot be told any more."""
        socket, kind = self._socket, message["type"]
        await socket.writable()
        if socket.phase is Phase.OPEN:
            self._say(kind, message)
        elif socket.phase is Phase.OPENING:
            self._open(kind, message)
        elif socket.phase is Phase.ANSWERING and kind == "websocket.http.response.body":
            socket.answer_body(message.get("body", b""), more=message.get("more_body", False))
        else:
            raise Gone(kind)

    def _say(self, kind: str, message: Any) -> None:
        match kind:
            case "websocket.send":
                text = message.get("text")
                opcode, data = (Opcode.BINARY, message["bytes"]) if text is None else (Opcode.TEXT, text.encode())
                self._socket.write(frame(opcode, data))
            case "websocket.close":
                self._socket.close(message.get("code", CloseCode.NORMAL), message.get("reason") or "")
            case _:
                raise RuntimeError(f"{kind} cannot be said on an open socket")

    def _open(self, kind: str, message: Any) -> None:
        headers = list(message.get("headers", ()))
        match kind:
            case "websocket.accept":
                self._socket.accept(message.get("subprotocol"), headers)
            case "websocket.close":
                self._socket.answer(403, [])
                self._socket.answer_body(b"", more=False)
            case "websocket.http.response.start":
                self._socket.answer(message["status"], headers)
            case _:
                raise RuntimeError(f"{kind} cannot be said before the socket is open")
