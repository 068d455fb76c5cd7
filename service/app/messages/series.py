"""Messages of GameService about games one after the other: the rematch, results and totals."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.outcome import Outcome
from engine.value import Count, Seat
from service.app.messages.lobby import Game, SeatCredential
from service.app.messages.request import Request, SecretRequestId
from service.app.messages.vocabulary import GameId, Update
from service.store.status import Status


class RematchRequest(Request, frozen=True, kw_only=True):
    """Asks for the next game."""

    game_id: GameId
    """The game that has ended."""
    request_id: SecretRequestId
    """The caller's id for this call, 22 to 64 visible characters; a repeat within 24 hours answers the same seat and
    token. So it is as good as a password: make a random UUID for each call."""


class RematchResponse(Struct, frozen=True):
    """The next game, and the caller's seat in it."""

    replayed: bool
    """Whether this answers a repeated call."""
    credential: SeatCredential
    """The seat and its token."""
    game: Game
    """The next game."""
    update: Update
    """Its log and view so far."""


class GetSeriesRequest(Request, frozen=True, kw_only=True):
    """Asks for a series."""

    game_id: GameId
    """Any game of it."""


class SeriesGame(Struct, frozen=True):
    """A game of a series."""

    game_id: str
    """The game."""
    game_number: Count
    """Its number, from 1."""
    status: Status
    """Where it stands."""
    shift: Seat
    """How many places everybody has moved on since the first game."""
    outcome: Outcome | None
    """Its end; null while it goes on, and where it was called off."""


class SeriesTotal(Struct, frozen=True):
    """What one player of a series has won so far."""

    first_seat: Seat
    """The seat in the first game: it names the player in the whole series."""
    wins: Count
    """Games that it has won alone."""
    score: Annotated[int, Meta(ge=-2_000_000_000, le=2_000_000_000)]
    """The sum of its scores, in the title's own points."""
    place: Annotated[int, Meta(ge=1, le=10)]
    """Its rank by the games won, and by the sums where these are equal; equal players share a rank."""


class GetSeriesResponse(Struct, frozen=True):
    """A series."""

    series_id: str
    """The series: the id of its first game."""
    best_of: Annotated[int, Meta(ge=1, le=99)] | None
    """How many games it has at most; null: as many as people like."""
    games: tuple[SeriesGame, ...]
    """Its games in order; the newest 100 where there are more."""
    totals: tuple[SeriesTotal, ...]
    """The totals over all games that have an outcome, in order of the seats in the first game."""
    won_by: Seat | None
    """Who has won the series, by the seat in the first game; null while it is not decided, or has no best of."""
