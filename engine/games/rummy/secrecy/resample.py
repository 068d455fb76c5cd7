"""Other worlds that look the same to one viewer."""

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from engine.draws import Stream
from engine.french import FrenchCard
from engine.games.rummy.secrecy.knowledge import Shown
from engine.games.rummy.vocabulary.cards import Cards, by_order
from engine.games.rummy.vocabulary.events import Event
from engine.games.rummy.vocabulary.state import Phase, State
from engine.visibility import AnyViewer, AtSeat, Auditor


def resample(state: State, viewer: AnyViewer, history: Sequence[Event], stream: Stream) -> State:
    """Exchange the cards that the viewer cannot place: those in other hands and in the draw pile.

    A card that was taken from the discard pile stays in its hand. Cards of a draw pile that was made anew were seen
    before: they lie in it or where they were drawn to, so they are exchanged among themselves. A game that has ended
    has shown everything.
    """
    if state.phase is Phase.OVER or isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    shown = Shown(history)
    known = shown.known | {state.taken}
    others = [hand for seat, hand in enumerate(state.hands) if seat != own]
    hidden = [card for card in chain(*others, state.draw_pile) if card not in known]
    swap: dict[FrenchCard, FrenchCard] = {}
    for number in sorted({shown.born.get(card, 0) for card in hidden}):
        group = [card for card in hidden if shown.born.get(card, 0) == number]
        swap |= dict(zip(group, stream.shuffle(group), strict=True))

    def again(cards: Cards) -> Cards:
        return tuple(swap.get(card, card) for card in cards)

    hands = tuple(
        hand if seat == own else tuple(sorted(again(hand), key=by_order)) for seat, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, draw_pile=again(state.draw_pile))
