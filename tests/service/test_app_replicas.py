"""Several processes over one store, and a cache that is behind, too small, or facing a damaged log."""

import asyncio

from service.app.call import Call
from service.app.games.get_game import get_game
from service.app.games.join_game import join_game
from service.app.games.list_entries import list_entries
from service.app.games.list_legal_moves import list_legal_moves
from service.app.games.start_game import start_game
from service.app.messages.games import GetGameRequest, ListEntriesRequest, ListLegalMovesRequest
from service.app.messages.lobby import JoinGameRequest, StartGameRequest
from service.store.contract import EventStore
from tests.support.tables import make_app, open_table, problem_of, running_table


async def test_two_replicas_play_one_game_in_turn(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    tables = (ours, theirs)
    version = 2
    for move in range(30):
        table = tables[move % 2]
        game = await table.app.cache.open(ours.game_id)
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
    behind = await theirs.app.cache.open(ours.game_id)
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
    await other.bind(get_game)(Call(), GetGameRequest(game_id=ours.game_id))
    joined = await ours.app.bind(join_game)(
        Call(), JoinGameRequest(game_id=ours.game_id, request_id="j", display_name="L")
    )
    call = Call(token=joined.credential.seat_token)
    legal = await other.bind(list_legal_moves)(call, ListLegalMovesRequest(game_id=ours.game_id))
    assert legal.version == 2
    seen = await other.bind(get_game)(call, GetGameRequest(game_id=ours.game_id))
    assert [(seat.taken, seat.display_name) for seat in seen.game.seats] == [(True, None), (True, "L"), (False, None)]


async def test_joins_and_the_start_cross_replicas(store: EventStore) -> None:
    ours = await open_table(make_app(store), 4, taken=())
    other = make_app(store)
    await other.bind(get_game)(Call(), GetGameRequest(game_id=ours.game_id))
    answers = await asyncio.gather(
        *(
            app.bind(join_game)(Call(), JoinGameRequest(game_id=ours.game_id, request_id=f"j{n}"))
            for n, app in enumerate((ours.app, other, ours.app))
        )
    )
    assert sorted(answer.credential.seat for answer in answers) == [1, 2, 3]
    start = StartGameRequest(game_id=ours.game_id, request_id="s")
    assert (await other.bind(start_game)(ours.call(0), start)).accepted_version == 5
    again = await ours.app.bind(start_game)(ours.call(0), start)
    assert (again.accepted_version, again.replayed) == (5, True)
    late = JoinGameRequest(game_id=ours.game_id, request_id="late")
    assert (await problem_of(ours.app.bind(join_game)(Call(), late))).reason == "GAME_STARTED"


async def test_readers_see_what_was_answered_elsewhere(store: EventStore) -> None:
    ours = await running_table(make_app(store))
    theirs = ours.through(make_app(store))
    await theirs.see()
    await ours.play(5)
    assert (await theirs.see()).version == 7
    await ours.play(1)
    listed = await theirs.app.bind(list_entries)(Call(), ListEntriesRequest(game_id=ours.game_id))
    assert (listed.version, len(listed.entries)) == (8, 8)


async def test_a_seat_taken_elsewhere_may_move_here_at_once(store: EventStore) -> None:
    ours = await open_table(make_app(store), 2, taken=())
    theirs = ours.through(make_app(store))
    await theirs.app.cache.open(ours.game_id)
    joined = await ours.app.bind(join_game)(Call(), JoinGameRequest(game_id=ours.game_id, request_id="j"))
    ours.tokens[1] = theirs.tokens[1] = joined.credential.seat_token
    await ours.start()
    seat = await ours.next_seat()
    if seat == 0:
        await ours.play(1)
    game = await ours.folded()
    move = game.book.title.legal_moves(game.head.state, 1)[0]
    assert (await theirs.submit(1, move, game.head.version)).accepted_version == game.head.version + 1
