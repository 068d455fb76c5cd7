"""The words that every answer is made of, in the order of `fairdeal/v1/game.proto`."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from engine.game import Refusal
from engine.outcome import Outcome
from engine.value import Count, Seat
from engine.visibility import AnyViewer
from service.app.messages.request import formed
from service.app.messages.table_events import AnyTableEvent, EndCause
from service.app.messages.table_settings import Level
from service.app.messages.times import Time
from service.app.messages.unions import GameMove, GameView, TitleEvent
from service.store.status import Status

Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""The number of an entry; 0 stands for the time before the first."""

Revision = Annotated[int, Meta(ge=1, le=1_000_000)]
"""The number of a form that events were written in; it rises with every change of it."""

GameId = Annotated[str, formed("[a-z2-7]{26}", "must be 26 characters, each one of a to z or 2 to 7")]
"""26 lower-case base-32 characters of 128 random bits."""


if TYPE_CHECKING:
    GameEvent = Struct
else:
    GameEvent = AnyTableEvent | TitleEvent


class CausedBy(StrEnum):
    """Who caused an entry."""

    SEAT = "SEAT"
    """The person in a seat."""
    BOT = "BOT"
    """The bot in a seat."""
    CLOCK = "CLOCK"
    """The clock: the time of a seat ran out."""
    TABLE = "TABLE"
    """The table itself."""


class Entry(Struct, frozen=True):
    """One step of a game's log, as one viewer may see it; the move is not shown, only its events."""

    version: Version
    """Its number; dense, 1 is the creation."""
    time: Time
    """When it was appended; never earlier than the entry before."""
    by: CausedBy
    """Who caused it."""
    seat: Seat | None
    """The seat that caused it, where one did."""
    events: tuple[GameEvent, ...]
    """What happened, in order."""


class WaitingFor(Struct, frozen=True):
    """A seat that the game waits for."""

    seat: Seat
    """The seat."""
    decision: str
    """Names the open question; opaque, equal means still the same question."""
    since: Version
    """The version that opened the question."""
    deadline: Time | None
    """When the seat's time runs out; null without a clock."""
    remaining_ms: Count | None
    """Milliseconds to the deadline at `server_time`; null without a clock."""


class SeatInfo(Struct, frozen=True):
    """A seat of a game."""

    seat: Seat
    """The seat."""
    taken: bool
    """Whether it is a person's or a bot's; a seat that is not can be taken."""
    you: bool
    """Whether it is the caller's."""
    display_name: str | None
    """The name to show; null if none was given, or it was erased."""
    host: bool
    """Whether it is the host's, who may change the seats, start the game and call it off."""
    bot: Level | None
    """The level of the bot that plays it; null where a person does."""
    away: bool
    """Whether the bot plays for a person, who may take the seat back with its token."""


class Update(Struct, frozen=True):
    """What a client needs to draw the table: animate `entries`, then show `view`."""

    game_id: str
    """The game."""
    status: Status
    """Where it stands."""
    version: Version
    """The newest version."""
    entries: tuple[Entry, ...]
    """The entries after the caller's version, oldest first; empty when there are more than 50."""
    entries_omitted: Count
    """How many entries were left out because there were too many."""
    view: GameView | None
    """The table as the caller may see it at `version`; null before the start and in a brief answer."""
    legal_moves: tuple[GameMove, ...] | None
    """The caller's legal moves; empty means that there is none. Null for a spectator and in a brief answer."""
    waiting_for: tuple[WaitingFor, ...]
    """The seats that the game waits for."""
    seats: tuple[SeatInfo, ...] | None
    """All seats, whenever who sits where has changed after the caller's version; null: as before."""
    outcome: Outcome | None
    """The end; null while the game goes on, and where it was called off."""
    end_cause: EndCause | None
    """What ended the game before its rules did; null if it goes on or was played to its end."""
    server_time: Time
    """The server's clock when it answered."""


class Blocked(Struct, frozen=True):
    """A hand card without a legal move, and why."""

    move: GameMove
    """The move that was tried with it."""
    refusal: Refusal
    """Why that move is refused."""


class LogHeader(Struct, frozen=True, tag="log.header"):
    """The first line of a log file."""

    format: str
    """The format of the file: `fairdeal-log/1`."""
    game_id: str
    """The game."""
    rule_set: str
    """Its rules."""
    seats: Count
    """Number of seats."""
    viewer: AnyViewer
    """Whose view the entries are."""


class Revisions(Struct, frozen=True):
    """Two revisions: of the events of a title, and of the table's own, which are the same in every title."""

    title: Revision
    """Of the title's events."""
    table: Revision
    """Of the table's events."""


class LoggedEntry(Struct, frozen=True, tag="log.entry"):
    """An entry as stored and as a log file holds it: with its move, where the viewer may know it."""

    version: Version
    """Its number; dense, 1 is the creation."""
    revision: Revisions
    """How its events are written: what tells a newer program how to read them."""
    reader: Revisions
    """The lowest revisions whose programs understand them; an older one must not guess."""
    time: Time
    """When it was appended; never earlier than the entry before."""
    by: CausedBy
    """Who caused it."""
    seat: Seat | None
    """The seat that caused it, where one did."""
    move: GameMove | None
    """The move; null for all but auditors, and where no move was made."""
    events: tuple[GameEvent, ...]
    """What happened, in order."""


class LogFooter(Struct, frozen=True, tag="log.footer"):
    """The last line of a log file; a file without it was cut."""

    entries: Count
    """How many entries the file holds."""
    status: Status
    """Where the game stands."""
    outcome: Outcome | None
    """The end, if it has one."""


LogLine = LogHeader | LoggedEntry | LogFooter
"""One line of a log file."""
