"""A run of games that one player wins in a row (section 7): the levels it meets and the score that is saved for it.

The games of a run are separate games here, each with its margin in `game_ended`; who keeps the run adds them up.
"""

from collections.abc import Sequence

LEVELS = ("LEVEL_1", "LEVEL_2", "LEVEL_3", "LEVEL_4")
"""The bots, weakest first."""

MOST_MARGINS = 9_999
"""The margins of a run count up to here (Q7.4)."""


def opponent_level(wins: int) -> str:
    """Give the level of the next opponent after `wins` games in a row: one higher each time, up to 4 (Q7.2)."""
    return LEVELS[min(wins, len(LEVELS) - 1)]


def saved_score(margins: Sequence[int]) -> int:
    """Score a run from the margins of its won games, with which it ended (Q7.1, Q7.3, Q7.4, Q7.7)."""
    return len(margins) * 10_000 + min(sum(margins), MOST_MARGINS)
