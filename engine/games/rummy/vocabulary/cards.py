"""What Straight Rummy adds to the French deck: cards as bits, and points.

A set of cards is a whole number here: the bit at a card's place in deck order stands for the card. Outside of the code
that asks for melds, cards stay cards.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from engine.french import FrenchCard, french_data

Cards = tuple[FrenchCard, ...]
"""Some cards: a hand in deck order, a pile or a meld in its own order."""

DECK: Final[Cards] = tuple(FrenchCard)
"""Every card in deck order (R1.1)."""

SUITS: Final = 4
"""How many suits there are."""

RANKS: Final = 13
"""How many ranks a suit has."""

SUIT: Final = (1 << RANKS) - 1
"""All cards of the first suit, as bits; those of the others stand above them."""

by_order = attrgetter("order")
"""Gives a card's place in deck order; sorts hands."""


def bits(cards: Iterable[FrenchCard]) -> int:
    """Give cards as bits; a card that is listed twice is one bit."""
    found = 0
    for card in cards:
        found |= 1 << card.order
    return found


def cards_of(found: int) -> Cards:
    """Give the cards that bits stand for, in deck order."""
    return tuple(card for card in DECK if found >> card.order & 1)


def points(card: FrenchCard, *, ace: int = 1) -> int:
    """Count a card that is left in a hand: face value, ten for jack, queen and king (R6.1); `ace` for an ace."""
    return ace if card.rank == 1 else min(card.rank, 10)


CARD_DATA: Final = french_data(DECK, {card: points(card) for card in DECK})
"""Every card as a client draws it, with what it counts in a hand where the ace is low (R6.1)."""
