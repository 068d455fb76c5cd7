"""The bots of Straight Rummy."""

from collections import Counter
from typing import Any

import pytest

from engine.french import FrenchCard
from engine.games.rummy import TITLE
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, TakeDiscard
from engine.games.rummy.vocabulary.options import Ace, Options
from engine.games.rummy.vocabulary.state import State
from engine.visibility import AtSeat
from tests.support.rummy_tables import cards, names, play, play_out, run, table
from tests.support.titles import stream


def bot(level: str, state: State, *, words: str = "bot", history: tuple[Any, ...] = ()) -> Any:
    view = TITLE.view_of(state, AtSeat(state.turn))
    return TITLE.choose(view, history, TITLE.legal_moves(state, state.turn), level, stream(words))


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no level 'GENIUS'"):
        bot("GENIUS", table(hands=[names("2c"), names("9d")], discard_pile=names("Ks")))


def test_easy_overlooks_every_second_discard_and_many_melds() -> None:
    state = table(hands=[names("7c 7h 2d"), names("9d 9c")], discard_pile=names("7s"), draw_pile=names("Kd Kh"))
    drawn = Counter(type(bot("EASY", state, words=f"easy {number}")).__name__ for number in range(200))
    assert 70 < drawn["TakeDiscard"] < 130
    state = table(
        phase="PLAY", hands=[names("7c 7h 7s 2d 3d"), names("9d 9c")], discard_pile=names("Ks"), draw_pile=names("Kd")
    )
    played = Counter(type(bot("EASY", state, words=f"easy {number}")).__name__ for number in range(200))
    assert 70 < played["LayMeld"] < 130
    discards = {bot("EASY", state, words=f"easy {number}") for number in range(200)} - {
        LayMeld(cards=cards("7c 7h 7s"))
    }
    assert discards == {Discard(card=card) for card in cards("7c 7h 7s")}


def test_easy_always_lays_the_last_cards() -> None:
    state = table(phase="PLAY", hands=[names("7c 7h 7s"), names("9d")], discard_pile=names("Ks"), draw_pile=names("Kd"))
    assert {bot("EASY", state, words=f"last {number}") for number in range(20)} == {LayMeld(cards=cards("7c 7h 7s"))}


def test_normal_takes_what_completes_a_meld_or_can_be_laid_off() -> None:
    hands = [names("7c 7h 2d"), names("9d 9c")]
    assert bot("NORMAL", table(hands=hands, discard_pile=names("7s"), draw_pile=names("Kd Kh"))) == TakeDiscard()
    assert bot("NORMAL", table(hands=hands, discard_pile=names("8s"), draw_pile=names("Kd Kh"))) == DrawCard()
    melds = [run(1, "4s 5s 6s")]
    state = table(
        hands=hands, discard_pile=names("7s"), draw_pile=names("Kd"), melds=melds, first_laid=[0, 1], last_laid=1
    )
    assert bot("NORMAL", state) == TakeDiscard()


def test_normal_lays_the_melds_that_leave_the_fewest_points() -> None:
    hand = names("7c 7d 7h 8h 9h 2c 2s")
    state = table(phase="PLAY", hands=[hand, names("9d")], discard_pile=names("Ks"), draw_pile=names("Kd"))
    assert bot("NORMAL", state) == LayMeld(cards=cards("7h 8h 9h"))


def test_normal_discards_what_counts_much_and_hopes_for_little() -> None:
    state = table(
        phase="PLAY", hands=[names("Kc Qd 10h 9h 2s"), names("9d")], discard_pile=names("Ks Kh"), draw_pile=names("3d")
    )
    assert {bot("NORMAL", state, words=f"{number}") for number in range(20)} == {
        Discard(card=FrenchCard.CLUBS_K),
        Discard(card=FrenchCard.DIAMONDS_Q),
    }
    whole = table(
        phase="PLAY", hands=[names("7c 7h 7s 2d"), names("9d")], discard_pile=names("Ks"), draw_pile=names("3d")
    )
    laid, _ = play(whole, LayMeld(cards=cards("7c 7h 7s")))
    assert bot("NORMAL", laid) == Discard(card=FrenchCard.DIAMONDS_2)


