"""Passing a debt of cards on instead of drawing it (U13.1)."""

from engine.games.uno.cards import Card, Kind
from engine.games.uno.model import PendingCause, Stacking, State

_DRAW_TWOS = frozenset(card for card in Card if card.kind is Kind.DRAW_TWO)
_WD4 = frozenset({Card.WILD_DRAW_FOUR})
_NOTHING: frozenset[Card] = frozenset()

_ANSWERS = {
    (Stacking.SAME, PendingCause.DRAW_TWO): _DRAW_TWOS,
    (Stacking.SAME, PendingCause.WILD_DRAW_FOUR): _WD4,
    (Stacking.ANY, PendingCause.DRAW_TWO): _DRAW_TWOS | _WD4,
    (Stacking.ANY, PendingCause.WILD_DRAW_FOUR): _WD4,
}


def answers(state: State) -> frozenset[Card]:
    """Give the cards that may be put on the card behind the present debt; none without the option.

    The last card's kind decides. A customizable card that makes the next seat draw is no Draw Two.
    """
    if state.pending is None:
        return _NOTHING
    return _ANSWERS.get((state.options.stacking, state.pending.cause), _NOTHING)


def debt(state: State) -> int:
    """Count the cards that the seat on turn owes, and that it passes on with the card it stacks."""
    return 0 if state.pending is None else state.pending.count
