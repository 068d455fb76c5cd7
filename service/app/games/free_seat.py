"""FreeSeat: the host frees a seat."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import FreeSeatRequest, FreeSeatResponse
from service.app.messages.table_events import FreedBecause, TableSeatFreed
from service.app.problem import Problem, invalid
from service.app.table.lobby import need_host_waiting


async def free_seat(acts: TableActs, call: Call, request: FreeSeatRequest) -> FreeSeatResponse:
    """Free a seat before the start, a bot's or a person's, whose token is good for nothing then.

    Raises SEAT_MISMATCH for another caller than the host, GAME_STARTED, and VALIDATION_FAILED for the host's own seat,
    one that is free, or none of the table.
    """

    def decide(_: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if (problem := need_host_waiting(at, seat)) is not None:
            return problem
        if request.seat == seat:
            return invalid("seat", "must not be the host's own: LeaveSeat frees that")
        if request.seat >= at.created.seats or request.seat in set(at.table.free) - set(at.table.reserved):
            return invalid("seat", "must be a seat that somebody has")
        return Deed((TableSeatFreed(request.seat, FreedBecause.REMOVED),), freed=(request.seat,))

    return FreeSeatResponse(*await acts.act(call, request, "FreeSeat", decide, request.seat))
