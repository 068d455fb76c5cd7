"""Passing a debt of cards on instead of drawing it (U13.1)."""

from engine.games.uno.vocabulary.cards import Card, Kind
from engine.games.uno.vocabulary.options import Stacking
from engine.games.uno.vocabulary.state import Pending, PendingCause, State

_DRAW_TWOS = frozenset(card for card in Card if card.kind is Kind.DRAW_TWO)
_WD4 = frozenset({Card.WILD_DRAW_FOUR})
_NOTHING: frozenset[Card] = frozenset()

_ANSWERS = {
    (Stacking.SAME, PendingCause.DRAW_TWO): _DRAW_TWOS,
    (Stacking.SAME, PendingCause.WILD_DRAW_FOUR): _WD4,
    (Stacking.ANY, PendingCause.DRAW_TWO): _DRAW_TWOS | _WD4,
    (Stacking.ANY, PendingCause.WILD_DRAW_FOUR): _WD4,
}


def answers(stacking: Stacking, pending: Pending | None) -> frozenset[Card]:
    """Give the cards that may be put on the card behind a debt; none without the option.

    The last card's kind decides. A customizable card that makes the next seat draw is no Draw Two.
    """
    return _NOTHING if pending is None else _ANSWERS.get((stacking, pending.cause), _NOTHING)


def debt(state: State) -> int:
    """Count the cards that the seat on turn owes, be it to the pile or, in GIVE, to another seat."""
    return 0 if state.pending is None else state.pending.count
