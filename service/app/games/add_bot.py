"""AddBot: the host seats a bot."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import AddBotRequest, AddBotResponse
from service.app.problem import Problem
from service.app.table.lobby import bot_added, need_host_waiting, need_level


async def add_bot(acts: TableActs, call: Call, request: AddBotRequest) -> AddBotResponse:
    """Seat a bot at a free seat, before the start; the caller is the host.

    It plays from its seat's view alone, at the pace of the table. Raises SEAT_MISMATCH, SEAT_TAKEN, GAME_FULL,
    GAME_STARTED, and VALIDATION_FAILED for a level that the title does not have.
    """
    level = request.level

    def decide(game: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if (problem := need_host_waiting(at, seat)) is not None:
            return problem
        events = bot_added(at, request.seat, need_level(game.book, "level", level))
        return events if isinstance(events, Problem) else Deed(events)

    return AddBotResponse(*await acts.act(call, request, "AddBot", decide, request.seat, level))
