"""PauseGame: a person would like to pause."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import PauseGameRequest, PauseGameResponse
from service.app.problem import Problem
from service.app.table.absence import need_playing
from service.app.table.pauses import pause_asked


async def pause_game(acts: TableActs, call: Call, request: PauseGameRequest) -> PauseGameResponse:
    """Say that the caller would like to pause; the game is paused once every person has said so, bots not asked.

    While it is paused nobody can move and the clocks stand. Raises GAME_PAUSED, GAME_NOT_STARTED, GAME_OVER, SEAT_AWAY.
    """

    def decide(_: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if (problem := need_playing(at, seat)) is not None:
            return problem
        events = pause_asked(at, seat)
        return events if isinstance(events, Problem) else Deed(events)

    return PauseGameResponse(*await acts.act(call, request, "PauseGame", decide))
