"""Logs as lines: newline-delimited JSON in and out, never whole in memory."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any, Final

from service.api.route import Media
from service.app.messages.games import ExportLogResponse
from service.app.problem import FieldFault, invalid
from service.rest.exchange import Exchange, need_length
from service.rest.streaming import pump, stream_head, while_listened

_CHUNK: Final = 32_768


async def read_lines(exchange: Exchange, most: int, most_line: int) -> AsyncIterator[str]:
    """Read the body line by line, blank lines left out.

    Raises PAYLOAD_TOO_LARGE for more than `most` bytes, or a line of more than `most_line`; VALIDATION_FAILED for a
    line that is no text.
    """
    rest = b""
    async for chunk in exchange.chunks(most):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            if line.strip():
                yield _text(line, most_line)
        need_length(len(rest), most_line)
    if rest.strip():
        yield _text(rest, most_line)


def _text(line: bytes, most: int) -> str:
    need_length(len(line), most)
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise invalid("line", "is not UTF-8", FieldFault.MALFORMED) from None


async def send_lines(exchange: Exchange, responses: AsyncGenerator[ExportLogResponse, None]) -> None:
    """Answer with the lines of a log, many to a chunk. A log that fails on the way stays without its footer."""
    chunks = _chunks(responses)
    try:
        first = await anext(chunks)
        await exchange.start(200, stream_head(Media.LINES))
        await exchange.write(first, more=True)
        await while_listened(exchange, pump(exchange, chunks))
    finally:
        await chunks.aclose()


async def _chunks(responses: AsyncGenerator[ExportLogResponse, Any]) -> AsyncGenerator[bytes, None]:
    chunk = bytearray()
    async with aclosing(responses):
        async for response in responses:
            chunk += response.line.encode() + b"\n"
            if len(chunk) >= _CHUNK:
                yield bytes(chunk)
                chunk.clear()
    if chunk:
        yield bytes(chunk)
