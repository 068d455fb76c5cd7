"""CancelGame: the host calls the game off."""

from engine.reason import Reason
from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import CancelGameRequest, CancelGameResponse
from service.app.messages.table_events import EndCause, TableEnded
from service.app.problem import Problem, ServiceReason
from service.app.table.absence import playing
from service.store.status import Status


async def cancel_game(acts: TableActs, call: Call, request: CancelGameRequest) -> CancelGameResponse:
    """Call the game off: before the start, or while nobody but the host and bots play. Nobody wins.

    Raises SEAT_MISMATCH for another caller than the host, GAME_STARTED while other people play, GAME_OVER.
    """

    def decide(_: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if at.status is Status.ENDED:
            return Problem(Reason.GAME_OVER)
        if seat != at.table.host:
            return Problem(ServiceReason.SEAT_MISMATCH, metadata={"seat": seat, "needed": at.table.host})
        if at.status is not Status.WAITING and playing(at) not in ((), (seat,)):
            return Problem(ServiceReason.GAME_STARTED)
        return Deed((TableEnded(EndCause.CANCELLED, seat, None),))

    return CancelGameResponse(*await acts.act(call, request, "CancelGame", decide))
