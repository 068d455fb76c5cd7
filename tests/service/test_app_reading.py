"""Reading games: long poll, lists, entries, replay, legal moves."""

import asyncio

import pytest

from engine.games.take_that.vocabulary import Card, Place, TakeRow
from engine.visibility import Auditor
from service.app.app import App
from service.app.call import Call
from service.app.games.get_replay import get_replay
from service.app.games.get_server import get_server
from service.app.games.list_entries import list_entries
from service.app.games.list_games import list_games
from service.app.games.list_legal_moves import list_legal_moves
from service.app.messages.games import (
    GetReplayRequest,
    GetReplayResponse,
    GetServerRequest,
    ListEntriesRequest,
    ListGamesRequest,
    ListLegalMovesRequest,
)
from service.store.contract import EventStore
from service.store.spectators import Spectators
from service.store.status import Status
from tests.support.buses import DeafBus
from tests.support.tables import (
    LIMITS,
    Table,
    Tuning,
    make_app,
    open_table,
    position_table,
    problem_of,
    running_table,
    within,
)

ROW = '{"turn": 0, "hands": [[45, 49, 94], [12, 23], [34]], "row": [41], "draw_pile": [56, 57, 58]}'


async def test_a_look_without_wait_is_answered_at_once(app: App) -> None:
    table = await running_table(app)
    update = await table.see(after=2)
    assert (update.version, update.entries, update.entries_omitted) == (2, (), 0)
    assert (await table.see(after=0)).version == 2
    assert [entry.version for entry in (await table.see(after=0)).entries] == [1, 2]


async def test_a_spectator_gets_no_legal_moves(app: App) -> None:
    table = await running_table(app)
    assert (await table.see(None)).legal_moves is None
    assert (await table.see(await table.next_seat())).legal_moves


async def test_a_wait_is_answered_by_the_first_newer_version(app: App) -> None:
    table = await running_table(app)
    waiting = [asyncio.create_task(table.see(seat, after=2, wait=20)) for seat in (None, 0, 1)]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in waiting)
    await table.play(1)
    for task in waiting:
        update = await within(1, task)
        assert [entry.version for entry in update.entries] == [3]


async def test_a_wait_for_what_is_there_is_none(app: App) -> None:
    table = await running_table(app)
    assert (await within(1, table.see(after=1, wait=20))).version == 2


async def test_a_wait_ends_with_nothing_new(app: App) -> None:
    table = await running_table(app)
    update = await within(3, table.see(0, after=2, wait=1))
    assert (update.version, update.entries) == (2, ())
    assert update.view is not None


async def test_a_wait_needs_no_signal(store: EventStore) -> None:
    table = await running_table(make_app(store))
    deaf = table.through(make_app(store, bus=DeafBus(), tuning=Tuning(poll_seconds=0.05)))
    waiting = asyncio.create_task(deaf.see(0, after=2, wait=20))
    await asyncio.sleep(0.02)
    await table.play(1)
    assert (await within(1, waiting)).version == 3


