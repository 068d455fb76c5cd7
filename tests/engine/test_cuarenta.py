"""Cuarenta, where neither rulings nor the contract over every title can say it."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.french import FrenchCard
from engine.game import Decided
from engine.games.cuarenta import TITLE
from engine.games.cuarenta.bots.ladder import LADDER, LEVELS, opponent_level, saved_score
from engine.games.cuarenta.rules.legal import captures, sequence
from engine.games.cuarenta.rules.score import count_points
from engine.games.cuarenta.vocabulary.cards import ALIKE, DECK, STEP, STEPS
from engine.games.cuarenta.vocabulary.events import CardLaid, CardsCaptured, CardsDealt
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.ladder import Run, RunGame, run_of
from engine.log import fold
from engine.notation import NotationError
from engine.outcome import Outcome, Placing, conceded
from engine.position import position
from engine.visibility import Auditor
from tests.support.playouts import playouts
from tests.support.titles import stream


def dealt(entropy: str) -> tuple[State, list[Any]]:
    options = Options()
    events = TITLE.setup(options, 2, Draws(entropy_key(entropy)))
    return fold(TITLE, TITLE.empty(options, 2), events), list(events)


def table(**given: Any) -> State:
    return position(TITLE, Options(), 2, {"hands": [["HEARTS_5"], ["SPADES_5"]], **given})


def test_the_deck_is_forty_cards_of_ten_ranks() -> None:
    assert len(DECK) == len(set(DECK)) == 40
    assert [len(ALIKE[step]) for step in STEPS] == [4] * 10
    assert [card.value for card in DECK[:10]] == [f"CLUBS_{rank}" for rank in "A234567JQK"]
    assert [STEP[card] for card in DECK[:10]] == list(STEPS)


def test_either_seat_is_drawn_as_dealer_about_equally_often() -> None:
    dealers = Counter(dealt(f"dealer {number}")[0].dealer for number in range(300))
    assert min(dealers[0], dealers[1]) > 110


def test_the_non_dealer_is_dealt_the_first_five_of_the_deck() -> None:
    state, _ = dealt("order")
    deck = Draws(entropy_key("order")).shuffle(1, "deck", DECK)
    assert set(state.hands[1 - state.dealer]) == set(deck[:5])
    assert set(state.hands[state.dealer]) == set(deck[5:10])
    assert state.draw_pile == deck[10:]
    assert state.turn == 1 - state.dealer


def test_every_count_pays_one_side_an_even_number() -> None:
    for first in range(41):
        for second in range(41 - first):
            for next_dealer in (0, 1):
                points = count_points((first, second), next_dealer)
                assert min(points) == 0 < max(points)
                assert sum(points) % 2 == 0
                winner = next_dealer if first == second else int(second > first)
                assert points[winner] > 0


def test_the_table_of_the_count() -> None:
    sizes = {20: 6, 22: 8, 24: 10, 26: 12, 28: 14, 30: 16, 32: 18, 34: 20, 36: 22, 38: 24, 40: 26}
    for cards, points in sizes.items():
        assert count_points((cards, 0), 1) == (points, 0)
        assert cards == 20 or count_points((0, cards - 1), 0) == (0, points)


def test_a_card_has_at_most_five_captures_where_capturing_is_a_duty() -> None:
    most = dict.fromkeys(STEPS, 0)
    for ranks in range(2**10):
        lying = tuple(ALIKE[step][0] for step in STEPS if ranks >> (step - 1) & 1)
        for step in STEPS:
            most[step] = max(most[step], len(captures(lying, step)))
    assert most == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4, 7: 5, 8: 1, 9: 1, 10: 1}


def test_on_a_full_table_every_capture_is_there_once() -> None:
    counts = [len(captures(DECK, step)) for step in STEPS]
    assert max(counts) <= 16
    assert all(len(set(captures(DECK, step))) == count for step, count in zip(STEPS, counts, strict=True))


def test_a_sequence_has_each_rank_once() -> None:
    steps = [STEP[card] for card in sequence(DECK, 3)]
    assert steps == [4, 5, 6, 7, 8, 9, 10]


def test_on_the_way_scores_are_even_and_the_table_has_each_rank_once() -> None:
    for game in playouts(TITLE):
        for state in game.states:
            assert all(score % 2 == 0 for score in state.scores)
            if game.options.mandatory_capture:
                assert len({STEP[card] for card in state.table}) == len(state.table) <= 10


def test_a_deal_has_ten_turns_and_the_dealer_changes_with_the_round() -> None:
    for game in playouts(TITLE):
        events = [*game.dealt, *(event for step in game.steps for event in step.events)]
        kinds = [type(event) for event in events]
        places = [place for place, kind in enumerate(kinds) if kind is CardsDealt]
        for first, second in pairwise(places):
            plays = [kind for kind in kinds[first:second] if kind in (CardLaid, CardsCaptured)]
            assert len(plays) == 10
        rounds = {state.round: state.dealer for state in game.states}
        assert all(rounds[number] != rounds[number + 1] for number in range(1, max(rounds)))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"table": (FrenchCard.HEARTS_8,)}, "HEARTS_8 is not in the deck"),
        ({"table": (FrenchCard.CLUBS_A, FrenchCard.HEARTS_5)}, "HEARTS_5 lies at 2 places"),
        ({"table": (FrenchCard.CLUBS_A, FrenchCard.DIAMONDS_A)}, "table: two cards of one rank"),
        ({"hands": ((FrenchCard.HEARTS_K, FrenchCard.HEARTS_5), ())}, "hands: not in deck order"),
        ({"hands": ((), (), ())}, "hands: 3 seats"),
        ({"hands": (DECK[:6], ())}, "hands: more cards"),
        ({"captured": ((),)}, "captured: not one part"),
        ({"rondas": ()}, "rondas: not one part"),
        ({"scores": (0,)}, "scores: not one part"),
        ({"dealer": 2}, "dealer: there is no such seat"),
        ({"turn": 2}, "turn: there is no such seat"),
        ({"last_capturer": 2}, "last_capturer: there is no such seat"),
        ({"fresh": True}, "fresh: nothing lies there"),
        ({"draw_pile": (FrenchCard.CLUBS_K,)}, "draw_pile: 1 cards"),
        ({"deal": 4, "draw_pile": DECK[:10]}, "draw_pile: 10 cards"),
        ({"scores": (3, 0)}, "scores: all points come in twos"),
        ({"phase": Phase.OVER}, "outcome: there is one"),
        ({"outcome": Outcome((Placing(0, 1, 0), Placing(1, 1, 0)))}, "outcome: there is one"),
        ({"phase": Phase.OVER, "outcome": Outcome(())}, "outcome: not one placing"),
        ({"turn_number": 41}, "turn_number: 41"),
        ({"next_draw": 3}, "next_draw: 3"),
        ({"round": 2}, "round: 2"),
    ],
)
def test_a_table_that_cannot_be_is_found_out(changed: dict[str, Any], problem: str) -> None:
    sound = table()
    assert TITLE.check(sound) == ()
    assert any(found.startswith(problem) for found in TITLE.check(replace(sound, **changed)))


@pytest.mark.parametrize("given", [{"hands": [[], ["SPADES_5"]]}, {"scores": [0, 40]}])
def test_a_table_where_nobody_can_move_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match="nobody can move"):
        table(**given)


def test_the_question_is_new_with_every_turn_and_round() -> None:
    asked = [TITLE.decision(state, 0, None) for state in (table(), table(turn_number=2), table(round=2, scores=[2, 0]))]
    assert len(set(asked)) == 3


def test_an_auditor_has_no_other_world() -> None:
    state, events = dealt("auditor")
    assert TITLE.resample(state, Auditor(), events, stream("auditor")) == state


def test_a_run_meets_each_level_and_then_the_strongest_for_ever() -> None:
    assert [opponent_level(wins) for wins in range(6)] == [*LEVELS, "LEVEL_4", "LEVEL_4"]


@pytest.mark.parametrize(
    ("margins", "score"),
    [
        ((), 0),
        ((2,), 10_002),
        ((16, 40, 2), 30_058),
        ((40,) * 300, 3_009_999),
        ((9_998,), 19_998),
        ((9_999, 1), 29_999),
    ],
)
def test_a_run_is_saved_as_wins_and_margins(margins: tuple[int, ...], score: int) -> None:
    assert saved_score(margins) == score


def ended(own: int, other: int, seat: int = 0, *, drawn: bool = False) -> RunGame:
    """Give a game of a run by the points of the player and of the opponent."""
    scores = (own, other) if seat == 0 else (other, own)
    placings = [Placing(place, 1 if drawn or score == max(scores) else 2, score) for place, score in enumerate(scores)]
    return RunGame(Outcome(tuple(placings)), seat)


WON = [ended(40, 38), ended(52, 12, 1), ended(40, 26)]
UNFINISHED = RunGame(None, 0)


@pytest.mark.parametrize(
    ("games", "wins", "over", "level", "score"),
    [
        ([], 0, False, "LEVEL_1", 0),
        (WON[:1], 1, False, "LEVEL_2", 10_002),
        (WON, 3, False, "LEVEL_4", 30_056),
        ([*WON, *WON], 6, False, "LEVEL_4", 60_112),
        ([*WON, ended(38, 40)], 3, True, "LEVEL_1", 30_056),
        ([*WON, ended(10, 8, drawn=True)], 3, True, "LEVEL_1", 30_056),
        ([*WON, UNFINISHED], 3, True, "LEVEL_1", 30_056),
        ([ended(38, 40, 1)], 0, True, "LEVEL_1", 0),
        ([*WON[:1], UNFINISHED, *WON], 1, True, "LEVEL_1", 10_002),
    ],
)
def test_a_run_goes_on_with_wins_alone(games: list[RunGame], wins: int, over: bool, level: str, score: int) -> None:
    assert run_of(LADDER, games) == Run(wins=wins, over=over, next_level=level, saved_score=score)


def test_a_win_by_four_of_a_rank_has_the_margin_from_forty() -> None:
    given = {"deal": 1, "dealer": 0, "turn": 0, "turn_number": 10, "hands": [["CLUBS_A"], []], "scores": [32, 10]}
    pile = [
        "CLUBS_K",
        "DIAMONDS_K",
        "HEARTS_K",
        "SPADES_K",
        "CLUBS_2",
        "CLUBS_3",
        "HEARTS_3",
        "CLUBS_5",
        "CLUBS_6",
        "CLUBS_7",
    ]
    state = table(**given, draw_pile=pile)
    done = TITLE.decide(state, 0, TITLE.legal_moves(state, 0)[0], Draws(entropy_key("four")))
    assert isinstance(done, Decided)
    outcome = TITLE.outcome(done.state)
    assert outcome is not None
    assert [placing.score for placing in outcome.placings] == [32, 40]
    assert run_of(LADDER, [RunGame(outcome, 1)]).saved_score == 10_008
    assert run_of(LADDER, [RunGame(outcome, 0)]).over


def test_a_game_that_the_other_left_is_won_and_takes_nothing_away() -> None:
    standing = TITLE.standing(table(scores=[10, 38]))
    assert run_of(LADDER, [RunGame(conceded(standing, {1}), 0)]).saved_score == 10_000
    assert run_of(LADDER, [RunGame(conceded(standing, {0}), 1)]).saved_score == 10_028
    assert run_of(LADDER, [RunGame(conceded(standing, {1}), 1)]).over
