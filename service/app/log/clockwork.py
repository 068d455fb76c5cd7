"""What the clocks say after an entry: pure functions of the table before, the table after and the time.

Deadlines are absolute and stand in the log, so whoever reads it needs no clock of a server. Time that nobody could use
counts for nobody: while the game is paused, or no server answered, the clocks stand.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from engine.value import Seat
from service.app.log.snapshot import Snapshot
from service.app.log.table_facts import TableFacts
from service.app.messages.table_events import ClocksBecause, SeatClock, TableClocksSet
from service.app.messages.table_settings import Clock, DayClock, GameClock, MoveClock
from service.app.messages.times import Instant, later, milliseconds_of
from service.store.status import Status

_SECOND_MS: Final = 1_000
_DAY_MS: Final = 24 * 60 * 60 * _SECOND_MS
_WHOLE: Final = 100
"""Percent."""


def wound(before: Snapshot, after: Snapshot, now: Instant, lost_ms: int) -> tuple[TableClocksSet, ...]:
    """Give the clocks that an entry sets which leads from one snapshot to another; none if they go on as they were.

    A seat whose question was answered gets its increment; a seat that is asked something new gets its deadline.
    `lost_ms` is the time since the clocks were set in which nobody could play.
    """
    clock = after.created.settings.clock
    if clock is None or after.status is Status.WAITING:
        return ()
    cause = _cause(before, after)
    if lost_ms:
        before = replace(before, table=replace(before.table, clocks=shifted(before, lost_ms).clocks))
    clocks = tuple(_next(clock, before, after, seat, now) for seat in _timed_seats(after.table))
    return () if clocks == before.table.clocks else (TableClocksSet(clocks, cause),)


def shifted(at: Snapshot, lost_ms: int) -> TableClocksSet:
    """Give the clocks after an outage: each deadline is as much later as nobody could play."""
    return TableClocksSet(
        tuple(
            clock if clock.deadline is None else SeatClock(clock.seat, later(clock.deadline, lost_ms), clock.bank_ms)
            for clock in at.table.clocks
        ),
        ClocksBecause.OUTAGE,
    )


def out_of_time(at: Snapshot, now: Instant, grace_ms: int) -> Seat | None:
    """Give the seat whose time ran out first, if one has; `grace_ms` is how long an answer may be on its way."""
    late = [
        (waiting.deadline, waiting.seat)
        for waiting in at.waiting_for
        if waiting.deadline is not None and later(waiting.deadline, grace_ms) <= now
    ]
    return min(late)[1] if late and at.status is Status.RUNNING else None


def first_deadline(at: Snapshot) -> Instant | None:
    """Give the next time at which a seat runs out of time; None if none can."""
    if at.status is not Status.RUNNING:
        return None
    return min((each.deadline for each in at.waiting_for if each.deadline is not None), default=None)


def _cause(before: Snapshot, after: Snapshot) -> ClocksBecause:
    if before.status is Status.PAUSED and after.status is Status.RUNNING:
        return ClocksBecause.RESUMED
    return ClocksBecause.PAUSED if after.status is Status.PAUSED else ClocksBecause.TURN


def _timed_seats(table: TableFacts) -> Iterable[Seat]:
    """Give the seats that people play themselves."""
    return sorted(seat for seat in table.taken if table.bot_of(seat) is None)


def _next(clock: Clock, before: Snapshot, after: Snapshot, seat: Seat, now: Instant) -> SeatClock:
    """Give the clock of one seat after an entry."""
    had = before.table.clock_of(seat)
    asked = _question(after, seat)
    same = asked is not None and asked == _question(before, seat)
    left = _left_ms(clock, after.table, had, seat, now)
    if isinstance(clock, GameClock) and had is not None and had.deadline is not None and not same:
        left = (left or 0) + _slowed(after.table, seat, clock.increment_seconds * _SECOND_MS)
    if asked is None:
        return SeatClock(seat, None, left if isinstance(clock, GameClock) else None)
    if after.status is Status.PAUSED:
        return SeatClock(seat, None, left)
    if same and had is not None and had.deadline is not None:
        return had
    own = left if isinstance(clock, GameClock) or same else None
    return SeatClock(seat, later(now, _each_ms(clock, after.table, seat) if own is None else own), None)


def _question(at: Snapshot, seat: Seat) -> str | None:
    """Name what the game asks a seat; None if it does not wait for it."""
    return next((each.decision for each in at.waiting_for if each.seat == seat), None)


def _left_ms(clock: Clock, table: TableFacts, had: SeatClock | None, seat: Seat, now: Instant) -> int | None:
    """Give the milliseconds that a seat has left; None where each question gets time of its own."""
    if had is None:
        return _slowed(table, seat, clock.seconds * _SECOND_MS) if isinstance(clock, GameClock) else None
    if had.deadline is None:
        return had.bank_ms
    return max(0, milliseconds_of(had.deadline) - milliseconds_of(now))


def _each_ms(clock: Clock, table: TableFacts, seat: Seat) -> int:
    """Give the milliseconds that a seat gets for one question."""
    match clock:
        case MoveClock(seconds=seconds) | GameClock(seconds=seconds):
            return _slowed(table, seat, seconds * _SECOND_MS)
        case DayClock(days=days):
            return _slowed(table, seat, days * _DAY_MS)
        case _:
            raise TypeError(f"{type(clock).__name__} is no clock of a table")


def _slowed(table: TableFacts, seat: Seat, milliseconds: int) -> int:
    """Give a span as long as the host wants it for this seat."""
    assert table.created is not None
    percent = next((each.percent for each in table.created.settings.slower if each.seat == seat), _WHOLE)
    return milliseconds * percent // _WHOLE