async def test_nobody_waits_for_a_finished_game_or_a_stopping_server(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    assert (await within(1, table.see(after=head, wait=20))).status is Status.ENDED
    other = await running_table(app, request_id="other")
    waiting = asyncio.create_task(other.see(after=2, wait=20))
    await asyncio.sleep(0.02)
    app.drain()
    assert (await within(1, waiting)).version == 2


async def test_a_version_that_is_not_yet_is_refused(app: App) -> None:
    table = await running_table(app)
    for asked in (
        table.see(after=3),
        app.bind(list_entries)(Call(), ListEntriesRequest(game_id=table.game_id, after_version=3)),
        app.bind(get_replay)(Call(), GetReplayRequest(game_id=table.game_id, version=3)),
    ):
        problem = await problem_of(asked)
        assert (problem.reason, problem.metadata) == ("VERSION_NOT_YET", {"version": "3", "head": "2"})


async def test_open_games_are_listed_newest_first_page_by_page(app: App) -> None:
    for number in range(5):
        await open_table(app, 2, request_id=f"c{number}", spectators=Spectators.OPEN)
    await open_table(app, 2, request_id="private", spectators=Spectators.NONE)
    running = await running_table(app, 2, request_id="running", spectators=Spectators.OPEN)

    pages, token = [], None
    while True:
        page = await app.bind(list_games)(Call(), ListGamesRequest(page_size=4, page_token=token))
        pages.append(page.games)
        token = page.next_page_token
        if token is None:
            break
    games = [game for page in pages for game in page]
    assert [len(page) for page in pages] == [4, 2]
    assert games[0].game_id == running.game_id
    assert (games[0].status, games[0].version, games[0].seats, games[0].seats_taken) == (Status.RUNNING, 2, 2, 2)
    assert [game.created_at for game in games] == sorted((game.created_at for game in games), reverse=True)
    assert (await app.bind(list_games)(Call(), ListGamesRequest(page_size=6))).next_page_token is None
    waiting = await app.bind(list_games)(Call(), ListGamesRequest(status=Status.WAITING))
    assert {game.status for game in waiting.games} == {Status.WAITING}
    assert (await app.bind(list_games)(Call(app_id="other"), ListGamesRequest())).games == ()


@pytest.mark.parametrize("token", ["", "x", "=", "AAAA", "MS5h", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5LmE", "é", "LTEuYQ"])
async def test_a_page_token_that_no_page_gave_is_refused(app: App, token: str) -> None:
    problem = await problem_of(app.bind(list_games)(Call(), ListGamesRequest(page_token=token)))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", "page_token")


async def test_entries_are_listed_page_by_page(app: App) -> None:
    table = await running_table(app)
    head = await table.play(30)
    listed, after = [], 0
    while after < head:
        request = ListEntriesRequest(game_id=table.game_id, after_version=after, page_size=7)
        page = await app.bind(list_entries)(table.call(1), request)
        assert page.version == head
        listed += page.entries
        after += 7
    assert [entry.version for entry in listed] == list(range(1, head + 1))
    assert tuple(listed) == (await table.see(1)).entries


async def test_a_replay_shows_each_version_as_it_was(app: App) -> None:
    table = await open_table(app, 3)
    seen = [await table.see(1)]
    seen.append((await table.start(), await table.see(1))[1])
    for _ in range(20):
        await table.play(1)
        seen.append(await table.see(1))

    for update in seen:
        request = GetReplayRequest(game_id=table.game_id, version=update.version)
        replay = await app.bind(get_replay)(table.call(1), request)
        assert replay.entry == update.entries[-1]
        assert (replay.view, replay.waiting_for, replay.outcome) == (update.view, update.waiting_for, None)
        assert replay.head == 22


async def test_a_finished_game_is_open_to_whoever_may_see_it(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    game = await table.folded()
    full = await app.cache.entries(game, 0, head)

    async def replayed(seat: int | None, version: int) -> GetReplayResponse:
        return await app.bind(get_replay)(table.call(seat), GetReplayRequest(game_id=table.game_id, version=version))

    for seat in (None, 2):
        page = await app.bind(list_entries)(table.call(seat), ListEntriesRequest(game_id=table.game_id, page_size=500))
        assert [entry.events for entry in page.entries] == [entry.events for entry in full]
        assert (await replayed(seat, 2)).entry.events == full[1].events
    snapshot = await app.cache.snapshot(game, 10)
    assert (await replayed(2, 10)).view.hand == snapshot.state.hands[2]
    assert (await replayed(None, 10)).view == game.book.title.view_of(snapshot.state, Auditor())
    assert (await replayed(None, head)).outcome == game.head.outcome
    hidden = (await table.see(2, after=head - 40)).entries
    assert [entry.events for entry in hidden] != [entry.events for entry in full[head - 40 :]]


async def test_legal_moves_are_for_seats(app: App) -> None:
    table = await position_table(app, 3, ROW)

    async def listed(seat: int | None, *, explain: bool = False):
        request = ListLegalMovesRequest(game_id=table.game_id, explain=explain)
        return await app.bind(list_legal_moves)(table.call(seat), request)

    mine = await listed(0)
    assert mine.legal_moves == (Place(card=Card(45)), Place(card=Card(49)), TakeRow())
    assert (mine.version, mine.blocked) == (2, ())
    (blocked,) = (await listed(0, explain=True)).blocked
    assert blocked.move == Place(card=Card(94))
    assert (blocked.refusal.reason, blocked.refusal.rule) == ("OUT_OF_RANGE", "T2.2")
    others = await listed(1, explain=True)
    assert others.legal_moves == ()
    assert {each.refusal.reason for each in others.blocked} == {"NOT_YOUR_TURN"}
    assert (await problem_of(listed(None))).reason == "CREDENTIAL_MISSING"


async def test_there_are_no_legal_moves_in_the_lobby_and_after_the_end(app: App) -> None:
    table = await open_table(app)
    request = ListLegalMovesRequest(game_id=table.game_id, explain=True)
    assert (await app.bind(list_legal_moves)(table.call(0), request)).legal_moves == ()
    await table.start()
    await table.play()
    assert (await app.bind(list_legal_moves)(table.call(0), request)).legal_moves == ()


async def test_a_wrong_token_is_never_a_spectator(app: App) -> None:
    table: Table = await running_table(app)
    other = await running_table(app, request_id="other")
    for token in ("", "fds_", other.tokens[0], table.tokens[0] + "x"):
        table.tokens[9] = token
        for asked in (table.see(9), table.export(9), anext(table.watch(9))):
            assert (await problem_of(asked)).reason == "CREDENTIAL_INVALID"


async def test_the_server_says_what_it_is(app: App) -> None:
    server = (await app.bind(get_server)(Call(), GetServerRequest())).server
    assert (server.api, server.version, server.test, server.limits) == ("v1", "0", True, LIMITS)
    assert "take_that/1" in server.rule_sets
    assert server.languages == ("en", "ko")
