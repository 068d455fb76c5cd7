"""Answers that come in pieces: at the pace of the reader, and not a moment longer than the reader listens."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from typing import Any, TypeVar

from service.api.route import Freshness, Media
from service.rest.exchange import ClientGone, Exchange, Header

T = TypeVar("T")


def stream_head(media: Media) -> tuple[Header, ...]:
    """Give the headers of a stream, which ask proxies to pass on every piece at once."""
    return (
        (b"content-type", media.encode()),
        (b"cache-control", Freshness.STREAMED.encode()),
        (b"x-accel-buffering", b"no"),
    )


async def while_listened(exchange: Exchange, work: Coroutine[Any, Any, T]) -> T:
    """Do work that only this client wants. Cancels it and raises ClientGone once the client has hung up."""
    doing, hanging_up = asyncio.create_task(work), asyncio.create_task(exchange.gone())
    try:
        await asyncio.wait((doing, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientGone
        return doing.result()
    finally:
        for task in (doing, hanging_up):
            task.cancel()
        await asyncio.gather(doing, hanging_up, return_exceptions=True)


async def pump(exchange: Exchange, chunks: AsyncGenerator[bytes, None]) -> None:
    """Send the chunks until there are no more, each once the one before has left for the client; then end the answer.

    An answer whose chunks fail stays unfinished, so that the client can tell. HEAD asks for none of them. Others get
    their turn after each chunk: writing waits only for a slow reader, and not at all for one who has hung up.
    """
    async with aclosing(chunks):
        if exchange.method != "HEAD":
            async for chunk in chunks:
                await exchange.write(chunk, more=True)
                await asyncio.sleep(0)
    await exchange.write(b"", more=False)
