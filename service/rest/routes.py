"""The table of routes: where each operation is found over REST, and where the fields of its request come from.

A field named in the path comes from the path, a field listed under `query` from the query string, every other field
from the JSON body. A field of the path may stand in the body too, and must then be the same.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct


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

    operation: str
    """The rpc's name: `SubmitMove`."""
    method: str
    """`GET` or `POST`."""
    path: str
    """The path, with fields in braces."""
    query: tuple[str, ...] = ()
    """Fields that come from the query string."""
    joined: str | None = None
    """A field whose value is the named parts of the path put together by a slash, in their order."""
    takes: Media = Media.JSON
    """What the body of a POST consists of."""
    gives: Media = Media.JSON
    """What the body of the answer consists of."""
    created: bool = False
    """Whether the answer is 201 with the Location of the game, and not 200."""
    freshness: Freshness = Freshness.PRIVATE
    """How long the answer is good for."""
    seated: bool = False
    """Whether only a seat may call it; elsewhere a token is optional or means nothing."""


_GAME: Final = "/v1/games/{game_id}"
_RULE_SET: Final = "/v1/rule-sets/{title}/{number}"
_RULES: Final = "/v1/rules/{title}"

ROUTES: Final = (
    Route("CreateGame", "POST", "/v1/games", created=True),
    Route("ListGames", "GET", "/v1/games", query=("page_size", "page_token", "status")),
    Route("GetGame", "GET", _GAME, query=("after_version", "wait"), freshness=Freshness.VERSIONED),
    Route("JoinGame", "POST", f"{_GAME}/seats", created=True),
    Route("StartGame", "POST", f"{_GAME}/start", seated=True),
    Route("SubmitMove", "POST", f"{_GAME}/moves", seated=True),
    Route("ListLegalMoves", "GET", f"{_GAME}/legal-moves", query=("explain",), seated=True),
    Route("ListEntries", "GET", f"{_GAME}/entries", query=("after_version", "page_size")),
    Route("WatchGame", "GET", f"{_GAME}/watch", query=("after_version",), gives=Media.EVENTS),
    Route("GetReplay", "GET", f"{_GAME}/replay/{{version}}"),
    Route("ExportLog", "GET", f"{_GAME}/log", gives=Media.LINES),
    Route("GetServer", "GET", "/v1/server"),
    Route("ListRuleSets", "GET", "/v1/rule-sets", freshness=Freshness.CATALOGUE),
    Route("GetRuleSet", "GET", _RULE_SET, joined="rule_set", freshness=Freshness.CATALOGUE),
    Route(
        "GetTexts",
        "GET",
        f"{_RULE_SET}/texts",
        query=("language",),
        joined="rule_set",
        freshness=Freshness.CATALOGUE,
    ),
    Route("NewState", "POST", f"{_RULES}/new-state"),
    Route("CheckMove", "POST", f"{_RULES}/check-move"),
    Route("ApplyMove", "POST", f"{_RULES}/apply-move"),
    Route("ListMoves", "POST", f"{_RULES}/list-moves"),
    Route("GetView", "POST", f"{_RULES}/get-view"),
    Route("Replay", "POST", f"{_RULES}/replay", query=("to_version",), takes=Media.LINES),
)
"""Every route of the API, one for each rpc."""
