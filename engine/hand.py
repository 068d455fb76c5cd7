"""Hands and piles as tuples: a hand is a multiset in deck order, a pile keeps its order."""

from bisect import insort
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

C = TypeVar("C")


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Take one copy of `card` out. Raises ValueError if there is none."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def without_all(cards: tuple[C, ...], gone: Iterable[C]) -> tuple[C, ...]:
    """Take one copy of each card of `gone` out. Raises ValueError if one is missing."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def topped(pile: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Put a card on top of a pile, whose top lies last."""
    return pile + (card,)  # noqa: RUF005 - unpacking copies a long pile twice


def gained(hand: tuple[C, ...], cards: Iterable[C], place: Callable[[C], int]) -> tuple[C, ...]:
    """Put cards into a hand; `place` gives where each stands in deck order, in which the hand lies."""
    held = list(hand)
    for card in cards:
        insort(held, card, key=place)
    return tuple(held)


def replaced(items: tuple[C, ...], index: int, item: C) -> tuple[C, ...]:
    """Give the tuple with the item at `index` replaced: one seat's hand among all hands."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def deck_key(card: object) -> Any:
    """Give what sorts cards of one type into deck order, the order in which the type declares them.

    A number stands for itself, a member of an enum for its place, a struct for its fields in order; null comes first.
    """
    match card:
        case Enum():
            return _places(type(card))[card]
        case int():
            return card
        case Struct():
            return tuple(deck_key(part) for part in astuple(card))
        case None:
            return -1
        case _:
            raise TypeError(f"{card!r} has no place in a deck")


@cache
def _places(kind: type[Enum]) -> dict[Enum, int]:
    return {member: place for place, member in enumerate(kind)}


def in_deck_order(cards: Iterable[C]) -> tuple[C, ...]:
    """Sort cards of one type into deck order."""
    return tuple(sorted(cards, key=deck_key))
