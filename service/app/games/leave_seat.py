"""LeaveSeat: a person leaves the table."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import LeaveSeatRequest, LeaveSeatResponse
from service.app.messages.table_events import BotBecause
from service.app.problem import Problem
from service.app.table.absence import gone, need_playing
from service.app.table.lobby import left
from service.store.status import Status


async def leave_seat(acts: TableActs, call: Call, request: LeaveSeatRequest) -> LeaveSeatResponse:
    """Leave the table.

    Before the start the seat becomes free; if the host leaves, the next person is host, and without one the game is
    called off. Later a bot takes the seat over, or the game ends, as the table's `on_leave` says. Raises GAME_OVER, and
    SEAT_AWAY where a bot plays the seat already.
    """

    def decide(game: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if at.status is Status.WAITING:
            return Deed(left(at, seat), freed=(seat,))
        return need_playing(at, seat) or Deed((gone(game.book, at, seat, BotBecause.LEFT),))

    return LeaveSeatResponse(*await acts.act(call, request, "LeaveSeat", decide))
