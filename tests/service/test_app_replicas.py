"""Several processes over one store, and a cache that is behind, too small, or facing a damaged log."""

import asyncio
import gc
import weakref
from collections.abc import Sequence

import pytest

from service.app.app import App, Tuning
from service.app.call import Call
from service.app.create_game import create_game
from service.app.entry_bytes import decode_entry
from service.app.folded_game import MILESTONE
from service.app.folding import BEGINNING, fold
from service.app.game_messages import GetGameRequest, GetReplayRequest, ListEntriesRequest, ListLegalMovesRequest
from service.app.get_game import get_game
from service.app.get_replay import get_replay
from service.app.join_game import join_game
from service.app.list_entries import list_entries
from service.app.list_legal_moves import list_legal_moves
from service.app.lobby_messages import CreateGameRequest, JoinGameRequest, StartGameRequest
from service.app.problem import Problem
from service.app.start_game import start_game
from service.store.contract import EventStore, GameRecord, StoredEntry, StoreUnavailable
from service.store.memory import MemoryStore
from tests.support.quiet_entries import append_events
from tests.support.tables import RULES, make_app, open_table, problem_of, running_table


async def test_two_replicas_play_one_game_in_turn(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    tables = (ours, theirs)
    version = 2
    for move in range(30):
        table = tables[move % 2]
        game = await table.app.games.open(ours.game_id)
        fresh = await ours.folded()
        seat = fresh.head.waiting_for[0].seat
        legal = fresh.book.title.legal_moves(fresh.head.state, seat)
        assert game.head.version in (version, version - 1)
        response = await table.submit(seat, legal[0], version)
        version += 1
        assert response.accepted_version == version


async def test_nobody_is_refused_from_a_cache_that_is_behind(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    await theirs.folded()
    first = await ours.folded()
    seat = first.head.waiting_for[0].seat
    await ours.submit(seat, first.book.title.legal_moves(first.head.state, seat)[0], 2)
    second = first.head.waiting_for[0].seat
    move = first.book.title.legal_moves(first.head.state, second)[0]
    behind = await theirs.app.games.open(ours.game_id)
    assert behind.head.version == 2
    assert (await theirs.submit(second, move, 3)).accepted_version == 4
    problem = await problem_of(theirs.submit(second, move, 9))
    assert problem.metadata["head"] == "4"


async def test_a_move_that_another_replica_took_is_known_here(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    game = await theirs.folded()
    seat = game.head.waiting_for[0].seat
    legal = game.book.title.legal_moves(game.head.state, seat)
    await ours.submit(seat, legal[0], 2, "m")
    again = await theirs.submit(seat, legal[0], 2, "m")
    assert (again.accepted_version, again.replayed, again.update.version) == (3, True, 3)
    assert (await problem_of(theirs.submit(seat, legal[1], 2, "m"))).reason == "REQUEST_ID_REUSED"
    assert (await problem_of(theirs.submit(seat, legal[1], 2, "n"))).reason == "STALE_VERSION"


async def test_one_move_through_two_replicas_at_once_is_played_once(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    game = await theirs.folded()
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    asked = (table.submit(seat, move, 2, "m") for table in (ours, theirs) * 5)
    assert sorted(answer.replayed for answer in await asyncio.gather(*asked)) == [False] + [True] * 9
    assert (await ours.see()).version == 3


async def test_a_seat_taken_through_one_replica_is_known_to_the_other(store: EventStore) -> None:
    ours = await open_table(make_app(store), 3, taken=())
    other = make_app(store)
    await get_game(other, Call(), GetGameRequest(game_id=ours.game_id))
    joined = await join_game(ours.app, Call(), JoinGameRequest(game_id=ours.game_id, request_id="j", display_name="L"))
    call = Call(token=joined.credential.seat_token)
    legal = await list_legal_moves(other, call, ListLegalMovesRequest(game_id=ours.game_id))
    assert legal.version == 2
    seen = await get_game(other, call, GetGameRequest(game_id=ours.game_id))
    assert [(seat.taken, seat.display_name) for seat in seen.game.seats] == [(True, None), (True, "L"), (False, None)]


async def test_joins_and_the_start_cross_replicas(store: EventStore) -> None:
    ours = await open_table(make_app(store), 4, taken=())
    other = make_app(store)
    await get_game(other, Call(), GetGameRequest(game_id=ours.game_id))
    answers = await asyncio.gather(
        *(
            join_game(app, Call(), JoinGameRequest(game_id=ours.game_id, request_id=f"j{n}"))
            for n, app in enumerate((ours.app, other, ours.app))
        )
    )
    assert sorted(answer.credential.seat for answer in answers) == [1, 2, 3]
    start = StartGameRequest(game_id=ours.game_id, request_id="s")
    assert (await start_game(other, ours.call(0), start)).accepted_version == 5
    again = await start_game(ours.app, ours.call(0), start)
    assert (again.accepted_version, again.replayed) == (5, True)
    late = JoinGameRequest(game_id=ours.game_id, request_id="late")
    assert (await problem_of(join_game(ours.app, Call(), late))).reason == "GAME_STARTED"


async def test_readers_see_what_was_answered_elsewhere(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    await theirs.see()
    await ours.play(5)
    assert (await theirs.see()).version == 7
    await ours.play(1)
    listed = await list_entries(theirs.app, Call(), ListEntriesRequest(game_id=ours.game_id))
    assert (listed.version, len(listed.entries)) == (8, 8)


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
    for _ in range(MILESTONE):
        await append_events(table)
    await table.play(MILESTONE)
    game = await table.folded()
    head = game.head.version
    cold = await make_app(store).games.open(table.game_id)
    moment = BEGINNING
    for entry in await table.app.games.entries(game, 0, head):
        moment = fold(game.book, moment, entry)
        if moment.version % 17 == 0 or moment.version > head - 3:
            assert await table.app.games.moment(game, moment.version) == moment
            assert await cold_moment(store, table.game_id, moment.version) == moment
    assert cold.head == game.head == moment


async def cold_moment(store: EventStore, game_id: str, version: int) -> object:
    app = make_app(store)
    return await app.games.moment(await app.games.open(game_id), version)


async def test_readers_of_a_cold_game_fold_it_once(store: EventStore) -> None:
    table = await running_table(make_app(store))
    await table.play(20)
    app = make_app(store)
    games = await asyncio.gather(*(app.games.open(table.game_id) for _ in range(20)))
    assert len({id(game) for game in games}) == 1


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
        problem = await problem_of(get_game(app, Call(), GetGameRequest(game_id=table.game_id)))
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
        get_game(cold, Call(), GetGameRequest(game_id=table.game_id)),
        get_replay(cold, Call(), GetReplayRequest(game_id=table.game_id, version=4)),
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


async def test_a_store_that_is_down_is_told(app: App) -> None:
    table = await running_table(app)
    await app.store.close()
    game = await app.games.open(table.game_id)
    seat = game.head.waiting_for[0].seat
    move = game.book.title.legal_moves(game.head.state, seat)[0]
    for asked in (
        table.submit(seat, move, 2),
        table.see(),
        create_game(app, Call(), CreateGameRequest(request_id="n", rule_set=RULES, seats=2)),
    ):
        with pytest.raises(StoreUnavailable):
            await asked
    assert game.head.version == 2


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
    joined = await join_game(table.app, Call(), JoinGameRequest(game_id=table.game_id, request_id="j"))
    store.late.set()
    assert (await problem_of(looking)).reason == "CREDENTIAL_INVALID"
    other = await join_game(table.app, Call(), JoinGameRequest(game_id=table.game_id, request_id="k"))
    assert (joined.credential.seat, other.credential.seat) == (1, 2)
    assert [seat.taken for seat in other.game.seats] == [True, True, True, False]
    seen = await get_game(table.app, Call(token=joined.credential.seat_token), GetGameRequest(game_id=table.game_id))
    assert seen.game.seats[1].you


async def test_a_seat_taken_elsewhere_may_move_here_at_once(store: EventStore) -> None:
    ours = await open_table(make_app(store), 2, taken=())
    theirs = ours.through(make_app(store))
    await theirs.app.games.open(ours.game_id)
    joined = await join_game(ours.app, Call(), JoinGameRequest(game_id=ours.game_id, request_id="j"))
    ours.tokens[1] = theirs.tokens[1] = joined.credential.seat_token
    await ours.start()
    seat = await ours.next_seat()
    if seat == 0:
        await ours.play(1)
    game = await ours.folded()
    move = game.book.title.legal_moves(game.head.state, 1)[0]
    assert (await theirs.submit(1, move, game.head.version)).accepted_version == game.head.version + 1


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
    seat = (await table.app.games.open(table.game_id)).head.waiting_for[0].seat
    entry = (await MemoryStore.read(store, table.game_id, 2, 1))[0]
    moment = (await table.app.games.open(table.game_id)).head
    far.app.games.commit(game, moment, decode_entry(3, entry.full), ())
    store.late.set()
    assert (await looking).version == 3
    assert (await far.see()).waiting_for[0].seat == seat


async def test_the_cache_keeps_no_more_games_than_it_may(store: EventStore) -> None:
    app = make_app(store, tuning=Tuning(cached_games=2))
    first, *_ = [await running_table(app, request_id=f"c{n}") for n in range(4)]
    gone = weakref.ref(await app.games.open(first.game_id))
    for n in range(4, 6):
        await running_table(app, request_id=f"c{n}")
    gc.collect()
    assert gone() is None
