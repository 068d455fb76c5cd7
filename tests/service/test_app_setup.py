"""Set-ups chosen by tests: allowed on test servers alone, and told in the first entry."""

import json

import pytest

from engine.french import FrenchCard
from engine.games.cuarenta.vocabulary.moves import PlayCard
from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.messages.lobby import CreateGameRequest, PositionSetup, SeedSetup
from service.app.messages.table_events import TableCreated, TableStarted
from service.store.contract import EventStore
from service.store.status import Status
from tests.support.tables import RULES, Table, make_app, open_table, position_table, problem_of, running_table

GIVEN = '{"turn": 1, "hands": [[45, 49], [12, 94]], "row": [41], "draw_pile": [56]}'


async def dealt(table: Table) -> object:
    return (await table.folded()).head.state


async def test_the_same_seed_deals_the_same_cards(store: EventStore) -> None:
    first = await dealt(await running_table(make_app(store), request_id="a", seed="s"))
    again = await dealt(await running_table(make_app(store), request_id="b", seed="s"))
    other = await dealt(await running_table(make_app(store), request_id="c", seed="t"))
    assert first == again
    assert first != other


async def test_games_without_a_seed_are_dealt_differently(app: App) -> None:
    tables = [await open_table(app, request_id=f"c{number}") for number in range(3)]
    for table in tables:
        await table.start()
    assert len({repr(await dealt(table)) for table in tables}) == 3


async def test_a_rigged_game_says_so_and_commits_to_nothing(app: App) -> None:
    table = await running_table(app)
    created = (await table.see()).entries[0].events[0]
    assert isinstance(created, TableCreated)
    assert (created.rigged, created.commitment) == (True, None)
    assert table.created.game.rigged


async def test_a_game_begins_from_its_position(app: App) -> None:
    table = await position_table(app, 2, GIVEN)
    update = await table.see(1, after=1)
    assert [entry.events for entry in update.entries] == [(TableStarted(),)]
    assert (update.view.hand, update.view.row, update.view.draw_pile_count) == ((12, 94), (41,), 1)
    assert [waiting.seat for waiting in update.waiting_for] == [1]
    response = await table.submit(1, update.legal_moves[0], 2)
    assert response.accepted_version == 3


async def test_a_position_survives_a_restart(store: EventStore) -> None:
    table = await position_table(make_app(store), 2, GIVEN)
    await table.play(1)
    again = table.through(make_app(store, test=False))
    assert await dealt(again) == await dealt(table)


async def test_a_position_may_be_the_end(app: App) -> None:
    over = (
        '{"phase": "OVER", "hands": [[], []], "round": 2, '
        '"outcome": {"placings": [{"seat": 0, "place": 1, "score": 3}, {"seat": 1, "place": 2, "score": 0}]}}'
    )
    table = await position_table(app, 2, over)
    assert (await table.see(0)).status is Status.ENDED


async def test_a_deal_may_be_the_end(app: App) -> None:
    table = await running_table(app, 2, rule_set="cuarenta/1", seed="four 757")
    update = await table.see(0)
    assert (update.status, update.waiting_for, update.legal_moves) == (Status.ENDED, (), ())
    assert [message async for message in table.watch(1)]
    late = await problem_of(table.submit(1, PlayCard(card=FrenchCard.HEARTS_A), 2))
    assert late.reason == "GAME_OVER"


@pytest.mark.parametrize("setup", [SeedSetup(seed="s"), PositionSetup(given=json.loads(GIVEN), seed="s")])
async def test_only_a_test_server_takes_set_ups(store: EventStore, setup: SeedSetup | PositionSetup) -> None:
    request = CreateGameRequest(request_id="c", rule_set=RULES, seats=2, setup=setup)
    problem = await problem_of(make_app(store, test=False).bind(create_game)(Call(), request))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", "setup")


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ('{"row":' + "[" * 900 + "]" * 900 + "}", "setup.given.row[0]"),
        ('{"nonsense": 1}', "setup.given"),
        ('{"turn": 7}', "setup.given"),
        ('{"row": [20]}', "setup.given"),
        ('{"row": [12, 12]}', "setup.given"),
        ('{"hands": [[12], [13], [14]]}', "setup.given.hands"),
        ('{"row": ["x"]}', "setup.given.row[0]"),
        ('{"options": {}}', "setup.given.options"),
    ],
)
async def test_an_impossible_position_is_refused_and_the_place_is_named(app: App, given: str, path: str) -> None:
    request = CreateGameRequest(
        request_id="c", rule_set=RULES, seats=2, setup=PositionSetup(given=json.loads(given), seed="s")
    )
    problem = await problem_of(app.bind(create_game)(Call(), request))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", path)


async def test_set_ups_belong_to_the_fingerprint(app: App) -> None:
    first = CreateGameRequest(request_id="c", rule_set=RULES, seats=2, setup=SeedSetup(seed="s"))
    other = CreateGameRequest(request_id="c", rule_set=RULES, seats=2, setup=SeedSetup(seed="t"))
    await app.bind(create_game)(Call(), first)
    assert (await app.bind(create_game)(Call(), first)).replayed
    assert (await problem_of(app.bind(create_game)(Call(), other))).reason == "REQUEST_ID_REUSED"


async def test_the_order_of_keys_makes_no_other_position(app: App) -> None:
    given = json.loads(GIVEN)
    orders = (given, dict(reversed(given.items())))
    answers = [
        await app.bind(create_game)(
            Call(),
            CreateGameRequest(request_id="c", rule_set=RULES, seats=2, setup=PositionSetup(given=order, seed="s")),
        )
        for order in orders
    ]
    assert [answer.replayed for answer in answers] == [False, True]
