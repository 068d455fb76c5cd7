"""Seats before the start: bots, codes, leaving, another host, another device."""

import os
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from service.app.problem import Problem
from service.store.memory import MemoryStore
from service.store.sqlite import SqliteStore
from tests.support.company import Company
from tests.support.tables import make_app

RULES = "uno/1"


async def refused(asked: Awaitable[Any]) -> Problem:
    with pytest.raises(Problem) as caught:
        await asked
    return caught.value


@pytest.fixture
def company() -> Company:
    return Company(make_app(MemoryStore()))


async def test_the_host_seats_bots_and_frees_seats(company: Company):
    await company.open(RULES, 4, people=2)

    await company.ask("AddBot", 0, seat=3, level="EASY")
    update = (await company.ask("AddBot", 0)).update
    assert [(seat.taken, seat.bot) for seat in update.seats] == [(True, None)] * 2 + [(True, "EASY")] * 2
    update = (await company.ask("FreeSeat", 0, seat=2)).update
    assert [seat.taken for seat in update.seats] == [True, True, False, True]
    assert (await refused(company.ask("StartGame", 0))).metadata == {"seats": "2"}


async def test_only_the_host_changes_seats_and_only_before_the_start(company: Company):
    await company.open(RULES, 3, people=2)

    for name, fields in (("AddBot", {}), ("FreeSeat", {"seat": 0})):
        problem = await refused(company.ask(name, 1, **fields))
        assert (problem.reason, problem.metadata) == ("SEAT_MISMATCH", {"seat": "1", "needed": "0"})
    assert (await refused(company.ask("AddBot", 0, level="GENIUS"))).metadata["field"] == "level"
    assert (await refused(company.ask("AddBot", 0, seat=1))).reason == "SEAT_TAKEN"
    assert (await refused(company.ask("FreeSeat", 0, seat=0))).reason == "VALIDATION_FAILED"
    assert (await refused(company.ask("FreeSeat", 0, seat=2))).reason == "VALIDATION_FAILED"
    await company.ask("AddBot", 0)
    assert (await refused(company.ask("AddBot", 0))).reason == "GAME_FULL"
    await company.ask("StartGame", 0)
    assert (await refused(company.ask("AddBot", 0))).reason == "GAME_STARTED"
    assert (await refused(company.ask("FreeSeat", 0, seat=1))).reason == "GAME_STARTED"


async def test_a_freed_seats_token_and_streams_are_good_for_nothing(company: Company):
    await company.open(RULES, 3, people=2, spectators="OPEN")
    watching = await company.ask_stream("WatchGame", 1)
    await anext(watching)

    await company.ask("FreeSeat", 0, seat=1)

    assert (await refused(anext(watching))).reason == "CREDENTIAL_INVALID"
    assert (await refused(company.see(1))).reason == "CREDENTIAL_INVALID"


async def test_a_code_leads_to_the_table_until_it_starts(company: Company):
    await company.open(RULES, 2)
    game = (await company.ask("GetGame", 0)).game
    assert len(game.join_code) == 6
    assert not set("01ILO") & set(game.join_code)

    preview = (await company.ask("PreviewGame", join_code=game.join_code.lower())).game
    assert (preview.game_id, preview.join_code) == (company.game_id, None)
    assert [(seat.taken, seat.display_name) for seat in preview.seats] == [(True, "Ana"), (False, None)]
    joined = await company.ask("JoinGame", game_id=preview.game_id)
    company.tokens[1] = joined.credential.seat_token
    await company.ask("StartGame", 0)

    assert (await refused(company.ask("PreviewGame", join_code=game.join_code))).reason == "JOIN_CODE_NOT_FOUND"
    assert (await company.ask("GetGame", 0)).game.join_code is None


async def test_a_code_expires(company: Company):
    await company.open(RULES, 2)
    code = (await company.ask("GetGame", 0)).game.join_code

    company.app.clock.now = "2026-12-09T00:00:00.000Z"

    assert (await refused(company.ask("PreviewGame", join_code=code))).reason == "JOIN_CODE_NOT_FOUND"


async def test_a_table_outlives_its_code_which_may_be_anothers_by_then(company: Company, tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "fairdeal.db")
    drawn = {8: bytes(8)}
    app = make_app(store, randomness=lambda size: drawn.get(size) or os.urandom(size))
    older, newer = Company(app), Company(app)
    await older.open(RULES, 3)
    code = (await older.ask("GetGame", 0)).game.join_code
    app.clock.now = "2026-11-30T06:00:00.000Z"
    await older.ask("AddBot", 0)
    app.clock.now = "2026-11-30T18:00:00.000Z"
    newer._asked = 1_000
    await newer.open(RULES, 2)
    assert (await newer.ask("GetGame", 0)).game.join_code == code

    await older.ask("AddBot", 0)

    assert (await older.ask("GetGame", 0)).game.join_code is None
    assert (await newer.ask("PreviewGame", join_code=code)).game.game_id == newer.game_id
    await store.close()


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"spectator_delay": 3}, "settings.spectator_delay"),
        ({"after_end": "PLAYERS"}, "settings.after_end"),
        ({"stand_in": "GENIUS"}, "settings.stand_in"),
        ({"slower": [{"seat": 7, "percent": 200}]}, "settings.slower[0].seat"),
        ({"slower": [{"seat": 1, "percent": 200}, {"seat": 1, "percent": 300}]}, "settings.slower[1].seat"),
    ],
)
async def test_settings_that_cannot_be_are_refused_by_name(company: Company, settings: dict[str, Any], field: str):
    problem = await refused(company.open(RULES, 2, settings=settings))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", field)


