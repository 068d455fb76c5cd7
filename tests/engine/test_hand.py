"""Hands and piles."""

from enum import StrEnum

import pytest
from msgspec import Struct

from engine.hand import deck_key, gained, in_deck_order, replaced, topped, without, without_all


class Face(StrEnum):
    RED_9 = "RED_9"
    RED_10 = "RED_10"
    BLUE_1 = "BLUE_1"


class TwoFaced(Struct, frozen=True):
    face: Face
    back: Face | None = None


def test_one_copy_is_taken_out() -> None:
    assert without((1, 2, 2, 3), 2) == (1, 2, 3)
    assert without_all((1, 2, 2, 3), (2, 3, 2)) == (1,)


def test_what_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without((1, 2), 3)
    with pytest.raises(ValueError, match="not in list"):
        without_all((1, 2), (1, 1))


def test_cards_go_where_they_belong_in_a_hand() -> None:
    assert gained((Face.RED_9, Face.BLUE_1), (Face.BLUE_1, Face.RED_10), tuple(Face).index) == (
        Face.RED_9,
        Face.RED_10,
        Face.BLUE_1,
        Face.BLUE_1,
    )
    assert gained((), (Face.RED_10, Face.RED_9), tuple(Face).index) == (Face.RED_9, Face.RED_10)


def test_a_card_goes_on_top_of_a_pile() -> None:
    assert topped((3, 1), 2) == (3, 1, 2)


def test_one_place_is_replaced() -> None:
    assert replaced(("a", "b", "c"), 1, "x") == ("a", "x", "c")


def test_deck_order_is_the_order_of_declaration() -> None:
    assert in_deck_order(reversed(Face)) == tuple(Face)
    assert in_deck_order((31, 4, 15)) == (4, 15, 31)


def test_a_card_with_two_faces_is_ordered_by_both_and_none_comes_first() -> None:
    cards = (TwoFaced(Face.RED_9, Face.BLUE_1), TwoFaced(Face.RED_9), TwoFaced(Face.RED_9, Face.RED_10))
    assert in_deck_order(cards) == (cards[1], cards[2], cards[0])


def test_only_cards_have_a_place() -> None:
    with pytest.raises(TypeError, match="no place in a deck"):
        deck_key("RED_9")
