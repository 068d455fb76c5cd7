"""UNO: the bots play as they say, and see no more than their seat."""

from collections import Counter
from typing import Any

import pytest

from engine.draws import Draws, entropy_key
from engine.game import Decided
from engine.games.uno import TITLE
from engine.games.uno.bots.guilt import bluff_rate, guilt, unseen
from engine.games.uno.vocabulary.cards import Card, Color
from engine.games.uno.vocabulary.custom import CustomCard, CustomRule
from engine.games.uno.vocabulary.events import ChallengeDecided, Event
from engine.games.uno.vocabulary.moves import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    PlayCard,
    TakePenalty,
)
from engine.games.uno.vocabulary.options import Options, Stacking, Wd4Restriction
from engine.games.uno.vocabulary.state import State
from engine.outcome import Outcome
from engine.visibility import AtSeat
from tests.support.titles import stream
from tests.support.uno_tables import dealt, played, shown, table

OTHERS = [["BLUE_0", "BLUE_1", "BLUE_2"], ["GREEN_0", "GREEN_1", "GREEN_2"]]


def top(hand: list[str], *, seats: int = 3, options: Options | None = None, **given: Any) -> State:
    """Give a table with a red nine on top where seat 0 holds `hand`."""
    plain = {"hands": [hand, *OTHERS], "discard_pile": ["RED_9"], "color": "RED", "draw_pile": ["YELLOW_1", "YELLOW_2"]}
    return table(seats, options, **(plain | given))


def bot(level: str, state: State, words: object = "bot", *, seat: int | None = None) -> Move:
    viewer = AtSeat(state.turn if seat is None else seat)
    legal = TITLE.legal_moves(state, viewer.seat)
    move = TITLE.choose(TITLE.view_of(state, viewer), [], legal, level, stream(words))
    assert move in legal
    return move


def often(level: str, state: State, *, seat: int | None = None, count: int = 200) -> Counter[Move]:
    return Counter(bot(level, state, number, seat=seat) for number in range(count))


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no level 'GENIUS'"):
        bot("GENIUS", top(["RED_1"]))


def test_easy_plays_any_card_that_fits_but_keeps_its_wild_draw_four() -> None:
    chosen = often("EASY", top(["RED_1", "RED_2", "YELLOW_9", "WILD_DRAW_FOUR", "BLUE_5"]))
    assert {move.card for move in chosen} == {Card.RED_1, Card.RED_2, Card.YELLOW_9}
    assert min(chosen.values()) > 40


def test_easy_plays_a_wild_draw_four_only_when_it_is_justified() -> None:
    alone = often("EASY", top(["BLUE_5", "GREEN_5", "WILD_DRAW_FOUR"]))
    assert {(move.card, move.color) for move in alone} == {
        (Card.WILD_DRAW_FOUR, Color.BLUE),
        (Card.WILD_DRAW_FOUR, Color.GREEN),
    }
    drawn, _ = played(top(["RED_1", "GREEN_5"], draw_pile=["WILD_DRAW_FOUR"]), (0, DrawCard()))
    assert bot("EASY", drawn) == PassTurn()


def test_easy_draws_only_without_a_card_and_plays_a_drawn_one() -> None:
    state = top(["BLUE_5", "GREEN_5"], draw_pile=["RED_3"])
    assert bot("EASY", state) == DrawCard()
    drawn, _ = played(state, (0, DrawCard()))
    assert bot("EASY", drawn) == PlayCard(card=Card.RED_3)


def test_easy_calls_seven_times_in_ten_and_never_late() -> None:
    calls = Counter(move.call_uno for move in often("EASY", top(["RED_1", "BLUE_5"])).elements())
    assert 120 < calls[True] < 160
    late = top(["RED_1"], seats=2, hands=[["RED_1"], OTHERS[0]], uno_window=0, windows_opened=1)
    assert bot("EASY", late) == PlayCard(card=Card.RED_1)


def test_easy_takes_whatever_it_owes() -> None:
    pending = {"seat": 0, "count": 2, "cause": "DRAW_TWO", "attacker": 2}
    state = top(["RED_DRAW_TWO", "RED_1"], options=Options(stacking=Stacking.ANY), phase="PENALTY", pending=pending)
    assert often("EASY", state, count=40) == {TakePenalty(): 40}
    attack = pending | {"count": 4, "cause": "WILD_DRAW_FOUR", "color_before": "RED"}
    hands = [["RED_1"], OTHERS[0], ["RED_2"]]
    state = top([], hands=hands, phase="WD4_RESPONSE", pending=attack, snapshot=["RED_2"])
    assert often("EASY", state, count=40) == {Accept(): 40}


