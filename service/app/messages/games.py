"""Requests and responses of GameService, in the order of `fairdeal/v1/game_service.proto`.

Those of the lobby and of watching have files of their own; here all of them can be found.
"""

from typing import Annotated

from msgspec import Meta, Struct

from engine.groups import CardGroup
from engine.value import Count
from service.app.messages.catalog import ServerInfo
from service.app.messages.lobby import (
    BotClaim,
    Claim,
    CreateGameRequest,
    CreateGameResponse,
    Game,
    JoinGameRequest,
    JoinGameResponse,
    PositionSetup,
    SeatCredential,
    SeedSetup,
    Setup,
    Spectators,
    StartGameRequest,
    StartGameResponse,
)
from service.app.messages.logs import (
    ExportLogRequest,
    ExportLogResponse,
    GetReplayRequest,
    GetReplayResponse,
    ListEntriesRequest,
    ListEntriesResponse,
)
from service.app.messages.request import Request, RequestId
from service.app.messages.seats import (
    AddBotRequest,
    AddBotResponse,
    AdvanceClockRequest,
    AdvanceClockResponse,
    CancelGameRequest,
    CancelGameResponse,
    FreeSeatRequest,
    FreeSeatResponse,
    LeaveSeatRequest,
    LeaveSeatResponse,
    PauseGameRequest,
    PauseGameResponse,
    PreviewGameRequest,
    PreviewGameResponse,
    ResignRequest,
    ResignResponse,
    ResumeGameRequest,
    ResumeGameResponse,
    ReturnToSeatRequest,
    ReturnToSeatResponse,
    RotateSeatTokenRequest,
    RotateSeatTokenResponse,
)
from service.app.messages.series import (
    GetSeriesRequest,
    GetSeriesResponse,
    RematchRequest,
    RematchResponse,
    SeriesGame,
    SeriesTotal,
)
from service.app.messages.unions import GameMove, GameOptions
from service.app.messages.vocabulary import Blocked, GameId, Status, Time, Update, Version
from service.app.messages.watch import (
    EndReason,
    WatchEnd,
    WatchGameRequest,
    WatchGameResponse,
    WatchHeartbeat,
    WatchMessage,
    WatchUpdate,
)

__all__ = [
    "AddBotRequest",
    "AddBotResponse",
    "AdvanceClockRequest",
    "AdvanceClockResponse",
    "BotClaim",
    "CancelGameRequest",
    "CancelGameResponse",
    "Claim",
    "CreateGameRequest",
    "CreateGameResponse",
    "EndReason",
    "ExportLogRequest",
    "ExportLogResponse",
    "FreeSeatRequest",
    "FreeSeatResponse",
    "Game",
    "GameSummary",
    "GetGameRequest",
    "GetGameResponse",
    "GetReplayRequest",
    "GetReplayResponse",
    "GetSeriesRequest",
    "GetSeriesResponse",
    "GetServerRequest",
    "GetServerResponse",
    "JoinGameRequest",
    "JoinGameResponse",
    "LeaveSeatRequest",
    "LeaveSeatResponse",
    "ListEntriesRequest",
    "ListEntriesResponse",
    "ListGamesRequest",
    "ListGamesResponse",
    "ListLegalMovesRequest",
    "ListLegalMovesResponse",
    "PauseGameRequest",
    "PauseGameResponse",
    "PositionSetup",
    "PreviewGameRequest",
    "PreviewGameResponse",
    "RematchRequest",
    "RematchResponse",
    "ResignRequest",
    "ResignResponse",
    "ResumeGameRequest",
    "ResumeGameResponse",
    "ReturnToSeatRequest",
    "ReturnToSeatResponse",
    "RotateSeatTokenRequest",
    "RotateSeatTokenResponse",
    "SeatCredential",
    "SeedSetup",
    "SeriesGame",
    "SeriesTotal",
    "Setup",
    "Spectators",
    "StartGameRequest",
    "StartGameResponse",
    "SubmitMoveRequest",
    "SubmitMoveResponse",
    "WatchEnd",
    "WatchGameRequest",
    "WatchGameResponse",
    "WatchHeartbeat",
    "WatchMessage",
    "WatchUpdate",
]


