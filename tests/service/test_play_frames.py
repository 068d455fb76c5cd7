"""Frames that are not as they must be: each is told its fault, none brings the socket down, too many do."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from service.rest.play.answers import Encoded
from service.rest.play.down_frames import ByeReason, PlayAccepted, PlayBye, PlayProblem, PlayUpdate, PlayWelcome
from service.rest.play.limits import SocketLimits
from service.rest.play.reading import read_frame
from service.rest.play.up_frames import PlaySubscribe
from service.web.allowance import Allowance
from service.wire import json
from tests.support.play_socket import PlaySocket, greeted, opened
from tests.support.play_table import move, sit
from tests.support.rest_serving import Rest, serving

GAME = "a" * 26
MOVE = {"type": "take_that.place", "card": 34}
GOOD = {"type": "play.move", "game_id": GAME, "request_id": "x", "expected_version": 1, "move": MOVE}


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    async with serving(limits=SocketLimits(mistakes=100)) as served:
        yield served


def test_whole_numbers_may_be_written_with_a_fraction_of_zero():
    card = MOVE | {"card": 34.0}
    floats = msgspec.json.encode(GOOD | {"expected_version": 1.0, "move": card}).decode()
    assert "34.0" in floats
    assert read_frame(floats, 4096) == read_frame(msgspec.json.encode(GOOD).decode(), 4096)


WRONG: list[tuple[Any, str, str]] = [
    ("", "", "MALFORMED"),
    ("{", "", "MALFORMED"),
    ("[]", "", "WRONG_TYPE"),
    ("null", "", "WRONG_TYPE"),
    ("7", "", "WRONG_TYPE"),
    ("[" * 5000, "", "MALFORMED"),
    (b"{}", "", "MALFORMED"),
    ({}, "type", "REQUIRED"),
    ({"type": 7}, "type", "WRONG_TYPE"),
    ({"type": ["play.move"]}, "type", "WRONG_TYPE"),
    ({"type": "play.dance"}, "type", "UNKNOWN_VALUE"),
    ({"type": "play.update"}, "type", "UNKNOWN_VALUE"),
    ({"type": "play.hello"}, "type", "NOT_ALLOWED"),
    ({"type": "play.hello", "language": 7}, "language", "WRONG_TYPE"),
    ({"type": "play.subscribe"}, "game_id", "REQUIRED"),
    ({"type": "play.subscribe", "game_id": "short"}, "game_id", "WRONG_FORM"),
    ({"type": "play.subscribe", "game_id": GAME, "after_version": -1}, "after_version", "OUT_OF_RANGE"),
    ({"type": "play.subscribe", "game_id": GAME, "seat_token": "two words"}, "seat_token", "WRONG_FORM"),
    ({"type": "play.subscribe", "game_id": GAME, "more": 1}, "more", "UNKNOWN_FIELD"),
    ({"type": "play.unsubscribe", "game_id": GAME, "seat": 99}, "seat", "OUT_OF_RANGE"),
    (GOOD | {"expected_version": "1"}, "expected_version", "WRONG_TYPE"),
    (GOOD | {"expected_version": 1.5}, "expected_version", "WRONG_TYPE"),
    (GOOD | {"request_id": "x" * 65}, "request_id", "WRONG_FORM"),
    (GOOD | {"move": {"type": "take_that.place"}}, "move.card", "REQUIRED"),
    (GOOD | {"move": {"type": "take_that.place", "card": 34, "more": 1}}, "move.more", "UNKNOWN_FIELD"),
    (GOOD | {"token": "fds_x"}, "token", "UNKNOWN_FIELD"),
    ('{"type": "play.subscribe", "game_id": "a", "game_id": "b"}', "game_id", "DUPLICATE_KEY"),
    ('{"type": "play.move", "move": {"type": "x:y", "type": "x:y"}}', "move.type", "DUPLICATE_KEY"),
]


async def test_a_frame_that_is_wrong_is_told_where(rest: Rest, socket: PlaySocket):
    for frame, path, code in WRONG:
        await socket.say(frame)
        told = (await socket.hear_a(PlayProblem)).problem
        assert told.reason == "VALIDATION_FAILED", frame
        assert [(field.path, field.code.value) for field in told.fields] == [(path, code)], frame
    table = await rest.running_table()
    assert (await sit(socket, table)).game_id == table.game_id


async def test_a_move_that_no_title_has_is_said_to_be_unknown(socket: PlaySocket):
    await socket.say(GOOD | {"move": {"type": "take_that.dance"}})
    told = await socket.hear_a(PlayProblem)
    assert (told.problem.reason, told.problem.params) == ("UNKNOWN_MOVE", {"move": "take_that.dance"})


@pytest.mark.parametrize(
    ("frame", "request_id", "game_id"),
    [
        (GOOD | {"expected_version": None}, "x", GAME),
        (GOOD | {"request_id": 7, "game_id": []}, None, None),
        (GOOD | {"request_id": "x" * 65}, None, GAME),
        ("{", None, None),
        ("[7]", None, None),
        (b"\xff", None, None),
    ],
)
async def test_a_problem_names_what_the_frame_was_about(
    socket: PlaySocket, frame: Any, request_id: str | None, game_id: str | None
):
    await socket.say(frame)
    told = await socket.hear_a(PlayProblem)
    assert (told.request_id, told.game_id, told.seat) == (request_id, game_id, None)


async def test_a_frame_that_is_too_long_is_refused_and_a_huge_one_ends_the_socket(rest: Rest, socket: PlaySocket):
    most = rest.app.limits.request_bytes
    padded = '{"type": "play.dance"}'.ljust(most)
    await socket.say(padded)
    assert (await socket.hear_a(PlayProblem)).problem.reason == "VALIDATION_FAILED"
    for frame in (padded + " ", "카" * (most // 3 + 1)):
        await socket.say(frame)
        told = (await socket.hear_a(PlayProblem)).problem
        assert (told.reason, told.params) == ("PAYLOAD_TOO_LARGE", {"limit": str(most)})
    await socket.say(" " * (4 * most + 1))
    assert await socket.rest() == []
    assert socket.closed[0] == 1009


async def test_text_that_is_no_text_ends_the_socket(rest: Rest, socket: PlaySocket):
    await socket.say_text(b"\xff\xfe")
    assert await socket.rest() == []
    assert socket.closed[0] == 1007


@pytest.mark.parametrize("first", ["{", '{"type": "play.subscribe"}', GOOD, b"\x00"])
async def test_the_first_frame_must_be_a_hello(rest: Rest, first: Any):
    async with opened(rest.port) as socket:
        await socket.say(first)
        frames = await socket.rest()
    assert isinstance(frames[-1], PlayBye)
    assert (frames[-1].reason, frames[-1].retry_after_ms) == (ByeReason.HELLO_EXPECTED, None)
    assert [type(frame) for frame in frames[:-1]] == ([] if first == GOOD else [PlayProblem])
    assert socket.closed == (4400, "HELLO_EXPECTED")


async def test_a_flood_of_bad_frames_ends_the_socket():
    async with serving(limits=SocketLimits(mistakes=5)) as rest, greeted(rest.port) as socket:
        table = await rest.running_table()
        await sit(socket, table, 0)
        for _ in range(20):
            await socket.say("{")
        frames = await socket.rest()
    assert [type(frame) for frame in frames] == [PlayProblem] * 6 + [PlayBye]
    assert (frames[-1].reason, frames[-1].resume[0].version) == (ByeReason.BAD_FRAMES, 2)
    assert socket.closed == (4400, "BAD_FRAMES")


async def test_refused_moves_are_no_bad_frames():
    async with serving(limits=SocketLimits(mistakes=5)) as rest, greeted(rest.port) as socket:
        table = await rest.running_table()
        turn = await table.turn()
        await sit(socket, table, turn["waiting_for"][0]["seat"])
        for _ in range(20):
            await socket.say(move(table, turn, move={"type": "take_that.take_row"}))
            assert (await socket.hear_a(PlayProblem)).problem.status == 422
        await socket.say(move(table, turn))
        await socket.hear_a(PlayAccepted)


def test_mistakes_are_forgiven_with_time(monkeypatch: pytest.MonkeyPatch):
    now = 100.0
    monkeypatch.setattr("service.web.allowance.monotonic", lambda: now)
    allowance = Allowance(3)
    assert [allowance.spend() for _ in range(5)] == [True, True, True, False, False]
    now += 2.0
    assert [allowance.spend() for _ in range(3)] == [True, True, False]
    now += 1000.0
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]


def test_what_many_are_told_is_what_one_is_told():
    update = msgspec.convert(
        {
            "game_id": GAME,
            "status": "WAITING",
            "version": 1,
            "entries": [],
            "entries_omitted": 0,
            "view": None,
            "legal_moves": [],
            "waiting_for": [],
            "seats": None,
            "outcome": None,
            "end_cause": None,
            "server_time": "2026-11-29T12:00:00.000Z",
        },
        PlayUpdate.__annotations__["update"],
    )
    encoded = Encoded()
    for seat in (None, 0, 9):
        assert encoded.update(seat, update).encode() == json.encode(PlayUpdate(GAME, seat, update))


def test_a_frame_with_a_token_does_not_show_it():
    frame = PlaySubscribe(game_id=GAME, seat_token="fds_secret")
    assert "secret" not in repr(frame)
    assert "secret" not in str([frame])


async def test_nothing_but_text_comes_down(rest: Rest):
    async with opened(rest.port) as socket:
        await socket.say({"type": "play.hello"})
        data = await socket.connection.recv()
        assert isinstance(data, str)
        assert msgspec.json.decode(data)["type"] == PlayWelcome.__struct_config__.tag
