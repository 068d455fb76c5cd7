"""Messages of GameService about who sits where: bots, leaving, coming back, moving to another device, pauses, codes."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.value import Seat
from service.app.messages.lobby import Game, SeatCredential
from service.app.messages.request import Request, RequestId, SecretRequestId, formed
from service.app.messages.table_settings import Level
from service.app.messages.vocabulary import GameId, Update, Version

JoinCode = Annotated[
    str, formed("[2-9A-HJ-NP-Za-hj-km-np-z]{6}", "must be 6 letters and digits, none of them 0, 1, I, L or O")
]
"""Six letters and digits that nobody takes for others; small letters are taken for capitals."""


class SeatRequest(Request, frozen=True, kw_only=True):
    """What a seat asks of its table. The seat is the one that the caller's token proves."""

    game_id: GameId
    """The game."""
    request_id: RequestId
    """The seat's id for this call; the same id again has no second effect."""


class SeatResponse(Struct, frozen=True):
    """What a seat asked for has happened."""

    accepted_version: Version
    """The version of its entry."""
    replayed: bool
    """Whether this answers a repeated call."""
    update: Update
    """That entry and those after it, and the view at the head."""


class AddBotRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks for a bot at a free seat."""

    seat: Seat | None = None
    """The seat; left out, the first that is free."""
    level: Level | None = None
    """How well it plays; left out, the weakest level of the title."""


class AddBotResponse(SeatResponse, frozen=True):
    """A bot has taken a seat."""


class FreeSeatRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to free a seat before the start."""

    seat: Seat
    """The seat, a bot's or a person's; not the host's own."""


class FreeSeatResponse(SeatResponse, frozen=True):
    """A seat is free again."""


class LeaveSeatRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to leave the table."""


class LeaveSeatResponse(SeatResponse, frozen=True):
    """The caller has left."""


class ResignRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to give the game up."""


class ResignResponse(SeatResponse, frozen=True):
    """The caller has resigned."""


class ReturnToSeatRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks for the seat back that a bot plays."""


class ReturnToSeatResponse(SeatResponse, frozen=True):
    """The caller plays its seat again."""


class CancelGameRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to call the game off."""


class CancelGameResponse(SeatResponse, frozen=True):
    """The game is called off."""


class PauseGameRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to pause."""


class PauseGameResponse(SeatResponse, frozen=True):
    """The wish is known; the game is paused if it was the last."""


class ResumeGameRequest(SeatRequest, frozen=True, kw_only=True):
    """Asks to go on."""


class ResumeGameResponse(SeatResponse, frozen=True):
    """The wish is known; the game goes on if it was the last."""


class RotateSeatTokenRequest(Request, frozen=True, kw_only=True):
    """Asks for a new token of the caller's seat."""

    game_id: GameId
    """The game."""
    request_id: SecretRequestId
    """The caller's id for this call, 22 to 64 visible characters; a repeat within 24 hours answers the same token, also
    with the former one. So it is as good as a password: make a random UUID for each call."""


class RotateSeatTokenResponse(SeatResponse, frozen=True):
    """A new token; the former one is good for nothing, and its streams end."""

    credential: SeatCredential
    """The seat and its token."""


class PreviewGameRequest(Request, frozen=True, kw_only=True):
    """Asks which table a join code leads to."""

    join_code: JoinCode
    """The code."""


class PreviewGameResponse(Struct, frozen=True):
    """The table that a join code leads to."""

    game: Game
    """The game, with who sits; JoinGame takes its id."""


class AdvanceClockRequest(Request, frozen=True, kw_only=True):
    """Asks to move the clock of a game on. Only a server started with `--test` takes it."""

    game_id: GameId
    """The game."""
    request_id: RequestId
    """The caller's id for this call."""
    milliseconds: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """By how much; what comes due on the way happens in its order, at its time. Left out: on to whatever is due next,
    again and again, until nothing is due any more or a person is waited for without a clock."""


class AdvanceClockResponse(Struct, frozen=True):
    """The clock of the game was moved on."""

    advanced_ms: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    """By how many milliseconds."""
    update: Update
    """The game as the caller may see it, without its former entries."""
