"""Creating, joining and starting: seats are taken once, and lost answers lose nothing."""

import asyncio
from collections import Counter

import pytest

from engine.games.take_that.vocabulary import Options
from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.get_game import get_game
from service.app.games.join_game import join_game
from service.app.games.start_game import start_game
from service.app.messages.games import GetGameRequest
from service.app.messages.lobby import (
    Claim,
    CreateGameRequest,
    JoinGameRequest,
    JoinGameResponse,
    Spectators,
    StartGameRequest,
)
from service.app.messages.table_events import TableCreated, TableSeatTaken, TableStarted
from service.app.messages.vocabulary import CausedBy
from service.app.problem import Problem
from service.store.contract import EventStore
from service.store.status import Status
from tests.support.tables import RULES, Table, make_app, open_table, problem_of, running_table


async def join(table: Table, request_id: str, seat: int | None = None, name: str | None = None) -> JoinGameResponse:
    request = JoinGameRequest(game_id=table.game_id, request_id=request_id, seat=seat, display_name=name)
    return await table.app.bind(join_game)(Call(), request)


def creation(**changes: object) -> CreateGameRequest:
    return CreateGameRequest(**{"request_id": "c", "rule_set": RULES, "seats": 3} | changes)


async def test_a_new_game_has_its_creator_at_seat_0(app: App) -> None:
    response = await app.bind(create_game)(Call(), creation(claims=(Claim(seat=0, display_name="민아"),)))
    assert not response.replayed
    assert [each.seat for each in response.credentials] == [0]
    assert [(seat.taken, seat.you, seat.display_name) for seat in response.game.seats] == [
        (True, True, "민아"),
        (False, False, None),
        (False, False, None),
    ]
    update = response.update
    assert (update.status, update.version, update.view, update.legal_moves) == (Status.WAITING, 1, None, ())
    (entry,) = update.entries
    assert (entry.by, entry.seat) == (CausedBy.SEAT, 0)
    assert entry.events[1:] == (TableSeatTaken(0),)
    created = entry.events[0]
    assert isinstance(created, TableCreated)
    assert created.options == Options()
    assert not created.rigged
    assert created.commitment == response.game.commitment
    assert created.commitment is not None


async def test_game_ids_are_26_letters_of_128_random_bits(app: App) -> None:
    ids = {(await app.bind(create_game)(Call(), creation(request_id=f"c{n}"))).game.game_id for n in range(20)}
    assert len(ids) == 20
    assert all(len(game_id) == 26 and set(game_id) <= set("abcdefghijklmnopqrstuvwxyz234567") for game_id in ids)


async def test_a_creation_sent_again_answers_the_same_game_and_tokens(app: App) -> None:
    request = creation(claims=(Claim(seat=2),))
    first = await app.bind(create_game)(Call(), request)
    again = await app.bind(create_game)(Call(), request)
    assert again.replayed
    assert (again.game, again.credentials) == (first.game, first.credentials)


async def test_a_creation_sent_twice_at_once_makes_one_game(app: App) -> None:
    answers = await asyncio.gather(*(app.bind(create_game)(Call(), creation()) for _ in range(8)))
    assert len({answer.game.game_id for answer in answers}) == 1
    assert len({answer.credentials for answer in answers}) == 1
    assert Counter(answer.replayed for answer in answers) == {False: 1, True: 7}


async def test_a_creation_is_known_after_a_restart_with_the_same_key(store: EventStore) -> None:
    first = await make_app(store).bind(create_game)(Call(), creation())
    again = await make_app(store).bind(create_game)(Call(), creation())
    assert again.replayed
    assert again.credentials == first.credentials


async def test_the_repeated_answer_shows_the_head(app: App) -> None:
    table = await open_table(app, 2, taken=(), request_id="c")
    await join(table, "j")
    again = await app.bind(create_game)(Call(), creation(seats=2, spectators=Spectators.OPEN))
    assert again.update.version == 2


@pytest.mark.parametrize(
    ("changes", "reason", "field"),
    [
        ({"rule_set": "take_that/9"}, "RULE_SET_NOT_FOUND", None),
        ({"seats": 1}, "VALIDATION_FAILED", "seats"),
        ({"seats": 5}, "VALIDATION_FAILED", "seats"),
        ({"claims": (Claim(seat=3),)}, "VALIDATION_FAILED", "claims[0].seat"),
        ({"claims": (Claim(seat=1), Claim(seat=1))}, "VALIDATION_FAILED", "claims[1].seat"),
    ],
)
async def test_an_impossible_creation_is_refused(
    app: App, changes: dict[str, object], reason: str, field: str | None
) -> None:
    problem = await problem_of(app.bind(create_game)(Call(), creation(**changes)))
    assert problem.reason == reason
    assert problem.metadata.get("field") == field


async def test_another_creation_with_a_used_id_is_refused(app: App) -> None:
    await app.bind(create_game)(Call(), creation())
    problem = await problem_of(app.bind(create_game)(Call(), creation(seats=4)))
    assert (problem.reason, problem.metadata) == ("REQUEST_ID_REUSED", {"request_id": "c"})


async def test_applications_have_request_ids_of_their_own(app: App) -> None:
    ours = await app.bind(create_game)(Call(), creation())
    theirs = await app.bind(create_game)(Call(app_id="other"), creation())
    assert not theirs.replayed
    assert theirs.game.game_id != ours.game.game_id


