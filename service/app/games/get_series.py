"""GetSeries: results and totals of games one after the other, all of it from their logs."""

from collections.abc import Sequence
from typing import Final

import msgspec

from engine.outcome import Outcome
from engine.series import SeriesGame as Played
from engine.series import by_wins, is_decided, totals, wins
from engine.value import Seat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.folded_game import FoldedGame
from service.app.messages.series import GetSeriesRequest, GetSeriesResponse, SeriesGame, SeriesTotal
from service.app.messages.table_events import SeriesPlace
from service.store.contract import EventStore
from service.store.records import GameRecord

_PAGE: Final = 100
"""Games that are read at a time, and most that are answered."""

_OUTCOME: Final = msgspec.json.Decoder(Outcome)


async def get_series(
    authentication: Authentication, store: EventStore, call: Call, request: GetSeriesRequest
) -> GetSeriesResponse:
    """Show the series that a game belongs to: its games in order, who has won how many, and the sums of the scores.

    A game by itself is a series of one. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID.
    """
    game = (await authentication.viewer(call, request.game_id, fresh=True)).game
    place = game.head.created.series or SeriesPlace(game.game_id, 1, None, 0, None, ())
    seats = game.record.seat_count
    games = [_shown(record, seats) for record in await _records(store, game, place)]
    played = [Played(each.outcome, each.shift) for each in games if each.outcome is not None]
    sums = _totals(played, seats, lowest_wins=game.book.title.lowest_wins(game.head.created.options))
    return GetSeriesResponse(
        series_id=place.series_id,
        best_of=place.best_of,
        games=tuple(games[-_PAGE:]),
        totals=sums,
        won_by=_won_by(played, sums, place.best_of),
    )


def _totals(played: Sequence[Played], seats: int, *, lowest_wins: bool) -> tuple[SeriesTotal, ...]:
    each = (wins(played, seats), totals(played, seats), by_wins(played, seats, lowest_wins=lowest_wins))
    return tuple(SeriesTotal(person, *own) for person, own in enumerate(zip(*each, strict=True)))


def _won_by(played: Sequence[Played], sums: Sequence[SeriesTotal], best_of: int | None) -> Seat | None:
    """Tell who has won; None where a series is not decided, or several lead it alike."""
    if best_of is None or not is_decided(played, len(sums), best_of):
        return None
    first = [total.first_seat for total in sums if total.place == 1]
    return first[0] if len(first) == 1 else None


async def _records(store: EventStore, game: FoldedGame, place: SeriesPlace) -> list[GameRecord]:
    """Read all games of a series; the first one does not know yet that others follow."""
    first = game.record if game.game_id == place.series_id else await store.game(place.series_id)
    found, after = [] if first is None else [await store.game(first.game_id) or first], 1
    while page := await store.series_games(place.series_id, after, _PAGE):
        found += page
        after = page[-1].series_number
    return found


def _shown(record: GameRecord, seats: int) -> SeriesGame:
    outcome = None if record.head.outcome is None else _OUTCOME.decode(record.head.outcome)
    number = record.series_number
    return SeriesGame(record.game_id, number, record.head.status, (number - 1) % seats, outcome)
