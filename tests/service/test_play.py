"""The play channel: games and seats on one socket, every version once, moves by the rules of SubmitMove."""

from typing import Any

import msgspec
import pytest

from service.rest.play.down_frames import (
    PlayAccepted,
    PlayGameEnded,
    PlayProblem,
    PlaySubscribed,
    PlayUpdate,
    PlayWelcome,
)
from service.wire.reasons import reason_title
from tests.support.play_socket import PlaySocket, greeted, opened
from tests.support.play_table import entries_of, move, play_on, sit, subscribe
from tests.support.rest_serving import Rest


async def problem(socket: PlaySocket) -> PlayProblem:
    return await socket.hear_a(PlayProblem)


async def test_a_hello_is_welcomed_with_what_a_client_must_know(rest: Rest):
    parent = f"00-{'ab' * 16}-{'cd' * 8}-01"
    async with opened(rest.port, additional_headers={"traceparent": parent}) as socket:
        assert socket.connection.response.headers["fairdeal-trace"] == "ab" * 16
        await socket.say({"type": "play.hello"})
        welcome = await socket.hear_a(PlayWelcome)
    assert (welcome.language, welcome.trace_id, welcome.heartbeat_seconds) == ("en", "ab" * 16, 15)
    assert welcome.limits.frame_bytes == rest.app.limits.request_bytes


@pytest.mark.parametrize(
    ("said", "header", "language"),
    [(None, "ko-KR,en;q=0.5", "ko"), ("ko", "en", "ko"), ("en", "ko", "en"), ("xx", "ko", "en"), (None, "", "en")],
)
async def test_hello_and_handshake_choose_the_language(rest: Rest, said: str | None, header: str, language: str):
    async with opened(rest.port, additional_headers={"Accept-Language": header}) as socket:
        await socket.say({"type": "play.hello", "language": said})
        assert (await socket.hear_a(PlayWelcome)).language == language
        await socket.say("{}")
        title = reason_title("VALIDATION_FAILED", "fairdeal", language)
        assert (await problem(socket)).problem.title == title


