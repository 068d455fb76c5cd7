"""Rematch: the next game of a series, with everybody one seat on."""

from engine.series import seat_of
from engine.value import Seat
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.games.new_games import Asked, NewGames, Table
from service.app.games.seats import credential, need_told_again, seat_record
from service.app.log.append import Appender, Ask, Step, fingerprint
from service.app.log.cache import GameCache
from service.app.log.describe_game import describe_game
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.log.update import Updates
from service.app.messages.series import RematchRequest, RematchResponse
from service.app.messages.table_events import SeriesPlace, TableSeatTaken
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import CausedBy
from service.app.problem import Problem, ServiceReason
from service.store.records import JOINING, SeriesTaken
from service.store.status import Status


async def rematch(
    authentication: Authentication,
    appender: Appender,
    new_games: NewGames,
    cache: GameCache,
    updates: Updates,
    call: Call,
    request: RematchRequest,
) -> RematchResponse:
    """Open the game that follows one that has ended, or take the caller's seat in it if somebody has opened it.

    Everybody sits one place on; the first who asks is its host. The seats of the other people are kept for them, bots
    come along, and so do options, clock and all other settings. A call sent again within 24 hours answers the same seat
    and token. Raises GAME_NOT_ENDED, REQUEST_ID_REUSED, REQUEST_ID_EXPIRED, SEAT_TAKEN where the caller has its seat by
    another request id or the host has given it away, GAME_STARTED.
    """
    game, seat = await authentication.seat(call, request.game_id, fresh=True)
    if game.head.status is not Status.ENDED:
        raise Problem(ServiceReason.GAME_NOT_ENDED)
    table = _following(game, seat)
    asked = Asked(call.app_id, request.request_id, fingerprint("Rematch", game.game_id))
    begun = await new_games.begin(asked, table)
    if isinstance(begun, SeriesTaken):
        following, replayed = await _joined(appender, cache, new_games, begun.game_id, table, request)
    else:
        following, replayed = await cache.fresh(begun[0]), begun[1]
        if replayed:
            need_told_again(request.request_id, following.record.created_ms, new_games.clock())
    return RematchResponse(
        replayed=replayed,
        credential=credential(new_games.tokens, following.game_id, table.host, request.request_id),
        game=describe_game(following, table.host),
        update=updates.at_head(following, AtSeat(table.host), 0),
    )


def _following(game: FoldedGame, seat: Seat) -> Table:
    """Give the next table, as who has `seat` at the former one would open it."""
    created, facts = game.head.created, game.head.table
    place = created.series or SeriesPlace(game.game_id, 1, None, 0, None, ())
    people = {seat_of(each, 1, created.seats) for each in facts.taken}
    host = seat_of(seat, 1, created.seats)
    names = {record.seat: record.display_name for record in game.record.seats}
    return Table(
        book=game.book,
        options=created.options,
        seats=created.seats,
        settings=created.settings,
        spectators=game.record.spectators,
        host=host,
        people={host: names.get(seat)},
        bots={seat_of(bot.seat, 1, created.seats): bot.level for bot in facts.bots if bot.seat not in facts.taken},
        series=SeriesPlace(
            series_id=place.series_id,
            game_number=place.game_number + 1,
            previous_game_id=game.game_id,
            shift=(place.shift + 1) % created.seats,
            best_of=place.best_of,
            kept_seats=tuple(sorted(people - {host})),
        ),
    )


async def _joined(
    appender: Appender, cache: GameCache, new_games: NewGames, game_id: str, table: Table, request: RematchRequest
) -> tuple[FoldedGame, bool]:
    """Take the seat in the next game that was kept for the caller; tell whether that was done before."""
    seat, name = table.host, table.people[table.host]

    async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
        if at.status is not Status.WAITING:
            return Problem(ServiceReason.GAME_STARTED)
        if seat not in at.table.reserved:
            return Problem(ServiceReason.SEAT_TAKEN, metadata={"seat": seat})
        record = seat_record(new_games.tokens, game.game_id, seat, request.request_id, name)
        return Step(CausedBy.SEAT, seat, None, (TableSeatTaken(seat),), None, (record,))

    following = await cache.fresh(game_id)
    ask = Ask(JOINING, request.request_id, fingerprint("Rematch", seat))
    done = await appender.append_once(following, ask, judge)
    if done.replayed:
        (entry,) = await cache.entries(done.game, done.version - 1, done.version)
        need_told_again(request.request_id, milliseconds_of(entry.time), appender.now(done.game))
    return done.game, done.replayed
