"""SubmitMove: a seat plays a move."""

from msgspec import Struct

from engine.game import Refusal
from engine.reason import Reason
from engine.value import Seat
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.append import Appender, Ask, Step, fingerprint
from service.app.log.cache import GameCache
from service.app.log.clockwork import out_of_time
from service.app.log.folded_game import FoldedGame, version_not_yet
from service.app.log.snapshot import Snapshot
from service.app.log.update import Updates
from service.app.messages.games import SubmitMoveRequest, SubmitMoveResponse
from service.app.messages.vocabulary import CausedBy
from service.app.problem import Problem, ServiceReason
from service.app.rules.checks import refusal_problem
from service.app.table.settler import Settler


class Moves(Struct, frozen=True):
    """Plays moves of seats whose callers have proved them."""

    appender: Appender
    """Appends what a move does."""
    cache: GameCache
    """Knows the table that a caller has seen."""
    updates: Updates
    """Shows what a caller has missed."""
    settler: Settler
    """Lets time run out before a move that comes too late is judged."""

    async def play(self, game: FoldedGame, seat: Seat, request: SubmitMoveRequest) -> SubmitMoveResponse:
        """Play a move of a seat that was proved, by this call or earlier on its connection; the rest is SubmitMove."""
        game.book.need_move(request.move)
        if game.head.table.clocks and out_of_time(game.head, self.appender.now(game), self.appender.lifetimes.grace_ms):
            await self.settler.settle(game.game_id)

        async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
            return await self._not_open(game, at, seat, request) or _decided(game, at, seat, request)

        ask = Ask(seat, request.request_id, fingerprint("SubmitMove", request.move), request.dry_run)
        done = await self.appender.append_once(game, ask, judge)
        update = self.updates.at_head(done.game, AtSeat(seat), request.expected_version, brief=request.brief)
        return SubmitMoveResponse(done.version, done.replayed, update)

    async def _not_open(self, game: FoldedGame, at: Snapshot, seat: int, request: SubmitMoveRequest) -> Problem | None:
        """Say why the question that the move answers is not open: it is over, was never asked, or nothing was dealt."""
        expected = request.expected_version
        if expected > at.version:
            return version_not_yet(expected, at.version)
        if (problem := _not_playing(at, seat)) is not None:
            return problem
        if expected == at.version or await self._still_open(game, at, seat, request):
            return None
        return Problem(
            ServiceReason.STALE_VERSION,
            update=self.updates.at_head(game, AtSeat(seat), expected, brief=request.brief),
            metadata={"expected_version": expected, "version": at.version},
        )

    async def _still_open(self, game: FoldedGame, at: Snapshot, seat: int, request: SubmitMoveRequest) -> bool:
        """Tell whether the move answers the same question at the caller's version and at the head."""
        seen = await self.cache.snapshot(game, request.expected_version)
        decision = game.book.title.decision
        return seen.state is not None and decision(seen.state, seat, request.move) == decision(
            at.state, seat, request.move
        )


async def submit_move(
    authentication: Authentication, moves: Moves, call: Call, request: SubmitMoveRequest
) -> SubmitMoveResponse:
    """Play a move once, and answer with everything after the caller's version, at the head.

    In this order: token, seat, title of the move; an id that is known is answered with the version of then; then
    whether the question is still open (STALE_VERSION, with an Update), then the rules. A dry run stops before the
    append: it tells what the rules say and nothing of what would be drawn.
    """
    game, seat = await authentication.seat(call, request.game_id)
    return await moves.play(game, seat, request)


def _not_playing(at: Snapshot, seat: Seat) -> Problem | None:
    """Say why nobody, or not this person, can move at a snapshot, whatever the rules say."""
    if at.table.ended is not None:
        return Problem(Reason.GAME_OVER)
    if at.state is None:
        return Problem(ServiceReason.GAME_NOT_STARTED)
    if at.table.paused:
        return Problem(ServiceReason.GAME_PAUSED)
    if at.table.bots and at.table.bot_of(seat) is not None:
        return Problem(ServiceReason.SEAT_AWAY, metadata={"seat": seat})
    return None


def _decided(game: FoldedGame, at: Snapshot, seat: int, request: SubmitMoveRequest) -> Step | Problem:
    verdict = game.book.title.decide(at.state, seat, request.move, game.draws)
    if isinstance(verdict, Refusal):
        return refusal_problem(game.book, verdict)
    return Step(CausedBy.SEAT, seat, request.move, verdict.events, verdict.state)
