"""ReturnToSeat: a person takes its seat back from the bot."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import ReturnToSeatRequest, ReturnToSeatResponse
from service.app.messages.table_events import TableSeatReturned
from service.app.problem import Problem, ServiceReason
from service.app.table.absence import need_running


async def return_to_seat(acts: TableActs, call: Call, request: ReturnToSeatRequest) -> ReturnToSeatResponse:
    """Take the caller's seat back from the bot that plays it.

    What the bot has played stays. Raises GAME_NOT_STARTED, GAME_OVER, SEAT_NOT_AWAY.
    """

    def decide(_: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if (problem := need_running(at)) is not None:
            return problem
        if seat not in at.table.away:
            return Problem(ServiceReason.SEAT_NOT_AWAY, metadata={"seat": seat})
        return Deed((TableSeatReturned(seat),))

    return ReturnToSeatResponse(*await acts.act(call, request, "ReturnToSeat", decide))
