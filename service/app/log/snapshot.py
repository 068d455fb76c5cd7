"""From entries to the table: where a game stands after each one."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.log import LogCorrupt, NotFolded
from engine.notation import NotationError
from engine.outcome import Outcome
from engine.position import position
from engine.value import Seat
from service.app.messages.times import Instant, time_of
from service.app.messages.vocabulary import (
    Entry,
    GameState,
    TableCreated,
    TablePositionSet,
    TableSeatTaken,
    TableStarted,
    WaitingFor,
)
from service.app.rule_book import RuleBook, member_tag
from service.store.contract import Head
from service.store.status import Status


class Snapshot(Struct, frozen=True):
    """Where a game stands right after one entry."""

    version: int
    """The number of the entry."""
    time: Instant
    """When it was appended."""
    status: Status
    """Where the game stands in its life."""
    created: TableCreated | None
    """How the game was created; null only before the first entry."""
    position: dict[str, Any] | None
    """The position that a test chose to start from; null for a game that is dealt."""
    taken: tuple[Seat, ...]
    """The seats that are taken, in the order in which they were."""
    seated: int
    """The newest version that changed who sits where."""
    state: GameState | None
    """The whole table; null before the start."""
    waiting_for: tuple[WaitingFor, ...]
    """The seats that the game waits for."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class Misfit(ValueError):
    """What cannot be part of a game; the message says why in words of ours."""


BEGINNING: Final = Snapshot(0, time_of(0), Status.WAITING, None, None, (), 0, None, (), None)
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
                case TableCreated() | TablePositionSet() | TableSeatTaken():
                    pass
                case TableStarted():
                    state = opened(book, before)
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
    created = before.created
    if created is None or created.rule_set != book.title.rule_set or created.seats not in book.title.seats:
        raise Misfit(f"no game of {book.title.rule_set} was created")
    if not isinstance(created.options, book.title.options):
        raise Misfit(f"the options are not those of {book.title.name}")
    if before.position is None:
        return book.title.empty(created.options, created.seats)
    return position(book.title, created.options, created.seats, before.position)


def snapshot_of(book: RuleBook, before: Snapshot, entry: Entry, state: Any) -> Snapshot:
    """Give the snapshot after an entry that is known to lead to `state`."""
    created, chosen, taken = before.created, before.position, before.taken
    for event in entry.events:
        match event:
            case TableCreated():
                created = event
            case TablePositionSet(given=given):
                if given is None:
                    raise Misfit(f"{member_tag(TablePositionSet)} hides given")
                chosen = given
            case TableSeatTaken(seat=seat):
                if seat in taken:
                    raise Misfit(f"seat {seat} is taken twice")
                taken = (*taken, seat)
            case _:
                break
    version, time = entry.version, entry.time
    seated = before.seated if taken == before.taken and created is before.created else version
    if state is None:
        return Snapshot(version, time, Status.WAITING, created, chosen, taken, seated, None, (), None)
    outcome = book.title.outcome(state)
    status = Status.RUNNING if outcome is None else Status.ENDED
    waiting = _waiting(book, before, version, state)
    return Snapshot(version, time, status, created, chosen, taken, seated, state, waiting, outcome)


def _waiting(book: RuleBook, before: Snapshot, version: int, state: Any) -> tuple[WaitingFor, ...]:
    return tuple([_question(book, before, version, state, seat) for seat in book.title.acting(state)])


def _question(book: RuleBook, before: Snapshot, version: int, state: Any, seat: int) -> WaitingFor:
    """Keep the question that was open before, with the version that opened it, or open a new one."""
    decision = book.title.decision(state, seat, None)
    for waiting in before.waiting_for:
        if waiting.seat == seat and waiting.decision == decision:
            return waiting
    return WaitingFor(seat, decision, version, None, None)


def stored_head(snapshot: Snapshot) -> Head:
    """Give what the store keeps of a snapshot."""
    outcome = None if snapshot.outcome is None else msgspec.json.encode(snapshot.outcome)
    return Head(snapshot.version, snapshot.status, outcome=outcome)
