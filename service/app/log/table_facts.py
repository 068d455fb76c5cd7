"""What is known of a table beside the cards: who sits where, the clocks, pauses, how it ended. Folded from its events.

Folding copies facts and judges nothing but what no table can be: a seat that is taken twice, one that frees itself
without anybody on it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.value import Seat
from service.app.messages.table_events import (
    BotBecause,
    SeatClock,
    TableBotSeated,
    TableClockAdvanced,
    TableClocksSet,
    TableCreated,
    TableEnded,
    TableEvent,
    TableHostChanged,
    TablePauseAsked,
    TablePaused,
    TablePositionSet,
    TableResumeAsked,
    TableResumed,
    TableSeatFreed,
    TableSeatReturned,
    TableSeatTaken,
    TableSeedRevealed,
    TableStarted,
    TableTimedOut,
    TableTokenRotated,
)
from service.app.messages.times import Instant
from service.app.rule_book import member_tag


class Misfit(ValueError):
    """What cannot be part of a game; the message says why in words of ours."""


class BotSeat(Struct, frozen=True):
    """A seat that a bot plays."""

    seat: Seat
    """The seat."""
    level: str
    """How well it plays."""


class Tenure(Struct, frozen=True):
    """What the token of a seat is good for: it began with one entry, and ends with the next."""

    seat: Seat
    """The seat."""
    since: int
    """The version that gave the seat, or made its token anew."""
    rotated: bool
    """Whether its token was made anew."""


class TableFacts(Struct, frozen=True, kw_only=True):
    """A table beside the cards. Entries without a fact of the table leave it as the same object."""

    created: TableCreated | None = None
    """How the game was created; null only before the first entry."""
    position: dict[str, Any] | None = None
    """The position that a test chose to start from; null for a game that is dealt."""
    host: Seat = 0
    """Who may change the seats, start the game and call it off."""
    taken: tuple[Seat, ...] = ()
    """The seats of people, in the order in which they were taken; those that bots play for them too."""
    reserved: tuple[Seat, ...] = ()
    """The seats that are kept for people of the game before."""
    tenures: tuple[Tenure, ...] = ()
    """Since when the tokens of these seats are good, in no order."""
    bots: tuple[BotSeat, ...] = ()
    """The seats that bots play, in order of seats."""
    started: bool = False
    """Whether the cards were dealt."""
    clocks: tuple[SeatClock, ...] = ()
    """The clocks that were set last, in order of seats."""
    set_at: Instant | None = None
    """When they were set."""
    timeouts: tuple[TableTimedOut, ...] = ()
    """The seats that let their time run out and have not moved since, each with its newest time-out."""
    pause_asked: tuple[Seat, ...] = ()
    """Who would like to pause; while the game is paused, who would like to go on."""
    paused: bool = False
    """Whether the game is paused."""
    ahead_ms: int = 0
    """How far a test has moved the clock of this game on."""
    ended: TableEnded | None = None
    """How the game ended before its rules ended it."""

    @property
    def away(self) -> tuple[Seat, ...]:
        """Give the seats of people that bots play for them, in order of seats."""
        return tuple(bot.seat for bot in self.bots if bot.seat in self.taken)

    @property
    def free(self) -> tuple[Seat, ...]:
        """Give the seats that nobody has, lowest first."""
        assert self.created is not None
        held = {*self.taken, *(bot.seat for bot in self.bots)}
        return tuple(seat for seat in range(self.created.seats) if seat not in held)

    def bot_of(self, seat: Seat) -> BotSeat | None:
        """Give the bot that plays a seat, if one does."""
        return next((bot for bot in self.bots if bot.seat == seat), None)

    def tenure_of(self, seat: Seat) -> Tenure | None:
        """Tell since when the token of a seat is good, if it has one."""
        return next((tenure for tenure in self.tenures if tenure.seat == seat), None)

    def clock_of(self, seat: Seat) -> SeatClock | None:
        """Give the clock of a seat, if it has one."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)


NO_TABLE: Final = TableFacts()
"""Before the first entry."""

_OF_SEATS: Final = (TableCreated, TableSeatTaken, TableSeatFreed, TableBotSeated, TableSeatReturned, TableHostChanged)
"""What changes who sits where; whoever watches is told all seats then."""


def changes_seats(events: Sequence[Any]) -> bool:
    """Tell whether events change who sits where."""
    return any(isinstance(event, _OF_SEATS) for event in events)


