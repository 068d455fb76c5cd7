"""Helpers for types: names, tags, and what is inside an annotation."""

from typing import Annotated, NewType

import msgspec
import pytest
from msgspec import Meta, Struct

from engine.value import bare, members, snake, tagged

Card = NewType("Card", int)
Bounded = Annotated[Card, Meta(ge=1)]


@pytest.mark.parametrize(("name", "text"), [("PlayCard", "play_card"), ("Options", "options"), ("TakeRow", "take_row")])
def test_classes_are_named_in_snake_case(name: str, text: str) -> None:
    assert snake(name) == text


def test_members_of_a_union_inherit_the_tag_function() -> None:
    class Base(Struct, frozen=True, tag=tagged("demo")):
        pass

    class LayDown(Base, frozen=True):
        pass

    assert msgspec.json.encode(LayDown()) == b'{"type":"demo.lay_down"}'


def test_bare_strips_what_only_annotates() -> None:
    assert bare(Bounded) is int
    assert bare(Bounded, newtypes=False) is Card
    assert bare(Annotated[Annotated[str, 1], 2]) is str
    assert bare(int | None) == int | None


def test_members_split_off_null() -> None:
    assert members(int) == ((int,), False)
    assert members(int | None) == ((int,), True)
    assert members(Annotated[int | str | None, Meta(title="x")]) == ((int, str), True)
    assert members(Bounded | None) == ((Bounded,), True)
