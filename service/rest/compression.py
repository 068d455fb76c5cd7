"""gzip (RFC 1952) for long answers that are the same for everybody: documents, pages, the catalogue, texts.

Nothing else is compressed: the length of what is would tell of what it holds, and other answers hold tokens or the
cards of a seat; a stream would wait in the compressor. So this is a step of the answers that may be, and no middleware.
"""

import gzip
import hashlib
import re
from functools import lru_cache
from typing import Final

from service.rest.exchange import Exchange, Header

LEAST_BYTES: Final = 1024
"""Shorter bodies are sent as they are: they fit into a packet or two anyway."""

_CODING: Final = re.compile(r"\s*(gzip|x-gzip|\*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?", re.IGNORECASE)
_VARY: Final = (b"vary", b"Accept-Encoding")


async def answer_cached(exchange: Exchange, body: bytes, media: str, headers: tuple[Header, ...]) -> None:
    """Answer 200 with a body that everybody may have, or 304 to who has it.

    The ETag of the compressed body is another one (RFC 9110, 8.8.3), and either is good for a 304.
    """
    tag = hashlib.sha256(body).hexdigest()[:32]
    plain, packed = f'"{tag}"', f'"{tag}-gzip"'
    packs = len(body) >= LEAST_BYTES and accepts_gzip(exchange.headers.get("accept-encoding"))
    headers += (_VARY, (b"etag", (packed if packs else plain).encode()))
    if exchange.has(plain) or exchange.has(packed):
        await exchange.empty(304, headers)
    elif packs:
        await exchange.answer(200, _gzipped(body), media, (*headers, (b"content-encoding", b"gzip")))
    else:
        await exchange.answer(200, body, media, headers)


@lru_cache(256)
def accepts_gzip(accepted: str | None) -> bool:
    """Say whether an `Accept-Encoding` value (RFC 9110, 12.5.3) names gzip, or everything, with a weight above 0."""
    weights = {match[1].lower().removeprefix("x-"): float(match[2] or 1) for match in _codings(accepted or "")}
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def _codings(accepted: str) -> list[re.Match[str]]:
    return [match for part in accepted.split(",") if (match := _CODING.fullmatch(part)) is not None]


@lru_cache(64)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
