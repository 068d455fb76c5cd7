"""RotateSeatToken: a seat moves to another device, or takes its token away from who should not have it."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.seats import credential, need_told_again, seat_record
from service.app.games.table_act import Deed, TableActs
from service.app.log.cache import GameCache
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import RotateSeatTokenRequest, RotateSeatTokenResponse
from service.app.messages.table_events import TableTokenRotated
from service.app.messages.times import milliseconds_of
from service.app.ports import SeatTokens
from service.app.problem import Problem, ServiceReason
from service.store.records import SeatRecord


async def rotate_seat_token(
    acts: TableActs, cache: GameCache, tokens: SeatTokens, call: Call, request: RotateSeatTokenRequest
) -> RotateSeatTokenResponse:
    """Make a new token of the caller's seat. The former one is good for nothing from then on, and its streams end.

    A call sent again within 24 hours answers the same token, also where it shows the former one: whoever lost the
    answer has lost no seat. Raises CREDENTIAL_SUPERSEDED for a former token with a new request id, REQUEST_ID_REUSED,
    REQUEST_ID_EXPIRED.
    """
    game, seat, former = await acts.authentication.former(call, request.game_id)

    def decide(game: FoldedGame, _: Snapshot, seat: Seat) -> Deed | Problem:
        if former:
            return Problem(ServiceReason.CREDENTIAL_SUPERSEDED, metadata={"seat": seat})
        had = _record(game, seat)
        generation = had.generation + 1
        record = seat_record(tokens, game.game_id, seat, request.request_id, had.display_name, generation)
        return Deed((TableTokenRotated(seat, generation),), seats=(record,))

    done = await acts.append(game, seat, request.request_id, "RotateSeatToken", decide)
    (entry,) = await cache.entries(done.game, done.version - 1, done.version)
    if done.replayed:
        need_told_again(request.request_id, milliseconds_of(entry.time), acts.appender.now(done.game))
    (rotated,) = (event for event in entry.events if isinstance(event, TableTokenRotated))
    return RotateSeatTokenResponse(
        accepted_version=done.version,
        replayed=done.replayed,
        update=acts.answer(done, seat),
        credential=credential(tokens, game.game_id, seat, request.request_id, rotated.generation),
    )


def _record(game: FoldedGame, seat: Seat) -> SeatRecord:
    return next(record for record in game.record.seats if record.seat == seat)
