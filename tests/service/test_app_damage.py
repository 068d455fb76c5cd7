"""Logs that cannot be what was written, logs that are another, stores that are down."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.get_game import get_game
from service.app.games.get_replay import get_replay
from service.app.messages.games import GetGameRequest, GetReplayRequest
from service.app.messages.lobby import CreateGameRequest
from service.app.problem import Problem
from service.store.contract import EventStore, StoreUnavailable
from service.store.memory import MemoryStore
from service.store.records import Append, Head, Moved
from service.store.status import Status
from tests.support.quiet_entries import append_events
from tests.support.tables import RULES, make_app, problem_of, running_table


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no json",
        b"{}",
        b'{"type":"log.entry","version":3}',
        b'{"type":"log.entry","version":4,"time":"2026-11-29T12:00:00Z","by":"TABLE","seat":null,"move":null,"events":[]}',
    ],
    ids=["empty", "text", "bare", "cut", "renumbered"],
)
async def test_a_log_that_cannot_be_read_is_corrupt(store: EventStore, data: bytes) -> None:
    table = await running_table(make_app(store))
    await append_events(table, data=data)
    for app in (table.app, make_app(store)):
        problem = await problem_of(app.bind(get_game)(Call(), GetGameRequest(game_id=table.game_id)))
        assert (problem.reason, problem.metadata) == ("LOG_CORRUPT", {"version": "3"})


async def test_an_event_that_cannot_have_happened_is_corrupt(store: EventStore) -> None:
    table = await running_table(make_app(store))
    data = (
        b'{"type":"log.entry","version":3,"time":"2026-11-29T12:00:00Z","by":"SEAT","seat":0,"move":null,'
        b'"events":[{"type":"take_that.card_placed","seat":3,"card":12}]}'
    )
    await append_events(table, data=data)
    assert (await problem_of(table.see())).reason == "LOG_CORRUPT"


class HoleyStore(MemoryStore):
    """A store that has lost an entry."""

    async def read(self, game_id: str, after: int, limit: int) -> list:
        return [each for each in await super().read(game_id, after, limit) if each.version != 4]


async def test_a_hole_is_corrupt() -> None:
    store = HoleyStore()
    table = await running_table(make_app(store))
    await table.play(3)
    cold = make_app(store)
    for asked in (
        cold.bind(get_game)(Call(), GetGameRequest(game_id=table.game_id)),
        cold.bind(get_replay)(Call(), GetReplayRequest(game_id=table.game_id, version=4)),
    ):
        assert (await problem_of(asked)).reason == "LOG_CORRUPT"
    with pytest.raises(Problem, match="LOG_CORRUPT"):
        await table.export()


async def test_a_log_put_back_from_a_backup_is_opened_anew() -> None:
    store = MemoryStore()
    table = await running_table(make_app(store))
    cut = dict(store._games)
    backup = (cut[table.game_id].record, list(cut[table.game_id].entries), dict(cut[table.game_id].used))
    game = await table.folded()
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    await table.play(4)
    kept = store._games[table.game_id]
    kept.record, kept.entries, kept.used = backup
    assert (await table.submit(seat, move, 2)).accepted_version == 3


class StuckStore(MemoryStore):
    """A store that appends nothing and answers with the very head that was expected."""

    async def append(self, append: Append, committed: Callable[[], None]) -> Moved:
        return Moved(append.expected_head)


async def test_a_move_that_was_not_stored_is_never_reported_as_done() -> None:
    store = StuckStore()
    table = await running_table(make_app(MemoryStore()))
    store._games, store._created = table.app.store._games, table.app.store._created
    stuck = table.through(make_app(store))
    game = await stuck.folded()
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    with pytest.raises(StoreUnavailable, match="nothing was appended after version 2"):
        await stuck.submit(seat, move, 2)
    assert (await stuck.submit(seat, move, 2, dry_run=True)).accepted_version == 3
    assert (await stuck.see()).version == 2


@pytest.mark.parametrize("head", [1, 9])
async def test_a_head_that_is_none_of_the_log_ends_the_call(head: int) -> None:
    """Judged again for ever, it would keep the server busy with one call."""
    store = MemoryStore()
    table = await running_table(make_app(store))
    game = await table.folded()
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    kept = store._games[table.game_id]
    kept.record = replace(kept.record, head=Head(head, Status.RUNNING))
    async with asyncio.timeout(5):
        assert (await problem_of(table.submit(seat, move, 2))).reason == "LOG_CORRUPT"


async def test_a_store_that_is_down_is_told(app: App) -> None:
    table = await running_table(app)
    await app.store.close()
    game = await app.cache.open(table.game_id)
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    for asked in (
        table.submit(seat, move, 2),
        table.see(),
        app.bind(create_game)(Call(), CreateGameRequest(request_id="n", rule_set=RULES, seats=2)),
    ):
        with pytest.raises(StoreUnavailable):
            await asked
    assert game.head.version == 2
