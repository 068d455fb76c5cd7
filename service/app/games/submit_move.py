"""SubmitMove: a seat plays a move."""

from engine.game import Refusal
from engine.value import Seat
from engine.visibility import AtSeat
from service.app.app import App
from service.app.call import Call
from service.app.games.authentication import admit_seat
from service.app.games.update import update_at_head
from service.app.log.append import Ask, Step, append_once
from service.app.log.fingerprint import fingerprint
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Moment
from service.app.log.versions import version_not_yet
from service.app.messages.games import SubmitMoveRequest, SubmitMoveResponse
from service.app.messages.vocabulary import By
from service.app.problem import Problem, ServiceReason
from service.app.rules.checks import need_move, refusal_problem


async def submit_move(app: App, call: Call, request: SubmitMoveRequest) -> SubmitMoveResponse:
    """Play a move once, and answer with everything after the caller's version, at the head.

    In this order: token, seat, title of the move; an id that is known is answered with the version of then; then
    whether the question is still open (STALE_VERSION, with an Update), then the rules. A dry run stops before the
    append: it tells what the rules say and nothing of what would be drawn.
    """
    game, seat = await admit_seat(app, call, request.game_id)
    return await play_move(app, game, seat, request)


async def play_move(app: App, game: FoldedGame, seat: Seat, request: SubmitMoveRequest) -> SubmitMoveResponse:
    """Play a move for a caller who has proved the seat before, on the same connection; the rest is SubmitMove."""
    need_move(game.book, request.move)

    async def judge(game: FoldedGame, at: Moment) -> Step | Problem:
        return await _not_open(app, game, at, seat, request) or _decided(game, at, seat, request)

    ask = Ask(seat, request.request_id, fingerprint("SubmitMove", request.move), request.dry_run)
    done = await append_once(app, game, ask, judge)
    update = update_at_head(app, done.game, AtSeat(seat), request.expected_version, brief=request.brief)
    return SubmitMoveResponse(done.version, done.replayed, update)


async def _not_open(app: App, game: FoldedGame, at: Moment, seat: int, request: SubmitMoveRequest) -> Problem | None:
    """Say why the question that the move answers is not open: it is over, was never asked, or nothing was dealt."""
    expected = request.expected_version
    if expected > at.version:
        return version_not_yet(expected, at.version)
    if at.state is None:
        return Problem(ServiceReason.GAME_NOT_STARTED)
    if expected == at.version or await _still_open(app, game, at, seat, request):
        return None
    return Problem(
        ServiceReason.STALE_VERSION,
        update=update_at_head(app, game, AtSeat(seat), expected, brief=request.brief),
        metadata={"expected_version": expected, "version": at.version},
    )


async def _still_open(app: App, game: FoldedGame, at: Moment, seat: int, request: SubmitMoveRequest) -> bool:
    """Tell whether the move answers the same question at the caller's version and at the head."""
    seen = await app.games.moment(game, request.expected_version)
    decision = game.book.title.decision
    return seen.state is not None and decision(seen.state, seat, request.move) == decision(at.state, seat, request.move)


def _decided(game: FoldedGame, at: Moment, seat: int, request: SubmitMoveRequest) -> Step | Problem:
    verdict = game.book.title.decide(at.state, seat, request.move, game.draws)
    if isinstance(verdict, Refusal):
        return refusal_problem(game.book, verdict)
    return Step(By.SEAT, seat, request.move, verdict.events, verdict.state)
