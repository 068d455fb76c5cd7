"""The cards of Cuarenta: the French deck without 8, 9 and 10 (Q1.1), and where each stands in a sequence (Q1.2)."""

from operator import attrgetter

from engine.french import Card

Cards = tuple[Card, ...]
"""Some cards: a hand in deck order, the table and piles in the order in which cards came."""

DECK: Cards = tuple(card for card in Card if card.rank not in (8, 9, 10))
"""Every card, in deck order (Q1.1)."""

SEVEN = 7
"""The highest number; ranks above it are pictures, which have none (Q1.3)."""

KING = 10
"""The step at which every sequence ends (Q1.2)."""

STEPS = range(1, KING + 1)
"""The ranks in the order of sequences, the ace first: 1 to 7 are also their numbers, 8 to 10 are J, Q, K (Q1.2)."""

STEP: dict[Card, int] = {card: card.rank if card.rank <= SEVEN else card.rank - 3 for card in DECK}
"""Where each card stands among `STEPS`."""

ALIKE: dict[int, Cards] = {step: tuple(card for card in DECK if STEP[card] == step) for step in STEPS}
"""The four cards of each rank, by step."""

IN_ORDER = attrgetter("order")
"""Sorts cards into deck order."""


def in_order(cards: Cards) -> Cards:
    """Put cards into deck order."""
    return tuple(sorted(cards, key=IN_ORDER))
