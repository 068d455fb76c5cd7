"""The JSON decoder: what it refuses and how it says so; what answers look like."""

from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

from service.app.messages.request import formed
from service.app.messages.times import Time, instant
from service.app.problem import FieldFault, Problem, ServiceReason
from service.wire import json

Digit = Annotated[int, Meta(ge=0, le=9)]


class Color(StrEnum):
    RED = "RED"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    number: Digit
    color: Color = Color.RED


class Call(Struct, frozen=True, tag="move.call", forbid_unknown_fields=True):
    card: Card


class Fold(Struct, frozen=True, tag="move.fold", forbid_unknown_fields=True):
    pass


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Annotated[str, formed("[a-z]+", "must be lower-case letters")]
    name: Annotated[str, Meta(min_length=1, max_length=3)] | None = None
    count: Digit = 0
    flag: bool = False
    move: Call | Fold | None = None
    cards: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()
    rows: tuple[tuple[Digit, ...], ...] = ()
    time: Time | None = None


def refused(data: bytes | str) -> tuple[str, FieldFault]:
    """Give path and code of the one field that is wrong."""
    with pytest.raises(Problem) as caught:
        json.decode(Ask, data.encode() if isinstance(data, str) else data)
    assert caught.value.reason == ServiceReason.VALIDATION_FAILED
    (field,) = caught.value.fields
    assert caught.value.metadata == {
        "field": field.path or "request",
        "problem": str(field.problem),
        "code": field.code,
    }
    return field.path, field.code


def words(data: str) -> str:
    with pytest.raises(Problem) as caught:
        json.decode(Ask, data.encode())
    return str(caught.value.fields[0].problem)


def test_a_request_is_read():
    data = '{"id":"a","move":{"type":"move.call","card":{"number":3}},"cards":[{"number":1}],"rows":[[1],[]]}'
    assert json.decode(Ask, data.encode()) == Ask(id="a", move=Call(Card(3)), cards=(Card(1),), rows=((1,), ()))


