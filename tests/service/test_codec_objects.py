"""The codec on what has names of its own: maps of texts, JSON objects, and generic structs with their parameter."""

import math
from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

import pytest
from google.protobuf.message_factory import GetMessageClass
from msgspec import Meta, Struct

from service.app.problem import FieldFault, Problem
from tests.support.protos import compiled
from tests.support.writers import codec_of

ZOO = compiled("""
enum Color { COLOR_UNSPECIFIED = 0; COLOR_RED = 1; COLOR_BLUE = 5; }
message Colors { repeated Color colors = 1; }
message Dealt { int32 seat = 1; Colors cards = 2; }
message Family { repeated Dealt hands = 1; }
message Told { map<string, string> params = 1; google.protobuf.Struct given = 2; }
message ToldRequest { map<string, string> params = 1; google.protobuf.Struct given = 2; }
""")

C = TypeVar("C")


class Color(StrEnum):
    RED = "RED"
    BLUE = "BLUE"


class Dealt(Struct, Generic[C], frozen=True):
    seat: Annotated[int, Meta(ge=0, le=9)]
    cards: tuple[C, ...] | None


class Hands(Struct, Generic[C], frozen=True):
    hands: tuple[Dealt[C], ...]


class Family(Hands[Color], frozen=True):
    pass


class Told(Struct, frozen=True):
    params: dict[str, str] = {}
    given: dict[str, Any] | None = None


class ToldRequest(Struct, frozen=True, forbid_unknown_fields=True):
    given: dict[str, Any]
    params: dict[str, str] = {}


CODEC = codec_of([(kind, ZOO[kind.__name__]) for kind in (Family, Told, ToldRequest)])


def message(struct: Struct) -> Any:
    """Let protobuf itself read what the codec wrote."""
    return GetMessageClass(ZOO[type(struct).__name__]).FromString(CODEC.encode(struct))


def test_a_generic_family_is_written_with_its_parameter():
    struct = Family((Dealt(1, (Color.BLUE,)), Dealt(2, None)))
    assert [list(hand.cards.colors) for hand in message(struct).hands] == [[5], []]
    assert CODEC.decode(Family, CODEC.encode(struct)) == struct


@pytest.mark.parametrize(
    "struct",
    [
        Told(),
        Told({"b": "한글", "a": "", "": "x", "ab": "y", "aa": "z"}, {}),
        Told({}, {"b": [1, "x", None, True, [], {"deep": [{}]}], "a": -(2**53), "c": 0.5, "d": 1e300}),
    ],
)
def test_maps_and_objects_are_those_that_protobuf_writes(struct):
    assert message(struct).SerializeToString(deterministic=True) == CODEC.encode(struct)
    assert CODEC.decode(Told, CODEC.encode(struct)) == struct


@pytest.mark.parametrize(
    ("number", "read"),
    [(2.0, 2), (-0.0, 0), (2.5, 2.5), (2.0**60, 2.0**60), (math.inf, "number inf"), (math.nan, "number nan")],
)
def test_a_whole_number_of_an_object_is_an_int(number, read):
    data = GetMessageClass(ZOO["ToldRequest"])(given={"n": number}).SerializeToString()
    found = CODEC.decode(ToldRequest, data).given["n"]
    assert (found, type(found)) == (read, type(read))


@pytest.mark.parametrize(
    ("data", "path", "code"),
    [
        (b"", "given", FieldFault.REQUIRED),
        (b"\x12\x00\xf8\xf0\x04\x01", "9999", FieldFault.UNKNOWN_FIELD),
        (b"\x12\x04\xf8\xf0\x04\x01", "given.9999", FieldFault.UNKNOWN_FIELD),
    ],
)
def test_a_fault_is_named_with_its_path(data, path, code):
    with pytest.raises(Problem) as caught:
        CODEC.decode(ToldRequest, data)
    assert [(field.path, field.code) for field in caught.value.fields] == [(path, code)]
