"""Requests and responses of GameService: twins of `fairdeal/v1/game_service.proto`."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.outcome import Outcome
from engine.value import Count, Seat, tagged
from service.app.catalog_messages import ServerInfo
from service.app.request import DisplayName, Entropy, Request, RequestId
from service.app.rules_messages import SeatNumbers
from service.app.vocabulary import (
    Blocked,
    Entry,
    GameId,
    LogLine,
    Move,
    Options,
    Status,
    Time,
    Update,
    Version,
    View,
    WaitingFor,
)


class Visibility(StrEnum):
    """Who may find a game."""

    PRIVATE = "PRIVATE"
    """Only who knows its id."""
    PUBLIC = "PUBLIC"
    """Everybody: ListGames shows it."""


class Claim(Request, frozen=True, kw_only=True):
    """A seat that the creator takes."""

    seat: Seat
    """The seat."""
    display_name: DisplayName | None = None
    """The name to show."""


class Setup(Struct, frozen=True, tag=tagged("setup"), forbid_unknown_fields=True):
    """How a test game is set up. Only a server started with `--test` takes it."""


class Seed(Setup, frozen=True):
    """Fixes the deal."""

    seed: Entropy
    """Text that decides every draw."""


class Position(Setup, frozen=True):
    """Fixes the table."""

    given: str
    """A partial state as JSON text, spelt as the `given` of a ruling."""
    seed: Entropy
    """Text that decides every draw after it."""


class CreateGameRequest(Request, frozen=True, kw_only=True):
    """Asks for a new game."""

    request_id: RequestId
    """The caller's id for this call; a repeat answers the same game and the same tokens."""
    rule_set: str
    """The rules, such as `take_that/1`."""
    options: Options | None = None
    """Their options; left out, all defaults."""
    seats: SeatNumbers
    """Number of seats."""
    claims: tuple[Claim, ...] = ()
    """The seats that the creator takes, beside seat 0."""
    visibility: Visibility = Visibility.PRIVATE
    """Who may find it."""
    setup: Seed | Position | None = None
    """A test set-up."""


class SeatCredential(Struct, frozen=True):
    """A seat and what proves it."""

    seat: Seat
    """The seat."""
    seat_token: str
    """Its token; keep it secret."""

    def __repr__(self) -> str:
        """Tell the seat, not the token."""
        return f"SeatCredential(seat={self.seat})"


class SeatInfo(Struct, frozen=True):
    """A seat of a game."""

    seat: Seat
    """The seat."""
    taken: bool
    """Whether it is taken."""
    you: bool
    """Whether it is the caller's."""
    display_name: str | None
    """The name to show; null if none was given, or it was erased."""


class Game(Struct, frozen=True):
    """What does not change with every move."""

    game_id: str
    """Its id, 26 characters."""
    rule_set: str
    """Its rules."""
    options: Options
    """Its options, complete."""
    seats: tuple[SeatInfo, ...]
    """Its seats."""
    visibility: Visibility
    """Who may find it."""
    rigged: bool
    """Whether its set-up was chosen by a test."""
    commitment: str | None
    """Commitment to the seed of the deal, hex; null in a rigged game."""
    created_at: Time
    """When it was created."""


class CreateGameResponse(Struct, frozen=True):
    """A new game."""

    replayed: bool
    """Whether this answers a repeated call."""
    credentials: tuple[SeatCredential, ...]
    """The creator's seats and their tokens."""
    game: Game
    """The game."""
    update: Update
    """Its log and view so far."""


class JoinGameRequest(Request, frozen=True, kw_only=True):
    """Asks for a seat."""

    game_id: GameId
    """The game."""
    request_id: RequestId
    """The caller's id for this call; a repeat answers the same seat and token."""
    seat: Seat | None = None
    """The seat wanted; left out, the first that is free."""
    display_name: DisplayName | None = None
    """The name to show."""


class JoinGameResponse(Struct, frozen=True):
    """A seat."""

    replayed: bool
    """Whether this answers a repeated call."""
    credential: SeatCredential
    """The seat and its token."""
    game: Game
    """The game."""
    update: Update
    """Its log and view so far."""


class StartGameRequest(Request, frozen=True, kw_only=True):
    """Asks to deal."""

    game_id: GameId
    """The game."""
    request_id: RequestId
    """The host's id for this call."""


class StartGameResponse(Struct, frozen=True):
    """The game has started."""

    accepted_version: Version
    """The version that started it."""
    replayed: bool
    """Whether this answers a repeated call."""
    update: Update
    """The entries since the start, and the view."""


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
    """Asks for public games."""

    page_size: Annotated[int, Meta(ge=1, le=100)] = 20
    """Most games to answer."""
    page_token: Annotated[str, Meta(max_length=128)] | None = None
    """Where the page before ended."""
    status: Status | None = None
    """Only games with this status."""


class GameSummary(Struct, frozen=True):
    """A public game in a list."""

    game_id: str
    """Its id."""
    rule_set: str
    """Its rules."""
    status: Status
    """Where it stands."""
    seats: Count
    """Number of seats."""
    seats_taken: Count
    """How many are taken."""
    version: Version
    """Its newest version."""
    created_at: Time
    """When it was created."""


class ListGamesResponse(Struct, frozen=True):
    """Public games."""

    games: tuple[GameSummary, ...]
    """Newest first."""
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
    move: Move
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
    legal_moves: tuple[Move, ...]
    """In order of declaration and deck."""
    blocked: tuple[Blocked, ...]
    """Hand cards without a legal move; empty unless asked for."""


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


class WatchGameRequest(Request, frozen=True, kw_only=True):
    """Asks to watch."""

    game_id: GameId
    """The game."""
    after_version: Version = 0
    """The newest version that the caller has."""


class WatchUpdate(Struct, frozen=True, tag="watch.update"):
    """The game has moved on."""

    update: Update
    """The next entries, and the view after them."""


class Heartbeat(Struct, frozen=True, tag="watch.heartbeat"):
    """The stream is alive."""

    version: Version
    """The newest version that was sent."""
    server_time: Time
    """The server's clock."""


class EndReason(StrEnum):
    """Why a stream ended."""

    GAME_ENDED = "GAME_ENDED"
    """The game has ended and everything was sent; do not come back."""
    DRAINING = "DRAINING"
    """The server is stopping; come back with `resume_version`."""
    LAGGED = "LAGGED"
    """The reader was too slow; come back with `resume_version`."""


class End(Struct, frozen=True, tag="watch.end"):
    """The last message of a stream."""

    reason: EndReason
    """Why it ended."""
    resume_version: Version
    """The newest version that was sent."""


WatchMessage = WatchUpdate | Heartbeat | End
"""What a watch says."""


class WatchGameResponse(Struct, frozen=True):
    """One message of a watch."""

    item: WatchMessage
    """The message."""


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
    view: View | None
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

    line: LogLine
    """The line."""


class GetServerRequest(Request, frozen=True, kw_only=True):
    """Asks what this server is."""


class GetServerResponse(Struct, frozen=True):
    """What this server is."""

    server: ServerInfo
    """The server."""