@pytest.mark.parametrize(
    ("data", "path", "code"),
    [
        ("{}", "id", FieldFault.REQUIRED),
        ('{"id":"a","move":{}}', "move.type", FieldFault.REQUIRED),
        ('{"id":"a","move":{"type":"move.call"}}', "move.card", FieldFault.REQUIRED),
        ('{"id":"a","move":{"type":"move.call","card":{}}}', "move.card.number", FieldFault.REQUIRED),
        ('{"id":"a","surplus":1}', "surplus", FieldFault.UNKNOWN_FIELD),
        ('{"id":"a","cards":[{"number":1,"x":2}]}', "cards[0].x", FieldFault.UNKNOWN_FIELD),
        ('{"id":"a","count":"7"}', "count", FieldFault.WRONG_TYPE),
        ('{"id":"a","count":2.5}', "count", FieldFault.WRONG_TYPE),
        ('{"id":"a","count":10.0}', "count", FieldFault.OUT_OF_RANGE),
        ('{"id":"a","count":1e300}', "count", FieldFault.WRONG_TYPE),
        ('{"id":"a","flag":1.0}', "flag", FieldFault.WRONG_TYPE),
        ('{"id":"a","count":true}', "count", FieldFault.WRONG_TYPE),
        ('{"id":"a","count":null}', "count", FieldFault.WRONG_TYPE),
        ('{"id":"a","flag":1}', "flag", FieldFault.WRONG_TYPE),
        ('{"id":"a","flag":"true"}', "flag", FieldFault.WRONG_TYPE),
        ('{"id":7}', "id", FieldFault.WRONG_TYPE),
        ('{"id":"a","cards":{}}', "cards", FieldFault.WRONG_TYPE),
        ('{"id":"a","cards":null}', "cards", FieldFault.WRONG_TYPE),
        ('{"id":"a","move":[]}', "move", FieldFault.WRONG_TYPE),
        ('{"id":"a","move":{"type":7}}', "move.type", FieldFault.WRONG_TYPE),
        ("[]", "", FieldFault.WRONG_TYPE),
        ("null", "", FieldFault.WRONG_TYPE),
        ('{"id":"a","count":10}', "count", FieldFault.OUT_OF_RANGE),
        ('{"id":"a","count":-1}', "count", FieldFault.OUT_OF_RANGE),
        ('{"id":"a","count":1' + "0" * 400 + "}", "count", FieldFault.OUT_OF_RANGE),
        ('{"id":"a","rows":[[1],[2,10]]}', "rows[1][1]", FieldFault.OUT_OF_RANGE),
        ('{"id":"a","name":""}', "name", FieldFault.WRONG_LENGTH),
        ('{"id":"a","name":"abcd"}', "name", FieldFault.WRONG_LENGTH),
        ('{"id":"a","cards":[{"number":1},{"number":1},{"number":1}]}', "cards", FieldFault.WRONG_LENGTH),
        ('{"id":"A"}', "id", FieldFault.WRONG_FORM),
        ('{"id":"a\\n"}', "id", FieldFault.WRONG_FORM),
        ('{"id":"a","time":"yesterday"}', "time", FieldFault.WRONG_FORM),
        ('{"id":"a","time":"2026-11-29T00:00:00"}', "time", FieldFault.WRONG_FORM),
        ('{"id":"a","time":1764374400}', "time", FieldFault.WRONG_TYPE),
        ('{"id":"a","cards":[{"number":1,"color":"BLUE"}]}', "cards[0].color", FieldFault.UNKNOWN_VALUE),
        ('{"id":"a","cards":[{"number":1,"color":"UNSPECIFIED"}]}', "cards[0].color", FieldFault.UNKNOWN_VALUE),
        ('{"id":"a","id":"a"}', "id", FieldFault.DUPLICATE_KEY),
        (
            '{"id":"a","move":{"type":"move.call","card":{"number":1,"number":1}}}',
            "move.card.number",
            FieldFault.DUPLICATE_KEY,
        ),
        ('{"id":"a","cards":[{"number":1},{"number":1,"number":2}]}', "cards[1].number", FieldFault.DUPLICATE_KEY),
        ('{"id":"a","cou\\u006et":1,"count":1}', "count", FieldFault.DUPLICATE_KEY),
    ],
)
def test_a_fault_is_named_with_its_path(data, path, code):
    assert refused(data) == (path, code)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b'{"id":"a"}x',
        b'{"id":"a"}{"id":"a"}',
        b'{"id":"a",}',
        b"{'id':'a'}",
        b'{"id":"a","count":NaN}',
        b'{"id":"a","count":Infinity}',
        b'{"id":"a","count":01}',
        b'{"id":"\xff"}',
        b'{"id":"\\ud800"}',
        b'{"id":"a\nb"}',
        b'\xef\xbb\xbf{"id":"a"}',
        '{"id":"a"}'.encode("utf-16"),
        b"[" * 100_000,
        b'{"move":' * 100_000,
        b"\x00",
    ],
)
def test_what_is_no_json_is_malformed(data):
    assert refused(data) == ("", FieldFault.MALFORMED)


@pytest.mark.parametrize("depth", [100, 400, 800, 900, 940, 960, 980, 1000, 2000])
def test_a_key_that_stands_twice_far_down_is_refused(depth):
    path, code = refused(b'{"move":' * depth + b'{"a":1,"a":1}' + b"}" * depth)
    assert (path, code) in {("", FieldFault.MALFORMED), ("move." * depth + "a", FieldFault.DUPLICATE_KEY)}


def test_a_number_too_large_for_python_is_out_of_range():
    assert refused(b'{"id":"a","count":' + b"1" * 100_000 + b"}")[1] is FieldFault.OUT_OF_RANGE
    assert refused(b'{"id":"a","count":1e999}')[1] is FieldFault.OUT_OF_RANGE


def test_an_unknown_move_is_named():
    with pytest.raises(Problem) as caught:
        json.decode(Ask, b'{"id":"a","move":{"type":"move.raise"}}')
    assert caught.value.reason == ServiceReason.UNKNOWN_MOVE
    assert caught.value.metadata == {"move": "move.raise"}
    assert caught.value.fields == ()


