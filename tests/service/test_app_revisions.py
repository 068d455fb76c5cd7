"""Entries that other code wrote: older ones, newer ones with more fields, and those that this code must not read."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.take_that.vocabulary import Place
from engine.log import LogCorrupt
from engine.upcast import Plain, Upcaster
from service.app.call import Call
from service.app.games.list_games import list_games
from service.app.log.entry import NeedsNewer, decode_entry
from service.app.messages.games import ListGamesRequest
from service.app.rule_book import TABLE, RuleBook, rule_book
from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.records import StoredEntry
from tests.support.tables import RULES, Table, make_app, problem_of, running_table, within

BOOK = rule_book(RULES)
PLACE = Place(card=12)

Change = Callable[[dict[str, Any]], None]


def changed(data: bytes, *changes: Change) -> bytes:
    """Give an entry as other code might have written it."""
    plain = json.loads(data)
    for change in changes:
        change(plain)
    return json.dumps(plain, separators=(",", ":")).encode()


def with_more(plain: Any) -> None:
    """Add a field to every record but the options, as an optional field of a newer revision would be."""
    match plain:
        case dict():
            for name, part in list(plain.items()):
                if name not in {"options", "settings"}:  # what it plays by is never read over
                    with_more(part)
            plain["tomorrow"] = {"secret": [1, 2]}
        case list():
            for part in plain:
                with_more(part)
        case _:
            pass


def at(title: int, reader: int, table: int = TABLE.revision) -> Change:
    """Say at which revision it is written, and which reads it."""

    def change(plain: dict[str, Any]) -> None:
        plain["revision"] = {"title": title, "table": table}
        plain["reader"] = {"title": reader, "table": table}

    return change


def rewrite(table: Table, version: int, *changes: Change) -> None:
    """Rewrite an entry in the store, as if other code had written it."""
    store = table.app.store
    assert isinstance(store, MemoryStore)
    entries = store._games[table.game_id].entries
    kept = entries[version - 1]
    entries[version - 1] = StoredEntry(version, changed(kept.public, *changes), changed(kept.full, *changes))


async def played(moves: int = 10_000) -> Table:
    table = await running_table(make_app(MemoryStore()))
    await table.play(moves)
    return table


async def test_an_entry_says_at_which_revision_it_is_written(store: EventStore) -> None:
    table = await running_table(make_app(store))
    for stored in await store.read(table.game_id, 0, 10):
        for data in (stored.public, stored.full):
            plain = msgspec.json.decode(data)
            assert plain["revision"] == {"title": BOOK.title.revision, "table": TABLE.revision}
            assert plain["reader"] == {"title": BOOK.title.reader, "table": TABLE.reader}


@pytest.mark.parametrize("viewer", [None, 0, 1])
async def test_fields_of_tomorrow_are_read_over_and_passed_on(viewer: int | None) -> None:
    table = await played()
    seen = await table.see(viewer)
    for version in range(1, seen.version + 1):
        rewrite(table, version, with_more, at(BOOK.title.revision + 1, BOOK.title.reader))
    cold = table.through(make_app(table.app.store))
    again = await cold.see(viewer)
    assert (again.view, again.outcome, again.legal_moves) == (seen.view, seen.outcome, seen.legal_moves)
    stored = await table.app.store.read(table.game_id, 0, 1000)
    lines = await cold.export_text(viewer)
    assert [line.encode() for line in lines[1:-1]] == [each.full for each in stored]


@pytest.mark.parametrize("viewer", [None, 0, 1])
async def test_what_is_unknown_reaches_no_seat_while_the_game_goes_on(viewer: int | None) -> None:
    """What this code does not know of a hidden card may be the card."""
    table = await played(20)
    before = await table.export(viewer)
    for version in range(1, 23):
        rewrite(table, version, with_more, at(BOOK.title.revision + 1, BOOK.title.reader))
    cold = table.through(make_app(table.app.store))
    lines = await cold.export_text(viewer)
    stored = await table.app.store.read(table.game_id, 0, 1000)
    if viewer is None:
        assert [line.encode() for line in lines[1:-1]] == [each.public for each in stored]
    else:
        assert not any("tomorrow" in line for line in lines)
        entries = (await cold.export(viewer))[1:-1]
        assert [entry.events for entry in entries] == [entry.events for entry in before[1:-1]]
    update = await cold.see(viewer, after=2)
    assert b"tomorrow" not in msgspec.json.encode(update.entries, enc_hook=str)


async def test_a_game_that_needs_a_newer_reader_is_refused_alone() -> None:
    app = make_app(MemoryStore())
    table, other = await running_table(app), await running_table(app, request_id="another game of them")
    await table.play(5)
    cold = make_app(app.store)
    far, near = table.through(cold), other.through(cold)
    watching, elsewhere = far.watch(0, after=7), near.watch(0, after=2)
    await within(5, anext(watching))
    await within(5, anext(elsewhere))
    await table.play(1)
    rewrite(table, 8, at(BOOK.title.revision + 2, BOOK.title.revision + 1))
    stored = await app.store.read(table.game_id, 0, 100)
    cold.bus.publish(table.game_id, 8)
    for asked in (
        anext(watching),
        far.see(),
        far.see(0),
        far.export(1),
        far.submit(0, PLACE, 7),
        far.submit(0, PLACE, 8),
    ):
        problem = await problem_of(within(5, asked))
        assert (problem.reason, problem.metadata) == (
            "GAME_NEEDS_NEWER_SERVER",
            {
                "version": "8",
                "events": "take_that",
                "revision": str(BOOK.title.revision + 1),
                "known": str(BOOK.title.revision),
            },
        )
    assert await app.store.read(table.game_id, 0, 100) == stored
    await near.play(1)
    assert (await within(5, anext(elsewhere))).update.version == 3
    listed = await cold.bind(list_games)(Call(), ListGamesRequest())
    assert {each.game_id: each.version for each in listed.games} == {table.game_id: 8, other.game_id: 3}
    await elsewhere.aclose()


async def test_a_table_event_that_needs_a_newer_reader_is_refused_too() -> None:
    table = await played(0)
    (stored,) = await table.app.store.read(table.game_id, 0, 1)
    with pytest.raises(NeedsNewer, match="entry 1 needs revision 3 of table, this server has 2"):
        decode_entry(BOOK, 1, changed(stored.full, at(1, 1, table=3)))


def _renamed(event: Plain) -> tuple[Plain, ...]:
    after = dict(event)
    after["card"] = after.pop("face")
    return (after,)


def _split(event: Plain) -> tuple[Plain, ...]:
    return ({"type": "take_that.turn_started", "seat": event["seat"], "turn_number": 9}, {**event})


TOMORROW = RuleBook(
    msgspec.structs.replace(
        BOOK.title,
        revision=BOOK.title.revision + 2,
        upcasters=(
            Upcaster(event="take_that.card_placed", revision=BOOK.title.revision, upcast=_renamed),
            Upcaster(event="take_that.sneezed", revision=BOOK.title.revision, upcast=lambda _: ()),
            Upcaster(event="take_that.card_placed", revision=BOOK.title.revision + 1, upcast=_split),
        ),
    )
)
"""The same title two revisions later."""


def line(revision: int, *events: Plain) -> bytes:
    head = {
        "type": "log.entry",
        "version": 4,
        "time": "2026-12-01T00:00:00.000Z",
        "by": "SEAT",
        "seat": 1,
        "move": None,
    }
    own = {"revision": {"title": revision, "table": 1}, "reader": {"title": 1, "table": 1}, "events": events}
    return json.dumps(head | own).encode()


def test_older_events_become_those_of_today_by_the_stored_revision() -> None:
    now = BOOK.title.revision
    old = {"type": "take_that.card_placed", "seat": 1, "face": 12}
    entry = decode_entry(TOMORROW, 4, line(now, {"type": "take_that.sneezed"}, old))
    assert [type(event).__name__ for event in entry.events] == ["TurnStarted", "CardPlaced"]
    assert entry.events[1].card == 12
    later = decode_entry(TOMORROW, 4, line(now + 1, {"type": "take_that.card_placed", "seat": 1, "card": 12}))
    assert [type(event).__name__ for event in later.events] == ["TurnStarted", "CardPlaced"]
    (placed,) = decode_entry(
        TOMORROW, 4, line(now + 2, {"type": "take_that.card_placed", "seat": 1, "card": 12})
    ).events
    assert placed == entry.events[1]


@pytest.mark.parametrize(
    ("revision", "event", "problem"),
    [
        (0, {"type": "take_that.card_placed", "seat": 1, "card": 12}, "cannot be read"),
        (
            1,
            {"type": "take_that.card_placed", "seat": 1},
            f"card_placed cannot be brought from revision {BOOK.title.revision} to {BOOK.title.revision + 2}",
        ),
        (3, {"type": "take_that.sneezed"}, "cannot be read: Invalid value 'take_that.sneezed'"),
        (3, {"seat": 1}, "cannot be read"),
    ],
)
def test_what_cannot_be_brought_to_today_is_corrupt(revision: int, event: Plain, problem: str) -> None:
    with pytest.raises(LogCorrupt, match=problem):
        decode_entry(TOMORROW, 4, line(revision, event))


async def test_options_of_tomorrow_are_refused_in_a_log_and_in_a_request() -> None:
    """Skipping one would play the game on by other rules (tests/service/test_log_options.py has the kinds)."""
    table = await played(0)

    def option(plain: dict[str, Any]) -> None:
        plain["events"][0]["options"]["tomorrow"] = 1

    rewrite(table, 1, option, at(BOOK.title.revision + 1, 1))
    problem = await problem_of(table.through(make_app(table.app.store)).folded())
    assert problem.reason == "GAME_NEEDS_NEWER_SERVER"
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"tomorrow": 1}, BOOK.title.options)
