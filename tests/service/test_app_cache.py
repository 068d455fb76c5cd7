"""Games in memory: forgotten and folded again, looked back at, and never mistaken about what came late."""

import asyncio
import gc
import weakref
from collections.abc import Sequence

from service.app.call import Call
from service.app.games.get_game import get_game
from service.app.games.join_game import join_game
from service.app.log.entry import decode_entry
from service.app.log.folded_game import KEPT_EVERY
from service.app.log.snapshot import BEGINNING, snapshot_after
from service.app.log.tuning import Tuning
from service.app.messages.games import GetGameRequest
from service.app.messages.lobby import JoinGameRequest
from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.records import GameRecord, StoredEntry
from tests.support.quiet_entries import append_events
from tests.support.tables import make_app, open_table, problem_of, running_table


async def test_a_full_cache_forgets_and_folds_again(store: EventStore) -> None:
    app = make_app(store, tuning=Tuning(cached_games=2))
    tables = [await running_table(app, request_id=f"c{n}") for n in range(5)]
    for _ in range(3):
        for table in tables:
            await table.play(2)
    assert [(await table.see()).version for table in tables] == [8] * 5


async def test_moves_on_more_games_than_the_cache_holds_at_once(store: EventStore) -> None:
    app = make_app(store, tuning=Tuning(cached_games=2))
    tables = [await running_table(app, request_id=f"c{n}") for n in range(6)]
    assert await asyncio.gather(*(table.play(20, seed=n) for n, table in enumerate(tables))) == [22] * 6


async def test_every_moment_of_a_long_game_can_be_looked_back_at(store: EventStore) -> None:
    table = await running_table(make_app(store))
    for _ in range(KEPT_EVERY):
        await append_events(table)
    await table.play(KEPT_EVERY)
    game = await table.folded()
    head = game.head.version
    cold = await make_app(store).cache.open(table.game_id)
    snapshot = BEGINNING
    for entry in await table.app.cache.entries(game, 0, head):
        snapshot = snapshot_after(game.book, snapshot, entry)
        if snapshot.version % 17 == 0 or snapshot.version > head - 3:
            assert await table.app.cache.snapshot(game, snapshot.version) == snapshot
            assert await cold_snapshot(store, table.game_id, snapshot.version) == snapshot
    assert cold.head == game.head == snapshot


async def cold_snapshot(store: EventStore, game_id: str, version: int) -> object:
    app = make_app(store)
    return await app.cache.snapshot(await app.cache.open(game_id), version)


async def test_readers_of_a_cold_game_fold_it_once(store: EventStore) -> None:
    table = await running_table(make_app(store))
    await table.play(20)
    app = make_app(store)
    games = await asyncio.gather(*(app.cache.open(table.game_id) for _ in range(20)))
    assert len({id(game) for game in games}) == 1


class LateStore(MemoryStore):
    """A store whose answers about games come late when told so."""

    def __init__(self) -> None:
        super().__init__()
        self.late: asyncio.Event | None = None

    async def game(self, game_id: str) -> GameRecord | None:
        record = await super().game(game_id)
        if self.late is not None:
            await self.late.wait()
        return record


async def test_a_seat_is_not_taken_twice_because_an_old_record_came_late() -> None:
    store = LateStore()
    table = await open_table(make_app(store), 4, taken=())
    store.late = asyncio.Event()
    table.tokens[9] = "fds_unknown"
    looking = asyncio.create_task(table.see(9))
    await asyncio.sleep(0.01)
    joined = await table.app.bind(join_game)(Call(), JoinGameRequest(game_id=table.game_id, request_id="j"))
    store.late.set()
    assert (await problem_of(looking)).reason == "CREDENTIAL_INVALID"
    other = await table.app.bind(join_game)(Call(), JoinGameRequest(game_id=table.game_id, request_id="k"))
    assert (joined.credential.seat, other.credential.seat) == (1, 2)
    assert [seat.taken for seat in other.game.seats] == [True, True, True, False]
    seen = await table.app.bind(get_game)(
        Call(token=joined.credential.seat_token), GetGameRequest(game_id=table.game_id)
    )
    assert seen.game.seats[1].you


class SlowReader(MemoryStore):
    """A store that answers a reading late when told so, with what it knew when it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.late: asyncio.Event | None = None

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        entries = await super().read(game_id, after, limit)
        if self.late is not None:
            await self.late.wait()
        return entries


async def test_an_entry_that_is_read_and_committed_at_once_counts_once() -> None:
    store = SlowReader()
    table = await running_table(make_app(store))
    far = table.through(make_app(store))
    game = await far.folded()
    await table.play(1)
    store.late = asyncio.Event()
    looking = asyncio.create_task(far.see())
    await asyncio.sleep(0.01)
    seat = (await table.app.cache.open(table.game_id)).head.waiting_for[0].seat
    entry = (await MemoryStore.read(store, table.game_id, 2, 1))[0]
    snapshot = (await table.app.cache.open(table.game_id)).head
    game.add(snapshot, decode_entry(game.book, 3, entry.full))
    store.late.set()
    assert (await looking).version == 3
    game.add(snapshot, decode_entry(game.book, 3, entry.full))
    assert [each.version for each in game.entries(0, 3) or ()] == [1, 2, 3]
    assert (await far.see()).waiting_for[0].seat == seat


async def test_the_cache_keeps_no_more_games_than_it_may(store: EventStore) -> None:
    app = make_app(store, tuning=Tuning(cached_games=2))
    first, *_ = [await running_table(app, request_id=f"c{n}") for n in range(4)]
    gone = weakref.ref(await app.cache.open(first.game_id))
    for n in range(4, 6):
        await running_table(app, request_id=f"c{n}")
    gc.collect()
    assert gone() is None
