"""Bots get on: they neither keep from each other what they wait for, nor lay down to a last card that nothing follows.

At SOAK_FACTOR=20 each line-up plays 20 games, as many as the figures in docs/decisions.md are of.
"""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from engine.french import FrenchCard
from engine.games.rummy import TITLE
from engine.games.rummy.bots.plan import QUIET_LAPS
from engine.games.rummy.vocabulary.events import GameEndCause, GameEnded, RoundEndCause, RoundEnded
from engine.games.rummy.vocabulary.moves import Discard, LayMeld, LayOff, TakeDiscard
from engine.games.rummy.vocabulary.state import State
from engine.visibility import AtSeat
from tests.support.rummy_tables import cards, names, play_out, table
from tests.support.soak import rounds
from tests.support.titles import stream

LINE_UPS = [levels for seats in TITLE.seats for levels in combinations_with_replacement(TITLE.levels, seats)]
"""Every choice of levels for 2 to 4 seats; who sits where changes from game to game."""

every_level = pytest.mark.parametrize("level", TITLE.levels)


def test_hardly_a_round_is_void_and_every_game_reaches_its_target() -> None:
    causes: Counter[RoundEndCause] = Counter()
    for levels in LINE_UPS:
        for number in range(rounds(1)):
            first = number % len(levels)
            _, events = play_out(levels[first:] + levels[:first], f"{levels} {number}")
            causes.update(event.cause for event in events if isinstance(event, RoundEnded))
            ends = [event.cause for event in events if isinstance(event, GameEnded)]
            assert ends == [GameEndCause.TARGET_REACHED], f"{levels} {number}"
    assert 50 * (causes.total() - causes[RoundEndCause.WENT_OUT]) < causes.total(), causes


def stalled(hand: str, **given: Any) -> State:
    """Give a table where nobody has laid anything down for more laps than a bot bears."""
    usual = {"hands": [names(hand), names("9d")], "discard_pile": names("Ks"), "draw_pile": names("Kd 10d")}
    return table(turn_number=2 * QUIET_LAPS + 1, **usual | given)


def moves(level: str, state: State) -> Counter[Any]:
    view, legal = TITLE.view_of(state, AtSeat(state.turn)), TITLE.legal_moves(state, state.turn)
    return Counter(TITLE.choose(view, (), legal, level, stream(level, number)) for number in range(200))


@every_level
def test_in_a_stall_low_cards_go_too_and_what_hopes_for_least_goes_most(level: str) -> None:
    found = moves(level, stalled("As 2d 6h 7h Jc", phase="PLAY"))
    assert set(found) == {Discard(card=card) for card in cards("As 2d 6h 7h Jc")}
    hopeless = {Discard(card=card) for card in cards("As 2d Jc")}
    assert min(found[move] for move in hopeless) > max(found[move] for move in set(found) - hopeless)


@every_level
def test_in_a_stall_nothing_useful_is_overlooked(level: str) -> None:
    assert set(moves(level, stalled("7c 7h 2d", discard_pile=names("7s")))) == {TakeDiscard()}
    meld = LayMeld(cards=cards("7c 7h 7s"))
    assert set(moves(level, stalled("7c 7h 7s 2d 3c 4h", phase="PLAY"))) == {meld}


FULL = {"id": 0, "owner": 1, "kind": "SET", "cards": names("8c 8d 8h")}
"""A set that takes one card more."""


@pytest.mark.parametrize("level", ["EASY", "NORMAL"])
def test_the_last_card_that_the_table_takes_is_kept_where_only_one_would_be_left(level: str) -> None:
    lay_off = LayOff(card=FrenchCard.SPADES_8, meld=0)
    given: dict[str, Any] = {"phase": "PLAY", "melds": [FULL], "first_laid": [0, 1]}
    assert lay_off not in moves(level, stalled("8s 2d Jc", **given))
    assert set(moves(level, stalled("8s 2d Jc 4c", **given))) == {lay_off}, "three cards are left"
    assert set(moves(level, stalled("8s Jc", **given))) == {lay_off}, "it goes out with the other"
    open_run = {"id": 1, "owner": 1, "kind": "RUN", "cards": names("4h 5h 6h")}
    assert lay_off in moves(level, stalled("8s 2d Jc", **given | {"melds": [FULL, open_run]})), "a 3 or 7 may come"


def test_a_meld_is_kept_too_where_it_would_leave_a_last_card_that_nothing_follows() -> None:
    given: dict[str, Any] = {"phase": "PLAY", "hands": [names("8c 8d 8h 8s 2d Jc"), names("9d")]}
    assert LayMeld(cards=cards("8c 8d 8h 8s")) not in moves("NORMAL", stalled("", **given))
