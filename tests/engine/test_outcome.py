"""Outcomes: ranks, and games that stopped because somebody had gone."""

import pytest

from engine.outcome import conceded, ranked


def places(*gone: int) -> list[int]:
    return [placing.place for placing in conceded(ranked([7, 5, 5, 1], [-7, -5, -5, -1]), gone).placings]


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ((), [1, 2, 2, 4]),
        ((0,), [4, 1, 1, 3]),
        ((1,), [1, 4, 2, 3]),
        ((3,), [1, 2, 2, 4]),
        ((0, 3), [3, 1, 1, 3]),
        ((0, 1, 2), [2, 2, 2, 1]),
        ((0, 1, 2, 3), [1, 1, 1, 1]),
    ],
)
def test_who_has_gone_shares_the_last_place(gone: tuple[int, ...], expected: list[int]) -> None:
    assert places(*gone) == expected


def test_of_two_the_other_wins_and_scores_stay() -> None:
    ended = conceded(ranked([38, 10], [-38, -10]), {0})
    assert [(placing.place, placing.score) for placing in ended.placings] == [(2, 38), (1, 10)]
