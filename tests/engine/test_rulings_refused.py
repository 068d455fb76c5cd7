"""Rulings that cannot be read: every typing error is refused with its place, and so is what expects nothing."""

from typing import Any

import pytest

from engine.notation import NotationError
from engine.rulings import read_ruling
from tests.support.high_card.high_card import TITLE

GIVEN = {"hands": [["TWO", "KING"], ["THREE", "ACE"]]}


def _read(**parts: Any) -> None:
    ruling = {"ruling": "Demo", "rules": ["H2.1"], "title": "high_card", "seats": 2, "given": GIVEN} | parts
    read_ruling(ruling, {"high_card": TITLE})


def lay(seat: int, card: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "move": {"lay_card": {"card": card}}, **more}


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
    "nobody has left": (
        {"play": [{"standing": [{"place": 1}, {"place": 1}], "gone": [2]}]},
        "ruling.play[0].gone[0]",
        "there is no seat 2",
    ),
    "a standing of something": (
        {"play": [{"standing": [{"rank": 1}]}]},
        "ruling.play[0].standing.placings[0]",
        "there is no field 'rank'",
    ),
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
        _read(**parts)
    assert caught.value.path == path
    assert problem in caught.value.problem
