"""A game over REST, from creation to replay."""

import asyncio

from tests.support.rest_serving import RULES, Rest, until


async def test_create_answers_201_with_the_place_of_the_game(rest: Rest):
    body = {"request_id": "one-------------------", "rule_set": RULES, "seats": 2, "spectators": "OPEN"}
    answer = await rest.post("/v1/games", body)
    assert answer.status_code == 201
    game = answer.json()["game"]
    assert answer.headers["location"] == f"/v1/games/{game['game_id']}"
    assert (await rest.get(answer.headers["location"])).status_code == 200
    again = await rest.post("/v1/games", body)
    assert again.status_code == 201
    assert again.json()["replayed"] is True
    assert again.json()["credentials"] == answer.json()["credentials"]


async def test_join_answers_201_and_everything_else_200(rest: Rest):
    body = {"request_id": "one-------------------", "rule_set": RULES, "seats": 2, "spectators": "OPEN"}
    created = (await rest.post("/v1/games", body)).json()
    path, host = f"/v1/games/{created['game']['game_id']}", created["credentials"][0]["seat_token"]
    joined = await rest.post(f"{path}/seats", {"request_id": "two-------------------", "display_name": "민아"})
    assert joined.status_code == 201
    assert joined.headers["location"] == path
    assert joined.json()["credential"]["seat"] == 1
    started = await rest.post(f"{path}/start", {"request_id": "three"}, host)
    assert started.status_code == 200
    assert "location" not in started.headers
    assert [seat["display_name"] for seat in (await rest.get(path)).json()["game"]["seats"]] == [None, "민아"]


async def test_a_move_is_accepted_once(rest: Rest):
    table = await rest.running_table()
    turn = await table.turn()
    first = await table.submit(turn, request_id="same")
    again = await table.submit(turn, request_id="same")
    assert (first.status_code, again.status_code) == (200, 200)
    assert [each.json()["replayed"] for each in (first, again)] == [False, True]
    assert first.json()["accepted_version"] == again.json()["accepted_version"] == turn["version"] + 1


async def test_an_answer_writes_every_field_null_included(rest: Rest):
    table = await rest.open_table()
    update = (await rest.get(table.path)).json()["update"]
    assert update["view"] is None
    assert update["outcome"] is None
    assert update["legal_moves"] is None
    assert set(update["waiting_for"][0] if update["waiting_for"] else {}) <= {
        "seat",
        "decision",
        "since",
        "deadline",
        "remaining_ms",
    }


async def test_a_stale_move_is_told_what_it_missed(rest: Rest):
    table = await rest.running_table()
    turn = await table.turn()
    await table.submit(turn)
    stale = await table.submit(turn)
    problem = stale.json()
    assert stale.status_code == 409
    assert (problem["reason"], problem["retry"]) == ("STALE_VERSION", "AFTER_REFRESH")
    assert problem["params"] == {"expected_version": str(turn["version"]), "version": str(turn["version"] + 1)}
    assert [entry["version"] for entry in problem["update"]["entries"]] == [turn["version"] + 1]
    assert problem["update"]["view"]["hand"]


async def test_a_move_against_the_rules_names_the_rule(rest: Rest):
    table = await rest.running_table()
    turn = await table.turn()
    refused = await table.submit(turn, {"type": "take_that.take_row"})
    problem = refused.json()
    assert refused.status_code == 422
    assert refused.headers["content-type"] == "application/problem+json"
    assert problem["domain"] == "take_that.fairdeal"
    assert problem["rule"].startswith("T")
    assert problem["update"] is None
    assert (await rest.get(table.path)).json()["update"]["version"] == turn["version"]


async def test_a_long_poll_is_answered_by_the_next_version(rest: Rest):
    table = await rest.running_table()
    turn = await table.turn()
    poll = asyncio.create_task(rest.get(f"{table.path}?after_version={turn['version']}&wait=25"))
    await asyncio.sleep(0.1)
    assert not poll.done()
    await table.submit(turn)
    update = (await asyncio.wait_for(poll, 5)).json()["update"]
    assert [entry["version"] for entry in update["entries"]] == [turn["version"] + 1]


async def test_a_client_that_hangs_up_ends_its_long_poll(rest: Rest):
    table = await rest.running_table()
    version = (await table.turn())["version"]
    poll = asyncio.create_task(rest.get(f"{table.path}?after_version={version}&wait=25"))
    await until(lambda: rest.app.bus.watched == 1)
    poll.cancel()
    await until(lambda: rest.app.bus.watched == 0)


async def test_the_log_can_be_read_in_every_way(rest: Rest):
    table = await rest.running_table(spectators="OPEN")
    await table.play(3)
    entries = (await rest.get(f"{table.path}/entries?after_version=1&page_size=2")).json()
    assert [entry["version"] for entry in entries["entries"]] == [2, 3]
    then = (await rest.get(f"{table.path}/replay/3", table.tokens[0])).json()
    assert (then["entry"]["version"], then["head"]) == (3, 5)
    listed = (await rest.get("/v1/games?status=RUNNING&page_size=1")).json()
    assert [game["game_id"] for game in listed["games"]] == [table.game_id]
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    legal = (await rest.get(f"{table.path}/legal-moves?explain=true", table.tokens[seat])).json()
    assert legal["legal_moves"] == turn["legal_moves"]
    assert legal["blocked"]


async def test_rules_are_judged_without_storage(rest: Rest):
    new = await rest.post("/v1/rules/take_that/new-state", {"seats": 2, "entropy": "x"})
    assert new.status_code == 200
    state, seat = new.json()["state"], new.json()["acting"][0]
    listed = (await rest.post("/v1/rules/take_that/list-moves", {"state": state, "seat": seat})).json()
    move = listed["legal_moves"][0]
    asked = {"state": state, "seat": seat, "move": move}
    assert (await rest.post("/v1/rules/take_that/check-move", asked)).json() == {"refusal": None}
    applied = (await rest.post("/v1/rules/take_that/apply-move", asked | {"entropy": "x"})).json()
    viewer = {"type": "viewer.spectator"}
    view = (await rest.post("/v1/rules/take_that/get-view", {"state": applied["state"], "viewer": viewer})).json()
    assert view["view"]["row"] == [move["card"]]
    assert view["view"]["hand"] is None


async def test_the_catalogue_speaks_the_language_of_the_caller(rest: Rest):
    english = (await rest.get("/v1/rule-sets/take_that/1", accept_language="en")).json()["rule_set"]
    korean = (await rest.get("/v1/rule-sets/take_that/1", accept_language="ko-KR,en;q=0.5")).json()["rule_set"]
    assert english["rule_set"] == korean["rule_set"] == RULES
    assert english["summary"] != korean["summary"]
    assert (await rest.get("/v1/rule-sets/take_that/9")).json()["reason"] == "RULE_SET_NOT_FOUND"
