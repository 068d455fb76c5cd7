"""Series of games with rotated seats: totals, wins, places, and when a best of n is over."""

import pytest

from engine.outcome import Outcome, Placing
from engine.series import SeriesGame, by_totals, by_wins, is_decided, seat_of, totals, wins


def game(shift: int, *placed: tuple[int, int]) -> SeriesGame:
    """Give a game by the place and the score of each seat."""
    return SeriesGame(Outcome(tuple(Placing(seat, *each) for seat, each in enumerate(placed))), shift)


SHEET = [
    game(0, (1, 9), (2, 4), (3, -2)),
    game(1, (1, 8), (2, 5), (3, 1)),
    game(2, (2, 3), (1, 6), (3, 0)),
]
"""Three games of three persons: 2, 0, 1 sat at the seats 0, 1, 2 in the second, 1, 2, 0 in the third."""


def test_a_person_moves_on_by_one_seat_with_each_shift() -> None:
    assert [[seat_of(person, shift, 3) for person in range(3)] for shift in range(4)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]


def test_scores_follow_the_persons_and_not_the_seats() -> None:
    assert totals(SHEET, 3) == (9 + 5 + 0, 4 + 1 + 3, -2 + 8 + 6)
    assert wins(SHEET, 3) == (1, 0, 2)


def test_before_the_first_game_all_are_equal() -> None:
    assert totals([], 2) == wins([], 2) == (0, 0)
    assert by_totals([], 2, lowest_wins=False) == by_wins([], 2, lowest_wins=True) == (1, 1)


def test_totals_rank_either_way_and_equal_ones_share() -> None:
    assert by_totals(SHEET[:2], 3, lowest_wins=False) == (1, 3, 2)
    assert by_totals(SHEET[:2], 3, lowest_wins=True) == (3, 1, 2)
    tied = [game(0, (1, 5), (1, 5), (3, 1))]
    assert by_totals(tied, 3, lowest_wins=False) == (1, 1, 3)


def test_wins_rank_before_totals() -> None:
    games = [game(0, (1, 2), (2, 1)), game(1, (2, 1), (1, 2)), game(0, (2, 0), (1, 90))]
    assert wins(games, 2) == (2, 1)
    assert by_wins(games, 2, lowest_wins=False) == (1, 2)
    assert by_totals(games, 2, lowest_wins=False) == (2, 1)


def test_equal_wins_go_by_totals() -> None:
    games = [game(0, (1, 5), (2, 4)), game(0, (2, 1), (1, 3))]
    assert by_wins(games, 2, lowest_wins=False) == (2, 1)
    assert by_wins(games, 2, lowest_wins=True) == (1, 2)


def test_a_shared_first_place_is_no_win() -> None:
    assert wins([game(0, (1, 5), (1, 5), (3, 1))], 3) == (0, 0, 0)


FIRST = game(0, (1, 1), (2, 0))
SECOND = game(0, (2, 0), (1, 1))
DRAW = game(0, (1, 1), (1, 1))


@pytest.mark.parametrize(
    ("best_of", "games", "decided"),
    [
        (1, [], False),
        (1, [FIRST], True),
        (3, [FIRST], False),
        (3, [FIRST, SECOND], False),
        (3, [FIRST, FIRST], True),
        (3, [FIRST, DRAW], False),
        (3, [DRAW, DRAW], False),
        (3, [DRAW, DRAW, DRAW], True),
        (5, [FIRST, FIRST], False),
        (5, [FIRST, FIRST, SECOND, SECOND], False),
        (5, [FIRST, FIRST, FIRST], True),
        (5, [FIRST, FIRST, DRAW], False),
        (5, [FIRST, FIRST, DRAW, DRAW], True),
        (2, [FIRST], False),
    ],
)
def test_a_best_of_n_is_over_when_nobody_can_catch_up(best_of: int, games: list[SeriesGame], decided: bool) -> None:
    assert is_decided(games, 2, best_of) is decided
