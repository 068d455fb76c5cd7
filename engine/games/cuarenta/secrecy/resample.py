"""Other worlds that look the same to one viewer."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.cuarenta.secrecy.knowledge import played_in_deal, ronda_hand
from engine.games.cuarenta.vocabulary.cards import Cards, in_order
from engine.games.cuarenta.vocabulary.events import Event
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.visibility import AnyViewer, AtSeat, Auditor


def resample(state: State, viewer: AnyViewer, history: Sequence[Event], stream: Stream) -> State:
    """Shuffle the cards that the viewer cannot see: other hands and the draw pile.

    A seat that scored a ronda in this deal still was dealt three of some rank (Q5.6); where no other world has that,
    the table stays as it is. So it does once the game is over.
    """
    if state.phase is Phase.OVER or isinstance(viewer, Auditor):
        return state
    hidden = [seat for seat in range(len(state.hands)) if not isinstance(viewer, AtSeat) or seat != viewer.seat]
    played = played_in_deal(history, len(state.hands))
    pool = stream.shuffle([*state.draw_pile, *(card for seat in hidden for card in state.hands[seat])])
    hands = list(state.hands)
    for seat in sorted(hidden, key=lambda seat: not state.rondas[seat]):
        count = len(state.hands[seat])
        hand: Cards | None = pool[:count]
        if state.rondas[seat]:
            hand = ronda_hand(pool, count, played[seat], stream)
        if hand is None:
            return state
        hands[seat] = in_order(hand)
        pool = tuple(card for card in pool if card not in hand)
    return replace(state, hands=tuple(hands), draw_pile=pool)
