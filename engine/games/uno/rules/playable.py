"""Which cards the seat on turn may play now."""

from collections.abc import Callable

from engine.games.uno.rules.stacking import answers
from engine.games.uno.vocabulary.cards import MATCHING, Card
from engine.games.uno.vocabulary.state import Phase, State

_ONE = {card: frozenset({card}) for card in Card}
_NOTHING: frozenset[Card] = frozenset()


def top_card(state: State) -> Card | None:
    """Give the top card of the discard pile; None if there is none."""
    return state.discard_pile[-1] if state.discard_pile else None


def playable(state: State) -> frozenset[Card]:
    """Give the cards that the seat on turn may play, as far as it holds them."""
    return _PLAYABLE[state.phase](state)


def _fitting(state: State) -> frozenset[Card]:
    """On its turn a card has to match the top card (U4.2)."""
    return MATCHING[state.color, top_card(state)]


def _drawn(state: State) -> frozenset[Card]:
    """After drawing, only the drawn card counts, and only if it matches (U4.5)."""
    drawn = state.drawn_card
    return _NOTHING if drawn is None else _ONE[drawn] & _fitting(state)


def _answering(state: State) -> frozenset[Card]:
    """While cards are owed, only what passes the debt on counts (U13.1)."""
    return answers(state.options.stacking, state.pending)


def _nothing(_state: State) -> frozenset[Card]:
    return _NOTHING


_PLAYABLE: dict[Phase, Callable[[State], frozenset[Card]]] = {
    Phase.START_COLOR: _nothing,
    Phase.TURN: _fitting,
    Phase.DRAWN: _drawn,
    Phase.PENALTY: _answering,
    Phase.WD4_RESPONSE: _answering,
    Phase.GIVE: _nothing,
    Phase.OVER: _nothing,
}
"""Gives the playable cards in each phase."""


def holds_playable(state: State) -> bool:
    """Tell whether the seat on turn holds a card that it may play; a Wild Draw Four is always one (U8.5)."""
    return not playable(state).isdisjoint(state.hands[state.turn])
