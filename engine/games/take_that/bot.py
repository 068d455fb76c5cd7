"""The bots: each picks one of its legal moves from its own view and what it was shown."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.take_that.events import Event
from engine.games.take_that.guess import unseen
from engine.games.take_that.hard import furthest_move
from engine.games.take_that.model import Move, Place, Reverse, View
from engine.games.take_that.worth import Situation, best_moves, row_cost, takes_extra

LEVELS = ("EASY", "NORMAL", "HARD")
"""Weakest first."""


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves of the seat on turn. Raises ValueError for an unknown level."""
    match level:
        case "EASY":
            return _easy(legal, stream)
        case "NORMAL":
            return stream.pick(best_moves(_situation(view, history), legal))
        case "HARD":
            return furthest_move(view, history, legal, stream)
        case _:
            raise ValueError(f"there is no level {level!r}")


def _easy(legal: tuple[Move, ...], stream: Stream) -> Move:
    """Reverse seven times in ten, else place any card; take the row only when forced."""
    reverses = [move for move in legal if isinstance(move, Reverse)]
    places = [move for move in legal if isinstance(move, Place)]
    if reverses and (not places or stream.below(10) < 7):
        return stream.pick(reverses)
    return stream.pick(places or legal)


def _situation(view: View, history: Sequence[Event]) -> Situation:
    """Give what the viewer sees; an extra card costs the average of those it has not seen, and is feared a point."""
    cost = 0.0
    if takes_extra(view.options, len(view.seats), view.row, view.stock_count):
        cards = unseen(view, history)
        cost = 1 + row_cost(cards) / len(cards)
    return Situation(view.hand or (), view.row, cost)
