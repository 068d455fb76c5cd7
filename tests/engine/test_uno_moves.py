"""UNO: how many moves there can be at once, which questions they answer, and why a card is grey."""

import msgspec
import pytest

from engine.explain import blocked
from engine.game import MOST_MOVES, MOST_MOVES_BYTES, Refusal
from engine.games.uno import TITLE
from engine.games.uno.vocabulary.cards import COLORS, Card
from engine.games.uno.vocabulary.custom import CustomCard, CustomRule
from engine.games.uno.vocabulary.moves import CallUno, CatchUno, DrawCard, GiveCard, PassTurn, PlayCard
from engine.games.uno.vocabulary.options import IllegalPlay, Options, Stacking
from engine.games.uno.vocabulary.state import Phase, State
from tests.support.uno_tables import DRAWS, played, table

SWAPS = (CustomCard(rule=CustomRule.SWAP_HANDS),) * 3
WILDS = ["WILD", "WILD_DRAW_FOUR", "WILD_SHUFFLE_HANDS", "WILD_CUSTOM_1", "WILD_CUSTOM_2", "WILD_CUSTOM_3"]
SIGNS = [*map(str, range(10)), "SKIP", "REVERSE", "DRAW_TWO"]


def late_call() -> State:
    """Give a table where seat 0 has played down to one card and did not call, and seat 1 is on turn."""
    hands = [["RED_2"], ["RED_3", "RED_4", "RED_5"], ["RED_6", "RED_7"]]
    return table(
        turn=1,
        uno_window=0,
        windows_opened=4,
        hands=hands,
        discard_pile=["RED_9"],
        color="RED",
        draw_pile=["BLUE_1"] * 2,
    )


def test_the_longest_list_of_a_turn_is_short_enough() -> None:
    hand = [f"RED_{sign}" for sign in SIGNS] + [f"{color}_5" for color in COLORS[1:]] + WILDS
    others = [
        ["BLUE_1"],
        *([card] for card in ("BLUE_2", "BLUE_3", "BLUE_4", "BLUE_6", "BLUE_7", "BLUE_8", "BLUE_9", "BLUE_0")),
    ]
    state = table(
        10,
        Options(customizable=SWAPS),
        hands=[hand, *others],
        discard_pile=["RED_5"],
        color="RED",
        draw_pile=["GREEN_1"],
        uno_window=3,
        windows_opened=1,
    )
    moves = TITLE.legal_moves(state, 0)
    assert len(moves) == 138
    assert len(msgspec.json.encode(moves)) < 16 * 1024


def test_the_longest_list_of_all_gives_any_kind_of_card_to_any_other_seat() -> None:
    others = [[card] for card in ("RED_1", "RED_2", "RED_3", "RED_4", "RED_5", "RED_6", "RED_7", "RED_8", "RED_9")]
    state = table(
        10,
        Options(customizable=(CustomCard(rule=CustomRule.GIVE_ONE),) * 3),
        phase="GIVE",
        pending={"seat": 0, "count": 1, "cause": "GIVE_ONE"},
        hands=[list(Card), *others],
        color="RED",
        uno_window=3,
        windows_opened=1,
    )
    moves = TITLE.legal_moves(state, 0)
    assert TITLE.check(state) == ()
    assert len(moves) == 58 * 9 + 1 == 523 <= MOST_MOVES
    assert len(msgspec.json.encode(moves)) <= MOST_MOVES_BYTES
    assert moves[:2] == (GiveCard(card=Card.RED_0, target=1), GiveCard(card=Card.RED_0, target=2))
    assert moves[-1] == CatchUno(seat=3)


def test_a_call_of_another_seat_leaves_the_question_of_the_turn() -> None:
    before = late_call()
    play = PlayCard(card=Card.RED_3)
    for reaction in ((0, CallUno()), (2, CatchUno(seat=0))):
        after, _ = played(before, reaction)
        assert TITLE.decision(after, 1, play) == TITLE.decision(before, 1, play) == TITLE.decision(before, 1, None)
        assert TITLE.decision(after, 2, CatchUno(seat=0)) != TITLE.decision(before, 2, CatchUno(seat=0))


def test_calls_and_catches_of_one_window_answer_one_question() -> None:
    state = late_call()
    question = TITLE.decision(state, 1, CatchUno(seat=0))
    assert question == TITLE.decision(state, 2, CatchUno(seat=0)) == TITLE.decision(state, 0, CallUno())
    assert question != TITLE.decision(state, 1, CallUno())
    assert question != TITLE.decision(state, 1, CatchUno(seat=2))


