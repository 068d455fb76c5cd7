"""A struct and a message that differ stop the server, and the text says where."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from service.wire.binding import Drift
from service.wire.codec import Codec
from tests.support.protos import compiled

Small = Annotated[int, Meta(ge=0, le=9)]
Time = Annotated[datetime, Meta(tz=True)]

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
    Codec([(kind, ZOO[message])], states)


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
        ("Number", one(str), "Answer.value"),
        ("Text", one(Small), "Answer.value"),
        ("Text", one(str | int), "Answer.value"),
        ("Number", one(bool), "Answer.value"),
        ("Number", one(float), "Answer.value"),
        ("Wide", one(Small), "Answer.value: only int32, bool, string, enum and message are used"),
        ("Unsigned", one(Small), "Answer.value: only int32, bool, string, enum and message are used"),
        ("Fraction", one(float), "Answer.value: only int32, bool, string, enum and message are used"),
        ("Blob", one(bytes), "Answer.value: only int32, bool, string, enum and message are used"),
        ("Mapped", one(dict[str, int]), "Answer.value"),
        ("Number", one(int), "Answer.value: an int declares its bounds"),
        ("Number", one(Annotated[int, Meta(le=9)]), "Answer.value: an int declares its bounds"),
        ("Number", one(Annotated[int, Meta(ge=0)]), "Answer.value: an int declares its bounds"),
        ("Number", one(Annotated[int, Meta(ge=-(2**31) - 1, le=9)]), "Answer.value: an int declares its bounds"),
        ("Number", one(Annotated[int, Meta(ge=0, le=2**31)]), "Answer.value: an int declares its bounds"),
        ("Numbers", one(tuple[int, ...]), "Answer.value: an int declares its bounds"),
        ("Number", one(Small | None), "Answer.value: can be null"),
        ("MaybeNumber", one(Small), "zoo.v1.MaybeNumber.value: is optional, but neither sent nor ever null"),
        ("MaybeNumber", one(Small | None, 3), "Answer.value: can be null, so absent must mean null"),
        ("Numbers", one(Small), "Answer.value: is repeated, but no tuple"),
        ("Numbers", one(list[Small]), "Answer.value: is repeated, but no tuple"),
        ("Numbers", one(tuple[Small, ...] | None), "Answer.value: can be null"),
        ("Numbers", one(tuple[Small, Small]), "Answer.value: is a tuple of fixed length"),
        ("Numbers", one(tuple[Small | None, ...]), "Answer.value: holds null"),
        ("Numbers", one(tuple[Small, ...], (1,)), "Answer.value: has a default that is not empty"),
        ("Number", one(tuple[Small, ...]), "Answer.value: is a list"),
        ("NotWrapped", one(tuple[Small, ...]), "Answer.value: is a list"),
        ("Numbers", one(tuple[tuple[Small, ...], ...]), "Answer.value: is a list"),
        ("Colored", one(Colors), "Answer.value: zoo.v1.Color: only Python has BLUE"),
        ("Colored", one(str), "Answer.value: is enum zoo.v1.Color"),
        ("Shaded", one(Color), "Answer.value: number 0 of zoo.v1.Shade is not SHADE_UNSPECIFIED"),
        ("Timed", one(datetime), "Answer.value: is a Timestamp"),
        ("Timed", one(str), "Answer.value: is a Timestamp"),
        ("Outer", one(Small), "Answer.value: is message zoo.v1.Inner"),
        ("Outer", one(Untagged), "Answer.value: zoo.v1.Inner: only protobuf has x"),
        ("Outers", one(tuple[Untagged, ...]), "Answer.value: zoo.v1.Inner: only protobuf has x"),
        ("Choosing", one(One), "Answer.value.two: is the field of 0 members"),
        ("Choosing", one(One | Two | Three), "Answer.value: kind has no field for u.three"),
        ("Choosing", one(One | Two | AlsoOne), "Answer.value.one: is the field of 2 members"),
        ("Choosing", one(Untagged), "Answer.value: <class"),
        ("MixedChoosing", one(One | Two), "Answer.value: is message zoo.v1.Mixed, but no struct"),
        ("LooseChoosing", one(One), "Answer.value.number: a union holds messages"),
        ("Loop", Loop, "Loop.value: Loop contains itself"),
        ("Number", one(Small, rename={"value": "Value"}), "Answer: zoo.v1.Number: only Python has Value"),
        ("AskRequest", one(Small, forbid_unknown_fields=True), "zoo.v1.AskRequest.value: can be sent"),
        ("MaybeAskRequest", one(Small), "zoo.v1.MaybeAskRequest: can be sent"),
        ("NestedAskRequest", one(Inner, forbid_unknown_fields=True), "zoo.v1.Inner.x: can be sent"),
        ("Outer", one(dict[str, Small]), "Answer.value: is message zoo.v1.Inner"),
        (
            "Number",
            one(Small, name="number", rename={"number": "value"}),
            "Answer.value: number cannot be the name of a field",
        ),
        ("Typed", one(Small, name="type"), "Answer.type: type cannot be the name of a field"),
        ("Twice", Twice, "Twice.other: Inner is bound to zoo.v1.Inner already, not to zoo.v1.Place"),
    ],
)
def test_what_differs_is_named_with_its_path(message, kind, told):
    with pytest.raises(Drift) as caught:
        bind(message, kind)
    assert told in str(caught.value)


def test_a_state_that_is_sent_is_written_like_an_answer():
    bind("KeepRequest", one(State, forbid_unknown_fields=True), State)
    with pytest.raises(Drift, match=r"zoo\.v1\.State\.x: can be sent, so it must be optional"):
        bind("KeepRequest", one(State, forbid_unknown_fields=True))


def test_a_state_that_is_sent_is_strict():
    with pytest.raises(Drift, match=r"zoo\.v1\.State: can be sent, so LooseState must forbid the unknown"):
        bind("KeepRequest", one(LooseState, forbid_unknown_fields=True), LooseState)
