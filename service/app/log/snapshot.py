"""From entries to the table: where a game stands after each one."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.log import LogCorrupt, NotFolded
from engine.notation import NotationError
from engine.outcome import Outcome
from engine.position import position
from service.app.log.table_facts import NO_TABLE, Misfit, TableFacts, changes_seats, heard_from, with_fact
from service.app.messages.table_events import TableCreated, TableEvent, TableStarted
from service.app.messages.times import Instant, time_of
from service.app.messages.unions import GameState
from service.app.messages.vocabulary import CausedBy, Entry, WaitingFor
from service.app.rule_book import RuleBook, member_tag
from service.store.records import Head
from service.store.status import Status


class Snapshot(Struct, frozen=True):
    """Where a game stands right after one entry."""

    version: int
    """The number of the entry."""
    time: Instant
    """When it was appended."""
    status: Status
    """Where the game stands in its life."""
    table: TableFacts
    """What is known of the table beside the cards."""
    seated: int
    """The newest version that changed who sits where."""
    state: GameState | None
    """The cards and all else of the title; null before the start."""
    waiting_for: tuple[WaitingFor, ...]
    """The seats that the game waits for; none once it has ended."""
    outcome: Outcome | None
    """Who won; null while the game goes on, and where it was called off."""

    @property
    def created(self) -> TableCreated:
        """Give how the game was created. Never asked for before the first entry."""
        assert self.table.created is not None
        return self.table.created


BEGINNING: Final = Snapshot(0, time_of(0), Status.WAITING, NO_TABLE, 0, None, (), None)
"""Before the first entry."""


def snapshot_after(book: RuleBook, before: Snapshot, entry: Entry) -> Snapshot:
    """Give the snapshot after an entry that hides nothing.

    Raises LogCorrupt for an entry that does not follow in number or time, or whose events cannot have happened on that
    table: it names the event, never what Python says of it.
    """
    if entry.version != before.version + 1:
        raise LogCorrupt(entry.version, f"follows {before.version}")
    if entry.time < before.time:
        raise LogCorrupt(entry.version, f"was appended at {entry.time}, before entry {before.version}")
    state, event = before.state, None
    try:
        for event in entry.events:
            match event:
                case TableStarted():
                    state = opened(book, before)
                case TableEvent():
                    pass
                case _:
                    state = _evolved(book, state, event)
        event = None
        return snapshot_of(book, before, entry, state)
    except (Misfit, NotFolded, NotationError, msgspec.DecodeError) as error:
        raise LogCorrupt(entry.version, str(error)) from error
    except Exception as error:  # evolve trusts its events, so a bad one can fail in any way
        what = (
            "it leads to a table that cannot be" if event is None else f"{member_tag(type(event))} cannot have happened"
        )
        raise LogCorrupt(entry.version, f"{what} after entry {before.version}") from error


def _evolved(book: RuleBook, state: Any, event: Any) -> Any:
    if state is None:
        raise Misfit(f"{member_tag(type(event))} comes before the game was started")
    return book.folded(state, event)


def opened(book: RuleBook, before: Snapshot) -> Any:
    """Give the table on which the deal begins: empty, or the position that a test chose."""
    created = before.table.created
    if created is None or created.rule_set != book.title.rule_set or created.seats not in book.title.seats:
        raise Misfit(f"no game of {book.title.rule_set} was created")
    if not isinstance(created.options, book.title.options):
        raise Misfit(f"the options are not those of {book.title.name}")
    if before.table.position is None:
        return book.title.empty(created.options, created.seats)
    return position(book.title, created.options, created.seats, before.table.position)


def snapshot_of(book: RuleBook, before: Snapshot, entry: Entry, state: Any) -> Snapshot:
    """Give the snapshot after an entry that is known to lead to `state`."""
    version, table, seated = entry.version, before.table, before.seated
    facts = facts_of(entry.events)
    for fact in facts:
        table = with_fact(table, fact, version, entry.time)
    if table.timeouts and entry.by is CausedBy.SEAT and entry.seat is not None and len(facts) < len(entry.events):
        table = heard_from(table, entry.seat)
    if facts and changes_seats(facts):
        seated = version
    status, outcome = _standing(book, table, state)
    waiting = () if state is None or status is Status.ENDED else _waiting(book, before, version, state)
    if table.clocks:
        waiting = tuple([_timed(each, table) for each in waiting])
    return Snapshot(version, entry.time, status, table, seated, state, waiting, outcome)


def facts_of(events: Sequence[Any]) -> Sequence[Any]:
    """Give the facts of the table among the events of an entry; they stand before those of the title, or after them."""
    if not events or not (isinstance(events[0], TableEvent) or isinstance(events[-1], TableEvent)):
        return ()
    return [event for event in events if isinstance(event, TableEvent)]


def _standing(book: RuleBook, table: TableFacts, state: Any) -> tuple[Status, Outcome | None]:
    """Tell where a game stands in its life, and its outcome."""
    if table.ended is not None:
        return Status.ENDED, table.ended.outcome
    if state is None:
        return Status.WAITING, None
    if (outcome := book.title.outcome(state)) is not None:
        return Status.ENDED, outcome
    return Status.PAUSED if table.paused else Status.RUNNING, None


def _waiting(book: RuleBook, before: Snapshot, version: int, state: Any) -> tuple[WaitingFor, ...]:
    return tuple([_question(book, before, version, state, seat) for seat in book.title.acting(state)])


def _question(book: RuleBook, before: Snapshot, version: int, state: Any, seat: int) -> WaitingFor:
    """Keep the question that was open before, with the version that opened it, or open a new one."""
    decision = book.title.decision(state, seat, None)
    for waiting in before.waiting_for:
        if waiting.seat == seat and waiting.decision == decision:
            return waiting
    return WaitingFor(seat, decision, version, None, None)


def _timed(waiting: WaitingFor, table: TableFacts) -> WaitingFor:
    """Put the deadline in that the clock of the seat has."""
    clock = table.clock_of(waiting.seat)
    deadline = None if clock is None else clock.deadline
    if deadline == waiting.deadline:
        return waiting
    return WaitingFor(waiting.seat, waiting.decision, waiting.since, deadline, None)


def stored_head(snapshot: Snapshot) -> Head:
    """Give what the store keeps of a snapshot, but for what is due."""
    outcome = None if snapshot.outcome is None else msgspec.json.encode(snapshot.outcome)
    return Head(snapshot.version, snapshot.status, outcome=outcome)
