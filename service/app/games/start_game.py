"""StartGame: the host lets the cards be dealt."""

from engine.log import fold
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.games.seats import HOST, free_seats
from service.app.log.append import Appender, Ask, Step, fingerprint
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot, opened
from service.app.log.update import Updates
from service.app.messages.lobby import StartGameRequest, StartGameResponse
from service.app.messages.vocabulary import CausedBy, TableStarted
from service.app.problem import Problem, ServiceReason
from service.store.status import Status


async def start_game(
    authentication: Authentication, appender: Appender, updates: Updates, call: Call, request: StartGameRequest
) -> StartGameResponse:
    """Deal, once every seat is taken; a rigged game begins from its position instead.

    Raises CREDENTIAL_MISSING, SEAT_MISMATCH for another seat than the host's, SEATS_OPEN, GAME_STARTED,
    REQUEST_ID_REUSED.
    """
    game, seat = await authentication.seat(call, request.game_id)
    if seat != HOST:
        raise Problem(ServiceReason.SEAT_MISMATCH, metadata={"seat": seat, "needed": HOST})

    async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
        return _started(game, at)

    done = await appender.append_once(game, Ask(HOST, request.request_id, fingerprint("StartGame")), judge)
    update = updates.at_head(done.game, AtSeat(HOST), done.version - 1)
    return StartGameResponse(done.version, done.replayed, update)


def _started(game: FoldedGame, at: Snapshot) -> Step | Problem:
    if at.status is not Status.WAITING:
        return Problem(ServiceReason.GAME_STARTED)
    if free := free_seats(at):
        return Problem(ServiceReason.SEATS_OPEN, metadata={"seats": ",".join(map(str, free))})
    created, title = at.created, game.book.title
    assert created is not None
    dealt = () if at.position is not None else title.setup(created.options, created.seats, game.draws)
    state = fold(title, opened(game.book, at), dealt)
    return Step(CausedBy.SEAT, HOST, None, (TableStarted(), *dealt), state)