def test_a_late_catch_finds_another_window() -> None:
    first = late_call()
    skip, forget = DrawCard(), PassTurn()
    later, _ = played(first, (1, skip), (1, forget), (2, PlayCard(card=Card.RED_6)))
    assert later.uno_window == 2
    again, _ = played(later, (0, skip), (0, forget), (1, PlayCard(card=Card.RED_3)))
    assert again.uno_window is None
    catches = [TITLE.decision(state, 1, CatchUno(seat=seat)) for state in (first, later, again) for seat in (0, 2)]
    assert len(set(catches)) == 4, "two windows, and two seats without one"


def test_every_turn_and_phase_is_a_question_of_its_own() -> None:
    state = late_call()
    asked = [TITLE.decision(state, 1, None)]
    for move in ((1, DrawCard()), (1, PassTurn()), (2, DrawCard()), (2, PassTurn())):
        state, _ = played(state, move)
        asked.append(TITLE.decision(state, 1, None))
    assert len(set(asked)) == 5


def test_a_seat_is_not_waited_for_because_it_may_call_or_catch() -> None:
    state = late_call()
    assert TITLE.acting(state) == (1,)
    assert TITLE.legal_moves(state, 0) == (CallUno(),)
    assert TITLE.legal_moves(state, 2) == (CatchUno(seat=0),)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_grey_card_is_told_what_is_wrong_with_the_card(seat: int) -> None:
    hands = [["RED_1"], ["RED_2"], ["RED_3"]]
    hands[seat] = ["RED_4", "GREEN_1", "WILD", "WILD_CUSTOM_1"]
    state = table(
        3,
        Options(customizable=SWAPS),
        turn=seat,
        hands=hands,
        discard_pile=["RED_9"],
        color="RED",
        draw_pile=["BLUE_9"],
    )
    assert _reasons(state, seat) == {"GREEN_1": "CARD_NOT_PLAYABLE"}
    drawn, _ = played(state, (seat, DrawCard()))
    grey = ("RED_4", "GREEN_1", "WILD", "WILD_CUSTOM_1")
    assert _reasons(drawn, seat) == dict.fromkeys(grey, "ONLY_DRAWN_CARD")


def test_at_a_penalty_no_card_is_grey() -> None:
    options = Options(illegal_play=IllegalPlay.PENALTY_2)
    hands = [["RED_4", "GREEN_1"], ["RED_2"], ["RED_3"]]
    state = table(3, options, hands=hands, discard_pile=["RED_9"], color="RED", draw_pile=["BLUE_9"])
    assert _reasons(state, 0) == {}


def test_off_turn_and_under_a_debt_every_card_is_grey() -> None:
    hands = [["RED_4", "GREEN_1"], ["RED_DRAW_TWO", "RED_2"], ["RED_3"]]
    pending = {"seat": 1, "count": 2, "cause": "DRAW_TWO", "attacker": 0}
    given = {
        "turn": 1,
        "phase": "PENALTY",
        "pending": pending,
        "hands": hands,
        "discard_pile": ["RED_9"],
        "color": "RED",
    }
    assert _reasons(table(3, **given), 0) == {"RED_4": "NOT_YOUR_TURN", "GREEN_1": "NOT_YOUR_TURN"}
    assert _reasons(table(3, **given), 1) == {"RED_2": "WRONG_PHASE", "RED_DRAW_TWO": "WRONG_PHASE"}
    assert _reasons(table(3, Options(stacking=Stacking.SAME), **given), 1) == {"RED_2": "WRONG_PHASE"}


def _reasons(state: State, seat: int) -> dict[str, str]:
    return {move.card.value: refusal.reason for move, refusal in blocked(TITLE, state, seat)}


def test_the_universe_holds_every_move_once_and_one_seat_too_many() -> None:
    moves = list(TITLE.moves(Options(), 4))
    assert len(moves) == len(set(moves))
    assert CatchUno(seat=4) in moves
    assert max(move.target for move in TITLE.moves(Options(), 10) if isinstance(move, GiveCard)) == 9


def test_a_made_up_table_without_any_card_can_be_played() -> None:
    state = table(hands=[["BLUE_5"], ["RED_1"], ["RED_2"]])
    assert TITLE.legal_moves(state, 0) == (PlayCard(card=Card.BLUE_5),)
    wild = table(hands=[["WILD_DRAW_FOUR", "BLUE_5"], ["RED_1"], ["RED_2"]])
    after, _ = played(wild, (0, PlayCard(card=Card.WILD_DRAW_FOUR, color=COLORS[0])))
    assert after.phase is Phase.PENALTY, "no colour was there before, so nothing can be challenged"
    assert isinstance(TITLE.decide(state, 0, DrawCard(), DRAWS), Refusal)
