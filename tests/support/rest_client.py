"""A REST client for load: one keep-alive connection, no more HTTP than the service speaks."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Self

import msgspec

from service.app.messages import games
from tests.support.refused import Lost, Refused

POSTS = {
    games.CreateGameRequest: ("/v1/games", games.CreateGameResponse),
    games.JoinGameRequest: ("/v1/games/{}/seats", games.JoinGameResponse),
    games.StartGameRequest: ("/v1/games/{}/start", games.StartGameResponse),
    games.SubmitMoveRequest: ("/v1/games/{}/moves", games.SubmitMoveResponse),
}
GETS = {
    games.GetGameRequest: ("/v1/games/{}?after_version={after_version}&wait={wait}", games.GetGameResponse),
    games.ListEntriesRequest: (
        "/v1/games/{}/entries?after_version={after_version}&page_size={page_size}",
        games.ListEntriesResponse,
    ),
    games.ListLegalMovesRequest: ("/v1/games/{}/legal-moves", games.ListLegalMovesResponse),
}
BROKEN = (ConnectionError, asyncio.IncompleteReadError, TimeoutError)


class RestClient:
    """Sends structs as JSON and gives structs back; raises Refused or Lost."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connection."""
        if self._writer is not None:
            self._writer.close()
            with suppress(OSError):
                await self._writer.wait_closed()
        self._reader = self._writer = None

    async def call(self, request: Any, token: str | None = None) -> Any:
        """Send one request; a connection that was lost is opened again by the next call."""
        kind = type(request)
        if kind in POSTS:
            path, answer = POSTS[kind]
            body = msgspec.json.encode(request)
            status, data = await self.exchange("POST", path.format(getattr(request, "game_id", "")), body, token)
        else:
            path, answer = GETS[kind]
            fields = msgspec.structs.asdict(request)
            status, data = await self.exchange("GET", path.format(fields.pop("game_id"), **fields), b"", token)
        if status in {200, 201}:
            return msgspec.json.decode(data, type=answer)
        problem = msgspec.json.decode(data)
        raise Refused(problem["reason"], problem["params"])

    async def exchange(self, method: str, path: str, body: bytes, token: str | None) -> tuple[int, bytes]:
        """Send one HTTP request and read the whole answer."""
        async with self._lock:
            try:
                if self._writer is None:
                    self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
                assert self._reader is not None
                self._writer.write(_head(method, path, len(body), token) + body)
                status, headers = await _read_head(self._reader)
                data = b"".join([part async for part in _body(self._reader, headers)])
            except BROKEN as error:
                await self.close()
                raise Lost(str(error)) from error
            except asyncio.CancelledError:
                await self.close()
                raise
            if headers.get("connection") == "close":
                await self.close()
            return status, data


async def server_sent(
    port: int, path: str, token: str | None = None, last_event_id: int | None = None
) -> AsyncGenerator[tuple[str | None, Any], None]:
    """Give the messages of an SSE stream as (id, data) until the server ends it.

    A 204 says that the game has ended and everything was sent: it is given as the end that was missed.

    Raises Lost when the stream breaks.
    """
    writer = None
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        extra = "" if last_event_id is None else f"Last-Event-ID: {last_event_id}\r\n"
        writer.write(_head("GET", path, 0, token, extra))
        status, headers = await _read_head(reader)
        if status == 204:
            yield None, {"type": "watch.end", "reason": "GAME_ENDED", "resume_version": last_event_id}
            return
        if status != 200:
            problem = msgspec.json.decode(b"".join([part async for part in _body(reader, headers)]))
            raise Refused(problem["reason"], problem["params"])
        pending = b""
        async for part in _body(reader, headers):
            pending += part
            while (end := pending.find(b"\n\n")) >= 0 or (end := pending.find(b"\r\n\r\n")) >= 0:
                block, pending = pending[:end], pending[end:].lstrip(b"\r\n")
                message = _message(block)
                if message is not None:
                    yield message
    except BROKEN as error:
        raise Lost(str(error)) from error
    finally:
        if writer is not None:
            writer.close()


def _message(block: bytes) -> tuple[str | None, Any] | None:
    fields = dict(line.split(b": ", 1) for line in block.splitlines() if b": " in line)
    if b"data" not in fields:
        return None
    return fields[b"id"].decode() if b"id" in fields else None, msgspec.json.decode(fields[b"data"])


def _head(method: str, path: str, length: int, token: str | None, extra: str = "") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: fairdeal\r\n{extra}"
    if token is not None:
        head += f"Authorization: Bearer {token}\r\n"
    if method == "POST":
        head += f"Content-Type: application/json\r\nContent-Length: {length}\r\n"
    return (head + "\r\n").encode()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines[1:] if line)
    return int(lines[0].split(" ")[1]), {name.lower(): value for name, value in headers.items()}


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> AsyncGenerator[bytes, None]:
    if headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readuntil(b"\r\n"), 16):
            yield await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readline()
    else:
        yield await reader.readexactly(int(headers.get("content-length", "0")))
