"""What the bots think of a hand: its best melds, what is left of it, and what may still come to it."""

from functools import cache, lru_cache

from msgspec import Struct

from engine.french import FrenchCard
from engine.games.rummy.rules.melds import Shape, extended, melds_in, shapes, takes
from engine.games.rummy.vocabulary.cards import DECK, Cards, bits, cards_of, points
from engine.games.rummy.vocabulary.melds import Meld
from engine.games.rummy.vocabulary.moves import LayMeld, LayOff
from engine.games.rummy.vocabulary.view import View

QUIET_LAPS = 10
"""After more laps than these without a meld or lay-off a round has stalled."""


class Hand(Struct, frozen=True):
    """The hand of the seat on turn, and what it knows of the other cards."""

    held: int
    """Its cards as bits."""
    unseen: int
    """The cards that may still come to it, as bits: neither its own, nor on the table, nor among the discards."""
    high: bool
    """Whether an ace may stand above the king."""
    ace: int
    """What an ace counts in a hand."""

    def with_card(self, card: FrenchCard) -> "Hand":
        """Give the hand with one more card."""
        return Hand(self.held | 1 << card.order, self.unseen & ~(1 << card.order), self.high, self.ace)

    def points(self, card: FrenchCard) -> int:
        """Count a card that is left in the hand."""
        return points(card, ace=self.ace)

    def melds(self) -> tuple[Shape, ...]:
        """Give the melds that leave the fewest points, then the fewest cards."""
        return _best(self.held, self.high, self.ace)[2]

    def left(self) -> Cards:
        """Give what these melds leave, in deck order."""
        melded = sum(shape.bits for shape in self.melds())
        return cards_of(self.held & ~melded)

    def completes(self, card: FrenchCard) -> bool:
        """Tell whether one more card forms a meld with cards of the hand."""
        bit = 1 << card.order
        return any(shape.bits & bit for shape in melds_in(self.held | bit, self.high))

    def partners(self, card: FrenchCard) -> int:
        """Count the unseen cards that form a meld with a hand card and one other."""
        found = 0
        for pair in _pairs(card, self.high):
            if pair & self.held:
                found |= pair & self.unseen
        return found.bit_count()

    def runs_both_ways(self, card: FrenchCard) -> bool:
        """Tell whether a card and a neighbour in the hand would be a run with either of two unseen cards."""
        beside = [pair for pair in _pairs(card, self.high) if _is_beside(pair, card)]
        return any(
            sum(bool(pair & one and pair & self.unseen) for pair in beside) == 2
            for one in (1 << card.order + 1, 1 << card.order >> 1)
            if one & self.held
        )


def _is_beside(pair: int, card: FrenchCard) -> bool:
    """Tell whether two cards are of the suit of a third."""
    return all(other.suit is card.suit for other in cards_of(pair))


@lru_cache(maxsize=4096)
def _best(held: int, high: bool, ace: int) -> tuple[int, int, tuple[Shape, ...]]:
    """Give the most points and cards that melds without a common card can take out of a hand, and those melds."""
    found = melds_in(held, high)
    if not found:
        return 0, 0, ()
    first = found[0].bits & -found[0].bits
    best = _best(held & ~first, high, ace)
    for shape in found:
        if shape.bits & first:
            more, cards, melds = _best(held & ~shape.bits, high, ace)
            gained = sum(points(card, ace=ace) for card in shape.cards)
            best = max(best, (more + gained, cards + len(shape.cards), (shape, *melds)), key=lambda plan: plan[:2])
    return best


@cache
def _pairs(card: FrenchCard, high: bool) -> tuple[int, ...]:
    """Give every two cards that form a meld with a card, as bits."""
    bit = 1 << card.order
    return tuple(found & ~bit for found in shapes(high) if found & bit and found.bit_count() == 3)


def hand_of(view: View) -> Hand:
    """Read the viewer's hand and what it has not seen since the draw pile was last made."""
    held = bits(view.hand or ())
    seen = held | bits(view.discard_pile) | bits(card for meld in view.melds for card in meld.cards)
    return Hand(held, bits(DECK) & ~seen, view.options.plays_high, view.options.ace_points)


def is_stalled(view: View) -> bool:
    """Tell whether nobody has laid anything down for long: then seats keep from each other what they wait for."""
    return view.turn_number - view.last_laid > QUIET_LAPS * len(view.seats)


def strands(view: View, hand: Hand, move: LayMeld | LayOff) -> bool:
    """Tell whether a move leads to a last card that nothing can follow.

    Two cards are left, so one after the discard. One card alone goes out only when another is drawn that the table
    takes: so neither of the two may fit, and no unseen card either.
    """
    match move:
        case LayMeld(cards=cards):
            shape = shapes(hand.high)[bits(cards)]
            table = (*view.melds, Meld(id=0, owner=view.turn, kind=shape.kind, cards=shape.cards))
        case LayOff(card=card, meld=number):
            cards, meld = (card,), view.melds[number]
            grown = Meld(id=number, owner=meld.owner, kind=meld.kind, cards=extended(meld, card, hand.high))
            table = (*view.melds[:number], grown, *view.melds[number + 1 :])
    left = hand.held & ~bits(cards)
    return left.bit_count() == 2 and not any(takes(meld, hand.high) & (hand.unseen | left) for meld in table)


def can_lay_off(view: View, card: FrenchCard, high: bool) -> bool:
    """Tell whether the seat on turn could lay a card off on the table as it is."""
    allowed = not view.options.layoff_requires_own_meld or any(meld.owner == view.turn for meld in view.melds)
    return allowed and any(takes(meld, high) >> card.order & 1 for meld in view.melds)
