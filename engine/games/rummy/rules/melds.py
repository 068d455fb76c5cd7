"""The melds that cards can form (section 2 of the rules), looked up in tables that are made once.

`high` says whether an ace may also stand above the king (option `ace`).
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from msgspec import Struct

from engine.french import FrenchCard
from engine.games.rummy.vocabulary.cards import DECK, RANKS, SUIT, SUITS, Cards, bits, by_order
from engine.games.rummy.vocabulary.melds import Meld, MeldKind
from engine.games.rummy.vocabulary.moves import LayMeld


class Shape(Struct, frozen=True):
    """A meld that cards can form."""

    kind: MeldKind
    """Set or run."""
    cards: Cards
    """A set in deck order, a run from its low to its high end."""
    move: LayMeld
    """What lays it down; it lists the cards in deck order."""
    bits: int
    """The cards as bits."""


def _shape(kind: MeldKind, cards: Cards) -> Shape:
    return Shape(kind, cards, LayMeld(cards=tuple(sorted(cards, key=by_order))), bits(cards))


def _sets() -> Iterator[Shape]:
    """Give every three or four cards of one rank (R2.1)."""
    for rank in range(RANKS):
        same = DECK[rank::RANKS]
        yield from (_shape(MeldKind.SET, cards) for count in (3, 4) for cards in combinations(same, count))


def _runs(high: bool) -> Iterator[Shape]:
    """Give every three to thirteen neighbours of one suit (R2.2 to R2.4)."""
    for suit in range(SUITS):
        line = DECK[suit * RANKS : (suit + 1) * RANKS]
        line = (*line, line[0]) if high else line
        for length in range(3, RANKS + 1):
            yield from (_shape(MeldKind.RUN, line[first : first + length]) for first in range(len(line) - length + 1))


@cache
def shapes(high: bool) -> dict[int, Shape]:
    """Give every meld there is by its bits, in the order in which moves are listed."""
    found: dict[int, Shape] = {}
    for shape in sorted((*_sets(), *_runs(high)), key=lambda shape: [card.order for card in shape.move.cards]):
        found.setdefault(shape.bits, shape)
    return found


def shape_of(cards: Cards, high: bool) -> Shape | None:
    """Give the meld that cards form, in whatever order they come; None if they form none or one is listed twice."""
    found = shapes(high).get(bits(cards))
    return found if found is not None and len(found.cards) == len(cards) else None


@lru_cache(maxsize=4096)
def melds_in(hand: int, high: bool) -> tuple[Shape, ...]:
    """Give every meld that some cards (as bits) hold, in the order in which moves are listed.

    Each part of a longer run is a meld of its own, and so is each three of four.
    """
    suits = [hand >> suit * RANKS & SUIT for suit in range(SUITS)]
    found = [run << suit * RANKS for suit, cards in enumerate(suits) for run in _runs_in(cards, high)]
    one, two, three, four = suits
    ranks = one & two & (three | four) | three & four & (one | two)
    if ranks:
        found += [shape for shape in _set_bits() if shape & hand == shape]
    if not found:
        return ()
    known = shapes(high)
    return tuple(sorted((known[shape] for shape in found), key=lambda shape: _places(high)[shape.bits]))


@cache
def _runs_in(suit: int, high: bool) -> tuple[int, ...]:
    """Give every run that some cards of the first suit hold, as bits."""
    if suit.bit_count() < 3:
        return ()
    return tuple(found for found in _first_runs(high) if found & suit == found)


@cache
def _first_runs(high: bool) -> tuple[int, ...]:
    """Give every run of the first suit, as bits; the others have the same, further up."""
    return tuple(found for found, shape in shapes(high).items() if shape.kind is MeldKind.RUN and found | SUIT == SUIT)


@cache
def _set_bits() -> tuple[int, ...]:
    return tuple(shape.bits for shape in _sets())


@cache
def _places(high: bool) -> dict[int, int]:
    """Give the place of each meld in the order in which moves are listed."""
    return {found: place for place, found in enumerate(shapes(high))}


def takes(meld: Meld, high: bool) -> int:
    """Give the cards that extend a meld, as bits: the missing ones of a rank, or the neighbours of both ends (R2.8)."""
    first, last = meld.cards[0], meld.cards[-1]
    if meld.kind is MeldKind.SET:
        return _RANK_BITS[first.rank] & ~bits(meld.cards)
    return _below(first) | _above(last, first, high)


_RANK_BITS = (0, *(bits(DECK[rank::RANKS]) for rank in range(RANKS)))
"""All cards of a rank."""


def _below(first: FrenchCard) -> int:
    return 1 << first.order - 1 if first.rank > 1 else 0


def _above(last: FrenchCard, first: FrenchCard, high: bool) -> int:
    """Give the card above the high end: none above an ace, and above a king an ace that is not the low end."""
    if last.rank == 1:
        return 0
    if last.rank < RANKS:
        return 1 << last.order + 1
    return 1 << last.order - RANKS + 1 if high and first.rank > 1 else 0


def extended(meld: Meld, card: FrenchCard, high: bool) -> Cards:
    """Give the cards of a meld with one more that fits; on a run the end follows from the card (R2.9).

    A whole suit reads from ace to king, whichever card came last (R2.4).
    """
    shape = shape_of((*meld.cards, card), high)
    assert shape is not None
    return shape.cards


def wraps(cards: Cards) -> bool:
    """Tell whether three or more cards of a suit would be a run if the ace stood between king and two (R2.3)."""
    ranks = {card.rank for card in cards}
    gaps = sum(_after(rank) not in ranks for rank in ranks)
    return len({card.suit for card in cards}) == 1 and len(ranks) > 2 and gaps == 1 and {1, RANKS} <= ranks


def is_around_the_corner(meld: Meld, card: FrenchCard) -> bool:
    """Tell whether a card that does not fit a run is kept off by the place of the ace alone (R2.3)."""
    first, last = meld.cards[0], meld.cards[-1]
    beside = first.rank == _after(card.rank) or card.rank == _after(last.rank)
    return meld.kind is MeldKind.RUN and card.suit is first.suit and beside


def _after(rank: int) -> int:
    """Give the next rank, after the king the ace."""
    return rank % RANKS + 1
