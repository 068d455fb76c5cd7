"""A run of games that one player wins in a row (section 7): the levels it meets and the score that is saved for it."""

from collections.abc import Sequence

from engine.ladder import Ladder
from engine.outcome import Outcome
from engine.value import Seat

LEVELS = ("LEVEL_1", "LEVEL_2", "LEVEL_3", "LEVEL_4")
"""The bots, weakest first."""

MOST_MARGINS = 9_999
"""The margins of a run count up to here (Q7.4)."""


def opponent_level(wins: int) -> str:
    """Give the level of the next opponent after `wins` games in a row: one higher each time, up to 4 (Q7.2)."""
    return LEVELS[min(wins, len(LEVELS) - 1)]


def goes_on(outcome: Outcome, seat: Seat) -> bool:
    """Tell whether a game was won: first alone. A loss ends the run, and so does a draw (Q7.1, Q7.3)."""
    return all((placing.place == 1) == (placing.seat == seat) for placing in outcome.placings)


def margin(outcome: Outcome, seat: Seat) -> int:
    """Give how many points the winner at `seat` is ahead, scores not cut at 40 (Q7.5).

    Who won by four of a rank has 40 points in the outcome (Q7.6). Only a game that the other seat left can be won from
    behind: then nothing is taken away (Q7.9).
    """
    other = max(placing.score for placing in outcome.placings if placing.seat != seat)
    return max(0, outcome.placings[seat].score - other)


def saved_score(margins: Sequence[int]) -> int:
    """Score a run from the margins of its won games, with which it ended (Q7.1, Q7.3, Q7.4, Q7.7)."""
    return len(margins) * 10_000 + min(sum(margins), MOST_MARGINS)


LADDER = Ladder(level=opponent_level, goes_on=goes_on, margin=margin, saved_score=saved_score)
"""The runs of games as the title has them."""
