"""The cards of UNO and the two decks made of them (section 1 of the rules).

A card is what is printed on it. The colour that a wild was given, who drew it, whether it was shown: all that is
state of the table, never of the card.
"""

from enum import StrEnum
from functools import cache

from engine.card_data import CardData


class Color(StrEnum):
    """The colours, in deck order."""

    RED = "RED"
    """Red."""
    YELLOW = "YELLOW"
    """Yellow."""
    GREEN = "GREEN"
    """Green."""
    BLUE = "BLUE"
    """Blue."""


class Kind(StrEnum):
    """What a card does (U1.2); no part of the API."""

    NUMBER = "NUMBER"
    """Nothing beyond being played."""
    SKIP = "SKIP"
    """The next seat loses its turn."""
    REVERSE = "REVERSE"
    """The direction turns."""
    DRAW_TWO = "DRAW_TWO"
    """The next seat owes two cards."""
    WILD = "WILD"
    """A colour is named."""
    WILD_DRAW_FOUR = "WILD_DRAW_FOUR"
    """A colour is named; the next seat draws four or challenges."""
    WILD_SHUFFLE_HANDS = "WILD_SHUFFLE_HANDS"
    """A colour is named; all hands are shuffled together and dealt anew."""
    WILD_CUSTOM = "WILD_CUSTOM"
    """A colour is named; the table's own rule applies."""


class Card(StrEnum):
    """The kinds of card, in deck order: by colour, numbers first, then the wild types."""

    color: Color | None
    """The printed colour; none on a wild type."""
    symbol: str
    """The printed number or sign, as the spelling ends; the whole spelling on a wild type."""
    kind: Kind
    """What it does."""
    points: int
    """What it costs in a hand at the end (U11.4)."""
    order: int
    """Its place in deck order, from 0."""

    RED_0 = "RED_0"
    RED_1 = "RED_1"
    RED_2 = "RED_2"
    RED_3 = "RED_3"
    RED_4 = "RED_4"
    RED_5 = "RED_5"
    RED_6 = "RED_6"
    RED_7 = "RED_7"
    RED_8 = "RED_8"
    RED_9 = "RED_9"
    RED_SKIP = "RED_SKIP"
    RED_REVERSE = "RED_REVERSE"
    RED_DRAW_TWO = "RED_DRAW_TWO"
    YELLOW_0 = "YELLOW_0"
    YELLOW_1 = "YELLOW_1"
    YELLOW_2 = "YELLOW_2"
    YELLOW_3 = "YELLOW_3"
    YELLOW_4 = "YELLOW_4"
    YELLOW_5 = "YELLOW_5"
    YELLOW_6 = "YELLOW_6"
    YELLOW_7 = "YELLOW_7"
    YELLOW_8 = "YELLOW_8"
    YELLOW_9 = "YELLOW_9"
    YELLOW_SKIP = "YELLOW_SKIP"
    YELLOW_REVERSE = "YELLOW_REVERSE"
    YELLOW_DRAW_TWO = "YELLOW_DRAW_TWO"
    GREEN_0 = "GREEN_0"
    GREEN_1 = "GREEN_1"
    GREEN_2 = "GREEN_2"
    GREEN_3 = "GREEN_3"
    GREEN_4 = "GREEN_4"
    GREEN_5 = "GREEN_5"
    GREEN_6 = "GREEN_6"
    GREEN_7 = "GREEN_7"
    GREEN_8 = "GREEN_8"
    GREEN_9 = "GREEN_9"
    GREEN_SKIP = "GREEN_SKIP"
    GREEN_REVERSE = "GREEN_REVERSE"
    GREEN_DRAW_TWO = "GREEN_DRAW_TWO"
    BLUE_0 = "BLUE_0"
    BLUE_1 = "BLUE_1"
    BLUE_2 = "BLUE_2"
    BLUE_3 = "BLUE_3"
    BLUE_4 = "BLUE_4"
    BLUE_5 = "BLUE_5"
    BLUE_6 = "BLUE_6"
    BLUE_7 = "BLUE_7"
    BLUE_8 = "BLUE_8"
    BLUE_9 = "BLUE_9"
    BLUE_SKIP = "BLUE_SKIP"
    BLUE_REVERSE = "BLUE_REVERSE"
    BLUE_DRAW_TWO = "BLUE_DRAW_TWO"
    WILD = "WILD"
    WILD_DRAW_FOUR = "WILD_DRAW_FOUR"
    WILD_SHUFFLE_HANDS = "WILD_SHUFFLE_HANDS"
    WILD_CUSTOM_1 = "WILD_CUSTOM_1"
    WILD_CUSTOM_2 = "WILD_CUSTOM_2"
    WILD_CUSTOM_3 = "WILD_CUSTOM_3"

    def __init__(self, spelling: str) -> None:
        """Read from the spelling what the card is."""
        first, _, rest = spelling.partition("_")
        self.color = Color.__members__.get(first)
        self.symbol = rest if self.color else spelling
        self.kind = Kind.NUMBER if rest.isdigit() else Kind(self.symbol.rstrip("_123"))
        self.points = int(rest) if rest.isdigit() else 20 if self.color else 50
        self.order = len(type(self).__members__)


