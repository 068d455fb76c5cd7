"""A faulty request is refused with the same reason, path and code, whether it came as JSON or as protobuf."""

import copy
import typing
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

from service.app.messages import games as game
from service.app.messages import rules
from service.app.messages.request import FORM
from service.app.problem import FieldFault, Problem, ServiceReason
from service.wire import json
from service.wire.codec import CODEC
from tests.support.generated import values
from tests.support.messages import UNKNOWN, message_of

REQUESTS = sorted((kind for kind in CODEC.records if kind.__name__.endswith("Request")), key=lambda kind: kind.__name__)
SURPLUS = "surplus"
"""Name of a field that no request has; in protobuf it is a number."""

GAME = "a" * 26
PLACE = {"type": "take_that.place", "card": 34}
MOVE = {"game_id": GAME, "request_id": "r", "expected_version": 3, "move": PLACE}
CREATE = {"request_id": "r" * 22, "rule_set": "take_that/1", "seats": 2}
VIEW_FROM = {"title": "take_that", "viewer": {"type": "viewer.at_seat", "seat": 0}}

Change = Callable[[], None]


class Refused(Struct, frozen=True):
    """How a request was refused."""

    reason: str
    fields: frozenset[tuple[str, FieldFault]] = frozenset()


def judged(decode: Callable[[], Any]) -> Any:
    """Give the struct, or how it was refused."""
    try:
        return decode()
    except Problem as problem:
        fields = {(field.path.replace(str(UNKNOWN), SURPLUS), field.code) for field in problem.fields}
        return Refused(problem.reason, frozenset(fields))


def both(kind: type[Struct], plain: dict[str, Any]) -> tuple[Any, Any]:
    """Judge a request as JSON and as protobuf."""
    message = message_of(plain, CODEC.records[kind].message).SerializeToString()
    return judged(lambda: json.decode(kind, json.encode(plain))), judged(lambda: CODEC.decode(kind, message))


def without(plain: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if key != name}


@pytest.mark.parametrize(
    ("kind", "plain", "path", "code"),
    [
        (game.SubmitMoveRequest, without(MOVE, "game_id"), "game_id", FieldFault.REQUIRED),
        (game.SubmitMoveRequest, without(MOVE, "expected_version"), "expected_version", FieldFault.REQUIRED),
        (game.SubmitMoveRequest, without(MOVE, "move"), "move", FieldFault.REQUIRED),
        (game.SubmitMoveRequest, MOVE | {"move": {}}, "move.type", FieldFault.REQUIRED),
        (game.SubmitMoveRequest, MOVE | {"move": without(PLACE, "card")}, "move.card", FieldFault.REQUIRED),
        (game.SubmitMoveRequest, MOVE | {"move": PLACE | {"card": 0}}, "move.card", FieldFault.OUT_OF_RANGE),
        (game.SubmitMoveRequest, MOVE | {"move": PLACE | {SURPLUS: 1}}, f"move.{SURPLUS}", FieldFault.UNKNOWN_FIELD),
        (game.SubmitMoveRequest, MOVE | {SURPLUS: 1}, SURPLUS, FieldFault.UNKNOWN_FIELD),
        (game.SubmitMoveRequest, MOVE | {"expected_version": -1}, "expected_version", FieldFault.OUT_OF_RANGE),
        (game.SubmitMoveRequest, MOVE | {"request_id": ""}, "request_id", FieldFault.WRONG_FORM),
        (game.SubmitMoveRequest, MOVE | {"request_id": "r\n"}, "request_id", FieldFault.WRONG_FORM),
        (game.SubmitMoveRequest, MOVE | {"request_id": "r" * 65}, "request_id", FieldFault.WRONG_FORM),
        (game.SubmitMoveRequest, MOVE | {"game_id": GAME.upper()}, "game_id", FieldFault.WRONG_FORM),
        (game.CreateGameRequest, CREATE | {"request_id": "r" * 21}, "request_id", FieldFault.WRONG_FORM),
        (game.CreateGameRequest, CREATE | {"request_id": "r" * 65}, "request_id", FieldFault.WRONG_FORM),
        (game.JoinGameRequest, {"game_id": GAME, "request_id": "r" * 21}, "request_id", FieldFault.WRONG_FORM),
        (game.CreateGameRequest, without(CREATE, "seats"), "seats", FieldFault.REQUIRED),
        (game.CreateGameRequest, CREATE | {"seats": 11}, "seats", FieldFault.OUT_OF_RANGE),
        (game.CreateGameRequest, CREATE | {"claims": [{"seat": 1}, {}]}, "claims[1].seat", FieldFault.REQUIRED),
        (
            game.CreateGameRequest,
            CREATE | {"claims": [{"seat": 1, "display_name": ""}]},
            "claims[0].display_name",
            FieldFault.WRONG_LENGTH,
        ),
        (game.CreateGameRequest, CREATE | {"spectators": "SECRET"}, "spectators", FieldFault.UNKNOWN_VALUE),
        (game.CreateGameRequest, CREATE | {"setup": {"type": "setup.luck"}}, "setup.type", FieldFault.UNKNOWN_VALUE),
        (game.CreateGameRequest, CREATE | {"setup": {}}, "setup.type", FieldFault.REQUIRED),
        (
            game.CreateGameRequest,
            CREATE | {"options": {"type": "take_that.options", "games": 5}},
            "options.games",
            FieldFault.OUT_OF_RANGE,
        ),
        (game.ListGamesRequest, {"status": "FROZEN"}, "status", FieldFault.UNKNOWN_VALUE),
        (game.GetGameRequest, {"game_id": GAME, "wait": 26}, "wait", FieldFault.OUT_OF_RANGE),
        (game.GetServerRequest, {SURPLUS: 1}, SURPLUS, FieldFault.UNKNOWN_FIELD),
        (rules.GetViewRequest, VIEW_FROM, "state", FieldFault.REQUIRED),
        (rules.GetViewRequest, VIEW_FROM | {"state": {}}, "state.type", FieldFault.REQUIRED),
        (rules.GetViewRequest, VIEW_FROM | {"state": {"type": "bridge.state"}}, "state.type", FieldFault.UNKNOWN_VALUE),
    ],
)
def test_a_fault_is_named_with_its_path(kind, plain, path, code):
    expected = Refused(ServiceReason.VALIDATION_FAILED, frozenset({(path, code)}))
    assert both(kind, plain) == (expected, expected)


