"""ResumeGame: a person would like to go on."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import ResumeGameRequest, ResumeGameResponse
from service.app.problem import Problem
from service.app.table.absence import need_playing
from service.app.table.pauses import resume_asked


async def resume_game(acts: TableActs, call: Call, request: ResumeGameRequest) -> ResumeGameResponse:
    """Say that the caller would like to go on; the game goes on once every person has said so, bots not asked.

    Each clock has then what it had when the game was paused. Raises GAME_NOT_PAUSED, GAME_NOT_STARTED, GAME_OVER,
    SEAT_AWAY.
    """

    def decide(_: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        if (problem := need_playing(at, seat)) is not None:
            return problem
        events = resume_asked(at, seat)
        return events if isinstance(events, Problem) else Deed(events)

    return ResumeGameResponse(*await acts.act(call, request, "ResumeGame", decide))