async def test_a_subscription_is_confirmed_and_then_told_what_follows(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    confirmed = await sit(socket, table, 1, after=1)
    assert (confirmed.game_id, confirmed.seat, confirmed.after_version) == (table.game_id, 1, 1)
    assert [seat.you for seat in confirmed.game.seats] == [False, True]
    update = await socket.hear_a(PlayUpdate)
    assert (update.game_id, update.seat) == (table.game_id, 1)
    assert [entry.version for entry in update.update.entries] == [2]
    assert update.update.view.hand is not None


async def test_hello_subscribe_and_move_may_be_sent_in_one_go(rest: Rest):
    table = await rest.running_table()
    turn = await table.turn()
    async with opened(rest.port) as socket:
        await socket.say({"type": "play.hello"})
        await socket.say(subscribe(table, turn["waiting_for"][0]["seat"], after=2))
        await socket.say(move(table, turn))
        assert [type(await socket.hear()) for _ in range(2)] == [PlayWelcome, PlaySubscribed]
        frames = [await socket.hear()]
        if isinstance(
            frames[0], PlayUpdate
        ):  # the move was told to its own subscription first: then the answer has it not
            frames.append(await socket.hear())
        assert isinstance(frames[-1], PlayAccepted)
        assert entries_of(frames, table.game_id, turn["waiting_for"][0]["seat"]) == [3]


async def test_a_spectator_is_told_without_hands(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    assert (await sit(socket, table)).seat is None
    await table.play(1)
    update = (await socket.hear_a(PlayUpdate)).update
    assert (update.view.hand, update.legal_moves) == (None, None)


async def test_a_move_is_answered_with_what_its_author_was_not_told(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, seat)
    await socket.say(move(table, turn, request_id="mine"))
    accepted = await socket.hear_a(PlayAccepted)
    assert (accepted.request_id, accepted.seat) == ("mine", seat)
    assert (accepted.accepted_version, accepted.replayed) == (3, False)
    assert [entry.version for entry in accepted.update.entries] == [3]
    await table.play(3)
    assert (await socket.hear_a(PlayUpdate)).update.entries[0].version == 4


async def test_every_version_comes_once_to_every_seat_of_a_game_played_on_one_socket(rest: Rest, socket: PlaySocket):
    table = await rest.running_table(3)
    for seat in (0, 1, 2, None):
        await sit(socket, table, seat)
    frames = await play_on(socket, table)
    ended = set()
    while len(ended) < 4:
        frame = await socket.hear()
        if isinstance(frame, PlayGameEnded):
            ended.add((frame.seat, frame.version))
        else:
            frames.append(frame)
    version = (await rest.get(table.path)).json()["update"]["version"]
    assert ended == {(seat, version) for seat in (0, 1, 2, None)}
    for seat in (0, 1, 2, None):
        assert entries_of(frames, table.game_id, seat) == list(range(3, version + 1))
    assert sum(isinstance(frame, PlayAccepted) for frame in frames) == version - 2


async def test_a_seat_sees_its_own_hand_alone(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    await sit(socket, table, 0, after=0)
    first = (await socket.hear_a(PlayUpdate)).update
    await sit(socket, table, 1, after=0)
    second = (await socket.hear_a(PlayUpdate)).update
    assert first.view.hand != second.view.hand
    dealt = next(event for event in first.entries[1].events if hasattr(event, "hands"))
    assert [hand.cards is None for hand in dealt.hands] == [False, True]


async def test_the_same_move_twice_on_one_socket_is_counted_once(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    await sit(socket, table, turn["waiting_for"][0]["seat"])
    same = move(table, turn)
    for _ in range(3):
        await socket.say(same)
    answers = [await socket.hear_a(PlayAccepted) for _ in range(3)]
    assert [answer.accepted_version for answer in answers] == [3, 3, 3]
    assert [answer.replayed for answer in answers] == [False, True, True]
    assert [len(answer.update.entries) for answer in answers] == [1, 0, 0]
    assert (await rest.get(table.path)).json()["update"]["version"] == 3


async def test_the_same_move_over_a_socket_and_over_rest_is_counted_once(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await sit(socket, table, seat)
    await socket.say(move(table, turn, request_id="once"))
    over_rest = await table.submit(turn, request_id="once")
    over_socket = [await socket.hear() for _ in range(1)]
    while not isinstance(over_socket[-1], PlayAccepted):
        over_socket.append(await socket.hear())
    assert over_rest.json()["accepted_version"] == over_socket[-1].accepted_version == 3
    assert over_rest.json()["replayed"] != over_socket[-1].replayed
    assert entries_of(over_socket, table.game_id, seat) == [3]


async def test_a_dry_run_judges_and_appends_nothing(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    turn = await table.turn()
    await sit(socket, table, turn["waiting_for"][0]["seat"])
    await socket.say(move(table, turn, dry_run=True))
    judged = await socket.hear_a(PlayAccepted)
    assert (judged.accepted_version, judged.update.version, judged.update.entries) == (3, 2, ())


async def test_a_client_that_knows_more_than_it_was_told_loses_nothing(rest: Rest, socket: PlaySocket):
    """It learned the newest version elsewhere and moves before its subscription has told it the older ones."""
    table = await rest.running_table()
    await table.play(5)
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await socket.say(subscribe(table, seat, after=2))
    await socket.say(move(table, turn))
    await socket.hear_a(PlaySubscribed)
    frames: list[Any] = [await socket.hear()]
    while not isinstance(frames[-1], PlayAccepted):
        frames.append(await socket.hear())
    assert entries_of(frames, table.game_id, seat) == list(range(3, turn["version"] + 2))


async def test_an_answer_that_leaves_entries_out_does_not_swallow_them(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    version = await table.play(60)
    turn = await table.turn()
    seat = turn["waiting_for"][0]["seat"]
    await socket.say(subscribe(table, seat, after=2))
    await socket.say(move(table, turn, expected_version=2))
    await socket.hear_a(PlaySubscribed)
    frames: list[Any] = []
    while version not in entries_of(frames, table.game_id, seat):
        frames.append(await socket.hear())
    (stale,) = [frame.problem for frame in frames if isinstance(frame, PlayProblem)]
    assert (stale.reason, stale.update.entries_omitted) == ("STALE_VERSION", version - 2)
    assert entries_of(frames, table.game_id, seat) == list(range(3, version + 1))


async def test_many_games_on_one_socket_are_played_side_by_side(rest: Rest, socket: PlaySocket):
    tables = [await rest.running_table(seed=f"seed-{number}") for number in range(20)]
    turns = [await table.turn() for table in tables]
    for table, turn in zip(tables, turns, strict=True):
        await socket.say(subscribe(table, turn["waiting_for"][0]["seat"], after=2))
    for table, turn in zip(tables, turns, strict=True):
        await socket.say(move(table, turn))
    frames: list[Any] = []
    while sum(isinstance(frame, PlayAccepted) for frame in frames) < len(tables):
        frames.append(await socket.hear())
    for table in tables:
        own = [frame for frame in frames if frame.game_id == table.game_id]
        assert isinstance(own[0], PlaySubscribed)
        assert isinstance(own[-1], PlayAccepted)
        assert entries_of(own, table.game_id, own[-1].seat) == [3]


async def test_moves_of_one_game_are_answered_in_the_order_of_their_frames(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    for seat in (0, 1):
        await sit(socket, table, seat)
    for _ in range(10):
        turn = await table.turn()
        sent = [move(table, turn, seat=turn["waiting_for"][0]["seat"]) for _ in range(20)]
        for frame in sent:
            await socket.say(frame)
        answers: list[Any] = []
        while len(answers) < len(sent):
            if isinstance(frame := await socket.hear(), PlayAccepted | PlayProblem):
                answers.append(frame)
        assert [answer.request_id for answer in answers] == [frame["request_id"] for frame in sent]
        assert [type(answer) for answer in answers] == [PlayAccepted] + [PlayProblem] * 19


async def test_a_repeated_last_move_is_answered_after_the_end(rest: Rest, socket: PlaySocket):
    table = await rest.running_table()
    for seat in (0, 1):
        await sit(socket, table, seat)
    frames = await play_on(socket, table)
    ended = await socket.hear()
    while not isinstance(ended, PlayGameEnded):
        ended = await socket.hear()
    last = [frame for frame in frames if isinstance(frame, PlayAccepted)][-1]
    stored = await rest.app.store.read(table.game_id, last.accepted_version - 1, 1)
    async with greeted(rest.port) as fresh:
        await sit(fresh, table, last.seat, after=last.accepted_version)
        assert (await fresh.hear_a(PlayGameEnded)).version == last.accepted_version
        again = msgspec.json.decode(stored[0].full)["move"]
        await fresh.say(
            {
                "type": "play.move",
                "game_id": table.game_id,
                "request_id": last.request_id,
                "expected_version": last.accepted_version - 1,
                "move": again,
            }
        )
        answer = await fresh.hear_a(PlayAccepted)
    assert (answer.replayed, answer.accepted_version) == (True, last.accepted_version)
