"""The facts of a table, the same in every title: who sits, who is host, what the clocks say, how it ended."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct

from engine.events import Stored
from engine.outcome import Outcome
from engine.value import Count, Seat, snake
from engine.visibility import NOBODY
from service.app.messages.table_settings import Level, Milliseconds, TableSettings
from service.app.messages.times import Time
from service.app.messages.unions import GameOptions


def _table_tag(name: str) -> str:
    return f"table.{snake(name.removeprefix('Table'))}"


class TableEvent(Stored, frozen=True, tag=_table_tag):
    """A fact of the table, the same in every title."""


class SeriesPlace(Stored, frozen=True):
    """Which game of a series this is."""

    series_id: str
    """The series: the id of its first game."""
    game_number: Annotated[int, Meta(ge=1, le=1_000_000)]
    """The game's number in it, from 1."""
    previous_game_id: str | None
    """The game before; null for the first."""
    shift: Seat
    """How many places everybody has moved on since the first game: who sat at seat 0 then sits at this one."""
    best_of: Annotated[int, Meta(ge=1, le=99)] | None
    """The series is decided once somebody has won more than half of so many games; null: it goes on as long as people
    like."""
    kept_seats: tuple[Seat, ...]
    """Seats that are kept for people of the game before, until they come or the host frees them."""


class TableCreated(TableEvent, frozen=True):
    """The game was created; always the first event of version 1."""

    rule_set: str
    """The rules that it is pinned to."""
    options: GameOptions
    """The options, complete."""
    seats: Count
    """Number of seats."""
    settings: TableSettings
    """What the host settled for the table, complete."""
    series: SeriesPlace | None
    """Its place in a series; null for a game by itself."""
    commitment: str | None
    """Commitment to the seed of the deal, hex; null in a rigged game."""
    rigged: bool
    """Whether seed or position were chosen by the caller (test servers only)."""


class TablePositionSet(TableEvent, frozen=True):
    """A test chose the position that the game starts from, in place of a deal."""

    given: Annotated[dict[str, Any] | None, NOBODY]
    """The position, some fields of the state; null for all but auditors of a finished game."""


class TableSeatTaken(TableEvent, frozen=True):
    """A person took a seat."""

    seat: Seat
    """The seat."""


class FreedBecause(StrEnum):
    """Why a seat became free."""

    LEFT = "LEFT"
    """Its person left."""
    REMOVED = "REMOVED"
    """The host freed it."""


class TableSeatFreed(TableEvent, frozen=True):
    """A seat became free, before the start."""

    seat: Seat
    """The seat."""
    cause: FreedBecause
    """Why."""


class BotBecause(StrEnum):
    """Why a bot plays a seat."""

    CHOSEN = "CHOSEN"
    """The host seated it before the start."""
    LEFT = "LEFT"
    """The person of the seat left."""
    RESIGNED = "RESIGNED"
    """The person of the seat resigned."""
    TIMED_OUT = "TIMED_OUT"
    """The person of the seat was silent too often."""


class TableBotSeated(TableEvent, frozen=True):
    """A bot plays a seat from now on."""

    seat: Seat
    """The seat."""
    level: Level
    """How well it plays, one of the title's levels."""
    cause: BotBecause
    """Why."""


class TableSeatReturned(TableEvent, frozen=True):
    """The person of a seat plays it again, in place of the bot."""

    seat: Seat
    """The seat."""


class TableHostChanged(TableEvent, frozen=True):
    """Another seat is the host now."""

    seat: Seat
    """The seat of the new host."""


class TableTokenRotated(TableEvent, frozen=True):
    """A seat has a new token; the former one is good for nothing."""

    seat: Seat
    """The seat."""
    generation: Count
    """How many tokens it has had, this one included."""


class TableStarted(TableEvent, frozen=True):
    """The host started the game; the events of the deal follow in the same entry."""


