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
    "a view": {
        "play": [
            lay(0, "TWO"),
            {
                "view": {"seat": 0},
                "expect": {"laid": "TWO", "hand": ["KING"]},
                "events": [{"card_laid": {"card": "TWO"}}],
            },
            {"view": {"seat": 1}, "expect": {"laid": None}, "events": [{"card_laid": {"card": None}}]},
            {"view": "spectator", "expect": {"hand": None, "seats": [{"has_laid": True}, {"hand_count": 2}]}},
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
        "dealt": [{"cards_dealt": {"draw": 0, "hands": [{"count": 3}, {"seat": 1}]}}],
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
        "accepted: [{card_laid: {seat: 0, card: TWO}}]",
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
        "[{card_laid: {seat: 0, card: TWO}}]",
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
        "[{card_laid: {seat: 0, card: null}}]",
    ),
    "not over": (
        {"outcome": [{"place": 1}, {"place": 2}]},
        None,
        "outcome",
        "{placings: [{place: 1}, {place: 2}]}",
        "null",
    ),
    "the deal": (
        {"given": {}, "setup": True, "dealt": [{"cards_dealt": {"draw": 1}}]},
        None,
        "dealt[0]",
        "{cards_dealt: {draw: 1}}",
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


TYPING_ERRORS: dict[str, tuple[dict[str, Any], str, str]] = {
    "a key": ({"expects": {}}, "ruling", "unknown field `expects`"),
    "no rules": ({"rules": []}, "ruling.rules", "length >= 1"),
    "a rule that is no text": ({"rules": [2]}, "ruling.rules[0]", "Expected `str`"),
    "a title": ({"title": "hi_card"}, "ruling.title", "there are high_card"),
    "an option": ({"options": {"trick": 2}}, "ruling.options", "no field 'trick'"),
    "a value of an option": ({"options": {"tricks": 4}}, "ruling.options.tricks", "<= 3"),
    "seats": ({"seats": 5}, "ruling.seats", "2 to 4"),
    "a field of the table": ({"given": {"hand": []}}, "ruling.given", "no field 'hand'"),
    "a table that is not sound": ({"given": {"hands": [["TWO"], ["TWO"]]}}, "ruling.given", "TWO lies at 2 places"),
    "a real deal that is given": ({"setup": True}, "ruling.given", "not given"),
    "a deal that is not real": ({"dealt": [{"cards_dealt": {}}]}, "ruling.dealt", "only a real deal"),
    "a step": ({"play": [{"seat": 0}]}, "ruling.play[0]", "one of the keys move, legal"),
    "a key of a step": ({"play": [lay(0, "TWO", event=[])]}, "ruling.play[0]", "unknown field `event`"),
    "a seat": ({"play": [lay(10, "TWO")]}, "ruling.play[0].seat", "<= 9"),
    "a move": ({"play": [{"seat": 0, "move": {"play_card": {}}}]}, "ruling.play[0].move", "no 'play_card'"),
    "a field of a move": (
        {"play": [{"seat": 0, "move": {"lay_card": {"crad": "TWO"}}}]},
        "ruling.play[0].move.lay_card",
        "no field",
    ),
    "a card": ({"play": [lay(0, "ONE")]}, "ruling.play[0].move.card", "Invalid enum value 'ONE'"),
    "an event": ({"play": [lay(0, "TWO", events=[{"laid": {}}])]}, "ruling.play[0].events[0]", "no 'laid'"),
    "a field of an event": (
        {"play": [lay(0, "TWO", events=[{"card_laid": {"cards": []}}])]},
        "ruling.play[0].events[0].card_laid",
        "no field 'cards'",
    ),
    "a rule without a refusal": ({"play": [lay(0, "TWO", rule="H2.2")]}, "ruling.play[0]", "belong to `refused`"),
    "events of a refusal": (
        {"play": [lay(0, "ACE", refused="X", events=[{"card_laid": {}}])]},
        "ruling.play[0].events",
        "brings no events",
    ),
    "a legal move": ({"play": [{"seat": 0, "legal": [{"lay": {}}]}]}, "ruling.play[0].legal[0]", "no 'lay'"),
    "a viewer": ({"play": [{"view": "nobody"}]}, "ruling.play[0].view", "`{seat: 0}`, `spectator` or `auditor`"),
    "a field of a view": (
        {"play": [{"view": "spectator", "expect": {"hands": []}}]},
        "ruling.play[0].expect",
        "no field 'hands'",
    ),
    "a field at the end": ({"expect": {"score": 1}}, "ruling.expect", "no field 'score'"),
    "a list at the end": ({"expect": ["taken"]}, "ruling.expect", "named fields are wanted"),
    "a field inside": ({"outcome": [{"rank": 1}]}, "ruling.outcome.placings[0]", "no field 'rank'"),
    "a refused deal that is played": ({"refused": "OPTION_CONFLICT"}, "ruling.refused", "cannot be played"),
    "nothing expected": ({}, "ruling", "it expects nothing"),
    "a deal of which nothing is expected": ({"given": {}, "setup": True}, "ruling", "it expects nothing"),
    "a look that expects nothing": ({"play": [{"view": "spectator"}]}, "ruling.play[0]", "the step expects nothing"),
    "a table that is expected to be any": ({"play": [{"expect": {}}]}, "ruling.play[0]", "the step expects nothing"),
    "a move of nobody": ({"play": [lay(0, "TWO"), lay(2, "ACE")]}, "ruling.play[1].seat", "there is no seat 2"),
    "a refused move of nobody": ({"play": [lay(7, "TWO", refused="X")]}, "ruling.play[0].seat", "there is no seat 7"),
    "moves of nobody": ({"play": [{"seat": 2, "legal": []}]}, "ruling.play[0].seat", "the table has 2"),
    "the clock of nobody": (
        {"play": [{"seat": 2, "timeout": {"lay_card": {"card": "ACE"}}}]},
        "ruling.play[0].seat",
        "there is no seat 2",
    ),
    "waiting for nobody": ({"play": [{"acting": [0, 5]}]}, "ruling.play[0].acting[1]", "there is no seat 5"),
    "a view of nobody": (
        {"play": [{"view": {"seat": 2}, "expect": {"hand": []}}]},
        "ruling.play[0].view.seat",
        "there is no seat 2",
    ),
    "a view of a seat that no table has": (
        {"play": [{"view": {"seat": 10}, "expect": {"hand": []}}]},
        "ruling.play[0].view.seat",
        "<= 9",
    ),
    "a view of true": ({"play": [{"view": {"seat": True}, "expect": {"hand": []}}]}, "ruling.play[0].view.seat", "int"),
    "a rule of no refusal": ({"rule": "H2.2"}, "ruling.rule", "belongs to `refused`"),
}


@pytest.mark.parametrize(("parts", "path", "problem"), TYPING_ERRORS.values(), ids=TYPING_ERRORS.keys())
def test_a_typing_error_is_refused_with_its_place(parts: dict[str, Any], path: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        _judge(**parts)
    assert caught.value.path == path
    assert problem in caught.value.problem


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
