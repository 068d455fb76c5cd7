"""What is due in a game at one snapshot and time, as the step that it makes of the log. Pure but for the bot's move."""

from typing import Any

from engine.game import Refusal
from engine.value import Seat
from service.app.log.append import Step
from service.app.log.clockwork import out_of_time, shifted
from service.app.log.due_time import Lifetimes, idle_ms, next_bot
from service.app.log.folded_game import FoldedGame
from service.app.log.outages import Outages
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import BotBecause, EndCause, TableEnded, TableEvent, TableTimedOut
from service.app.messages.table_settings import OnTimeout
from service.app.messages.times import Instant, milliseconds_of
from service.app.messages.vocabulary import CausedBy
from service.app.table.absence import gone
from service.app.table.bot_turn import BotTurns
from service.store.status import Status


async def due_step(
    game: FoldedGame, at: Snapshot, now: Instant, lifetimes: Lifetimes, outages: Outages, bots: BotTurns
) -> Step | None:
    """Give what is due in a game; None if nothing is.

    A deadline that passed while no server answered is moved on and nobody has run out of time.
    """
    now_ms = milliseconds_of(now)
    if at.status is Status.WAITING and milliseconds_of(at.time) + lifetimes.lobby_ms <= now_ms:
        return _table(CausedBy.TABLE, None, (TableEnded(EndCause.EXPIRED, None, None),), at)
    if at.state is None or at.status is Status.ENDED:
        return None
    if idle_ms(lifetimes, at) <= now_ms:
        return _table(CausedBy.TABLE, None, (TableEnded(EndCause.EXPIRED, None, None),), at)
    if (seat := out_of_time(at, now, lifetimes.grace_ms)) is not None:
        if lost_ms := outages.lost_ms(at, now):
            return _table(CausedBy.CLOCK, None, (shifted(at, lost_ms),), at)
        return _timed_out(game, at, seat)
    if (bot := next_bot(game.draws, at)) is not None and bot[0] <= now_ms:
        return await bots.step(game, at, bot[1])
    return None


def _timed_out(game: FoldedGame, at: Snapshot, seat: Seat) -> Step:
    """Let a seat run out of time: the title moves for it, until it has been silent too often."""
    settings = at.created.settings
    before = next((each.in_a_row for each in at.table.timeouts if each.seat == seat), 0)
    event = TableTimedOut(seat, before + 1)
    if settings.on_timeout is not OnTimeout.MOVE and event.in_a_row >= settings.timeouts:
        return _table(CausedBy.CLOCK, seat, (event, gone(game.book, at, seat, BotBecause.TIMED_OUT)), at)
    title = game.book.title
    move = title.timeout_move(at.state, seat)
    decided: Any = title.decide(at.state, seat, move, game.draws)
    if isinstance(decided, Refusal):
        raise RuntimeError(f"{title.name} refuses its own move on time out: {decided.reason}")
    return Step(CausedBy.CLOCK, seat, move, (event, *decided.events), decided.state)


def _table(by: CausedBy, seat: Seat | None, events: tuple[TableEvent, ...], at: Snapshot) -> Step:
    return Step(by, seat, None, events, at.state)
