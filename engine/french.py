"""The French deck: 52 cards in four suits, of which a title may leave some out."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from engine.card_data import CardData


class Suit(StrEnum):
    """The suits, in deck order."""

    CLUBS = "CLUBS"
    """Clubs."""
    DIAMONDS = "DIAMONDS"
    """Diamonds."""
    HEARTS = "HEARTS"
    """Hearts."""
    SPADES = "SPADES"
    """Spades."""


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""How the ranks are spelt, the ace first."""


class FrenchCard(StrEnum):
    """The cards in deck order: by suit, in each from the ace up to the king."""

    suit: Suit
    """Its suit."""
    rank: int
    """Its rank, from 1 (ace) to 13 (king)."""
    order: int
    """Its place in deck order, from 0."""

    CLUBS_A = "CLUBS_A"
    CLUBS_2 = "CLUBS_2"
    CLUBS_3 = "CLUBS_3"
    CLUBS_4 = "CLUBS_4"
    CLUBS_5 = "CLUBS_5"
    CLUBS_6 = "CLUBS_6"
    CLUBS_7 = "CLUBS_7"
    CLUBS_8 = "CLUBS_8"
    CLUBS_9 = "CLUBS_9"
    CLUBS_10 = "CLUBS_10"
    CLUBS_J = "CLUBS_J"
    CLUBS_Q = "CLUBS_Q"
    CLUBS_K = "CLUBS_K"
    DIAMONDS_A = "DIAMONDS_A"
    DIAMONDS_2 = "DIAMONDS_2"
    DIAMONDS_3 = "DIAMONDS_3"
    DIAMONDS_4 = "DIAMONDS_4"
    DIAMONDS_5 = "DIAMONDS_5"
    DIAMONDS_6 = "DIAMONDS_6"
    DIAMONDS_7 = "DIAMONDS_7"
    DIAMONDS_8 = "DIAMONDS_8"
    DIAMONDS_9 = "DIAMONDS_9"
    DIAMONDS_10 = "DIAMONDS_10"
    DIAMONDS_J = "DIAMONDS_J"
    DIAMONDS_Q = "DIAMONDS_Q"
    DIAMONDS_K = "DIAMONDS_K"
    HEARTS_A = "HEARTS_A"
    HEARTS_2 = "HEARTS_2"
    HEARTS_3 = "HEARTS_3"
    HEARTS_4 = "HEARTS_4"
    HEARTS_5 = "HEARTS_5"
    HEARTS_6 = "HEARTS_6"
    HEARTS_7 = "HEARTS_7"
    HEARTS_8 = "HEARTS_8"
    HEARTS_9 = "HEARTS_9"
    HEARTS_10 = "HEARTS_10"
    HEARTS_J = "HEARTS_J"
    HEARTS_Q = "HEARTS_Q"
    HEARTS_K = "HEARTS_K"
    SPADES_A = "SPADES_A"
    SPADES_2 = "SPADES_2"
    SPADES_3 = "SPADES_3"
    SPADES_4 = "SPADES_4"
    SPADES_5 = "SPADES_5"
    SPADES_6 = "SPADES_6"
    SPADES_7 = "SPADES_7"
    SPADES_8 = "SPADES_8"
    SPADES_9 = "SPADES_9"
    SPADES_10 = "SPADES_10"
    SPADES_J = "SPADES_J"
    SPADES_Q = "SPADES_Q"
    SPADES_K = "SPADES_K"

    def __init__(self, spelling: str) -> None:
        """Read suit and rank from how the card is spelt."""
        suit, _, rank = spelling.partition("_")
        self.suit = Suit(suit)
        self.rank = RANKS.index(rank) + 1
        self.order = len(type(self).__members__)


GLYPHS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
"""The signs of the suits."""


def french_data(deck: Sequence[FrenchCard], points: Mapping[FrenchCard, int] | None = None) -> tuple[CardData, ...]:
    """Describe the cards of a deck, in its order, each with what it counts if it counts by itself."""
    return tuple(
        CardData(
            card=card.value,
            suit=card.suit.value,
            rank=RANKS[card.rank - 1],
            points=None if points is None else points[card],
            glyph=RANKS[card.rank - 1] + GLYPHS[card.suit],
            sort_key=place,
            copies=1,
        )
        for place, card in enumerate(deck)
    )
