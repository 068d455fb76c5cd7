"""The cards of High Card: one suit (H1.1)."""

from enum import StrEnum


class Card(StrEnum):
    """A card; each lies in the deck once, lowest first."""

    TWO = "TWO"
    THREE = "THREE"
    FOUR = "FOUR"
    FIVE = "FIVE"
    SIX = "SIX"
    SEVEN = "SEVEN"
    EIGHT = "EIGHT"
    NINE = "NINE"
    TEN = "TEN"
    JACK = "JACK"
    QUEEN = "QUEEN"
    KING = "KING"
    ACE = "ACE"


DECK = tuple(Card)
"""Every card in deck order."""
