"""Rulings: read as a whole, refused on any typing error, and judged step by step."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.game import Condition, Conflict
from engine.judge import Failure, judge
from engine.notation import NotationError
from engine.rulings import read_ruling
from tests.support.high_card.high_card import TITLE

GIVEN = {"hands": [["TWO", "KING"], ["THREE", "ACE"]]}


def _ruling(**parts: Any) -> dict[str, Any]:
    return {"ruling": "Demo", "rules": ["H2.1"], "title": "high_card", "seats": 2, "given": GIVEN} | parts


def _judge(**parts: Any) -> tuple[Failure, ...]:
    return judge(read_ruling(_ruling(**parts), {"high_card": TITLE}))


def lay(seat: int, card: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "move": {"lay_card": {"card": card}}, **more}


HOLDS: dict[str, dict[str, Any]] = {
    "a move": {"play": [lay(0, "TWO")], "expect": {"hands": [["KING"], ["ACE", "THREE"]]}},
    "events among others": {
        "play": [lay(0, "TWO"), lay(1, "ACE", events=[{"card_laid": {}}, {"trick_taken": {"seat": 1}}])]
    },
    "a refusal": {"play": [lay(0, "ACE", refused="CARD_NOT_IN_HAND", params={"card": "ACE"})]},
    "a refusal with its rule": {"play": [lay(0, "TWO"), lay(0, "KING", refused="ALREADY_LAID", rule="H2.2")]},
    "legal moves in any order": {
        "play": [{"seat": 0, "legal": [{"lay_card": {"card": "KING"}}, {"lay_card": {"card": "TWO"}}]}]
    },
    "the clock": {"play": [{"seat": 1, "timeout": {"lay_card": {"card": "THREE"}}}]},
    "who acts": {"play": [{"acting": [1, 0]}, lay(1, "ACE"), {"acting": [0]}]},
    "where it would stop": {
        "given": GIVEN | {"taken": [0, 1], "turn_number": 2},
        "play": [
            {"standing": [{"place": 2}, {"place": 1, "score": 1}]},
            {"standing": [{"place": 1, "score": 0}, {"place": 2}], "gone": [1]},
        ],
    },
    "a view": {
        "play": [
            lay(0, "TWO"),
            {
                "view": {"seat": 0},
                "expect": {"laid": ["TWO"], "hand": ["KING"]},
                "events": [{"card_laid": {"card": "TWO"}}],
            },
            {"view": {"seat": 1}, "expect": {"laid": []}, "events": [{"card_laid": {"card": None}}]},
            {"view": "spectator", "expect": {"hand": None, "seats": [{"laid_count": 1}, {"hand_count": 2}]}},
            {"view": "auditor", "expect": {"hand": None}, "events": [{"card_laid": {"card": "TWO"}}]},
        ]
    },
    "a table in between": {"play": [{"expect": {"taken": [0, 0]}}, {"outcome": None}]},
    "the end": {
        "options": {"tricks": 1},
        "play": [lay(0, "TWO"), lay(1, "ACE")],
        "outcome": [{"place": 2}, {"place": 1}],
    },
    "a real deal": {
        "given": {},
        "setup": True,
        "dealt": [{"deck_shuffled": {"draw_number": 0}}, {"cards_dealt": {"hands": [{"count": 3}, {"seat": 1}]}}],
        "expect": {"next_draw": 1},
    },
    "a real deal of this entropy": {
        "given": {},
        "setup": True,
        "entropy": "demo",
        "expect": {"hands": [["ACE", "FIVE", "QUEEN"], ["EIGHT", "SIX", "TWO"]]},
    },
}


@pytest.mark.parametrize("parts", HOLDS.values(), ids=HOLDS.keys())
def test_it_holds(parts: dict[str, Any]) -> None:
    assert _judge(**parts) == ()


FAILS: dict[str, tuple[dict[str, Any], int | None, str, str, str]] = {
    "a part of the table": (
        {"expect": {"hands": [["KING"], ["ACE", "THREE"]]}},
        None,
        "expect.hands[0]",
        "[KING]",
        "[TWO, KING]",
    ),
    "null": ({"expect": {"outcome": {"placings": []}}}, None, "expect.outcome", "{placings: []}", "null"),
    "the type counts": ({"expect": {"next_draw": "0"}}, None, "expect.next_draw", "0", "0"),
    "true is not one": ({"expect": {"taken": [False, 0]}}, None, "expect.taken[0]", "false", "0"),
    "a multiset counts twice": (
        {"expect": {"hands": [["TWO", "TWO"], []]}},
        None,
        "expect.hands[0]",
        "[TWO, TWO]",
        "[TWO, KING]",
    ),
    "piles have an order": (
        {"given": GIVEN | {"shown": ["SIX", "FIVE"]}, "expect": {"shown": ["FIVE", "SIX"]}},
        None,
        "expect.shown[0]",
        "FIVE",
        "SIX",
    ),
    "refused": ({"play": [lay(0, "ACE")]}, 1, "refused", "accepted", "CARD_NOT_IN_HAND, rule null"),
    "accepted": (
        {"play": [lay(0, "TWO", refused="WRONG_PHASE")]},
        1,
        "refused",
        "WRONG_PHASE",
        "accepted: [{card_laid: {seat: 0, card: TWO, turn: 1}}]",
    ),
    "another reason": (
        {"play": [{"acting": [0, 1]}, lay(0, "ACE", refused="ALREADY_LAID")]},
        2,
        "refused",
        "ALREADY_LAID",
        "CARD_NOT_IN_HAND",
    ),
    "another rule": (
        {"play": [lay(0, "TWO"), lay(0, "KING", refused="ALREADY_LAID", rule="H2.3")]},
        2,
        "rule",
        "H2.3",
        "H2.2",
    ),
    "another param": (
        {"play": [lay(0, "ACE", refused="CARD_NOT_IN_HAND", params={"card": "TWO"})]},
        1,
        "params.card",
        "TWO",
        "ACE",
    ),
    "a missing param": (
        {"play": [lay(0, "ACE", refused="CARD_NOT_IN_HAND", params={"hand": 2})]},
        1,
        "params.hand",
        "2",
        "null",
    ),
    "an event that did not come": (
        {"play": [lay(0, "TWO", events=[{"card_laid": {"seat": 0}}, {"card_laid": {"seat": 0}}])]},
        1,
        "events[1]",
        "{card_laid: {seat: 0}}",
        "[{card_laid: {seat: 0, card: TWO, turn: 1}}]",
    ),
    "a legal move too few": (
        {"play": [{"seat": 0, "legal": [{"lay_card": {"card": "TWO"}}]}]},
        1,
        "legal",
        "[{lay_card: {card: TWO}}]",
        "[{lay_card: {card: TWO}}, {lay_card: {card: KING}}]",
    ),
    "a legal move twice": (
        {"given": {"hands": [["TWO"], ["ACE"]]}, "play": [{"seat": 0, "legal": [{"lay_card": {"card": "TWO"}}] * 2}]},
        1,
        "legal",
        "[{lay_card: {card: TWO}}, {lay_card: {card: TWO}}]",
        "[{lay_card: {card: TWO}}]",
    ),
    "another move of the clock": (
        {"play": [{"seat": 1, "timeout": {"lay_card": {"card": "ACE"}}}]},
        1,
        "timeout",
        "[{lay_card: {card: ACE}}]",
        "[{lay_card: {card: THREE}}]",
    ),
    "the clock after the end": (
        {
            "options": {"tricks": 1},
            "play": [lay(0, "TWO"), lay(1, "ACE"), {"seat": 1, "timeout": {"lay_card": {"card": "THREE"}}}],
        },
        3,
        "timeout",
        "[{lay_card: {card: THREE}}]",
        "the game does not wait for seat 1",
    ),
    "it would stop otherwise": (
        {"given": GIVEN | {"taken": [0, 1], "turn_number": 2}, "play": [{"standing": [{"place": 1}], "gone": [0]}]},
        1,
        "standing.placings",
        "[{place: 1}]",
        "[{seat: 0, place: 2, score: 0}, {seat: 1, place: 1, score: 1}]",
    ),
    "others act": ({"play": [{"acting": [0]}]}, 1, "acting", "[0]", "[0, 1]"),
    "a view": (
        {"play": [{"view": {"seat": 1}, "expect": {"hand": ["TWO"]}}]},
        1,
        "expect.hand",
        "[TWO]",
        "[THREE, ACE]",
    ),
    "a hidden event": (
        {"play": [lay(0, "TWO"), {"view": "spectator", "events": [{"card_laid": {"card": "TWO"}}]}]},
        2,
        "events[0]",
        "{card_laid: {card: TWO}}",
        "[{card_laid: {seat: 0, card: null, turn: 1}}]",
    ),
    "not over": (
        {"outcome": [{"place": 1}, {"place": 2}]},
        None,
        "outcome",
        "{placings: [{place: 1}, {place: 2}]}",
        "null",
    ),
    "the deal": (
        {"given": {}, "setup": True, "dealt": [{"deck_shuffled": {"draw_number": 1}}]},
        None,
        "dealt[0]",
        "{deck_shuffled: {draw_number: 1}}",
        None,
    ),
    "allowed options": (
        {"given": {}, "refused": "OPTION_CONFLICT"},
        None,
        "refused",
        "OPTION_CONFLICT",
        "the options are allowed",
    ),
}


@pytest.mark.parametrize(("parts", "step", "at", "expected", "got"), FAILS.values(), ids=FAILS.keys())
def test_it_fails_and_tells_step_expected_and_got(
    parts: dict[str, Any], step: int | None, at: str, expected: str, got: str | None
) -> None:
    failure = _judge(**parts)[0]
    assert failure == Failure("Demo", step, at, expected, failure.got if got is None else got)


def test_all_differences_of_the_first_step_that_fails_are_told() -> None:
    failures = _judge(play=[{"expect": {"taken": [1, 2]}}, lay(0, "ACE")])
    assert [failure.at for failure in failures] == ["expect.taken[0]", "expect.taken[1]"]


def test_what_is_no_mapping_is_no_ruling() -> None:
    with pytest.raises(NotationError, match=r"^ruling: "):
        read_ruling(["Demo"], {"high_card": TITLE})


def test_options_that_exclude_each_other_can_be_shown_and_not_played() -> None:
    pair = Conflict(Condition("tricks", ("1",)), Condition("winner", ("LOWEST",)), "H2.4")
    titles = {"high_card": replace(TITLE, conflicts=(pair,))}
    parts = {"given": {}, "options": {"tricks": 1, "winner": "LOWEST"}}
    assert judge(read_ruling(_ruling(**parts, refused="OPTION_CONFLICT", rule="H2.4"), titles)) == ()
    wrong = judge(read_ruling(_ruling(**parts, refused="OPTION_CONFLICT", rule="H2.3"), titles))
    assert [(failure.at, failure.got) for failure in wrong] == [("rule", "H2.4")]
    with pytest.raises(
        NotationError, match=r"OPTION_CONFLICT \(option tricks, value 1, other winner, other_value LOWEST\)"
    ):
        read_ruling(_ruling(**parts), titles)
