"""Hands and piles as tuples: a hand is a multiset in deck order, a pile keeps its order."""

from collections.abc import Iterable
from typing import TypeVar

C = TypeVar("C")


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Take one copy of `card` out. Raises ValueError if there is none."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without_all(cards: tuple[C, ...], gone: Iterable[C]) -> tuple[C, ...]:
    """Take one copy of each card of `gone` out. Raises ValueError if one is missing."""
    for card in gone:
        cards = without(cards, card)
    return cards


def replaced(items: tuple[C, ...], index: int, item: C) -> tuple[C, ...]:
    """Give the tuple with the item at `index` replaced: one seat's hand among all hands."""
    return (*items[:index], item, *items[index + 1 :])
