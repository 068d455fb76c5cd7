"""StartGame: the host lets the cards be dealt."""

from engine.log import fold
from engine.value import Seat
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.append import Appender, Ask, Step, fingerprint
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot, opened
from service.app.log.update import Updates
from service.app.messages.lobby import StartGameRequest, StartGameResponse
from service.app.messages.table_events import TableStarted
from service.app.messages.vocabulary import CausedBy
from service.app.problem import Problem, ServiceReason
from service.app.table.lobby import need_host_waiting


async def start_game(
    authentication: Authentication, appender: Appender, updates: Updates, call: Call, request: StartGameRequest
) -> StartGameResponse:
    """Deal, once every seat is taken; a rigged game begins from its position instead.

    Raises CREDENTIAL_MISSING, SEAT_MISMATCH for another seat than the host's, SEATS_OPEN, GAME_STARTED,
    REQUEST_ID_REUSED.
    """
    game, seat = await authentication.seat(call, request.game_id)

    async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
        return _started(game, at, seat)

    done = await appender.append_once(game, Ask(seat, request.request_id, fingerprint("StartGame")), judge)
    update = updates.at_head(done.game, AtSeat(seat), done.version - 1)
    return StartGameResponse(done.version, done.replayed, update)


def _started(game: FoldedGame, at: Snapshot, seat: Seat) -> Step | Problem:
    if (problem := need_host_waiting(at, seat)) is not None:
        return problem
    if free := at.table.free:
        return Problem(ServiceReason.SEATS_OPEN, metadata={"seats": ",".join(map(str, free))})
    created, title = at.created, game.book.title
    dealt = () if at.table.position is not None else title.setup(created.options, created.seats, game.draws)
    state = fold(title, opened(game.book, at), dealt)
    return Step(CausedBy.SEAT, seat, None, (TableStarted(), *dealt), state)
