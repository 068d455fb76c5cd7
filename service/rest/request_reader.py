"""Makes the request struct of one route out of path, query string and body."""

import re
import typing
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qsl

from msgspec import Struct

from engine.value import bare, field_types, members
from service.admission.slices import LONG_REQUEST, Slices
from service.api.route import Media, Route
from service.app.problem import FieldFault, Problem, ServiceReason, WrongField, invalid, wrong
from service.rest.exchange import Exchange
from service.wire import json
from service.wire.faults import shortened

_PATH_FIELD: Final = re.compile(r"\{(\w+)\}")
_WHOLE: Final = re.compile(r"(-?(?:0|[1-9][0-9]{0,18}))(?:\.0{1,18})?")
_FLAGS: Final = {"true": True, "false": False}
_MOST_PARAMETERS: Final = 32

_FromText = Callable[[str], Any]
"""Reads the text of a field as plain data."""


class RequestReader:
    """Reads the requests of one route."""

    __slots__ = ("_body", "_joined", "_kind", "_most", "_parts", "_path", "_query", "_work")

    def __init__(self, route: Route, kind: type[Struct], most: int, work: Slices) -> None:
        """Compile the sources of the fields of `kind`; a body may have `most` bytes, long ones are read at `work`."""
        self._kind = kind
        self._most = most
        self._work = work
        self._joined = route.joined
        self._body = route.method == "POST" and route.takes is Media.JSON
        self._parts, own = route.parts(kind.__struct_fields__)
        self._path = {name: _from_text(kind, name) for name in own}
        self._query = {name: _from_text(kind, name) for name in route.query}

    async def read(self, exchange: Exchange, path: Mapping[str, str]) -> Any:
        """Read the whole request.

        Raises VALIDATION_FAILED for a field that is wrong, unknown or given twice differently,
        MEDIA_TYPE_UNSUPPORTED and PAYLOAD_TOO_LARGE for a body that is not read at all; OVERLOADED for a long one where
        too much such work waits.
        """
        fields, wrong = self.from_url(exchange, path)
        if self._body:
            need_media(exchange, Media.JSON)
            body = await exchange.body(self._most)
            if len(body) <= LONG_REQUEST:
                return self._from_body(body, fields, wrong)
            async with self._work.turn(exchange.call.peer):
                return self._from_body(body, fields, wrong)
        if exchange.headers.get("content-length", "0") != "0" or "transfer-encoding" in exchange.headers:
            raise invalid("", "takes no body", FieldFault.UNKNOWN_FIELD)
        return json.convert(self._kind, fields, wrong)

    def from_url(self, exchange: Exchange, path: Mapping[str, str]) -> tuple[dict[str, Any], list[WrongField]]:
        """Read the fields that path and query string give, as plain data, and what is wrong with the query string."""
        fields = {name: read(path[name]) for name, read in self._path.items()}
        if self._joined is not None:
            fields[self._joined] = "/".join([path[name] for name in self._parts])
        found: list[WrongField] = []
        for name, text in _pairs(exchange.query) if exchange.query else ():
            if name not in self._query:
                found.append(wrong(shortened(name), "is no parameter of this route", FieldFault.UNKNOWN_FIELD))
            elif name in fields:
                found.append(wrong(name, "stands there twice", FieldFault.DUPLICATE_KEY))
            else:
                fields[name] = self._query[name](text)
        return fields, found

    def _from_body(self, body: bytes, fields: dict[str, Any], wrong: list[WrongField]) -> Any:
        if not body:
            raise invalid("", "needs a JSON object as its body", FieldFault.REQUIRED)
        plain = json.parse(body)
        if not isinstance(plain, dict):
            raise invalid("", "must be an object", FieldFault.WRONG_TYPE)
        fields, differing = _merged(fields, typing.cast("dict[str, Any]", plain))
        return json.convert(self._kind, fields, [*wrong, *differing])


def need_media(exchange: Exchange, media: Media) -> None:
    """Raise MEDIA_TYPE_UNSUPPORTED unless the body is said to be of that type, in UTF-8 and as it is.

    A compressed one (RFC 9110, 8.4) would be told to be no JSON.
    """
    coding = exchange.headers.get("content-encoding", "identity").strip().lower()
    if coding != "identity" or not _says(exchange.headers.get("content-type", ""), media):
        raise Problem(ServiceReason.MEDIA_TYPE_UNSUPPORTED, metadata={"accepted": media})


@lru_cache(256)
def _says(content_type: str, media: Media) -> bool:
    essence, *parameters = content_type.lower().split(";")
    named = (part.partition("=") for part in parameters)
    charsets = [value.strip(' "') for name, _, value in named if name.strip() == "charset"]
    return essence.strip() == media and all(charset == "utf-8" for charset in charsets)


def _merged(url: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], list[WrongField]]:
    differing = [name for name, value in url.items() if body.setdefault(name, value) != value]
    return body, [wrong(name, "differs from the one in the path") for name in differing]


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
        raise invalid("", "has a query string that cannot be read", FieldFault.MALFORMED) from None


def _from_text(kind: type[Struct], name: str) -> _FromText:
    hint = bare(members(field_types(kind)[name])[0][0])
    return {int: _whole, bool: _flag}.get(hint, _text)


def _whole(text: str) -> int | str:
    """Read a whole number; what is none stays text, which the check refuses."""
    found = _WHOLE.fullmatch(text)
    return text if found is None else int(found[1])


def _flag(text: str) -> bool | str:
    return _FLAGS.get(text, text)


def _text(text: str) -> str:
    return text
