"""Where an operation is found over REST, and where the fields of its request come from.

A field named in the path comes from the path, a field listed under `query` from the query string, every other field
from the JSON body. A field of the path may stand in the body too, and must then be the same.
"""

import re
from collections.abc import Collection
from enum import StrEnum
from typing import Final

from msgspec import Struct

_PATH_FIELD: Final = re.compile(r"\{(\w+)\}")


class Freshness(StrEnum):
    """How long an answer is good for, and what its ETag says."""

    PRIVATE = "private, no-store"
    """For the caller alone and this moment; no ETag."""
    VERSIONED = "private, no-store, versioned"
    """The same, but with an ETag of version and seat for a client that keeps the answer itself."""
    STREAMED = "private, no-store, no-transform"
    """The same as PRIVATE, in pieces: a proxy that compresses (`no-transform` forbids it) holds them back."""
    CATALOGUE = "public, max-age=300"
    """The same for everybody who asks for the same language; the ETag is a digest of the bytes."""

    @property
    def cache_control(self) -> str:
        """The value of the header Cache-Control."""
        return Freshness.PRIVATE.value if self is Freshness.VERSIONED else self.value


class Media(StrEnum):
    """What a body consists of."""

    JSON = "application/json"
    """One JSON value."""
    LINES = "application/x-ndjson"
    """One JSON value a line."""
    EVENTS = "text/event-stream"
    """Server-sent events."""


class Route(Struct, frozen=True):
    """Where one operation is found."""

    method: str
    """`GET` or `POST`."""
    path: str
    """The path, with fields in braces."""
    query: tuple[str, ...] = ()
    """Fields that come from the query string."""
    joined: str | None = None
    """A field whose value is those named parts of the path that are no field themselves, put together by a slash."""
    takes: Media = Media.JSON
    """What the body of a POST consists of."""
    gives: Media = Media.JSON
    """What the body of the answer consists of."""
    created: bool = False
    """Whether the answer is 201 with the Location of the game, and not 200."""
    freshness: Freshness = Freshness.PRIVATE
    """How long the answer is good for."""

    @property
    def path_fields(self) -> tuple[str, ...]:
        """The names in braces of the path, in their order."""
        return tuple(_PATH_FIELD.findall(self.path))

    def parts(self, fields: Collection[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Part the names in the path, in their order: those that `joined` is made of, and those that are `fields`."""
        names = self.path_fields
        return tuple(name for name in names if name not in fields), tuple(name for name in names if name in fields)
