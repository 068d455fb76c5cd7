"""Submitting a move: the order of checks, refusals, retries and races."""

import asyncio
from collections import Counter

import pytest

from engine.games.take_that.events import CardPlaced, CardsDrawn
from engine.games.take_that.vocabulary import Card, Place, Reverse, TakeRow
from service.app.app import App
from service.app.call import Call
from service.app.games.submit_move import submit_move
from service.app.messages.games import SubmitMoveRequest, SubmitMoveResponse
from service.app.messages.times import later
from service.app.messages.unions import GameMove
from service.app.messages.vocabulary import CausedBy
from service.app.messages.watch import WatchHeartbeat
from service.app.problem import Problem
from service.store.status import Status
from tests.support.high_card.high_card.vocabulary import LayCard
from tests.support.tables import Table, open_table, position_table, problem_of, running_table

ROW = '{"turn": 0, "hands": [[45, 49, 94], [12, 23], [34]], "row": [41], "draw_pile": [56, 57, 58]}'
"""Seat 0 may place 45 and 49, take the row, but not place 94 nor reverse anything."""


def place(card: int) -> Place:
    return Place(card=Card(card))


async def legal(table: Table) -> tuple[int, GameMove]:
    """Give the seat on turn and a move of it."""
    game = await table.folded()
    seat = game.head.waiting_for[0].seat
    return seat, game.book.title.legal_moves(game.head.state, seat)[0]


async def test_an_accepted_move_is_answered_with_all_that_it_changed(app: App) -> None:
    table = await position_table(app, 3, ROW)
    response = await table.submit(0, place(45), 2)
    assert (response.accepted_version, response.replayed) == (3, False)
    update = response.update
    assert (update.version, update.status) == (3, Status.RUNNING)
    (entry,) = update.entries
    assert (entry.version, entry.by, entry.seat) == (3, CausedBy.SEAT, 0)
    assert entry.events[0] == CardPlaced(seat=0, card=Card(45))
    drawn = next(event for event in entry.events if isinstance(event, CardsDrawn))
    assert drawn.cards == (56,)
    assert update.view.hand == (49, 56, 94)
    assert update.view.row == (41, 45)
    assert update.legal_moves == ()
    assert [waiting.seat for waiting in update.waiting_for] == [1]
    assert update.waiting_for[0].since == 3
    assert update.outcome is None


async def test_brief_leaves_out_view_and_moves_alone(app: App) -> None:
    table = await position_table(app, 3, ROW)
    update = (await table.submit(0, place(45), 2, brief=True)).update
    assert (update.view, update.legal_moves) == (None, None)
    assert len(update.entries) == 1
    assert update.waiting_for


async def test_a_refusal_names_reason_rule_and_facts_and_changes_nothing(app: App) -> None:
    table = await position_table(app, 3, ROW)
    problem = await problem_of(table.submit(0, place(94), 2))
    assert (problem.reason, problem.domain, problem.rule) == ("OUT_OF_RANGE", "take_that.fairdeal", "T2.2")
    assert problem.metadata["card"] == "94"
    problem = await problem_of(table.submit(0, place(12), 2))
    assert (problem.reason, problem.domain) == ("CARD_NOT_IN_HAND", "fairdeal")
    problem = await problem_of(table.submit(1, place(12), 2))
    assert (problem.reason, problem.domain) == ("NOT_YOUR_TURN", "fairdeal")
    assert (await table.see()).version == 2


