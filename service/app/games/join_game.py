"""JoinGame: a caller takes a free seat."""

from engine.value import Seat
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.games.seats import credential, need_told_again, problem_of_name, seat_record
from service.app.log.append import Appender, Ask, Done, Step, fingerprint
from service.app.log.cache import GameCache
from service.app.log.describe_game import describe_game
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.log.update import Updates
from service.app.messages.lobby import JoinGameRequest, JoinGameResponse
from service.app.messages.table_events import TableSeatTaken
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import CausedBy, Entry
from service.app.ports import SeatTokens
from service.app.problem import Problem, ServiceReason, invalid
from service.store.records import JOINING
from service.store.status import Status


async def join_game(
    authentication: Authentication,
    appender: Appender,
    cache: GameCache,
    tokens: SeatTokens,
    updates: Updates,
    call: Call,
    request: JoinGameRequest,
) -> JoinGameResponse:
    """Take the seat asked for, or the first that is free.

    A call sent again within 24 hours answers the same seat and token: who knows the request id could take the seat
    over, so it must not be guessable. Raises GAME_NOT_FOUND, GAME_STARTED, SEAT_TAKEN, GAME_FULL, REQUEST_ID_REUSED,
    REQUEST_ID_EXPIRED for one sent again later, and VALIDATION_FAILED for a name that cannot be seen or looks like that
    of another seat.
    """
    caller = await authentication.joiner(call, request.game_id)
    _check_seat(caller.game, request.seat)

    async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
        return _taken(tokens, game, at, request)

    ask = Ask(JOINING, request.request_id, fingerprint("JoinGame", request.seat, request.display_name))
    done = await appender.append_once(caller.game, ask, judge)
    taken = await _entry_of(cache, done)
    if done.replayed:
        need_told_again(request.request_id, milliseconds_of(taken.time), appender.clock())
    assert taken.seat is not None
    seat = taken.seat
    return JoinGameResponse(
        replayed=done.replayed,
        credential=credential(tokens, request.game_id, seat, request.request_id),
        game=describe_game(done.game, seat),
        update=updates.at_head(done.game, AtSeat(seat), 0),
    )


def _check_seat(game: FoldedGame, seat: Seat | None) -> None:
    if seat is not None and seat >= game.record.seat_count:
        raise invalid("seat", "must be below {seats}, the number of seats", seats=game.record.seat_count)


def _taken(tokens: SeatTokens, game: FoldedGame, at: Snapshot, request: JoinGameRequest) -> Step | Problem:
    free = [seat for seat in at.table.free if seat not in at.table.reserved]
    if at.status is not Status.WAITING:
        return Problem(ServiceReason.GAME_STARTED)
    if request.seat in at.table.reserved:
        return Problem(ServiceReason.SEAT_RESERVED, metadata={"seat": request.seat})
    if request.seat is not None and request.seat not in free:
        return Problem(ServiceReason.SEAT_TAKEN, metadata={"seat": request.seat})
    if not free:
        return Problem(ServiceReason.GAME_FULL)
    names = {each.seat: each.display_name for each in game.record.seats}
    if (problem := problem_of_name("display_name", request.display_name, names)) is not None:
        return problem
    seat = free[0] if request.seat is None else request.seat
    record = seat_record(tokens, game.game_id, seat, request.request_id, request.display_name)
    return Step(CausedBy.SEAT, seat, None, (TableSeatTaken(seat),), None, (record,))


async def _entry_of(cache: GameCache, done: Done) -> Entry:
    """Give the entry that took the seat."""
    (entry,) = await cache.entries(done.game, done.version - 1, done.version)
    return entry
