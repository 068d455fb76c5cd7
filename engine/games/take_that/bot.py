"""The bots: each picks one of its legal moves from its own view and what it was shown."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.take_that.cards import DECK, Cards, is_toad
from engine.games.take_that.events import Event, RoundStarted, RowTaken
from engine.games.take_that.model import Move, Place, Reverse, View
from engine.games.take_that.worth import Situation, best_moves

LEVELS = ("EASY", "NORMAL")
"""Weakest first."""


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves, which must not be empty. Raises ValueError for an unknown level."""
    match level:
        case "EASY":
            return _easy(legal, stream)
        case "NORMAL":
            return stream.pick(best_moves(_situation(view, history), legal))
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
    extra = view.options.two_player_extra and len(view.seats) == 2 and len(view.row) == 1 and view.stock_count > 0
    cards = unseen(view, history) if extra else ()
    cost = 1 + sum(5 if is_toad(card) else 1 for card in cards) / len(cards) if cards else 0.0
    return Situation(view.hand or (), view.row, cost)


def unseen(view: View, history: Sequence[Event]) -> Cards:
    """List the cards of this round that the viewer has never seen, in order of numbers."""
    shown = {*(view.hand or ()), *view.row}
    for seat in view.seats:
        shown.update(seat.face_up)
    for event in reversed(history):
        match event:
            case RowTaken(cards=cards):
                shown.update(cards)
            case RoundStarted():
                break
            case _:
                pass
    return tuple(card for card in DECK if card not in shown)