Cards = tuple[Card, ...]
"""Some cards: a hand in deck order, a pile in its own order."""

COLORS: tuple[Color, ...] = tuple(Color)
"""The colours, in deck order."""

CUSTOM_CARDS: Cards = (Card.WILD_CUSTOM_1, Card.WILD_CUSTOM_2, Card.WILD_CUSTOM_3)
"""The customizable cards, by slot (section 7 of the rules)."""

IN_ORDER = {card: card.order for card in Card}.__getitem__
"""Sorts cards into deck order."""


class Deck(StrEnum):
    """The two decks."""

    CARDS_112 = "CARDS_112"
    """With Wild Shuffle Hands and up to three customizable cards."""
    CARDS_108 = "CARDS_108"
    """The older deck, without these."""


def in_order(cards: Cards) -> Cards:
    """Put cards into deck order."""
    return tuple(sorted(cards, key=IN_ORDER))


def _copies(card: Card, deck: Deck, customs: int) -> int:
    match card.kind:
        case Kind.WILD | Kind.WILD_DRAW_FOUR:
            return 4
        case Kind.WILD_SHUFFLE_HANDS:
            return int(deck is Deck.CARDS_112)
        case Kind.WILD_CUSTOM:
            return int(card in CUSTOM_CARDS[:customs])
        case _:
            return 1 if card.symbol == "0" else 2


@cache
def deck_cards(deck: Deck, customs: int) -> Cards:
    """List a whole deck in deck order, with the customizable cards of the first `customs` slots (U1.2, U1.4)."""
    return tuple(card for card in Card for _ in range(_copies(card, deck, customs)))


def _matching(color: Color | None, top: Card | None) -> frozenset[Card]:
    if color is None or top is None:
        return frozenset(Card)
    return frozenset(card for card in Card if card.color in (None, color) or card.symbol == top.symbol)


MATCHING = {(color, top): _matching(color, top) for color in (None, *Color) for top in (None, *Card)}
"""Every card that may lie on the top card under the current colour, by colour and top card (U4.2, U4.3).

It has that colour, or the number or sign of the top card (a wild type has none to match), or is a wild type itself.
Where no colour or no card is there to match, any card does."""


_GLYPHS = {
    Kind.SKIP: "⊘",
    Kind.REVERSE: "⇄",
    Kind.DRAW_TWO: "+2",
    Kind.WILD: "W",
    Kind.WILD_DRAW_FOUR: "W+4",
    Kind.WILD_SHUFFLE_HANDS: "W↻",
}
"""Short forms of signs; a number is its own."""


def _glyph(card: Card) -> str:
    return f"W{card[-1]}" if card.kind is Kind.WILD_CUSTOM else _GLYPHS.get(card.kind, card.symbol)


CARD_DATA = tuple(
    CardData(
        card=card.value,
        suit=None if card.color is None else card.color.value,
        rank=card.symbol,
        points=card.points,
        glyph=_glyph(card),
        sort_key=card.order,
        copies=_copies(card, Deck.CARDS_112, len(CUSTOM_CARDS)),
    )
    for card in Card
)
"""Every card as a client draws it."""
