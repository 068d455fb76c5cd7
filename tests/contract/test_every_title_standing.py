"""Games that stop before their end, over every title: how the seats rank as the table lies."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from engine.outcome import conceded
from tests.support.placings import well_ranked
from tests.support.playouts import moments, playouts
from tests.support.titles import Case, every_title, stream

every = pytest.mark.parametrize("case", every_title(), ids=str)


def _tables(case: Case) -> Iterator[Any]:
    for game, number in moments(case.title, 60):
        yield game.states[number]


@every
def test_every_table_on_the_way_can_be_ranked(case: Case) -> None:
    for game in playouts(case.title):
        for state in game.states:
            well_ranked(case.title.standing(state), game.seats)


@every
def test_a_game_that_is_over_is_ranked_by_its_outcome(case: Case) -> None:
    for game in playouts(case.title):
        assert case.title.standing(game.states[-1]) == case.title.outcome(game.states[-1])


@every
def test_the_order_of_the_draw_pile_decides_nothing(case: Case) -> None:
    for number, state in enumerate(_tables(case)):
        shuffled = replace(state, draw_pile=stream(number, "pile").shuffle(state.draw_pile))
        assert case.title.standing(shuffled) == case.title.standing(state)


@every
def test_it_takes_no_look_at_whose_turn_it_is(case: Case) -> None:
    """Nothing is settled any more: who owes or may answer ranks as everybody else."""
    for state in _tables(case):
        for turn in range(len(state.hands)):
            if case.title.outcome(state) is None:
                assert case.title.standing(replace(state, turn=turn)) == case.title.standing(state)


@every
def test_who_has_gone_is_last_and_the_others_keep_their_order(case: Case) -> None:
    for state in _tables(case):
        standing = case.title.standing(state)
        seats = range(len(state.hands))
        for count in range(len(seats) + 1):
            for gone in combinations(seats, count):
                ended = conceded(standing, gone)
                well_ranked(ended, len(seats))
                assert [one.score for one in ended.placings] == [one.score for one in standing.placings]
                stayed = [seat for seat in seats if seat not in gone]
                assert all(ended.placings[seat].place == len(stayed) + 1 for seat in gone)
                for one, other in combinations(stayed, 2):
                    before, after = (
                        each.placings[other].place - each.placings[one].place for each in (standing, ended)
                    )
                    assert (before > 0, before < 0) == (after > 0, after < 0)
                if len(stayed) == 1:
                    assert ended.placings[stayed[0]].place == 1
