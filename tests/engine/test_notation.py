"""The spelling of rulings: shorthands written out, and every typing error refused with its place."""

from enum import StrEnum
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from engine.notation import NotationError, expand, read, read_member, shape, spell, spelt, written
from engine.value import tagged


class Face(StrEnum):
    RED_1 = "RED_1"
    BLUE_2 = "BLUE_2"


class Card(Struct, frozen=True):
    face: Face
    back: Face | None = None


class Base(Struct, frozen=True, tag=tagged("demo"), forbid_unknown_fields=True):
    pass


class Play(Base, frozen=True, kw_only=True):
    card: Card
    color: str | None = None


class Wait(Base, frozen=True):
    pass


Move = Play | Wait


class Pile(Struct, frozen=True):
    kind: str
    count: Annotated[int, Meta(ge=1)]


class Table(Struct, frozen=True, kw_only=True):
    hands: tuple[tuple[Card, ...], ...] = ()
    pile: Pile | None = None
    last: Play | Wait | None = None


def test_a_member_of_a_union_is_its_short_tag_as_key() -> None:
    play = Play(card=Card(Face.RED_1), color="RED")
    assert read_member({"play": {"card": {"face": "RED_1"}, "color": "RED"}}, Move, "move") == play
    assert read_member({"wait": {}}, Move, "move") == Wait()
    assert read_member({"play": {"card": "RED_1", "color": "RED"}}, Play, "move") == play


def test_a_bare_face_is_a_card_without_a_back() -> None:
    table = read({"hands": [["RED_1", {"face": "BLUE_2", "back": "RED_1"}], []]}, Table, "given")
    assert table.hands == ((Card(Face.RED_1), Card(Face.BLUE_2, Face.RED_1)), ())


def test_a_union_inside_a_record_is_spelt_like_a_move() -> None:
    assert read({"last": {"play": {"card": "BLUE_2"}}}, Table, "given").last == Play(card=Card(Face.BLUE_2))
    assert read({"last": None}, Table, "given").last is None


def test_a_part_of_a_record_stays_a_part_but_a_card_is_whole() -> None:
    wanted = expand({"pile": {"count": 3}, "hands": [["RED_1"]]}, shape(Table), "expect", (Card,))
    assert wanted == {"pile": {"count": 3}, "hands": [[{"face": "RED_1", "back": None}]]}


@pytest.mark.parametrize(
    ("plain", "path", "problem"),
    [
        ({"hand": []}, "given", "no field 'hand'; there are hands, pile, last"),
        ({"pile": {"kinds": "a"}}, "given.pile", "no field 'kinds'"),
        ({"pile": {"kind": "a"}}, "given.pile", "missing required field `count`"),
        ({"pile": {"kind": "a", "count": 0}}, "given.pile.count", "Expected `int` >= 1"),
        ({"pile": {"kind": "a", "count": "2"}}, "given.pile.count", "Expected `int`, got `str`"),
        ({"pile": "a"}, "given.pile", "a record is wanted, not a"),
        ({"hands": "RED_1"}, "given.hands", "a list is wanted, not RED_1"),
        ({"hands": [["RED_1", "RED_2"]]}, "given.hands[0][1].face", "Invalid enum value 'RED_2'"),
        ({"hands": [[None]]}, "given.hands[0][0]", "a record is wanted, not null"),
        ({"hands": [[{"face": "RED_1", "bak": None}]]}, "given.hands[0][0]", "no field 'bak'"),
        ({"last": {"plays": {}}}, "given.last", "no 'plays'; there are play, wait"),
        ({"last": {"play": {}, "wait": {}}}, "given.last", "one of play, wait is wanted as the only key"),
        ({"last": {"wait": None}}, "given.last.wait", "a record is wanted, not null"),
        ({"last": {"play": {"type": "demo.play", "card": "RED_1"}}}, "given.last.play", "no field 'type'"),
        ({"last": "wait"}, "given.last", "one of play, wait is wanted as the only key, not wait"),
        (["hands"], "given", "a record is wanted, not [hands]"),
    ],
)
def test_typing_errors_are_refused_with_their_place(plain: Any, path: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(plain, Table, "given")
    assert caught.value.path == path
    assert problem in caught.value.problem


def test_values_are_written_as_they_are_read() -> None:
    play = Play(card=Card(Face.RED_1))
    assert spell(play) == {"play": {"card": {"face": "RED_1", "back": None}, "color": None}}
    assert spelt([play, Wait()]) == "[{play: {card: {face: RED_1, back: null}, color: null}}, {wait: {}}]"
    assert read_member(spell(play), Move, "move") == play
    assert written({"a": [True, False, None, 3, "x"]}) == "{a: [true, false, null, 3, x]}"
