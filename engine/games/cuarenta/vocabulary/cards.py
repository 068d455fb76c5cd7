"""The cards of Cuarenta: the French deck without 8, 9 and 10 (Q1.1), and where each stands in a sequence (Q1.2)."""

from operator import attrgetter
from typing import Final

from engine.french import FrenchCard, french_data

Cards = tuple[FrenchCard, ...]
"""Some cards: a hand in deck order, the table and piles in the order in which cards came."""

DECK: Cards = tuple(card for card in FrenchCard if card.rank not in (8, 9, 10))
"""Every card, in deck order (Q1.1)."""

STEPS = range(1, 11)
"""The ranks in the order of sequences, from the ace to the king: 1 to 7, then J, Q, K (Q1.2)."""

NUMBERS = range(1, 8)
"""Those that are numbers too; the others are pictures, which have none (Q1.3)."""

STEP: dict[FrenchCard, int] = {card: card.rank if card.rank in NUMBERS else card.rank - 3 for card in DECK}
"""Where each card stands among `STEPS`."""

ALIKE: dict[int, Cards] = {step: tuple(card for card in DECK if STEP[card] == step) for step in STEPS}
"""The four cards of each rank, by step."""

IN_ORDER = attrgetter("order")
"""Sorts cards into deck order."""


def in_order(cards: Cards) -> Cards:
    """Put cards into deck order."""
    return tuple(sorted(cards, key=IN_ORDER))


CARD_DATA: Final = french_data(DECK)
"""Every card as a client draws it; none counts anything by itself."""
