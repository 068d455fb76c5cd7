"""A move is stale only if the question that it answers is closed."""

import asyncio

import pytest

from engine.games.take_that.vocabulary import Card, Place, TakeRow
from service.app.app import App
from service.app.log.folded_game import KEPT_EVERY
from service.app.problem import Problem
from tests.support.quiet_entries import append_events, next_turn
from tests.support.tables import Table, open_table, position_table, problem_of, running_table

ROW = '{"turn": 0, "hands": [[45, 49, 94], [12, 23], [34]], "row": [41], "draw_pile": [56, 57, 58]}'
PLACE = Place(card=Card(45))
IMPOSSIBLE = Place(card=Card(94))


async def quiet(table: Table, count: int) -> None:
    for _ in range(count):
        await append_events(table)


@pytest.mark.parametrize("behind", [1, 3, 60, KEPT_EVERY + 3])
async def test_an_open_question_can_be_answered_from_an_older_version(app: App, behind: int) -> None:
    table = await position_table(app, 3, ROW)
    await quiet(table, behind)
    response = await table.submit(0, PLACE, 2)
    assert (response.accepted_version, response.replayed) == (behind + 3, False)
    if behind < 50:
        assert [entry.version for entry in response.update.entries] == list(range(3, behind + 4))
    else:
        assert (response.update.entries, response.update.entries_omitted) == ((), behind + 1)


async def test_a_refusal_comes_from_an_older_version_too(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await quiet(table, 2)
    assert (await problem_of(table.submit(0, IMPOSSIBLE, 2))).reason == "OUT_OF_RANGE"
    assert (await problem_of(table.submit(1, TakeRow(), 2))).reason == "NOT_YOUR_TURN"


@pytest.mark.parametrize("expected", [0, 1, 2, 3])
@pytest.mark.parametrize("move", [PLACE, IMPOSSIBLE, TakeRow()])
async def test_a_closed_question_is_stale_before_any_rule(app: App, expected: int, move: Place | TakeRow) -> None:
    table = await position_table(app, 3, ROW)
    await quiet(table, 1)
    await next_turn(table, 0)
    problem = await problem_of(table.submit(0, move, expected))
    assert (problem.reason, problem.domain) == ("STALE_VERSION", "fairdeal")
    assert problem.metadata == {"expected_version": str(expected), "version": "4"}
    assert problem.update is not None
    assert [entry.version for entry in problem.update.entries] == list(range(expected + 1, 5))
    assert problem.update.view.hand == (45, 49, 94)
    assert problem.update.legal_moves


async def test_the_newest_version_is_never_stale(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await next_turn(table, 0)
    assert (await table.submit(0, PLACE, 3)).accepted_version == 4


async def test_what_was_seen_in_the_lobby_is_stale_after_the_start(app: App) -> None:
    table = await running_table(app)
    seat = await table.next_seat()
    assert (await problem_of(table.submit(seat, TakeRow(), 1))).reason == "STALE_VERSION"


async def test_a_stale_answer_is_brief_where_the_call_was(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await next_turn(table, 0)
    problem = await problem_of(table.submit(0, PLACE, 2, brief=True))
    assert problem.update is not None
    assert (problem.update.view, problem.update.legal_moves) == (None, None)


async def test_a_stale_answer_of_a_long_way_back_tells_how_much_was_missed(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await quiet(table, 60)
    await next_turn(table, 0)
    problem = await problem_of(table.submit(0, PLACE, 2))
    assert problem.update is not None
    assert (problem.update.entries, problem.update.entries_omitted, problem.update.version) == ((), 61, 63)


async def test_a_known_id_is_known_however_stale(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, PLACE, 2, "m")
    await quiet(table, KEPT_EVERY)
    await next_turn(table, 2)
    for expected in (0, 2, 3, 90):
        assert (await table.submit(0, PLACE, expected, "m")).accepted_version == 3


async def test_a_neighbour_who_appends_at_once_spoils_nothing(app: App) -> None:
    table = await position_table(app, 3, ROW)
    answers = await asyncio.gather(table.submit(0, PLACE, 2), append_events(table), return_exceptions=True)
    assert not isinstance(answers[0], BaseException)
    assert not isinstance(answers[0], Problem)
    assert answers[0].accepted_version in (3, 4)


async def test_a_question_keeps_the_version_that_opened_it(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await quiet(table, 2)
    assert [(each.seat, each.since) for each in (await table.see()).waiting_for] == [(0, 2)]
    await next_turn(table, 0)
    await quiet(table, 1)
    (waiting,) = (await table.see()).waiting_for
    assert (waiting.seat, waiting.since) == (0, 5)


async def test_the_lobby_waits_for_no_seat(app: App) -> None:
    table = await open_table(app)
    assert (await table.see()).waiting_for == ()