async def test_a_refused_id_may_be_used_for_another_move(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await problem_of(table.submit(0, place(94), 2, "m"))
    assert (await table.submit(0, place(45), 2, "m")).accepted_version == 3


async def test_tokens_come_before_everything_else(app: App) -> None:
    table = await running_table(app)

    async def submit(token: str | None, game_id: str = table.game_id) -> Problem:
        request = SubmitMoveRequest(game_id=game_id, request_id="m", expected_version=99, move=TakeRow())
        return await problem_of(app.bind(submit_move)(Call(token=token), request))

    other = await running_table(app, request_id="other")
    assert (await submit(None)).reason == "CREDENTIAL_MISSING"
    assert (await submit("fds_" + "A" * 43)).reason == "CREDENTIAL_INVALID"
    assert (await submit(other.tokens[0])).reason == "CREDENTIAL_INVALID"
    assert (await submit(table.tokens[0], "a" * 26)).reason == "GAME_NOT_FOUND"
    assert (await submit(table.tokens[0])).reason == "VERSION_NOT_YET"


async def test_a_move_of_another_title_is_unknown(app: App) -> None:
    table = await running_table(app)
    seat, move = await legal(table)
    await table.submit(seat, move, 2, "m")
    problem = await problem_of(table.submit(seat, LayCard(card=1), 2, "m"))
    assert (problem.reason, problem.metadata) == ("UNKNOWN_MOVE", {"move": "high_card.lay_card"})


async def test_nothing_can_be_played_before_the_start(app: App) -> None:
    table = await open_table(app)
    assert (await problem_of(table.submit(0, TakeRow(), 1))).reason == "GAME_NOT_STARTED"
    assert (await problem_of(table.submit(0, TakeRow(), 2))).reason == "VERSION_NOT_YET"


async def test_nothing_can_be_played_after_the_end(app: App) -> None:
    table = await running_table(app)
    version = await table.play()
    assert (await problem_of(table.submit(0, TakeRow(), version))).reason == "GAME_OVER"
    assert (await problem_of(table.submit(0, TakeRow(), version - 1))).reason == "STALE_VERSION"


async def test_a_version_above_the_head_is_refused_with_the_head(app: App) -> None:
    table = await running_table(app)
    seat, move = await legal(table)
    problem = await problem_of(table.submit(seat, move, 7))
    assert (problem.reason, problem.metadata) == ("VERSION_NOT_YET", {"version": "7", "head": "2"})


async def test_a_move_sent_again_is_answered_with_the_version_of_then_and_the_head_of_now(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, place(45), 2, "m")
    await table.submit(1, TakeRow(), 3)
    again = await table.submit(0, place(45), 2, "m")
    assert (again.accepted_version, again.replayed) == (3, True)
    assert again.update.version == 4
    assert [entry.version for entry in again.update.entries] == [3, 4]
    assert (await table.submit(0, place(45), 4, "m")).update.entries == ()
    assert (await table.submit(0, place(45), 1_000, "m")).update.version == 4


async def test_a_used_id_with_another_move_is_refused_whatever_the_move(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, place(45), 2, "m")
    for move, expected in ((place(49), 2), (place(94), 3), (TakeRow(), 9)):
        problem = await problem_of(table.submit(0, move, expected, "m"))
        assert (problem.reason, problem.metadata) == ("REQUEST_ID_REUSED", {"request_id": "m"})


async def test_seats_have_request_ids_of_their_own(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, place(45), 2, "m")
    assert not (await table.submit(1, TakeRow(), 3, "m")).replayed


async def test_one_move_sent_many_times_at_once_is_played_once(app: App) -> None:
    table = await position_table(app, 3, ROW)
    answers = await asyncio.gather(*(table.submit(0, place(45), 2, "m") for _ in range(10)))
    assert {answer.accepted_version for answer in answers} == {3}
    assert Counter(answer.replayed for answer in answers) == {False: 1, True: 9}
    assert (await table.see()).version == 3


async def test_of_many_moves_at_once_one_is_accepted_and_the_others_are_stale(app: App) -> None:
    table = await position_table(app, 3, ROW)
    moves = (place(45), place(49), TakeRow(), place(45), place(49))
    answers = await asyncio.gather(*(table.submit(0, move, 2) for move in moves), return_exceptions=True)
    assert sum(isinstance(answer, SubmitMoveResponse) for answer in answers) == 1
    problems = [answer for answer in answers if isinstance(answer, Problem)]
    assert [problem.reason for problem in problems] == ["STALE_VERSION"] * 4
    assert (await table.see()).version == 3


async def test_every_seat_at_once_moves_nobody_out_of_turn(app: App) -> None:
    table = await position_table(app, 3, ROW)
    asked = [table.submit(seat, place(card), 2) for seat, card in ((0, 45), (1, 12), (2, 34)) for _ in range(4)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    reasons = Counter(answer.reason for answer in answers if isinstance(answer, Problem))
    assert reasons.keys() <= {"NOT_YOUR_TURN", "STALE_VERSION"}
    assert sum(reasons.values()) == 11


async def test_a_caller_who_hangs_up_has_played_all_the_same(app: App) -> None:
    table = await position_table(app, 3, ROW)
    watch = table.watch(1, after=2)
    assert isinstance(await anext(watch), WatchHeartbeat)
    news = asyncio.ensure_future(anext(watch))
    await asyncio.sleep(0.01)
    asked = asyncio.ensure_future(table.submit(0, place(45), 2, "m"))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    async with asyncio.timeout(2):
        assert (await news).update.version == 3
    await watch.aclose()
    assert (await app.cache.open(table.game_id)).head.version == 3
    assert (await table.submit(0, place(45), 2, "m")).replayed


async def test_a_dry_run_judges_and_appends_nothing(app: App) -> None:
    table = await position_table(app, 3, ROW)
    response = await table.submit(0, place(45), 2, "m", dry_run=True)
    assert (response.accepted_version, response.replayed) == (3, False)
    assert response.update.version == 2
    assert response.update.entries == ()
    assert (await problem_of(table.submit(0, place(94), 2, dry_run=True))).reason == "OUT_OF_RANGE"
    assert (await problem_of(table.submit(1, place(12), 2, dry_run=True))).reason == "NOT_YOUR_TURN"
    assert (await table.see()).version == 2
    assert not (await table.submit(0, place(45), 2, "m")).replayed


async def test_a_dry_run_with_a_known_id_tells_what_that_did(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, place(45), 2, "m")
    again = await table.submit(0, place(45), 2, "m", dry_run=True)
    assert (again.accepted_version, again.replayed) == (3, True)
    assert (await problem_of(table.submit(0, place(49), 2, "m", dry_run=True))).reason == "REQUEST_ID_REUSED"


async def test_time_never_runs_backwards_in_a_log(app: App) -> None:
    table = await position_table(app, 3, ROW)
    await table.submit(0, place(45), 2)
    app.clock.now = later(app.clock.now, -1000 * 3600 * 24)
    await table.submit(1, TakeRow(), 3)
    times = [entry.time for entry in (await table.see()).entries]
    assert times == sorted(times)


async def test_a_game_is_played_to_its_end(app: App) -> None:
    table = await running_table(app, 4)
    version = await table.play(seed=3)
    update = await table.see(0, after=version - 1)
    assert update.status is Status.ENDED
    assert update.outcome is not None
    assert update.legal_moves == ()
    assert update.waiting_for == ()
    assert len({placing.seat for placing in update.outcome.placings}) == 4


@pytest.mark.parametrize("move", [Reverse(card=Card(94)), Reverse(card=Card(45))])
async def test_the_last_look_up_names_the_most_specific_reason(app: App, move: GameMove) -> None:
    table = await position_table(app, 3, ROW)
    assert (await problem_of(table.submit(0, move, 2))).reason == "NO_REVERSAL_IN_ROW"
