"""Makes the request struct of one route out of path, query string and body."""

import re
import typing
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qsl

from msgspec import Struct

from engine.value import bare, field_types, members
from service.app.problem import Fault, Problem, ServiceReason, invalid
from service.rest.exchange import Exchange
from service.rest.routes import Media, Route
from service.wire import json
from service.wire.faults import shortened

_PATH_FIELD: Final = re.compile(r"\{(\w+)\}")
_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,18})")
_FLAGS: Final = {"true": True, "false": False}
_MOST_PARAMETERS: Final = 32

_FromText = Callable[[str, str], Any]
"""Reads the text of a field: `(name, text)`."""


def path_fields(path: str) -> tuple[str, ...]:
    """Give the names in braces of a route's path, in their order."""
    return tuple(_PATH_FIELD.findall(path))


class RequestReader:
    """Reads the requests of one route."""

    __slots__ = ("_body", "_joined", "_kind", "_most", "_path", "_query")

    def __init__(self, route: Route, kind: type[Struct], most: int) -> None:
        """Compile the sources of the fields of `kind`; a body may have `most` bytes."""
        self._kind = kind
        self._most = most
        self._joined = route.joined
        self._body = route.method == "POST" and route.takes is Media.JSON
        self._path = {name: _from_text(kind, name) for name in path_fields(route.path) if route.joined is None}
        self._query = {name: _from_text(kind, name) for name in route.query}

    async def read(self, exchange: Exchange, path: Mapping[str, str]) -> Any:
        """Read the whole request.

        Raises VALIDATION_FAILED for a field that is wrong, unknown or given twice differently,
        MEDIA_TYPE_UNSUPPORTED and PAYLOAD_TOO_LARGE for a body that is not read at all.
        """
        fields = self.from_url(exchange, path)
        if self._body:
            fields = _merged(fields, await self._from_body(exchange))
        elif exchange.headers.get("content-length", "0") != "0" or "transfer-encoding" in exchange.headers:
            raise invalid("", "takes no body", Fault.UNKNOWN_FIELD)
        return json.convert(self._kind, fields)

    def from_url(self, exchange: Exchange, path: Mapping[str, str]) -> dict[str, Any]:
        """Read the fields that path and query string give, as plain data."""
        fields = {name: read(name, path[name]) for name, read in self._path.items()}
        if self._joined is not None:
            fields[self._joined] = "/".join(path.values())
        return fields | self._from_query(exchange.query)

    def _from_query(self, query: bytes) -> dict[str, Any]:
        if not query:
            return {}
        fields: dict[str, Any] = {}
        for name, text in _pairs(query):
            if name not in self._query:
                raise invalid(shortened(name), "is no parameter of this route", Fault.UNKNOWN_FIELD)
            if name in fields:
                raise invalid(name, "stands there twice", Fault.DUPLICATE_KEY)
            fields[name] = self._query[name](name, text)
        return fields

    async def _from_body(self, exchange: Exchange) -> dict[str, Any]:
        need_media(exchange, Media.JSON)
        body = await exchange.body(self._most)
        if not body:
            raise invalid("", "needs a JSON object as its body", Fault.REQUIRED)
        plain = json.parse(body)
        if not isinstance(plain, dict):
            raise invalid("", "must be an object", Fault.WRONG_TYPE)
        return typing.cast("dict[str, Any]", plain)


def need_media(exchange: Exchange, media: Media) -> None:
    """Raise MEDIA_TYPE_UNSUPPORTED unless the body is said to be of that type, in UTF-8."""
    if not _says(exchange.headers.get("content-type", ""), media):
        raise Problem(ServiceReason.MEDIA_TYPE_UNSUPPORTED, metadata={"accepted": media})


@lru_cache(256)
def _says(content_type: str, media: Media) -> bool:
    essence, *parameters = content_type.lower().split(";")
    named = (part.partition("=") for part in parameters)
    charsets = [value.strip(' "') for name, _, value in named if name.strip() == "charset"]
    return essence.strip() == media and all(charset == "utf-8" for charset in charsets)


def _merged(url: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    for name, value in url.items():
        if body.setdefault(name, value) != value:
            raise invalid(name, "differs from the one in the path")
    return body


def _pairs(query: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            query.decode("ascii"),
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=_MOST_PARAMETERS,
        )
    except ValueError:
        raise invalid("", "has a query string that cannot be read", Fault.MALFORMED) from None


def _from_text(kind: type[Struct], name: str) -> _FromText:
    hint = bare(members(field_types(kind)[name])[0][0])
    return {int: _whole, bool: _flag}.get(hint, _text)


def _whole(name: str, text: str) -> int:
    if _WHOLE.fullmatch(text) is None:
        raise invalid(name, "must be a whole number", Fault.WRONG_TYPE)
    return int(text)


def _flag(name: str, text: str) -> bool:
    if text not in _FLAGS:
        raise invalid(name, "must be true or false", Fault.WRONG_TYPE)
    return _FLAGS[text]


def _text(_: str, text: str) -> str:
    return text
