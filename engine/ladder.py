"""Ladders: runs of games that one player wins one after the other against ever stronger bots.

A title whose rules know such runs has a `Ladder`; how a run stands follows from the outcomes of its games alone.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from engine.outcome import Outcome
from engine.value import Seat


class Ladder(Struct, frozen=True, kw_only=True):
    """What the rules of a title say about a run of games, as pure functions."""

    level: Callable[[int], str]
    """`(wins)`: the level of the next opponent after so many games won in a row."""
    goes_on: Callable[[Outcome, Seat], bool]
    """`(outcome, seat)`: whether the end of a game lets the run of the player at `seat` go on. Then it was won."""
    margin: Callable[[Outcome, Seat], int]
    """`(outcome, seat)`: what a won game brings beside the win, in the title's points."""
    saved_score: Callable[[Sequence[int]], int]
    """`(margins)`: the score that is saved for a run with these won games."""


class RunGame(Struct, frozen=True):
    """One game of a run."""

    outcome: Outcome | None
    """How it ended; None if it did not: it was left for a new game, or it expired."""
    seat: Seat
    """Where the player sat whose run it is."""


class Run(Struct, frozen=True, kw_only=True):
    """How a run stands."""

    wins: int
    """Games won in a row."""
    over: bool
    """Whether it has ended; the next game begins another."""
    next_level: str
    """The level of the opponent in the next game: of this run, or of the one that follows it."""
    saved_score: int
    """The score that is saved for it."""


def run_of(ladder: Ladder, games: Iterable[RunGame]) -> Run:
    """Tell how a run stands after its games, in order. What follows the game that ended it is not read."""
    margins: list[int] = []
    over = False
    for game in games:
        over = game.outcome is None or not ladder.goes_on(game.outcome, game.seat)
        if game.outcome is None or over:
            break
        margins.append(ladder.margin(game.outcome, game.seat))
    return Run(
        wins=len(margins),
        over=over,
        next_level=ladder.level(0 if over else len(margins)),
        saved_score=ladder.saved_score(margins),
    )
