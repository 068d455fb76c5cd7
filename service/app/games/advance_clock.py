"""AdvanceClock: a test moves the clock of one game on, so that no test sleeps."""

from typing import Final

from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.games.new_games import NewGames
from service.app.log.append import Ask, Step, fingerprint
from service.app.log.cache import GameCache
from service.app.log.due_time import due_in_game_ms, next_answer_ms
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.log.update import Updates
from service.app.messages.seats import AdvanceClockRequest, AdvanceClockResponse
from service.app.messages.table_events import TableClockAdvanced
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import CausedBy
from service.app.problem import Problem, invalid
from service.app.table.settler import Settler
from service.store.records import DUE

_MOST_STEPS: Final = 10_000
"""Most times that something comes due in one call."""


async def advance_clock(
    authentication: Authentication,
    new_games: NewGames,
    settler: Settler,
    cache: GameCache,
    updates: Updates,
    call: Call,
    request: AdvanceClockRequest,
) -> AdvanceClockResponse:
    """Move the clock of a game on; what comes due on the way happens in its order, each thing at its time.

    Only on a server that was started with `--test`, else VALIDATION_FAILED. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID,
    REQUEST_ID_REUSED.
    """
    if not new_games.test:
        raise invalid("game_id", "is taken only by a server that was started with --test")
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    game, advanced = caller.game, 0
    for number in range(_MOST_STEPS):
        while await settler.settle_once(game):
            pass
        left = None if request.milliseconds is None else request.milliseconds - advanced
        step = _next_ms(settler, game, left)
        if not step:
            break
        advanced += await _advance(settler, cache, game, f"{request.request_id} {number}", step)
    settler.appender.note(game)
    return AdvanceClockResponse(advanced, updates.at_head(game, caller.viewer, game.head.version))


def _next_ms(settler: Settler, game: FoldedGame, left: int | None) -> int:
    """Give by how much the clock moves on to what is due next, and no further than `left`; 0 at the end."""
    lifetimes, now_ms = settler.appender.lifetimes, milliseconds_of(settler.appender.now(game))
    if left is None:
        due = next_answer_ms(lifetimes, game.draws, game.head)
        return 0 if due is None else max(1, due - now_ms)
    due = due_in_game_ms(lifetimes, game.draws, game.head)
    return left if due is None else min(left, max(1, due - now_ms))


async def _advance(settler: Settler, cache: GameCache, game: FoldedGame, request_id: str, milliseconds: int) -> int:
    """Append one movement of the clock, once; give by how much it moved."""

    async def judge(_: FoldedGame, at: Snapshot) -> Step | Problem:
        return Step(CausedBy.TABLE, None, None, (TableClockAdvanced(milliseconds),), at.state)

    ask = Ask(DUE, request_id, fingerprint("AdvanceClock", request_id))
    done = await settler.appender.append_once(game, ask, judge)
    (entry,) = await cache.entries(done.game, done.version - 1, done.version)
    return sum(event.milliseconds for event in entry.events if isinstance(event, TableClockAdvanced))