@pytest.mark.parametrize(
    ("kind", "plain", "fields"),
    [
        (
            rules.GetViewRequest,
            {},
            {"title": FieldFault.REQUIRED, "state": FieldFault.REQUIRED, "viewer": FieldFault.REQUIRED},
        ),
        (
            game.SubmitMoveRequest,
            {"game_id": GAME.upper(), "request_id": "", "move": {"type": "bridge.bid"}},
            {
                "game_id": FieldFault.WRONG_FORM,
                "request_id": FieldFault.WRONG_FORM,
                "expected_version": FieldFault.REQUIRED,
                "move.type": FieldFault.UNKNOWN_VALUE,
            },
        ),
        (
            game.CreateGameRequest,
            CREATE
            | {
                "seats": 11,
                "claims": [{"seat": 99}, {"seat": 1}, {"display_name": ""}],
                "options": {"type": "take_that.options", "games": 5},
                SURPLUS: 1,
            },
            {
                "seats": FieldFault.OUT_OF_RANGE,
                "claims[0].seat": FieldFault.OUT_OF_RANGE,
                "claims[2].seat": FieldFault.REQUIRED,
                "claims[2].display_name": FieldFault.WRONG_LENGTH,
                "options.games": FieldFault.OUT_OF_RANGE,
                SURPLUS: FieldFault.UNKNOWN_FIELD,
            },
        ),
    ],
)
def test_every_wrong_field_is_named(kind, plain, fields):
    expected = Refused(ServiceReason.VALIDATION_FAILED, frozenset(fields.items()))
    assert both(kind, plain) == (expected, expected)


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_every_pattern_of_a_request_has_words(kind):
    for hint in met(kind, set()):
        for meta in (extra for extra in typing.get_args(hint)[1:] if isinstance(extra, Meta) and extra.pattern):
            assert str((meta.extra or {})[FORM]).startswith("must ")


def met(hint: Any, seen: set[Any]) -> Iterator[Any]:
    """Give every annotation that a request is made of."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint not in seen:
            seen.add(hint)
            for field in typing.get_type_hints(hint, include_extras=True).values():
                yield from met(field, seen)
    else:
        yield hint
        for part in typing.get_args(hint):
            yield from met(part, seen)


@pytest.mark.parametrize("tag", ["take_that.shuffle", "bridge.bid", "place", ""])
def test_a_move_that_no_title_has_is_unknown(tag):
    expected = Refused(ServiceReason.UNKNOWN_MOVE)
    assert both(game.SubmitMoveRequest, MOVE | {"move": {"type": tag}}) == (expected, expected)


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
@settings(derandomize=True, max_examples=20, deadline=None, database=None)
@given(data=st.data())
def test_any_single_fault_is_judged_alike(kind, data):
    plain = json.parse(json.encode(data.draw(values(kind))))
    for faulty in spoilt(plain):
        as_json, as_protobuf = both(kind, faulty)
        assert as_json == as_protobuf


def spoilt(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give copies of a request, each with one change somewhere inside."""
    for place, _ in enumerate(changes(plain)):
        changed = copy.deepcopy(plain)
        list(changes(changed))[place]()
        yield changed


def changes(plain: Any, *, state: bool = False) -> Iterator[Change]:
    """Give every change that both transports can carry. In a state, absent means zero, and tags are JSON's own."""
    if isinstance(plain, list):
        for item in plain[:1]:
            yield from changes(item, state=state)
    if isinstance(plain, dict):
        yield lambda: plain.update({SURPLUS: 1})
        for name, value in plain.items():
            if not (state or isinstance(value, list)):
                yield lambda name=name: plain.pop(name)
            for other in [] if state and name == "type" else others(value):
                yield lambda name=name, other=other: plain.update({name: other})
            yield from changes(value, state=state or name == "state")


def others(value: Any) -> list[Any]:
    """Give values of the same type that are often wrong."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return []
    return [-(2**31), -1, 2**31 - 1] if isinstance(value, int) else ["", "no.such", "x" * 200, "\n"]
