"""When something is due in a game without anybody calling: a clock, a bot's move, an expiry. Pure.

The store finds what is due by the time in a game's head. It is a hint: what is done then is judged anew at the head.
"""

from typing import Final

from msgspec import Struct

from engine.draws import Draws
from engine.value import Seat
from service.app.log.clockwork import first_deadline
from service.app.log.snapshot import Snapshot
from service.app.messages.times import milliseconds_of
from service.store.status import Status

_HOUR_MS: Final = 60 * 60 * 1_000


class Lifetimes(Struct, frozen=True):
    """How long games live, in milliseconds."""

    lobby_ms: int = 24 * _HOUR_MS
    """How long a game waits for its start after the last that happened."""
    idle_ms: int = 30 * 24 * _HOUR_MS
    """How long a running or paused game waits for whatever happens next."""
    ended_ms: int | None = None
    """How long an ended game is kept; None for ever."""
    grace_ms: int = 1_500
    """How long after its deadline an answer still counts, as it may have been on its way."""


LIFETIMES: Final = Lifetimes()
"""As shipped."""


def due_ms(lifetimes: Lifetimes, draws: Draws, at: Snapshot) -> int | None:
    """Give when something is due after a snapshot, milliseconds since 1970 by the server's clock; None if never."""
    due = due_in_game_ms(lifetimes, draws, at)
    return None if due is None else max(0, due - at.table.ahead_ms)


def due_in_game_ms(lifetimes: Lifetimes, draws: Draws, at: Snapshot) -> int | None:
    """Give when something is due after a snapshot, by the clock of the game, which a test may have moved on."""
    now = milliseconds_of(at.time)
    match at.status:
        case Status.WAITING:
            return now + lifetimes.lobby_ms
        case Status.ENDED:
            return None if lifetimes.ended_ms is None else now + lifetimes.ended_ms
        case Status.PAUSED:
            return idle_ms(lifetimes, at)
        case Status.RUNNING:
            answer = next_answer_ms(lifetimes, draws, at)
            return min(idle_ms(lifetimes, at), idle_ms(lifetimes, at) if answer is None else answer)


def next_answer_ms(lifetimes: Lifetimes, draws: Draws, at: Snapshot) -> int | None:
    """Give when a bot moves or a seat runs out of time, by the clock of the game; None if it waits for neither."""
    clock = first_deadline(at) if at.table.clocks else None
    bot = next_bot(draws, at) if at.table.bots else None
    due = [] if clock is None else [milliseconds_of(clock) + lifetimes.grace_ms]
    due += [] if bot is None else [bot[0]]
    return min(due, default=None)


def idle_ms(lifetimes: Lifetimes, at: Snapshot) -> int:
    """Give when a started game expires if nothing happens: to the next whole hour, so that few moves change it."""
    return -(-(milliseconds_of(at.time) + lifetimes.idle_ms) // _HOUR_MS) * _HOUR_MS


def next_bot(draws: Draws, at: Snapshot) -> tuple[int, Seat] | None:
    """Give when the next bot moves, and the seat; None if the game waits for none.

    The time is drawn from the game's stream, never from how long the bot thinks: answer times would tell of its hand.
    """
    waiting = [each for each in at.waiting_for if at.table.bot_of(each.seat) is not None]
    if not waiting or at.status is not Status.RUNNING:
        return None
    return min((_paced_ms(draws, at, each.seat), each.seat) for each in waiting)


def _paced_ms(draws: Draws, at: Snapshot, seat: Seat) -> int:
    """Draw when a bot moves: between half and one and a half of the pace after the newest entry."""
    pace = at.created.settings.bot_pace_ms
    drawn = draws.below(at.version, f"pace {seat}", pace + 1)
    return milliseconds_of(at.time) + pace // 2 + drawn
