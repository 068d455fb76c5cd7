"""The bots of Color Match: what each level chooses where the choice is clear."""

from collections import Counter
from typing import Any

import pytest

from engine.draws import Draws, entropy_key
from engine.game import Decided
from engine.games.color_match import TITLE
from engine.games.color_match.vocabulary.cards import COLORS, Card, Face
from engine.games.color_match.vocabulary.moves import PlayCard, TakePile
from engine.games.color_match.vocabulary.state import State
from engine.visibility import AtSeat
from tests.support.color_match_tables import SIEGE, dealt, table
from tests.support.titles import stream


def _choice(state: State, seat: int, level: str, *words: object) -> Any:
    view = TITLE.view_of(state, AtSeat(seat))
    return TITLE.choose(view, (), TITLE.legal_moves(state, seat), level, stream(level, *words))


def test_the_normal_bot_answers_a_big_pile_with_its_cheapest_card() -> None:
    given: dict[str, Any] = {
        "phase": "PILE",
        "hands": [["BLUE_DRAW_TWO", "WILD_DRAW_FOUR", "GREEN_SHIELD", "RED_1", "RED_2", "RED_3"], ["RED_4"]],
        "discard_pile": ["RED_DRAW_TWO"],
        "color": "RED",
    }
    big = table(SIEGE, **given, pile={"kind": "DRAW_TWO", "count": 4, "target": 0})
    assert _choice(big, 0, "NORMAL") == PlayCard(card=Card(Face.BLUE_DRAW_TWO))
    small = table(SIEGE, **given, pile={"kind": "DRAW_TWO", "count": 2, "target": 0})
    assert _choice(small, 0, "NORMAL") == TakePile()


def test_the_normal_bot_keeps_wild_types_and_names_what_it_holds_most_of() -> None:
    hand = ["WILD", "RED_1", "BLUE_2", "BLUE_3"]
    fits = table(hands=[hand, ["RED_4"]], discard_pile=["RED_9"], color="RED")
    assert _choice(fits, 0, "NORMAL") == PlayCard(card=Card(Face.RED_1))
    stuck = table(hands=[hand, ["RED_4"]], discard_pile=["GREEN_9"], color="GREEN", draw_pile=["GREEN_1"])
    assert _choice(stuck, 0, "NORMAL") == PlayCard(card=Card(Face.WILD), color=COLORS[3])


def test_the_normal_bot_attacks_a_seat_that_is_nearly_done() -> None:
    hand = ["RED_DRAW_TWO", "RED_SKIP", "BLUE_9", "BLUE_1", "BLUE_2", "BLUE_3"]
    state = table(hands=[hand, ["RED_4"]], discard_pile=["RED_9"], color="RED")
    assert _choice(state, 0, "NORMAL").card.face in (Face.RED_DRAW_TWO, Face.RED_SKIP)
    calm = table(hands=[hand, ["RED_4", "RED_5", "RED_6", "RED_7"]], discard_pile=["RED_9"], color="RED")
    assert _choice(calm, 0, "NORMAL") == PlayCard(card=Card(Face.BLUE_9))


def test_the_easy_bot_answers_about_half_of_the_piles() -> None:
    state = table(
        phase="PILE",
        hands=[["BLUE_DRAW_TWO", "RED_1"], ["RED_4"]],
        discard_pile=["RED_DRAW_TWO"],
        color="RED",
        pile={"kind": "DRAW_TWO", "count": 2, "target": 0},
    )
    answered = sum(isinstance(_choice(state, 0, "EASY", number), PlayCard) for number in range(200))
    assert 70 < answered < 130


def test_a_level_that_does_not_exist_is_told() -> None:
    state = dealt(2, "level")
    with pytest.raises(ValueError, match="there is no level 'GRANDMASTER'"):
        _choice(state, state.turn, "GRANDMASTER")


def test_the_normal_bot_beats_the_easy_one() -> None:
    wins = Counter(_winner(f"match {number}", number % 2) for number in range(60))
    assert wins["NORMAL"] > wins["EASY"]


def _winner(entropy: str, normal: int) -> str:
    state, draws, choices = dealt(2, entropy), Draws(entropy_key(entropy)), stream(entropy)
    while (outcome := TITLE.outcome(state)) is None:
        seat = state.turn
        level = "NORMAL" if seat == normal else "EASY"
        legal = TITLE.legal_moves(state, seat)
        move = TITLE.choose(TITLE.view_of(state, AtSeat(seat)), (), legal, level, choices)
        verdict = TITLE.decide(state, seat, move, draws)
        assert isinstance(verdict, Decided)
        state = verdict.state
    return "NORMAL" if outcome.placings[normal].place == 1 else "EASY"
