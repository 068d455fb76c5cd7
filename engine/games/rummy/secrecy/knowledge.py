"""What everybody was shown of the hidden cards of a round."""

from collections.abc import Iterable

from engine.french import FrenchCard
from engine.games.rummy.vocabulary.cards import Cards
from engine.games.rummy.vocabulary.events import (
    CardDiscarded,
    CardLaidOff,
    DiscardTaken,
    Event,
    MeldLaid,
    PileReshuffled,
    StartCardTurned,
)


class Shown:
    """What everybody was shown of the hidden cards in this round."""

    def __init__(self, history: Iterable[Event]) -> None:
        """Follow the discard pile through the events."""
        self.known: set[FrenchCard] = set()
        """Cards that lie where everybody saw them go: in a hand, or in a draw pile that was turned over."""
        self.born: dict[FrenchCard, int] = {}
        """For each card that was shuffled into a new draw pile, the number of that pile; others came with the deal."""
        self._pile: Cards = ()
        self._piles = 0
        for event in history:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case StartCardTurned(card=card):
                self.known, self.born = set(), {}
                self._pile, self._piles = (card,), 0
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
            case PileReshuffled(draw_number=number):
                self._new_pile(self._pile[:-1], shuffled=number is not None)
            case _:
                pass

    def _lies_open(self, cards: Cards) -> None:
        self.known.difference_update(cards)
        for card in cards:
            self.born.pop(card, None)

    def _new_pile(self, cards: Cards, *, shuffled: bool) -> None:
        """Shuffled cards may lie anywhere in the new pile, cards that were turned over lie where they are known to."""
        self._pile = self._pile[-1:]
        self._piles += 1
        if shuffled:
            self.born |= dict.fromkeys(cards, self._piles)
        else:
            self.known.update(cards)