async def test_bots_are_in_no_hurry_unless_it_is_a_test():
    company = Company(make_app(MemoryStore(), test=False))
    problem = await refused(company.open(RULES, 2, settings={"bot_pace_ms": 0}))
    assert problem.metadata["field"] == "settings.bot_pace_ms"


async def test_a_host_who_leaves_hands_the_lobby_on(company: Company):
    await company.open(RULES, 4, people=3)

    await company.ask("LeaveSeat", 0)

    shown = await company.see(1)
    assert [(seat.taken, seat.host) for seat in shown.seats] == [
        (False, False),
        (True, True),
        (True, False),
        (False, False),
    ]
    assert (await refused(company.see(0))).reason == "CREDENTIAL_INVALID"
    await company.ask("AddBot", 1)
    await company.ask("AddBot", 1)
    assert (await company.ask("StartGame", 1)).update.status == "RUNNING"


async def test_the_last_person_who_leaves_calls_the_game_off(company: Company):
    await company.open(RULES, 3, spectators="OPEN")
    await company.ask("AddBot", 0)

    await company.ask("LeaveSeat", 0)

    shown = await company.see(None)
    assert (shown.status, shown.end_cause, shown.outcome) == ("ENDED", "CANCELLED", None)


async def test_a_host_calls_the_game_off(company: Company):
    await company.open(RULES, 2, people=2)
    assert (await refused(company.ask("CancelGame", 1))).reason == "SEAT_MISMATCH"

    await company.ask("StartGame", 0)
    assert (await refused(company.ask("CancelGame", 0))).reason == "GAME_STARTED"

    alone = Company(make_app(MemoryStore()))
    await alone.open(RULES, 2)
    await alone.ask("AddBot", 0)
    await alone.ask("StartGame", 0)
    update = (await alone.ask("CancelGame", 0)).update
    assert (update.status, update.end_cause, update.waiting_for, update.legal_moves) == ("ENDED", "CANCELLED", (), ())
    assert (await refused(alone.ask("CancelGame", 0))).reason == "GAME_OVER"


async def test_a_seat_moves_to_another_device(company: Company):
    await company.open(RULES, 2, people=2)
    await company.ask("StartGame", 0)
    watching = await company.ask_stream("WatchGame", 0)
    await anext(watching)
    former, own = company.tokens[0], "a" * 22

    rotated = await company.ask("RotateSeatToken", 0, request_id=own)
    again = await company.ask("RotateSeatToken", token=former, request_id=own)

    assert again.credential == rotated.credential
    assert again.replayed
    assert (await refused(anext(watching))).reason == "CREDENTIAL_SUPERSEDED"
    assert (await refused(company.see(0))).reason == "CREDENTIAL_SUPERSEDED"
    problem = await refused(company.ask("RotateSeatToken", token=former, request_id="b" * 22))
    assert (problem.reason, problem.metadata) == ("CREDENTIAL_SUPERSEDED", {"seat": "0"})
    company.tokens[0] = rotated.credential.seat_token
    assert (await company.see(0)).status == "RUNNING"


async def test_a_former_token_is_known_by_another_replica_too(company: Company):
    await company.open(RULES, 2, people=2)
    former = company.tokens[0]
    elsewhere = Company(make_app(company.app.store))
    elsewhere.game_id, elsewhere.tokens = company.game_id, dict(company.tokens)
    await elsewhere.see(0)

    rotated = await company.ask("RotateSeatToken", 0)

    assert (await refused(elsewhere.ask("GetGame", token=former))).reason == "CREDENTIAL_SUPERSEDED"
    elsewhere.tokens[0] = rotated.credential.seat_token
    assert (await elsewhere.see(0)).version == 2


async def test_lists_show_host_options_and_open_seats(company: Company):
    await company.open(RULES, 4, people=2, spectators="OPEN", options={"type": "uno.options", "wd4_wilds_match": True})
    rummy = {"rule_set": "rummy/1", "seats": 2, "spectators": "OPEN", "request_id": "another-request-of-theirs"}
    await company.ask("CreateGame", **rummy)

    (shown,) = (
        await company.ask("ListGames", rule_set=RULES, open_seats=True, with_option="wd4_wilds_match=true")
    ).games

    assert (shown.host_name, shown.seats_taken, shown.open_seats, shown.options.wd4_wilds_match) == ("Ana", 2, 2, True)
    assert (await company.ask("ListGames", with_option="wd4_wilds_match=false")).games == ()
    assert (await refused(company.ask("ListGames", with_option="wd4_wilds_match"))).reason == "VALIDATION_FAILED"