@pytest.mark.parametrize(("level", "least", "most"), [("EASY", 25, 55), ("NORMAL", 100, 150)])
def test_bots_on_turn_catch_now_and_then(level: str, least: int, most: int) -> None:
    state = top([], turn=1, hands=[["RED_1"], *OTHERS], uno_window=0, windows_opened=1)
    assert least < often(level, state)[CatchUno(seat=0)] < most
    assert often(level, state, seat=2, count=20) == {CatchUno(seat=0): 20}, "asked off turn, it can only catch"


def test_normal_always_calls_also_late() -> None:
    assert {move.call_uno for move in often("NORMAL", top(["RED_1", "BLUE_5"]))} == {True}
    late = top(["RED_1"], seats=2, hands=[["RED_1"], OTHERS[0]], uno_window=0, windows_opened=1)
    assert bot("NORMAL", late) == CallUno()


def test_normal_keeps_a_long_colour_alive_and_its_wilds_back() -> None:
    state = top(["RED_1", "YELLOW_9", "YELLOW_2", "YELLOW_3", "WILD", "WILD_DRAW_FOUR"])
    assert bot("NORMAL", state) == PlayCard(card=Card.YELLOW_9)
    assert bot("NORMAL", top(["RED_1", "RED_8", "BLUE_5"])) == PlayCard(card=Card.RED_8)


def test_normal_hinders_a_next_seat_that_is_close_to_the_end() -> None:
    hand = ["RED_SKIP", "RED_8", "YELLOW_9", "YELLOW_2", "YELLOW_3"]
    assert bot("NORMAL", top(hand)) == PlayCard(card=Card.YELLOW_9)
    close = top(hand, hands=[hand, ["BLUE_0", "BLUE_1"], OTHERS[1]])
    assert bot("NORMAL", close) == PlayCard(card=Card.RED_SKIP)
    behind = top(hand, direction=-1, hands=[hand, ["BLUE_0", "BLUE_1"], OTHERS[1]])
    assert bot("NORMAL", behind) == PlayCard(card=Card.YELLOW_9)


def test_normal_names_the_colour_of_which_it_holds_most_and_swaps_with_the_smallest_hand() -> None:
    wild = top(["BLUE_5", "GREEN_1", "GREEN_2", "WILD"])
    assert bot("NORMAL", wild) == PlayCard(card=Card.WILD, color=Color.GREEN)
    tie = top(["BLUE_5", "BLUE_1", "GREEN_1", "GREEN_8", "WILD"])
    assert bot("NORMAL", tie) == PlayCard(card=Card.WILD, color=Color.GREEN)
    swap = Options(customizable=(CustomCard(rule=CustomRule.SWAP_HANDS),))
    hand = ["BLUE_5", "GREEN_5", "WILD_CUSTOM_1"]
    state = top(hand, options=swap, hands=[hand, OTHERS[0], ["GREEN_0", "GREEN_1"]])
    assert bot("NORMAL", state) == PlayCard(card=Card.WILD_CUSTOM_1, color=Color.GREEN, target=2)
    start = top(["BLUE_5", "GREEN_1", "GREEN_2"], phase="START_COLOR", discard_pile=["WILD"], color=None)
    assert bot("NORMAL", start) == ChooseStartColor(color=Color.GREEN)


def test_normal_gives_away_what_it_can_use_least() -> None:
    give = Options(customizable=(CustomCard(rule=CustomRule.GIVE_ONE),))
    pending = {"seat": 0, "count": 1, "cause": "GIVE_ONE"}
    hand = ["BLUE_5", "YELLOW_8", "GREEN_1", "GREEN_2", "WILD"]
    hands = [hand, OTHERS[0], ["GREEN_0"]]
    state = top(hand, options=give, phase="GIVE", pending=pending, hands=hands, discard_pile=["WILD_CUSTOM_1"])
    assert bot("NORMAL", state) == GiveCard(card=Card.YELLOW_8, target=2)


def test_normal_never_bluffs_but_where_nothing_forbids_it() -> None:
    hand = ["BLUE_5", "GREEN_5", "WILD_DRAW_FOUR"]
    assert bot("NORMAL", top(hand)) == PlayCard(card=Card.WILD_DRAW_FOUR, color=Color.GREEN)
    held = top(["RED_1", "GREEN_5", "WILD_DRAW_FOUR"], draw_pile=["BLUE_1"], discard_pile=["RED_9", "WILD"])
    assert bot("NORMAL", held) == PlayCard(card=Card.RED_1)
    free = Options(wd4_restriction=Wd4Restriction.NONE)
    only = top(["BLUE_5", "WILD_DRAW_FOUR"], options=free)
    assert isinstance(bot("NORMAL", only), PlayCard)