def long_draw_pile() -> list[str]:
    return names("Kd Kh Ks Qd Qh Qs Jd Jh Js 10d 10h 10s 9s 9h")


def test_hard_holds_melds_back_until_somebody_is_near_the_end() -> None:
    hand, far, near = names("7c 7h 7s 2d 3d 9c"), names("4c 4d 5c 5d"), names("4c 4d 5c")
    given: dict[str, Any] = {"phase": "PLAY", "discard_pile": names("Kc"), "draw_pile": long_draw_pile()}
    meld = LayMeld(cards=cards("7c 7h 7s"))
    assert isinstance(bot("HARD", table(**given, hands=[hand, far])), Discard)
    assert bot("HARD", table(**given, hands=[hand, near])) == meld
    assert bot("HARD", table(**given | {"draw_pile": names("Kd Kh")}, hands=[hand, far])) == meld
    assert bot("HARD", table(**given, hands=[[*hand, *names("9d Jc")], far])) == meld
    assert bot("HARD", table(**given, hands=[names("7c 7h 7s 2d"), far])) == meld


def test_hard_does_not_discard_what_goes_with_the_takings_of_the_next_seat() -> None:
    state = table(
        3,
        turn=2,
        turn_number=3,
        hands=[names("9h 5c 5d 5h"), names("6c 6d 6h Jc"), names("2c 4d 10h Kh 8s")],
        discard_pile=names("Jd"),
        draw_pile=names("Ks Qd Qh"),
        phase="PLAY",
    )
    _, taken = play(
        table(3, hands=[names("5c 5d 5h"), names("6c"), names("2c")], discard_pile=names("9h"), draw_pile=names("Kd")),
        TakeDiscard(),
    )
    free = {bot("HARD", state, words=f"{number}") for number in range(20)}
    warned = {bot("HARD", state, words=f"{number}", history=tuple(taken)) for number in range(20)}
    assert free == {Discard(card=FrenchCard.HEARTS_10), Discard(card=FrenchCard.HEARTS_K)}
    assert warned == {Discard(card=FrenchCard.HEARTS_K)}


def test_hard_hopes_for_a_run_both_ways_while_the_draw_pile_is_long() -> None:
    hands = [names("7d 2c 10s"), names("4c 4d 5c 5d")]
    stock = [name for name in long_draw_pile() if name != "SPADES_10"]
    assert bot("HARD", table(hands=hands, discard_pile=names("8d"), draw_pile=stock)) == TakeDiscard()
    assert bot("HARD", table(hands=hands, discard_pile=names("8d"), draw_pile=stock[:12])) == DrawCard()
    assert bot("HARD", table(hands=hands, discard_pile=names("5h 8d"), draw_pile=stock)) == TakeDiscard()
    assert bot("HARD", table(hands=hands, discard_pile=names("6d 8d"), draw_pile=stock)) == DrawCard()
    assert bot("HARD", table(hands=hands, discard_pile=names("9d 8d"), draw_pile=stock)) == DrawCard()


@pytest.mark.parametrize(("strong", "weak"), [("NORMAL", "EASY"), ("HARD", "EASY")])
def test_stronger_bots_win_more_often(strong: str, weak: str) -> None:
    wins = 0
    for number in range(30):
        place = number % 2
        levels = (strong, weak) if place == 0 else (weak, strong)
        state, _ = play_out(levels, f"duel {strong} {number}")
        wins += state.outcome is not None and state.outcome.placings[place].place == 1
    assert wins > 18


def test_bots_play_with_every_option() -> None:
    options = Options(ace=Ace.HIGH_OR_LOW, must_discard=True, layoff_requires_own_meld=True, target=50)
    for level in TITLE.levels:
        assert play_out((level,) * 3, f"options {level}", options)[0].outcome is not None