async def test_joining_takes_the_first_free_seat(app: App) -> None:
    table = await open_table(app, 4, taken=(1,))
    response = await join(table, "j", name="Leo")
    assert response.credential.seat == 2
    assert [seat.display_name for seat in response.game.seats] == [None, None, "Leo", None]
    assert [seat.you for seat in response.game.seats] == [False, False, True, False]
    assert response.update.entries[-1].events == (TableSeatTaken(2),)
    assert (response.update.entries[-1].by, response.update.entries[-1].seat) == (CausedBy.SEAT, 2)


async def test_a_seat_token_opens_its_seat(app: App) -> None:
    table = await open_table(app, 2, taken=())
    token = (await join(table, "j")).credential.seat_token
    seen = await app.bind(get_game)(Call(token=token), GetGameRequest(game_id=table.game_id))
    assert [seat.you for seat in seen.game.seats] == [False, True]


async def test_a_join_sent_again_answers_the_same_seat_and_token(app: App) -> None:
    table = await open_table(app, 4, taken=())
    first = await join(table, "j")
    await join(table, "k")
    again = await join(table, "j")
    assert again.replayed
    assert again.credential == first.credential
    assert again.update.version == 3


async def test_a_join_is_known_again_after_the_game_has_started(app: App) -> None:
    table = await open_table(app, 2, taken=())
    first = await join(table, "j")
    await table.start()
    assert (await join(table, "j")).credential == first.credential
    assert (await problem_of(join(table, "k"))).reason == "GAME_STARTED"


async def test_callers_who_join_at_once_get_different_seats(app: App) -> None:
    table = await open_table(app, 4, taken=())
    answers = await asyncio.gather(*(join(table, f"j{n}") for n in range(8)), return_exceptions=True)
    seats = [answer.credential.seat for answer in answers if isinstance(answer, JoinGameResponse)]
    assert sorted(seats) == [1, 2, 3]
    assert [problem.reason for problem in answers if isinstance(problem, Problem)] == ["GAME_FULL"] * 5
    assert (await table.see()).version == 4


async def test_one_join_sent_many_times_at_once_takes_one_seat(app: App) -> None:
    table = await open_table(app, 4, taken=())
    answers = await asyncio.gather(*(join(table, "j") for _ in range(8)))
    assert {answer.credential for answer in answers} == {answers[0].credential}
    assert Counter(answer.replayed for answer in answers) == {False: 1, True: 7}
    assert (await table.see()).version == 2


async def test_a_seat_that_is_held_cannot_be_taken(app: App) -> None:
    table = await open_table(app, 3, taken=(1,))
    problem = await problem_of(join(table, "j", seat=1))
    assert (problem.reason, problem.metadata) == ("SEAT_TAKEN", {"seat": "1"})
    assert (await join(table, "j", seat=2)).credential.seat == 2
    assert (await problem_of(join(table, "k"))).reason == "GAME_FULL"
    assert (await problem_of(join(table, "k", seat=3))).metadata["field"] == "seat"


async def test_another_join_with_a_used_id_is_refused(app: App) -> None:
    table = await open_table(app, 4, taken=())
    await join(table, "j", seat=1)
    assert (await problem_of(join(table, "j", seat=2))).reason == "REQUEST_ID_REUSED"
    assert (await problem_of(join(table, "j", seat=1, name="Leo"))).reason == "REQUEST_ID_REUSED"


async def test_the_host_starts_once_every_seat_is_taken(app: App) -> None:
    table = await open_table(app, 3, taken=(1,))
    problem = await problem_of(table.start())
    assert (problem.reason, problem.metadata) == ("SEATS_OPEN", {"seats": "2"})
    await join(table, "j")
    update = await table.start()
    assert update.status is Status.RUNNING
    (entry,) = update.entries
    assert entry.events[0] == TableStarted()
    assert len(entry.events) > 1
    assert update.view is not None
    assert (await problem_of(table.start("again"))).reason == "GAME_STARTED"


async def test_a_start_sent_again_deals_once(app: App) -> None:
    table = await open_table(app, 2)
    request = StartGameRequest(game_id=table.game_id, request_id="s")
    answers = await asyncio.gather(*(app.bind(start_game)(table.call(0), request) for _ in range(5)))
    assert {answer.accepted_version for answer in answers} == {2}
    assert Counter(answer.replayed for answer in answers) == {False: 1, True: 4}
    assert len({answer.update.view for answer in answers}) == 1


async def test_only_the_host_starts(app: App) -> None:
    table = await open_table(app, 2)
    request = StartGameRequest(game_id=table.game_id, request_id="s")
    problem = await problem_of(app.bind(start_game)(table.call(1), request))
    assert (problem.reason, problem.metadata) == ("SEAT_MISMATCH", {"seat": "1", "needed": "0"})
    assert (await problem_of(app.bind(start_game)(Call(), request))).reason == "CREDENTIAL_MISSING"
    assert (await problem_of(app.bind(start_game)(Call(token="fds_x"), request))).reason == "CREDENTIAL_INVALID"


async def test_an_id_used_for_a_start_is_not_one_for_a_move(app: App) -> None:
    table = await running_table(app)
    game = await table.folded()
    move = game.book.title.legal_moves(game.head.state, game.head.waiting_for[0].seat)[0]
    assert (await problem_of(table.submit(0, move, 2, "start"))).reason == "REQUEST_ID_REUSED"


async def test_a_game_of_nobody_and_one_of_another_application_look_alike(app: App) -> None:
    table = await open_table(app)
    other = await problem_of(app.bind(get_game)(Call(app_id="other"), GetGameRequest(game_id=table.game_id)))
    none = await problem_of(app.bind(get_game)(Call(), GetGameRequest(game_id="a" * 26)))
    assert (other.reason, other.metadata) == (none.reason, none.metadata) == ("GAME_NOT_FOUND", {})
