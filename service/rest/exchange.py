"""One HTTP request and its answer, on bare ASGI: what every endpoint reads and writes with."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, cast

from litestar.types import HTTPScope, Receive, Send

from service.access.caller import gathered, identify
from service.admission.shares import network_of
from service.app.call import Call
from service.app.problem import Problem, ServiceReason
from service.wire import json
from service.wire.problems import problem_document
from service.wire.status import verdict

Header = tuple[bytes, bytes]
"""A header of an answer, its name in lower case."""

PROBLEM_JSON: Final = "application/problem+json"
TRACE: Final = b"fairdeal-trace"
"""The header of every answer that names the call in the logs."""

NOSNIFF: Final[Header] = (b"x-content-type-options", b"nosniff")
"""The header of every answer that keeps browsers from taking it for something else than it says (Fetch, 3.5)."""

_MOST_INSTANCE: Final = 256
_KEY: Final = "fairdeal.exchange"


class ClientGone(Exception):
    """The client closed the connection; there is nobody to answer."""


class Exchange:
    """One request, read step by step, and the one answer to it."""

    __slots__ = ("_receive", "_send", "always", "call", "headers", "instance", "method", "query", "started")

    def __init__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Read the head of the request; `send` is where the answer goes."""
        self._receive = receive
        self._send = send
        self.method: str = scope["method"]
        self.query: bytes = scope["query_string"]
        self.headers = headers_of(scope["headers"])
        self.instance = scope["raw_path"].decode("ascii", "replace")[:_MOST_INSTANCE]
        self.call = identify(self.headers.get, peer_of(scope))
        self.always: list[Header] = [(TRACE, self.call.trace_id.encode()), NOSNIFF]
        """What every answer carries beside its own headers."""
        self.started = False

    @staticmethod
    def of(scope: Any) -> "Exchange":
        """Give the exchange that `keep` put into a scope."""
        return scope[_KEY]

    def routed(self, scope: HTTPScope) -> Any:
        """Give the scope for the router, with the exchange in it for the endpoint that it finds.

        It has no method: the endpoints tell methods apart, and Litestar (2.25) files the path parameters of a bare ASGI
        route under no method but looks them up under the request's, if there is one.
        """
        return {**cast("dict[str, Any]", scope), _KEY: self, "method": None}

    async def chunks(self, most: int) -> AsyncIterator[bytes]:
        """Read the body piece by piece.

        Raises PAYLOAD_TOO_LARGE once it is longer than `most` bytes, or says so in advance; ClientGone if it is cut.
        """
        length, more = 0, True
        need_length(int(self.headers.get("content-length", 0)), most)
        while more:
            chunk, more = await self._received()
            length += len(chunk)
            need_length(length, most)
            yield chunk

    async def body(self, most: int) -> bytes:
        """Read the whole body; raises as `chunks` does."""
        body, more = bytearray(), True
        need_length(int(self.headers.get("content-length", 0)), most)
        while more:
            chunk, more = await self._received()
            body += chunk
            need_length(len(body), most)
        return bytes(body)

    async def _received(self) -> tuple[bytes, bool]:
        message: Any = await self._receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        return message.get("body", b""), message.get("more_body", False)

    def has(self, tag: str) -> bool:
        """Say whether If-None-Match names the ETag; weak and strong ones count alike (RFC 9110, 13.1.2)."""
        condition = self.headers.get("if-none-match")
        if condition is None:
            return False
        named = {each.strip().removeprefix("W/") for each in condition.split(",")}
        return "*" in named or tag.removeprefix("W/") in named

    async def gone(self) -> None:
        """Return once the client has closed the connection. For after the body was read."""
        while True:
            message: Any = await self._receive()
            if message["type"] == "http.disconnect":
                return

    async def start(self, status: int, headers: Iterable[Header]) -> None:
        """Send the head of the answer; what follows is up to `write`."""
        self.started = True
        await self._out({"type": "http.response.start", "status": status, "headers": [*headers, *self.always]})

    async def write(self, chunk: bytes, *, more: bool) -> None:
        """Send a piece of the body. Waits while the client reads slower than we write; raises ClientGone."""
        await self._out({"type": "http.response.body", "body": chunk, "more_body": more})

    async def _out(self, message: Any) -> None:
        try:
            await self._send(message)
        except OSError:
            raise ClientGone from None

    async def answer(self, status: int, body: bytes, media: str, headers: Iterable[Header] = ()) -> None:
        """Send a whole answer."""
        head = ((b"content-type", media.encode()), (b"content-length", b"%d" % len(body)), *headers)
        await self.start(status, head)
        await self.write(body, more=False)

    async def empty(self, status: int, headers: Iterable[Header] = ()) -> None:
        """Send an answer without a body: 204 or 304."""
        await self.start(status, tuple(headers))
        await self.write(b"", more=False)

    async def problem(self, problem: Problem) -> None:
        """Send a problem document with the headers that its reason asks for."""
        status, headers, body = self.told(problem)
        await self.answer(status, body, PROBLEM_JSON, headers)

    def told(self, problem: Problem) -> tuple[int, list[Header], bytes]:
        """Give status, headers and body of a problem's answer."""
        return problem_answer(problem, self.call, self.instance)


Handler = Callable[[Exchange, Mapping[str, str]], Awaitable[None]]
"""Answers one request; the mapping holds the parameters of the path."""


def problem_answer(problem: Problem, call: Call, instance: str) -> tuple[int, list[Header], bytes]:
    """Give status, headers and body of the answer that tells a problem; `instance` is the path that was called."""
    document = problem_document(problem, call, instance)
    headers = [(b"cache-control", b"no-store"), (b"content-language", call.language.encode())]
    if document.status == verdict(ServiceReason.CREDENTIAL_MISSING).http:
        headers.append((b"www-authenticate", b"Bearer"))
    if document.retry_after_ms is not None:
        headers.append((b"retry-after", b"%d" % -(-document.retry_after_ms // 1000)))
    match problem.reason:
        case ServiceReason.METHOD_NOT_ALLOWED:
            headers.append((b"allow", problem.metadata["allow"].encode()))
        case ServiceReason.UPGRADE_REQUIRED:
            headers += [(b"upgrade", b"websocket"), (b"connection", b"upgrade")]
        case _:
            pass
    return document.status, headers, json.encode(document)


def need_length(length: int, most: int) -> None:
    """Raise PAYLOAD_TOO_LARGE for what has more than `most` bytes."""
    if length > most:
        raise Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": most})


def peer_of(scope: Any) -> str:
    """Give whose network a connection comes from, as its scope (HTTP or WebSocket) names the client."""
    return network_of(scope["client"][0]) if scope.get("client") else ""


def headers_of(pairs: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Give the headers of a request by their names in lower case; repeated ones are put together."""
    return gathered([(name.decode("latin-1"), value.decode("latin-1")) for name, value in pairs])
