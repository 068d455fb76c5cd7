"""A struct and a message that differ stop the server, and the text says where."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from service.app.messages.times import Time
from service.wire.binding import Drift
from service.wire.shapes import Unsayable, fields_of
from tests.support.protos import compiled
from tests.support.writers import codec_of

Small = Annotated[int, Meta(ge=0, le=9)]

ZOO = compiled("""
enum Color { COLOR_UNSPECIFIED = 0; COLOR_RED = 1; }
enum Shade { SHADE_NONE = 0; SHADE_RED = 1; }
message Number { int32 value = 1; }
message MaybeNumber { optional int32 value = 1; }
message Numbers { repeated int32 value = 1; }
message Wide { int64 value = 1; }
message Unsigned { uint32 value = 1; }
message Fraction { double value = 1; }
message Blob { bytes value = 1; }
message Text { string value = 1; }
message Mapped { map<string, int32> value = 1; }
message Texts { map<string, string> value = 1; }
message Free { google.protobuf.Struct value = 1; }
message Colored { Color value = 1; }
message Shaded { Shade value = 1; }
message Timed { google.protobuf.Timestamp value = 1; }
message Inner { int32 x = 1; }
message Outer { Inner value = 1; }
message Outers { repeated Inner value = 1; }
message Wrapper { repeated int32 items = 1; }
message Wrapped { Wrapper value = 1; }
message Wrappeds { repeated Wrapper value = 1; }
message Pair { int32 a = 1; int32 b = 2; }
message NotWrapped { Pair value = 1; }
message Typed { int32 type = 1; }
message One {}
message Two {}
message Union { oneof kind { One one = 1; Two two = 2; } }
message Choosing { Union value = 1; }
message Mixed { oneof kind { One one = 1; Two two = 2; } int32 x = 3; }
message MixedChoosing { Mixed value = 1; }
message Loose { oneof kind { One one = 1; int32 number = 2; } }
message LooseChoosing { Loose value = 1; }
message Loop { Loop value = 1; }
message Place { int32 x = 1; }
message Twice { Inner value = 1; Place other = 2; }
message AskRequest { int32 value = 1; }
message MaybeAskRequest { optional int32 value = 1; }
message NestedAskRequest { Inner value = 1; }
message KeepRequest { State value = 1; }
message State { int32 x = 1; }
""")


class Color(StrEnum):
    RED = "RED"


class Colors(StrEnum):
    RED = "RED"
    BLUE = "BLUE"


class One(Struct, frozen=True, tag="u.one"):
    pass


class Two(Struct, frozen=True, tag="u.two"):
    pass


class Three(Struct, frozen=True, tag="u.three"):
    pass


class AlsoOne(Struct, frozen=True, tag="v.one"):
    pass


class Untagged(Struct, frozen=True):
    pass


class Inner(Struct, frozen=True):
    x: Small


class StrictInner(Struct, frozen=True, forbid_unknown_fields=True):
    x: Small


class Loop(Struct, frozen=True):
    value: "Loop | None"


class State(Struct, frozen=True, forbid_unknown_fields=True):
    x: Small


class LooseState(Struct, frozen=True):
    x: Small


class Twice(Struct, frozen=True):
    value: Inner
    other: Inner


def one(annotation: Any, *default: Any, name: str = "value", **config: Any) -> type[Struct]:
    """Make a struct with one field."""
    return msgspec.defstruct("Answer", [(name, annotation, *default)], frozen=True, **config)


def bind(message: str, kind: type[Struct], *states: type[Struct]) -> None:
    """Bind a struct; one for a request is called like it."""
    if message.endswith("Request"):
        kind.__name__ = message
    codec_of([(kind, ZOO[message])], states)


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("Number", one(Small)),
        ("MaybeNumber", one(Small | None)),
        ("Numbers", one(tuple[Small, ...])),
        ("Wrapped", one(tuple[Small, ...] | None)),
        ("Wrappeds", one(tuple[tuple[Small, ...], ...])),
        ("Choosing", one(One | Two)),
        ("Choosing", one(One | Two | None)),
        ("Timed", one(Time)),
        ("Texts", one(dict[str, str])),
        ("Free", one(dict[str, Any])),
        ("Free", one(dict[str, Any] | None)),
        ("Colored", one(Color)),
        ("MaybeAskRequest", one(Small, forbid_unknown_fields=True)),
    ],
)
def test_what_agrees_is_bound(message, kind):
    bind(message, kind)


@pytest.mark.parametrize(
    ("message", "kind", "told"),
    [
        ("Pair", Inner, "Inner: zoo.v1.Pair: only Python has x; only protobuf has a, b"),
        ("Number", one(str), "Answer.value: is Scalar in Python, but type 5"),
        ("Text", one(Small), "Answer.value: is Scalar in Python, but type 9"),
        ("Number", one(bool), "Answer.value: is Scalar in Python, but type 5"),
        ("Wide", one(Small), "Answer.value: is Scalar in Python, but type 3"),
        ("Unsigned", one(Small), "Answer.value: is Scalar in Python, but type 13"),
        ("Blob", one(str), "Answer.value: is Scalar in Python, but type 12"),
        ("Mapped", one(dict[str, str]), "Answer.value: must be map<string, string>"),
        ("Outers", one(dict[str, str]), "Answer.value: must be map<string, string>"),
        ("Text", one(dict[str, str]), "Answer.value: must be map<string, string>"),
        ("Texts", one(dict[str, Any]), "Answer.value: is no list in Python"),
        ("Outer", one(dict[str, Any]), "Answer.value: is Plain in Python, but message zoo.v1.Inner"),
        ("Number", one(Small | None), "Answer.value: can be null, so it must be optional"),
        ("MaybeNumber", one(Small), "Answer.value: is neither sent nor ever null, so it must not be optional"),
        ("Numbers", one(Small), "Answer.value: is no list in Python"),
        ("Numbers", one(tuple[Small, ...] | None), "Answer.value: is no list in Python"),
        ("Numbers", one(tuple[Small, ...], (1,)), "Answer.value: is no list in Python"),
        ("Number", one(tuple[Small, ...]), "Answer.value: is a list in Python"),
        ("Wrapped", one(tuple[Small, ...]), "Answer.value: is a list in Python"),
        ("NotWrapped", one(tuple[Small, ...] | None), "Answer.value: is Wrapped in Python, but message zoo.v1.Pair"),
        ("Numbers", one(tuple[tuple[Small, ...], ...]), "Answer.value: is Wrapped in Python, but type 5"),
        ("Colored", one(Colors), "Answer.value: zoo.v1.Color: only Python has BLUE"),
        ("Colored", one(str), "Answer.value: is Scalar in Python, but enum zoo.v1.Color"),
        ("Text", one(Color), "Answer.value: is Names in Python, but type 9"),
        ("Shaded", one(Color), "Answer.value: number 0 of zoo.v1.Shade is not SHADE_UNSPECIFIED"),
        ("Timed", one(str), "Answer.value: is Scalar in Python, but message google.protobuf.Timestamp"),
        ("Outer", one(Time), "Answer.value: is Instant in Python, but message zoo.v1.Inner"),
        ("Outer", one(Small), "Answer.value: is Scalar in Python, but message zoo.v1.Inner"),
        ("Outer", one(Untagged), "Answer.value: zoo.v1.Inner: only protobuf has x"),
        ("Outers", one(tuple[Untagged, ...]), "Answer.value: zoo.v1.Inner: only protobuf has x"),
        ("Choosing", one(One), "Answer.value.two: is the field of 0 members"),
        ("Choosing", one(One | Two | Three), "Answer.value: kind has no field for u.three"),
        ("Choosing", one(One | Two | AlsoOne), "Answer.value.one: is the field of 2 members"),
        ("Choosing", one(Untagged), "Answer.value: <class"),
        ("MixedChoosing", one(One | Two), "Answer.value: is OneOf in Python, but message zoo.v1.Mixed"),
        ("LooseChoosing", one(One), "Answer.value.number: a union holds messages"),
        ("Loop", Loop, "Loop.value: Loop contains itself"),
        ("AskRequest", one(Small, forbid_unknown_fields=True), "AskRequest.value: can be sent, so it must be optional"),
        ("MaybeAskRequest", one(Small), "MaybeAskRequest: can be sent, so MaybeAskRequest must forbid the unknown"),
        (
            "NestedAskRequest",
            one(StrictInner, forbid_unknown_fields=True),
            "NestedAskRequest.value.x: can be sent, so it must be optional",
        ),
        ("Twice", Twice, "Twice.other: Inner is bound to zoo.v1.Inner already, not to zoo.v1.Place"),
    ],
)
def test_what_differs_is_named_with_its_path(message, kind, told):
    with pytest.raises(Drift) as caught:
        bind(message, kind)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (one(str | int), "Answer.value: str | int has no counterpart in protobuf"),
        (one(float), "Answer.value: <class 'float'> has no counterpart in protobuf"),
        (one(bytes), "Answer.value: <class 'bytes'> has no counterpart in protobuf"),
        (one(list[Small]), "Answer.value: list["),
        (one(dict[str, int]), "Answer.value: dict[str, int] has no counterpart in protobuf"),
        (one(datetime), "Answer.value: <class 'datetime.datetime'> has no counterpart in protobuf"),
        (one(int), "Answer.value: an int declares its bounds"),
        (one(Annotated[int, Meta(le=9)]), "Answer.value: an int declares its bounds"),
        (one(Annotated[int, Meta(ge=0)]), "Answer.value: an int declares its bounds"),
        (one(Annotated[int, Meta(ge=-(2**31) - 1, le=9)]), "Answer.value: an int declares its bounds"),
        (one(Annotated[int, Meta(ge=0, le=2**31)]), "Answer.value: an int declares its bounds"),
        (one(tuple[int, ...]), "Answer.value: an int declares its bounds"),
        (one(Small | None, 3), "Answer.value: can be null, so absent must mean null"),
        (one(tuple[Small, Small]), "Answer.value: is a tuple of fixed length"),
        (one(tuple[Small | None, ...]), "Answer.value: holds null"),
        (one(tuple[dict[str, str], ...]), "Answer.value: holds maps"),
        (one(dict[str, str] | None), "Answer.value: a map is empty, never null"),
        (one(Small, name="type"), "Answer.type: type cannot be the name of a field"),
        (one(Small, name="number", rename={"number": "value"}), "Answer.value: number cannot be the name of a field"),
    ],
)
def test_what_no_message_can_say_is_named_with_its_path(kind, told):
    with pytest.raises(Unsayable) as caught:
        fields_of(kind)
    assert told in str(caught.value)


def test_a_state_that_is_sent_is_written_like_an_answer():
    bind("KeepRequest", one(State, forbid_unknown_fields=True), State)
    with pytest.raises(Drift, match=r"KeepRequest\.value\.x: can be sent, so it must be optional"):
        bind("KeepRequest", one(State, forbid_unknown_fields=True))


def test_a_state_that_is_sent_is_strict():
    with pytest.raises(Drift, match=r"KeepRequest\.value: can be sent, so LooseState must forbid the unknown"):
        bind("KeepRequest", one(LooseState, forbid_unknown_fields=True), LooseState)
