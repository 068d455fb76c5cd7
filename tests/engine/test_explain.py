"""Why a hand card cannot be played."""

from engine.explain import blocked
from engine.position import position
from engine.registry import titles
from tests.support.high_card.high_card import TITLE as HIGH_CARD

TAKE_THAT = titles()["take_that"]


def test_each_card_without_a_move_is_told_with_its_reason() -> None:
    """34 lies at the right end: 24 to 44 may be placed, and 43 may also be reversed; the other three can do nothing."""
    given = {"hands": [[22, 35, 43, 45, 98], [97]], "row": [34], "draw_pile": [12]}
    told = blocked(TAKE_THAT, position(TAKE_THAT, TAKE_THAT.options(), 2, given), 0)
    assert [(move.card, refusal.reason, refusal.rule) for move, refusal in told] == [
        (22, "OUT_OF_RANGE", "T2.2"),
        (45, "OUT_OF_RANGE", "T2.2"),
        (98, "OUT_OF_RANGE", "T2.2"),
    ]


def test_off_turn_every_card_is_blocked() -> None:
    given = {"hands": [[35], [12, 13]], "row": [34]}
    told = blocked(TAKE_THAT, position(TAKE_THAT, TAKE_THAT.options(), 2, given), 1)
    assert [(move.card, refusal.reason) for move, refusal in told] == [(12, "NOT_YOUR_TURN"), (13, "NOT_YOUR_TURN")]


def test_a_card_with_any_legal_move_is_not_blocked() -> None:
    given = {"hands": [["TWO", "NINE"], ["ACE"]]}
    state = position(HIGH_CARD, HIGH_CARD.options(), 2, given)
    assert blocked(HIGH_CARD, state, 0) == ()
    laid = position(HIGH_CARD, HIGH_CARD.options(), 2, {"hands": [["TWO"], ["ACE"]], "laid": [["NINE"], []], "turn": 1})
    assert [refusal.reason for _, refusal in blocked(HIGH_CARD, laid, 0)] == ["ALREADY_LAID"]


def test_an_empty_hand_has_nothing_to_explain() -> None:
    state = position(HIGH_CARD, HIGH_CARD.options(), 2, {"hands": [[], ["ACE"]], "laid": [["NINE"], []], "turn": 1})
    assert blocked(HIGH_CARD, state, 0) == ()