def test_problems_are_told_in_our_own_words():
    assert words('{"id":"a","count":"7"}') == "must be a whole number, not text"
    assert words('{"id":"a","count":10}') == "must be at most 9"
    assert words('{"id":"a","count":-1}') == "must be at least 0"
    assert words('{"id":"a","name":""}') == "must have at least 1 character"
    assert words('{"id":"a","move":7}') == "must be an object or null, not a whole number"
    assert words('{"id":"A"}') == "must be lower-case letters"


@pytest.mark.parametrize("number", ["3.0", "3", "3e0", "30e-1", "0.3E1"])
def test_a_whole_number_may_be_written_with_a_fraction_of_zero(number):
    data = (
        f'{{"id":"a","count":{number},"move":{{"type":"move.call","card":{{"number":{number}}}}},'
        f'"cards":[{{"number":{number}}}],"rows":[[1,{number}],[]]}}'
    )
    made = json.decode(Ask, data.encode())
    assert made == Ask(id="a", count=3, move=Call(Card(3)), cards=(Card(3),), rows=((1, 3), ()))
    assert all(type(value) is int for value in (made.count, made.cards[0].number, made.rows[0][1]))


def test_whole_numbers_of_an_object_without_a_type_are_ints():
    class Given(Struct, frozen=True, forbid_unknown_fields=True):
        given: dict[str, Any] | None

    made = json.decode(Given, b'{"given":{"turn":1.0,"piles":[[2.0,2.5],{"count":3e0}],"open":true}}')
    assert json.encode(made) == b'{"given":{"turn":1,"piles":[[2,2.5],{"count":3}],"open":true}}'


def test_every_wrong_field_is_named_in_the_order_of_the_contract():
    data = b'{"z":1,"rows":[[1],[10,"2"],7],"move":{"type":"move.call","card":{"color":"BLUE"}},"count":true,"id":"A"}'
    with pytest.raises(Problem) as caught:
        json.decode(Ask, data)
    assert [(field.path, field.code) for field in caught.value.fields] == [
        ("id", FieldFault.WRONG_FORM),
        ("count", FieldFault.WRONG_TYPE),
        ("move.card.number", FieldFault.REQUIRED),
        ("move.card.color", FieldFault.UNKNOWN_VALUE),
        ("rows[1][0]", FieldFault.OUT_OF_RANGE),
        ("rows[1][1]", FieldFault.WRONG_TYPE),
        ("rows[2]", FieldFault.WRONG_TYPE),
        ("z", FieldFault.UNKNOWN_FIELD),
    ]


def test_the_number_of_wrong_fields_that_are_named_is_bounded():
    rows = ",".join(["[10]"] * 2_000)
    with pytest.raises(Problem) as caught:
        json.decode(Ask, f'{{"id":"a","rows":[{rows}]}}'.encode())
    assert [field.path for field in caught.value.fields] == [f"rows[{place}][0]" for place in range(20)]


def test_what_a_caller_made_up_is_cut_short():
    name = "x" * 10_000
    with pytest.raises(Problem) as caught:
        json.decode(Ask, f'{{"id":"a","{name}":1}}'.encode())
    assert len(caught.value.fields[0].path) < 100
    with pytest.raises(Problem) as caught:
        json.decode(Ask, f'{{"id":"a","move":{{"type":"{name}"}}}}'.encode())
    assert len(caught.value.metadata["move"]) < 100


def test_a_name_cannot_forge_a_path():
    assert refused('{"id":"a","x` - at `$.count`":1}') == ("x` - at `$.count`", FieldFault.UNKNOWN_FIELD)


def test_answers_write_every_field():
    assert json.encode(Ask(id="a", move=Fold(), time=instant(datetime(2026, 11, 29, 1, 2, 3, 456000, tzinfo=UTC)))) == (
        b'{"id":"a","name":null,"count":0,"flag":false,"move":{"type":"move.fold"},"cards":[],"rows":[],'
        b'"time":"2026-11-29T01:02:03.456Z"}'
    )


JSON: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from(["move.call", "RED"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["id", "name", "count", "move", "type", "card", "number", "cards", "rows", "time"]), inner
        )
    ),
    max_leaves=8,
)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(plain=JSON, cut=st.integers(0, 3))
def test_nothing_but_a_problem_gets_out(plain, cut):
    data = json.encode(plain)
    with suppress(Problem):
        assert isinstance(json.decode(Ask, data[: len(data) - cut]), Ask)
