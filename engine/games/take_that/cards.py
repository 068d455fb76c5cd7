"""The cards of Take That: plain integers, 79 of them, each once in the deck (T1.1 to T1.3)."""

from typing import Annotated, NewType

from msgspec import Meta

Card = NewType("Card", int)
"""A number card, by its number."""

IN_RANGE = Meta(ge=12, le=98)
"""Bounds of a card's number; the multiples of ten between them are no cards (T1.1)."""

Cards = tuple[Annotated[Card, IN_RANGE], ...]
"""Some cards: a hand in order of numbers, a pile or the row in its own order."""

DECK: Cards = tuple(Card(number) for number in range(12, 99) if number % 10)
"""Every card, in order of numbers (T1.1)."""


def reversal(card: Card) -> Card:
    """Give the number with its two digits swapped; a toad gives itself (T1.3)."""
    return Card(card % 10 * 10 + card // 10)


def is_toad(card: Card) -> bool:
    """Tell whether both digits are the same (T1.2)."""
    return card % 11 == 0
