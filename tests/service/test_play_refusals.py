"""What is refused on the play channel: moves against the rules, foreign seats, tables that are not there."""

from typing import Any

from service.rest.play.down_frames import PlayAccepted, PlayProblem
from tests.support.play_socket import PlaySocket
from tests.support.play_table import entries_of, move, sit, subscribe
from tests.support.rest_serving import Rest


async def problem(socket: PlaySocket) -> PlayProblem:
    return await socket.hear_a(PlayProblem)


async def test_a_refusal_names_its_move_and_its_rule(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, seat)
    await socket.say(move(table, turn, request_id="bad", move={"type": "take_that.take_row"}))
    over_rest = (await table.submit(turn, {"type": "take_that.take_row"})).json()
    refused = await problem(socket)
    assert (refused.request_id, refused.game_id, refused.seat) == ("bad", table.game_id, seat)
    assert (refused.problem.reason, refused.problem.rule) == (over_rest["reason"], over_rest["rule"])
    assert refused.problem.status == over_rest["status"]
    assert refused.problem.instance == "/v1/play"


async def test_a_stale_move_is_told_what_it_missed_once(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, seat)
    await table.play(2)
    await socket.say(move(table, turn))
    frames: list[Any] = [await socket.hear()]
    while not isinstance(frames[-1], PlayProblem):
        frames.append(await socket.hear())
    stale = frames[-1].problem
    assert (stale.reason, stale.update.version) == ("STALE_VERSION", 4)
    assert entries_of(frames, table.game_id, seat) == [3, 4]


async def test_tokens_open_their_own_seat_of_their_own_game(rest: Rest, socket: PlaySocket):
    table, other = await rest.running_table(), await rest.running_table()
    await socket.say(subscribe(table, None) | {"seat_token": other.tokens[0]})
    refused = await problem(socket)
    assert (refused.game_id, refused.problem.reason) == (table.game_id, "CREDENTIAL_INVALID")
    turn = await table.turn()
    await socket.say(move(table, turn))
    assert (await problem(socket)).problem.reason == "CREDENTIAL_MISSING"
    await sit(socket, table)
    await socket.say(move(table, turn, request_id="of-a-spectator"))
    refused = await problem(socket)
    assert (refused.request_id, refused.problem.reason) == ("of-a-spectator", "CREDENTIAL_MISSING")


async def test_a_move_of_another_seat_is_refused(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, 1 - seat)
    await socket.say(move(table, turn))
    assert (await problem(socket)).problem.reason == "NOT_YOUR_TURN"
    await socket.say(move(table, turn, seat=seat))
    assert (await problem(socket)).problem.reason == "CREDENTIAL_MISSING"


async def test_of_several_seats_the_one_that_plays_must_be_named(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    for seat in (0, 1):
        await sit(socket, table, seat)
    await socket.say(move(table, turn))
    refused = (await problem(socket)).problem
    assert (refused.reason, refused.fields[0].path) == ("VALIDATION_FAILED", "seat")
    await socket.say(move(table, turn, seat=turn["waiting_for"][0]["seat"]))
    assert (await socket.hear_a(PlayAccepted)).accepted_version == 3


async def test_a_game_that_is_not_there_is_not_found(rest: Rest, socket: PlaySocket):
    await socket.say({"type": "play.subscribe", "game_id": "a" * 26})
    refused = await problem(socket)
    assert (refused.game_id, refused.request_id, refused.problem.reason) == ("a" * 26, None, "GAME_NOT_FOUND")


async def test_a_version_that_is_not_yet_is_told_with_the_head(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    await socket.say(subscribe(table, 0, after=9))
    refused = (await problem(socket)).problem
    assert (refused.reason, refused.params["head"]) == ("VERSION_NOT_YET", "2")
    assert rest.app.bus.watched == 0
