"""Messages of GameService about tables before the cards: creating, joining, starting."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from engine.value import Seat
from service.app.messages.request import DisplayName, Entropy, Request, RequestId, SecretRequestId
from service.app.messages.rules import SeatNumbers
from service.app.messages.table_events import SeriesPlace
from service.app.messages.table_settings import Level, TableSettings
from service.app.messages.unions import GameOptions
from service.app.messages.vocabulary import GameId, SeatInfo, Time, Update, Version
from service.store.spectators import Spectators


class Claim(Request, frozen=True, kw_only=True):
    """A seat that the creator takes."""

    seat: Seat
    """The seat."""
    display_name: DisplayName | None = None
    """The name to show, 1 to 40 characters that can be seen: letters, digits, signs and emoji, with one plain blank
    between words. Refused are unseen and unassigned characters, a mark without its letter or more than four of them,
    a mixture of scripts that misleads, and a name that looks like that of another seat."""


class BotClaim(Request, frozen=True, kw_only=True):
    """A seat that a bot takes."""

    seat: Seat
    """The seat."""
    level: Level | None = None
    """How well it plays; left out, the weakest level of the title."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a test game is set up. Only a server started with `--test` takes it."""


class SeedSetup(Setup, frozen=True, tag="setup.seed"):
    """Fixes the deal."""

    seed: Entropy
    """Text that decides every draw."""


class PositionSetup(Setup, frozen=True, tag="setup.position"):
    """Fixes the table."""

    given: dict[str, Any]
    """A partial state of the title, laid over the empty table; options and rules come from the request itself. The
    shorthands of rulings are taken too."""
    seed: Entropy
    """Text that decides every draw after it."""


class CreateGameRequest(Request, frozen=True, kw_only=True):
    """Asks for a new game."""

    request_id: SecretRequestId
    """The caller's id for this call, 22 to 64 visible characters; a repeat within 24 hours answers the same game and
    tokens. So it is as good as a password: make a random UUID for each new game."""
    rule_set: str
    """The rules, such as `take_that/1`."""
    options: GameOptions | None = None
    """Their options; left out, all defaults."""
    seats: SeatNumbers
    """Number of seats."""
    claims: tuple[Claim, ...] = ()
    """More seats that the creator takes. Seat 0 is the creator's in any case; it stands here only to be named."""
    bots: tuple[BotClaim, ...] = ()
    """Seats that bots take; more can be added before the start."""
    settings: TableSettings = TableSettings()
    """Clocks, what becomes of seats that are silent or leave, bots, watching; left out, none of it."""
    best_of: Annotated[int, Meta(ge=1, le=99)] | None = None
    """How many games the series has at most that this game begins; left out, Rematch goes on as long as people like."""
    spectators: Spectators = Spectators.NONE
    """Who may watch it without a seat; `LINK` is refused, not yet."""
    setup: SeedSetup | PositionSetup | None = None
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


class Game(Struct, frozen=True):
    """What does not change with every move."""

    game_id: str
    """Its id, 26 characters."""
    rule_set: str
    """Its rules."""
    options: GameOptions
    """Its options, complete."""
    settings: TableSettings
    """What its host settled, complete."""
    series: SeriesPlace | None
    """Its place in a series; null for a game by itself."""
    seats: tuple[SeatInfo, ...]
    """Its seats."""
    spectators: Spectators
    """Who may watch it without a seat."""
    rigged: bool
    """Whether its set-up was chosen by a test."""
    commitment: str | None
    """Commitment to the seed of the deal, hex; null in a rigged game."""
    created_at: Time
    """When it was created."""
    join_code: str | None
    """Six letters and digits by which others find it; null for who has no seat, and once it has started."""
    join_code_expires_at: Time | None
    """Until when the code leads to it; null where there is none."""


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
    request_id: SecretRequestId
    """The caller's id for this call, 22 to 64 visible characters; a repeat within 24 hours answers the same seat and
    token. So it is as good as a password: make a random UUID for each seat."""
    seat: Seat | None = None
    """The seat wanted; left out, the first that is free."""
    display_name: DisplayName | None = None
    """The name to show, 1 to 40 characters that can be seen: letters, digits, signs and emoji, with one plain blank
    between words. Refused are unseen and unassigned characters, a mark without its letter or more than four of them,
    a mixture of scripts that misleads, and a name that looks like that of another seat."""


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
