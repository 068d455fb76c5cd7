"""Following games on the play channel: subscribing, unsubscribing, hanging up, coming back."""

import asyncio

from service.rest.play.down_frames import (
    PlayAccepted,
    PlayGameEnded,
    PlayProblem,
    PlaySubscribed,
    PlayUnsubscribed,
    PlayUpdate,
)
from service.wire import json
from tests.support.play_socket import PlaySocket, greeted
from tests.support.play_table import move, sit, subscribe
from tests.support.rest_serving import Rest, until


async def problem(socket: PlaySocket) -> PlayProblem:
    return await socket.hear_a(PlayProblem)


async def test_subscribing_again_begins_anew(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    version = await table.play(6)
    await sit(socket, table, 0, after=version)
    await sit(socket, table, 0, after=2)
    update = (await socket.hear_a(PlayUpdate)).update
    assert [entry.version for entry in update.entries] == list(range(3, version + 1))
    await table.play(1)
    assert (await socket.hear_a(PlayUpdate)).update.version == version + 1


async def test_an_unsubscribed_seat_is_told_nothing_more(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    for seat in (0, 1):
        await sit(socket, table, seat)
    await socket.say({"type": "play.unsubscribe", "game_id": table.game_id, "seat": 0})
    assert await socket.hear_a(PlayUnsubscribed) == PlayUnsubscribed(table.game_id, 0, 2)
    await table.play(1)
    assert (await socket.hear_a(PlayUpdate)).seat == 1
    await socket.say({"type": "play.unsubscribe", "game_id": table.game_id})
    assert await socket.hear_a(PlayUnsubscribed) == PlayUnsubscribed(table.game_id, 1, 3)
    await until(lambda: rest.app.bus.watched == 0)
    await socket.say({"type": "play.unsubscribe", "game_id": table.game_id})
    refused = await problem(socket)
    assert (refused.problem.reason, refused.problem.fields[0].path) == ("VALIDATION_FAILED", "game_id")


async def test_a_subscription_without_updates_is_told_answers_alone(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, seat, updates=False)
    await socket.say(move(table, turn))
    assert [entry.version for entry in (await socket.hear_a(PlayAccepted)).update.entries] == [3]
    version = await table.play(5)
    while (turn := await table.turn())["waiting_for"][0]["seat"] != seat:
        version = await table.play(1)
    await socket.say(move(table, turn))
    assert [entry.version for entry in (await socket.hear_a(PlayAccepted)).update.entries] == [version + 1]


async def test_a_lobby_is_followed_from_the_first_seat_on(rest: Rest, socket: PlaySocket):
    table = await rest.open_table(2)
    await sit(socket, table, 0, after=1)
    started = await rest.post(f"{table.path}/start", {"request_id": "s"}, table.tokens[0])
    assert started.status_code == 200
    update = (await socket.hear_a(PlayUpdate)).update
    assert (update.version, update.status.value) == (2, "RUNNING")


async def test_a_client_that_hangs_up_is_forgotten_at_once(rest: Rest):
    table = await rest.running_table()
    async with greeted(rest.port) as socket:
        await sit(socket, table, 0)
        await until(lambda: rest.app.bus.watched == 1)
        await socket.connection.close()
        await until(lambda: rest.app.bus.watched == 0)
    async with greeted(rest.port) as socket:
        await sit(socket, table, 0)
        await until(lambda: rest.app.bus.watched == 1)
    await until(lambda: rest.app.bus.watched == 0)


async def test_resuming_after_cuts_tells_every_version_once(rest: Rest):
    table = await rest.running_table(3)
    playing = asyncio.create_task(table.play())
    told, ended = [1, 2], False
    while not ended:
        async with greeted(rest.port) as socket:
            await socket.say(subscribe(table, 1, after=told[-1]))
            await socket.hear_a(PlaySubscribed)
            for _ in range(4):
                frame = await socket.hear()
                if ended := isinstance(frame, PlayGameEnded):
                    break
                told += [entry.version for entry in frame.update.entries]
    assert told == list(range(1, await playing + 1))


async def test_a_subscription_at_the_head_is_shown_the_table_at_once(rest: Rest):
    table = await rest.running_table()
    async with greeted(rest.port) as socket:
        for seat in (None, 0):
            await socket.say(subscribe(table, seat, 2) | {"view": True})
            await socket.hear_a(PlaySubscribed)
            shown = (await socket.hear_a(PlayUpdate)).update
            asked = (await rest.get(f"{table.path}?after_version=2", table.tokens.get(seat))).json()["update"]
            assert shown.entries == ()
            told = json.parse(json.encode(shown))
            assert told == asked | {"server_time": told["server_time"]}
        turn = await table.turn()
        await table.submit(turn)
        updates = [await socket.hear_a(PlayUpdate) for _ in range(2)]
        assert [[entry.version for entry in each.update.entries] for each in updates] == [[3], [3]]


async def test_a_subscription_to_a_game_that_has_ended_is_shown_the_table(rest: Rest):
    table = await rest.running_table()
    version = await table.play()
    async with greeted(rest.port) as socket:
        plain = {"type": "play.subscribe", "game_id": table.game_id, "after_version": version}
        await socket.say(plain)
        await socket.hear_a(PlaySubscribed)
        assert (await socket.hear_a(PlayUpdate)).update.outcome is not None
        await socket.hear_a(PlayGameEnded)
        await socket.say(plain | {"view": False})
        await socket.hear_a(PlaySubscribed)
        await socket.hear_a(PlayGameEnded)
