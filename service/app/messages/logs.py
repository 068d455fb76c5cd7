"""Messages of GameService about the log of a game: entries, the table as it was, the whole log."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.outcome import Outcome
from service.app.messages.request import Request
from service.app.messages.unions import GameView
from service.app.messages.vocabulary import Entry, GameId, Version, WaitingFor


class ListEntriesRequest(Request, frozen=True, kw_only=True):
    """Asks for entries."""

    game_id: GameId
    """The game."""
    after_version: Version = 0
    """The version before the first one wanted."""
    page_size: Annotated[int, Meta(ge=1, le=500)] = 100
    """Most entries to answer."""


class ListEntriesResponse(Struct, frozen=True):
    """Entries as the caller may see them."""

    entries: tuple[Entry, ...]
    """Oldest first."""
    version: Version
    """The newest version of the game."""


class GetReplayRequest(Request, frozen=True, kw_only=True):
    """Asks for the table at a version."""

    game_id: GameId
    """The game."""
    version: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    """The version."""


class GetReplayResponse(Struct, frozen=True):
    """The table at a version, as the caller may see it."""

    entry: Entry
    """The entry that led there."""
    view: GameView | None
    """The view after it; null before the start."""
    waiting_for: tuple[WaitingFor, ...]
    """The seats that the game waited for."""
    outcome: Outcome | None
    """The end, if this version ended the game."""
    head: Version
    """The newest version of the game."""


class ExportLogRequest(Request, frozen=True, kw_only=True):
    """Asks for a log."""

    game_id: GameId
    """The game."""


class ExportLogResponse(Struct, frozen=True):
    """One line of a log."""

    line: str
    """The line, byte for byte as it was stored, without its end."""