class SeatClock(Stored, frozen=True):
    """The clock of one seat."""

    seat: Seat
    """The seat."""
    deadline: Time | None
    """When its time runs out; null while the game does not wait for it."""
    bank_ms: Milliseconds | None
    """Milliseconds that it has left while its clock stands; null where each question gets time of its own."""


class ClocksBecause(StrEnum):
    """Why clocks are set."""

    TURN = "TURN"
    """The game waits for other seats, or with another question."""
    PAUSED = "PAUSED"
    """They stand, as the game is paused."""
    RESUMED = "RESUMED"
    """They go on after a pause."""
    OUTAGE = "OUTAGE"
    """They go on after a time in which nobody could play, since no server answered."""


class TableClocksSet(TableEvent, frozen=True):
    """The clocks from this entry on, of every seat that has one."""

    clocks: tuple[SeatClock, ...]
    """The clocks, in order of seats."""
    cause: ClocksBecause
    """Why they are set."""


class TableTimedOut(TableEvent, frozen=True):
    """The time of a seat ran out."""

    seat: Seat
    """The seat."""
    in_a_row: Count
    """How often in a row, this time included."""


class TablePauseAsked(TableEvent, frozen=True):
    """A seat would like to pause; the game pauses when every person has asked."""

    seat: Seat
    """The seat."""


class TablePaused(TableEvent, frozen=True):
    """The game is paused: nobody can move, and the clocks stand."""


class TableResumeAsked(TableEvent, frozen=True):
    """A seat would like to go on; the game goes on when every person has asked."""

    seat: Seat
    """The seat."""


class TableResumed(TableEvent, frozen=True):
    """The game goes on."""


class TableClockAdvanced(TableEvent, frozen=True):
    """A test moved the clock of this game on (test servers only)."""

    milliseconds: Milliseconds
    """By how much."""


class EndCause(StrEnum):
    """What ended a game before the rules did."""

    RESIGNED = "RESIGNED"
    """A seat resigned."""
    LEFT = "LEFT"
    """A seat left."""
    TIMED_OUT = "TIMED_OUT"
    """A seat was silent too often."""
    CANCELLED = "CANCELLED"
    """The host called it off, before the start or while only bots played with it; or the last person left the lobby."""
    EXPIRED = "EXPIRED"
    """Nobody did anything for too long."""


class TableEnded(TableEvent, frozen=True):
    """The game ended before its rules ended it."""

    cause: EndCause
    """What ended it."""
    seat: Seat | None
    """The seat that did, where one did."""
    outcome: Outcome | None
    """Who won; null where nobody did, as nothing was played to a place."""


class TableSeedRevealed(TableEvent, frozen=True):
    """The secret of the deals is told, as the game has ended: whoever has the whole log can judge every draw again."""

    seed: Annotated[str | None, NOBODY]
    """The seed that the commitment of version 1 commits to, hex; null for whoever may not see everything."""


TABLE_EVENTS: Final[tuple[type[TableEvent], ...]] = (
    TableCreated,
    TablePositionSet,
    TableSeatTaken,
    TableSeatFreed,
    TableBotSeated,
    TableSeatReturned,
    TableHostChanged,
    TableTokenRotated,
    TableStarted,
    TableClocksSet,
    TableTimedOut,
    TablePauseAsked,
    TablePaused,
    TableResumeAsked,
    TableResumed,
    TableClockAdvanced,
    TableEnded,
    TableSeedRevealed,
)
"""The facts of a table, in the order of their union."""

if TYPE_CHECKING:
    AnyTableEvent = Struct
else:
    AnyTableEvent = (
        TableCreated
        | TablePositionSet
        | TableSeatTaken
        | TableSeatFreed
        | TableBotSeated
        | TableSeatReturned
        | TableHostChanged
        | TableTokenRotated
        | TableStarted
        | TableClocksSet
        | TableTimedOut
        | TablePauseAsked
        | TablePaused
        | TableResumeAsked
        | TableResumed
        | TableClockAdvanced
        | TableEnded
        | TableSeedRevealed
    )
