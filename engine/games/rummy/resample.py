"""Other worlds that look the same to one viewer."""

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.draws import Stream
from engine.french import FrenchCard
from engine.games.rummy.cards import Cards, by_order
from engine.games.rummy.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDealt,
    DiscardTaken,
    Event,
    MeldLaid,
    PileReshuffled,
)
from engine.games.rummy.model import Phase, State
from engine.visibility import AnyViewer, AtSeat, Auditor


class Shown:
    """What everybody was shown of the hidden cards in this round."""

    def __init__(self, history: Iterable[Event]) -> None:
        """Follow the discard pile through the events."""
        self.known: set[FrenchCard] = set()
        """Cards that lie where everybody saw them go: in a hand, or in a stock that was turned over."""
        self.born: dict[FrenchCard, int] = {}
        """For each card that was shuffled into a new stock, the number of that stock; others came with the deal."""
        self._pile: Cards = ()
        self._stocks = 0
        for event in history:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case CardsDealt(up_card=card):
                self.known, self.born = set(), {}
                self._pile, self._stocks = (card,), 0
            case DiscardTaken(card=card):
                self._pile = self._pile[:-1]
                self.known.add(card)
            case CardDiscarded(card=card):
                self._pile = (*self._pile, card)
                self._lies_open((card,))
            case CardLaidOff(card=card):
                self._lies_open((card,))
            case MeldLaid(cards=cards):
                self._lies_open(cards)
            case PileReshuffled(draw=draw):
                self._new_stock(self._pile[:-1], shuffled=draw is not None)
            case _:
                pass

    def _lies_open(self, cards: Cards) -> None:
        self.known.difference_update(cards)
        for card in cards:
            self.born.pop(card, None)

    def _new_stock(self, cards: Cards, *, shuffled: bool) -> None:
        """Shuffled cards may lie anywhere in the new stock, cards that were turned over lie where they are known to."""
        self._pile = self._pile[-1:]
        self._stocks += 1
        if shuffled:
            self.born |= dict.fromkeys(cards, self._stocks)
        else:
            self.known.update(cards)


def resample(state: State, viewer: AnyViewer, history: Sequence[Event], stream: Stream) -> State:
    """Exchange the cards that the viewer cannot place: those in other hands and in the stock.

    A card that was taken from the discard pile stays in its hand. Cards of a stock that was made anew were seen before:
    they lie in it or where they were drawn to, so they are exchanged among themselves. A game that has ended has shown
    everything.
    """
    if state.phase is Phase.OVER or isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    shown = Shown(history)
    known = shown.known | {state.taken}
    others = [hand for seat, hand in enumerate(state.hands) if seat != own]
    hidden = [card for card in chain(*others, state.stock) if card not in known]
    swap: dict[FrenchCard, FrenchCard] = {}
    for number in sorted({shown.born.get(card, 0) for card in hidden}):
        group = [card for card in hidden if shown.born.get(card, 0) == number]
        swap |= dict(zip(group, stream.shuffle(group), strict=True))

    def again(cards: Cards) -> Cards:
        return tuple(swap.get(card, card) for card in cards)

    hands = tuple(
        hand if seat == own else tuple(sorted(again(hand), key=by_order)) for seat, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, stock=again(state.stock))
