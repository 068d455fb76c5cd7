"""Where cards are owed, every refusal of a card says so, with their number, in words and as params."""

from typing import Any

import pytest

from tests.support.rest_serving import Rest

OWED = {
    "turn": 1,
    "phase": "PENALTY",
    "pending": {"seat": 1, "count": 2, "cause": "DRAW_TWO", "attacker": 0},
    "hands": [["RED_4", "GREEN_1"], ["RED_DRAW_TWO", "RED_2"]],
    "discard_pile": ["RED_DRAW_TWO"],
    "color": "RED",
    "draw_pile": ["BLUE_1", "BLUE_2", "BLUE_3"],
}
PARAMS = {"phase": "PENALTY", "count": "2"}
TOLD = {
    "en": "That move is not possible now; the game waits for owed cards to be drawn: 2.",
    "ko": "지금은 그 수를 둘 수 없습니다. 지금은 카드를 2장 받을 차례입니다.",
}


@pytest.mark.parametrize(
    ("stacking", "rule", "grey"),
    [("NONE", "option:stacking", ["RED_2", "RED_DRAW_TWO"]), ("SAME", "U13.1", ["RED_2"])],
)
async def test_an_owed_draw_is_told_with_its_phase_and_number(rest: Rest, stacking: str, rule: str, grey: list[str]):
    options, setup = (
        {"type": "uno.options", "stacking": stacking},
        {"type": "setup.position", "given": OWED, "seed": "s"},
    )
    table = await rest.open_table(rule_set="uno/1", options=options, setup=setup)
    path, token = table.path, table.tokens[1]
    await rest.post(f"{path}/start", {"request_id": rest.new_id()}, table.tokens[0])
    version = (await rest.get(path, token)).json()["update"]["version"]
    listed = (await rest.get(f"{path}/legal-moves?explain=true", token)).json()
    found = {each["move"]["card"]: each["refusal"] for each in listed["blocked"]}
    assert found == {card: {"reason": "WRONG_PHASE", "rule": rule, "params": PARAMS} for card in grey}
    move: dict[str, Any] = {"type": "uno.play_card", "card": "RED_2"}
    for language, told in TOLD.items():
        asked = {"request_id": rest.new_id(), "expected_version": version, "move": move}
        problem = (await rest.post(f"{path}/moves", asked, token, accept_language=language)).json()
        assert (problem["reason"], problem["rule"], problem["params"]) == ("WRONG_PHASE", rule, PARAMS)
        assert problem["detail"] == told
