"""What spans games, over every title: which scores are good to have, and ladders."""

from itertools import permutations

import pytest

from engine.ladder import RunGame, run_of
from engine.series import SeriesGame, by_totals
from tests.support.playouts import playouts
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_a_better_place_never_has_a_worse_score(case: Case) -> None:
    told_apart: set[bool] = set()
    for game in playouts(case.title):
        lowest = case.title.lowest_wins(game.options)
        outcome = case.title.standing(game.states[-1])
        for better, worse in permutations(outcome.placings, 2):
            if better.place < worse.place:
                assert better.score == worse.score or (better.score < worse.score) == lowest
                told_apart |= {lowest} if better.score != worse.score else set()
    assert told_apart == {case.title.lowest_wins(game.options) for game in playouts(case.title)}


@every
def test_a_series_of_one_game_ranks_as_the_game_where_scores_decide(case: Case) -> None:
    for game in playouts(case.title):
        outcome = case.title.standing(game.states[-1])
        scores = [placing.score for placing in outcome.placings]
        if len(set(scores)) == len(scores):
            lowest = case.title.lowest_wins(game.options)
            places = by_totals([SeriesGame(outcome, 0)], game.seats, lowest_wins=lowest)
            assert list(places) == [placing.place for placing in outcome.placings]


@every
def test_a_ladder_climbs_through_the_levels_of_the_bots(case: Case) -> None:
    ladder = case.title.ladder
    if ladder is None:
        return
    levels = [ladder.level(wins) for wins in range(2 * len(case.title.levels))]
    assert levels == sorted(levels, key=case.title.levels.index)
    assert set(levels) == set(case.title.levels)
    for game in playouts(case.title):
        outcome = case.title.standing(game.states[-1])
        winners = [placing.seat for placing in outcome.placings if placing.place == 1]
        for seat in range(game.seats):
            run = run_of(ladder, [RunGame(outcome, seat)])
            assert run.over == (winners != [seat])
            assert run.wins == (winners == [seat])
            assert run.next_level == levels[run.wins]
            assert (run.saved_score > ladder.saved_score(())) == (not run.over)
