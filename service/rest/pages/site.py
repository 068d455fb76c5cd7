"""Serves the pages for people and the OpenAPI document that they show."""

import asyncio
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Final

from engine.reason import Reason
from engine.registry import titles
from service.api.route import Freshness, Media
from service.app.problem import DOMAIN, Problem, ServiceReason, title_domain
from service.rest.compression import answer_cached
from service.rest.exchange import Exchange, Handler, Header
from service.rest.openapi.document import openapi_document
from service.rest.pages.documents import documents, head, page_of
from service.wire import json
from service.wire.docstrings import attribute_docs
from service.wire.status import RULE, TABLE, Verdict

_POLICY: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
    (b"referrer-policy", b"no-referrer"),
)
_HTML: Final = "text/html; charset=utf-8"
_FILES: Final = {
    "/docs": ("docs.html", _HTML),
    "/docs/docs.js": ("docs.js", "text/javascript; charset=utf-8"),
    "/docs/docs.css": ("docs.css", "text/css; charset=utf-8"),
}


def page_handlers(version: str) -> Mapping[tuple[str, str], Handler]:
    """Give the handlers of `/docs`, what it loads, the documents, `/docs/errors/{reason}` and `/v1/openapi.json`."""
    handlers: dict[tuple[str, str], Handler] = {
        ("GET", path): _file(name, media) for path, (name, media) in _FILES.items()
    }
    handlers |= {("GET", f"/docs/{name}"): _document(name) for name in documents()}
    handlers["GET", "/"] = _home
    handlers["GET", "/docs/errors/{reason}"] = _error_page
    handlers["GET", "/v1/openapi.json"] = _Document(version)
    return handlers


async def _home(exchange: Exchange, _: Mapping[str, str]) -> None:
    await exchange.answer(302, b"", _HTML, [(b"location", b"/docs")])


def _file(name: str, media: str) -> Handler:
    content = (files("service.rest.pages") / name).read_bytes()

    async def serve(exchange: Exchange, _: Mapping[str, str]) -> None:
        await _cached(exchange, content, media, _POLICY)

    return serve


def _document(name: str) -> Handler:
    async def serve(exchange: Exchange, _: Mapping[str, str]) -> None:
        await _cached(exchange, page_of(name), _HTML, _POLICY)

    return serve


class _Document:
    """Serves the OpenAPI document, written at the first request, in a thread: it takes a quarter of a second."""

    def __init__(self, version: str) -> None:
        self._version = version
        self._content: bytes | None = None
        self._writing = asyncio.Lock()

    async def __call__(self, exchange: Exchange, _: Mapping[str, str]) -> None:
        async with self._writing:
            if self._content is None:
                self._content = await asyncio.to_thread(self._written)
        await _cached(exchange, self._content, Media.JSON)

    def _written(self) -> bytes:
        return json.encode(openapi_document(self._version))


async def _error_page(exchange: Exchange, path: Mapping[str, str]) -> None:
    reason = path["reason"]
    meanings = _meanings(reason)
    if not meanings:
        await exchange.problem(Problem(ServiceReason.ROUTE_NOT_FOUND))
        return
    parts = [
        f"<h2>{escape(domain)}</h2><p>{escape(text)}</p><p>{_codes(means)}</p>" for domain, means, text in meanings
    ]
    page = f'{head(reason)}<h1>{escape(reason)}</h1>{"".join(parts)}<p><a href="/docs/errors.md">All reasons</a></p>'
    await _cached(exchange, page.encode(), _HTML, _POLICY)


def _meanings(reason: str) -> list[tuple[str, Verdict, str]]:
    """Give domain, verdict and text of a reason: one of the service's, or one that some titles have."""
    docs = {**attribute_docs(Reason), **attribute_docs(ServiceReason)}
    if reason in TABLE:
        return [(DOMAIN, TABLE[reason], docs[reason])]
    found = [(title.name, attribute_docs(title.reason)) for title in titles().values() if reason in set(title.reason)]
    return [(title_domain(name), RULE, docs.get(reason, "")) for name, docs in found]


def _codes(meaning: Verdict) -> str:
    return f"HTTP {meaning.http}, gRPC {meaning.grpc.name}, retry {meaning.retry}."


async def _cached(exchange: Exchange, content: bytes, media: str, headers: tuple[Header, ...] = ()) -> None:
    headers += ((b"cache-control", Freshness.CATALOGUE.encode()),)
    await answer_cached(exchange, content, media, headers)
