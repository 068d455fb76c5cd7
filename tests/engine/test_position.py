"""Positions: partial tables laid over the empty one, sound or refused with the place."""

from typing import Any

import pytest

from engine.game import AnyTitle
from engine.notation import NotationError
from engine.position import position
from engine.registry import titles
from tests.support.high_card.high_card import TITLE as HIGH_CARD
from tests.support.high_card.high_card.vocabulary import Card

TAKE_THAT = titles()["take_that"]


def _position(given: dict[str, Any], title: AnyTitle = TAKE_THAT, seats: int = 2) -> Any:
    return position(title, title.options(), seats, given)


def test_what_is_not_given_is_as_on_the_empty_table() -> None:
    state, empty = _position({"hands": [[34], [35]]}), TAKE_THAT.empty(TAKE_THAT.options(), 2)
    assert state.hands == ((34,), (35,))
    for name in state.__struct_fields__:
        assert name == "hands" or getattr(state, name) == getattr(empty, name)


def test_hands_may_be_in_any_order_and_piles_keep_theirs() -> None:
    assert _position({"hands": [[41, 12], [35]], "row": [50 + 1, 34], "draw_pile": [98, 13]}).hands[0] == (12, 41)
    assert _position({"hands": [[12], [35]], "draw_pile": [98, 13]}).draw_pile == (98, 13)
    assert _position({"hands": [["ACE", "TWO"], []]}, HIGH_CARD).hands[0] == (Card.TWO, Card.ACE)


def test_a_record_inside_may_be_partial_where_there_is_one() -> None:
    given = {"hands": [[12], [35]], "tallies": [{"score": -3}, {}]}
    assert [tally.score for tally in _position(given).tallies] == [-3, 0]


@pytest.mark.parametrize(
    ("given", "path", "problem"),
    [
        ({"hans": []}, "given", "no field 'hans'"),
        ({"options": {}}, "given.options", "given beside"),
        ({"rules": 1}, "given.rules", "given beside"),
        ({"hands": [[12]]}, "given.hands", "1 hands for 2 seats"),
        ({"hands": [[12], [12]]}, "given", "12 lies at 2 places"),
        ({"hands": [[30], [12]]}, "given", "30 is no card"),
        ({"hands": [[11], [12]]}, "given.hands[0][0]", ">= 12"),
        ({"hands": [["12"], [13]]}, "given.hands[0][0]", "got `str`"),
        ({"hands": [[12], [13]], "turn": 2}, "given", "no such seat"),
        ({"hands": [[12], [13]], "phase": "TURNING"}, "given.phase", "Invalid enum value"),
        ({}, "given", "nobody can move"),
        ({"hands": None}, "given.hands", "a list is wanted"),
    ],
)
def test_what_is_no_sound_table_is_refused_with_its_place(given: dict[str, Any], path: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        _position(given)
    assert caught.value.path == path
    assert problem in caught.value.problem


def test_a_table_has_as_many_seats_as_can_play() -> None:
    with pytest.raises(NotationError, match="take_that is played by 2 to 4, not 5"):
        _position({}, seats=5)


def test_the_place_can_be_named_as_the_caller_calls_it() -> None:
    with pytest.raises(NotationError, match=r"^setup\.position\.given\.row\[0\]: "):
        position(TAKE_THAT, TAKE_THAT.options(), 2, {"row": [1]}, "setup.position.given")
