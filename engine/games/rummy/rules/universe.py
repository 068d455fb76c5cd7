"""Every move that a client may think of, and some that it should not: from these refusals are sampled."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from engine.french import FrenchCard
from engine.games.rummy.rules.melds import shapes
from engine.games.rummy.vocabulary.cards import DECK, RANKS, Cards
from engine.games.rummy.vocabulary.melds import MOST_MELDS
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, LayOff, Move, TakeDiscard
from engine.games.rummy.vocabulary.options import Options


def moves(_options: Options, _seats: int) -> Iterator[Move]:
    """Give every draw, discard and lay-off, every meld (also with an ace above the king), and near melds.

    Discards come before lay-offs: why a card cannot be discarded is what a player asks first.
    """
    yield DrawCard()
    yield TakeDiscard()
    yield from (Discard(card=card) for card in DECK)
    yield from (LayOff(card=card, meld=meld) for card in DECK for meld in range(MOST_MELDS))
    yield from (shape.move for shape in shapes(True).values())
    yield from (LayMeld(cards=cards) for cards in _near_melds())


def _near_melds() -> Iterator[Cards]:
    """Give what is almost a meld: too short, with a gap, around the corner, mixed, or with a card listed twice."""
    yield ()
    for suit in range(0, len(DECK), RANKS):
        line = DECK[suit : suit + RANKS]
        yield from ((one, two) for one, two in pairwise(line))
        yield from ((one, two, four) for one, two, four in zip(line, line[1:], line[3:], strict=False))
        yield from ((one, one, two) for one, two in pairwise(line))
        yield (line[0], line[1], line[-1])
        yield (line[0], line[1], line[-2], line[-1])
    for rank in range(RANKS):
        same = DECK[rank::RANKS]
        yield from combinations(same, 2)
        yield from ((one, one, two) for one, two in combinations(same, 2))
        yield from ((*three, three[0]) for three in combinations(same, 3))
        yield from _mixed(same, DECK[(rank + 1) % RANKS])


def _mixed(same: Cards, other: FrenchCard) -> Iterator[Cards]:
    """Give a pair with a card of the next rank."""
    yield from ((other, *pair) for pair in combinations(same, 2))