def attacked(held: list[str]) -> tuple[State, list[Event]]:
    """Give a table where seat 2 has attacked seat 0 over a red card and holds `held`."""
    hands = [["BLUE_5", "GREEN_5"], OTHERS[0], [*held, "WILD_DRAW_FOUR"]]
    deal = TITLE.setup(Options(), 3, Draws(entropy_key("attacked")))[:3]
    state = top([], turn=2, hands=hands, draw_pile=[])
    after, events = played(state, (2, PlayCard(card=Card.WILD_DRAW_FOUR, color=Color.BLUE)))
    return after, [*deal, *events]


def test_guilt_grows_with_the_attackers_hand_and_with_bluffs_that_came_out() -> None:
    estimates: list[float] = []
    for held in (["RED_1"], ["RED_1", "RED_2", "RED_3"], [f"RED_{number}" for number in range(8)]):
        state, events = attacked(held)
        estimates.append(guilt(TITLE.view_of(state, AtSeat(0)), shown(events, AtSeat(0))))
    assert estimates == sorted(estimates)
    assert 0 < estimates[0] < 0.2
    assert estimates[-1] > 0.5
    caught = ChallengeDecided(attacker=2, guilty=True, seat=2, count=4)
    state, events = attacked(["RED_1", "RED_2", "RED_3"])
    view = TITLE.view_of(state, AtSeat(0))
    assert guilt(view, [*events, caught, caught, caught]) > estimates[1]
    assert bluff_rate([]) == pytest.approx(0.3)
    assert bluff_rate([caught]) == pytest.approx(4 / 11)
    assert guilt(TITLE.view_of(top(["RED_1"]), AtSeat(0)), []) == 0


def test_a_catch_in_between_does_not_make_the_attacker_look_guiltier() -> None:
    state, events = attacked(["RED_1"])
    after, more = played(with_a_pile(state), (1, CatchUno(seat=2)))
    before = guilt(TITLE.view_of(state, AtSeat(0)), shown(events, AtSeat(0)))
    assert guilt(TITLE.view_of(after, AtSeat(0)), shown([*events, *more], AtSeat(0))) == pytest.approx(before)


def with_a_pile(state: State) -> State:
    return table(
        3,
        turn=0,
        phase="WD4_RESPONSE",
        pending={"seat": 0, "count": 4, "cause": "WILD_DRAW_FOUR", "attacker": 2, "color_before": "RED"},
        snapshot=state.snapshot and [card.value for card in state.snapshot],
        hands=[[card.value for card in hand] for hand in state.hands],
        discard_pile=[card.value for card in state.discard_pile],
        color="BLUE",
        draw_pile=["YELLOW_1", "YELLOW_2"],
        uno_window=2,
        windows_opened=1,
    )


def test_normal_challenges_when_guilt_is_as_likely_as_not() -> None:
    for held, answer in ((["RED_1"], Accept()), ([f"RED_{number}" for number in range(9)] + ["RED_SKIP"], Challenge())):
        state, events = attacked(held)
        view, legal = TITLE.view_of(state, AtSeat(0)), TITLE.legal_moves(state, 0)
        assert TITLE.choose(view, shown(events, AtSeat(0)), legal, "NORMAL", stream("answer")) == answer


def play(levels: tuple[str, ...], entropy: str, *, watch: bool = False) -> Outcome:
    draws, choices = Draws(entropy_key(entropy)), stream(entropy)
    state, events = dealt(len(levels), entropy)
    while state.outcome is None:
        viewer = AtSeat(state.turn)
        history = shown(events, viewer)
        view, legal = TITLE.view_of(state, viewer), TITLE.legal_moves(state, state.turn)
        if watch:
            hidden = Counter(state.draw_pile) + sum((Counter(hand) for hand in state.hands), Counter())
            assert unseen(view, history) == hidden - Counter(view.hand)
        verdict = TITLE.decide(
            state, state.turn, TITLE.choose(view, history, legal, levels[state.turn], choices), draws
        )
        assert isinstance(verdict, Decided)
        state, events = verdict.state, [*events, *verdict.events]
    return state.outcome


def test_a_bot_counts_exactly_the_cards_that_it_cannot_see() -> None:
    for number in range(6):
        play(("NORMAL", "EASY", "NORMAL"), f"count {number}", watch=True)


def test_normal_beats_easy() -> None:
    wins = 0
    for number in range(80):
        normal = number % 2
        levels = ("NORMAL", "EASY") if normal == 0 else ("EASY", "NORMAL")
        wins += play(levels, f"duel {number}").placings[normal].place == 1
    assert wins > 44