def with_fact(table: TableFacts, event: Any, version: int, time: Instant) -> TableFacts:
    """Fold one event of the table, of an entry. Raises Misfit for one that cannot have happened."""
    folded = _FOLDS[type(event)](table, event)
    match event:
        case TableClocksSet():
            return replace(folded, set_at=time)
        case TableSeatTaken(seat=seat) | TableTokenRotated(seat=seat) | TableSeatFreed(seat=seat):
            others = tuple(tenure for tenure in table.tenures if tenure.seat != seat)
            own = (Tenure(seat, version, rotated=isinstance(event, TableTokenRotated)),)
            return replace(folded, tenures=others if isinstance(event, TableSeatFreed) else (*others, *own))
        case _:
            return folded


def heard_from(table: TableFacts, seat: Seat) -> TableFacts:
    """Give the table once a person has moved: its time-outs are no longer in a row."""
    return replace(table, timeouts=_without_timeout(table, seat)) if table.timeouts else table


def _with_person(table: TableFacts, seat: Seat) -> TableFacts:
    if seat in table.taken:
        raise Misfit(f"seat {seat} is taken twice")
    return replace(table, taken=(*table.taken, seat), reserved=_others(table.reserved, seat))


def _with_bot(table: TableFacts, seat: Seat, level: str, cause: BotBecause) -> TableFacts:
    if (cause is BotBecause.CHOSEN) == (seat in table.taken):
        raise Misfit(f"a bot cannot take seat {seat} for that reason")
    bots = (*_without_bot(table, seat), BotSeat(seat, level))
    in_order = tuple(sorted(bots, key=lambda bot: bot.seat))
    return replace(table, bots=in_order, reserved=_others(table.reserved, seat))


def _without_bot(table: TableFacts, seat: Seat) -> tuple[BotSeat, ...]:
    return tuple(bot for bot in table.bots if bot.seat != seat)


def _without_timeout(table: TableFacts, seat: Seat) -> tuple[TableTimedOut, ...]:
    return tuple(each for each in table.timeouts if each.seat != seat)


def _created(table: TableFacts, event: TableCreated) -> TableFacts:
    return replace(table, created=event, reserved=() if event.series is None else event.series.kept_seats)


def _with_position(table: TableFacts, event: TablePositionSet) -> TableFacts:
    if event.given is None:
        raise Misfit(f"{member_tag(TablePositionSet)} hides given")
    return replace(table, position=event.given)


def _freed(table: TableFacts, seat: Seat) -> TableFacts:
    return replace(
        table,
        taken=_others(table.taken, seat),
        bots=_without_bot(table, seat),
        reserved=_others(table.reserved, seat),
    )


def _others(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each != seat)


def _returned(table: TableFacts, seat: Seat) -> TableFacts:
    return replace(table, bots=_without_bot(table, seat), timeouts=_without_timeout(table, seat))


def _told(table: TableFacts, event: TableSeedRevealed) -> TableFacts:
    if event.seed is None:
        raise Misfit(f"{member_tag(TableSeedRevealed)} hides seed")
    return table


def _asked(table: TableFacts, event: TablePauseAsked | TableResumeAsked) -> TableFacts:
    return replace(table, pause_asked=(*table.pause_asked, event.seat))


_FOLDS: Final[dict[type[TableEvent], Callable[[TableFacts, Any], TableFacts]]] = {
    TableCreated: _created,
    TablePositionSet: _with_position,
    TableSeatTaken: lambda table, event: _with_person(table, event.seat),
    TableSeatFreed: lambda table, event: _freed(table, event.seat),
    TableBotSeated: lambda table, event: _with_bot(table, event.seat, event.level, event.cause),
    TableSeatReturned: lambda table, event: _returned(table, event.seat),
    TableHostChanged: lambda table, event: replace(table, host=event.seat),
    TableTokenRotated: lambda table, _: table,
    TableStarted: lambda table, _: replace(table, started=True),
    TableClocksSet: lambda table, event: replace(table, clocks=event.clocks),
    TableTimedOut: lambda table, event: replace(table, timeouts=(*_without_timeout(table, event.seat), event)),
    TablePauseAsked: _asked,
    TablePaused: lambda table, _: replace(table, paused=True, pause_asked=()),
    TableResumeAsked: _asked,
    TableResumed: lambda table, _: replace(table, paused=False, pause_asked=()),
    TableClockAdvanced: lambda table, event: replace(table, ahead_ms=table.ahead_ms + event.milliseconds),
    TableEnded: lambda table, event: replace(table, ended=event),
    TableSeedRevealed: _told,
}
"""How each fact is folded."""