class GetGameRequest(Request, frozen=True, kw_only=True):
    """Asks for a game."""

    game_id: GameId
    """The game."""
    after_version: Version = 0
    """The newest version that the caller has."""
    wait: Annotated[int, Meta(ge=0, le=25)] = 0
    """Seconds to wait for a newer version. The answer comes at the first newer version."""


class GetGameResponse(Struct, frozen=True):
    """A game."""

    game: Game
    """What does not change with every move."""
    update: Update
    """Its log and view."""


class ListGamesRequest(Request, frozen=True, kw_only=True):
    """Asks for the games that are open to spectators."""

    page_size: Annotated[int, Meta(ge=1, le=100)] = 20
    """Most games to answer."""
    page_token: Annotated[str, Meta(max_length=128)] | None = None
    """Where the page before ended."""
    status: Status | None = None
    """Only games with this status."""
    rule_set: Annotated[str, Meta(max_length=64)] | None = None
    """Only games of this rule set."""
    open_seats: bool = False
    """Whether to answer only games with a seat that can be taken."""
    with_option: Annotated[str, Meta(max_length=128)] | None = None
    """Only games with this value of an option, as `name=value`: `games=3`, `table=SIEGE`, `mandatory_capture=false`."""


class GameSummary(Struct, frozen=True):
    """A game in a list."""

    game_id: str
    """Its id."""
    rule_set: str
    """Its rules."""
    status: Status
    """Where it stands."""
    seats: Count
    """Number of seats."""
    seats_taken: Count
    """How many people and bots have."""
    open_seats: Count
    """How many can be taken; none once it has started."""
    host_name: str | None
    """The name of its host; null if it gave none."""
    options: GameOptions
    """Its options, complete."""
    version: Version
    """Its newest version."""
    created_at: Time
    """When it was created."""


class ListGamesResponse(Struct, frozen=True):
    """Games that are open to spectators."""

    games: tuple[GameSummary, ...]
    """Newest first; fewer than asked for, even none, where many were looked at that do not fit."""
    next_page_token: str | None
    """Where this page ended; null on the last page."""


class SubmitMoveRequest(Request, frozen=True, kw_only=True):
    """Asks to play a move."""

    game_id: GameId
    """The game."""
    request_id: RequestId
    """The seat's id for this move; the same id again never plays twice."""
    expected_version: Version
    """The version on the caller's screen."""
    move: GameMove
    """The move."""
    brief: bool = False
    """Whether to leave view and legal moves out of the answer."""
    dry_run: bool = False
    """Whether to judge only: nothing is appended."""


class SubmitMoveResponse(Struct, frozen=True):
    """An accepted move."""

    accepted_version: Version
    """The version of its entry; for a dry run the version that it would have had."""
    replayed: bool
    """Whether this answers a repeated call."""
    update: Update
    """The entries after `expected_version`, and the view at the head."""


class ListLegalMovesRequest(Request, frozen=True, kw_only=True):
    """Asks for legal moves."""

    game_id: GameId
    """The game."""
    explain: bool = False
    """Whether to say for each hand card without a legal move why it has none."""


class ListLegalMovesResponse(Struct, frozen=True):
    """The caller's legal moves."""

    version: Version
    """The version that they belong to."""
    legal_moves: tuple[GameMove, ...]
    """In order of declaration and deck."""
    blocked: tuple[Blocked, ...]
    """Hand cards without a legal move; empty unless asked for."""
    groups: tuple[CardGroup, ...]
    """Which cards of the seat's hand belong together or fit the table, also when it is not its turn."""


class GetServerRequest(Request, frozen=True, kw_only=True):
    """Asks what this server is."""


class GetServerResponse(Struct, frozen=True):
    """What this server is."""

    server: ServerInfo
    """The server."""
