"""The cards of Color Match: the faces of all its tables, and cards that have one on each side (section 2 of the rules).

A card is what is printed on it. The colour that a wild was given, who drew a card, which shield stands: all that is
state of the table, never of the card.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import Struct


class Color(StrEnum):
    """The colours, in deck order; both sides of a two-faced card use the same four (C2.3)."""

    RED = "RED"
    """Red."""
    YELLOW = "YELLOW"
    """Yellow."""
    GREEN = "GREEN"
    """Green."""
    BLUE = "BLUE"
    """Blue."""


class Kind(StrEnum):
    """What a face does when it is played; no part of the API."""

    NUMBER = "NUMBER"
    """Nothing beyond being played."""
    SKIP = "SKIP"
    """The next seat loses its turn (C3.4)."""
    REVERSE = "REVERSE"
    """The direction turns (C3.4)."""
    ATTACK = "ATTACK"
    """Its number is put before the next seat as a pile (C5.1)."""
    BOMB = "BOMB"
    """Everybody else draws (C7.2)."""
    SHIELD = "SHIELD"
    """Blocks a pile, or is raised before the seat (C6.1)."""
    WILD = "WILD"
    """A colour is named (C3.5)."""
    COLOR_HUNT = "COLOR_HUNT"
    """A colour is named and the next seat draws until it appears (C8.8)."""


class Attack(StrEnum):
    """The attack symbols, by rank from the lowest."""

    amount: int
    """How many cards it puts before the next seat."""

    DRAW_ONE = "DRAW_ONE"
    """+1, on day faces."""
    DRAW_TWO = "DRAW_TWO"
    """+2."""
    DRAW_FIVE = "DRAW_FIVE"
    """+5, on night faces."""
    WILD_DRAW_FOUR = "WILD_DRAW_FOUR"
    """+4, without a colour."""

    def __init__(self, spelling: str) -> None:
        """Read the amount from the spelling."""
        self.amount = {"ONE": 1, "TWO": 2, "FOUR": 4, "FIVE": 5}[spelling.rpartition("_")[2]]


class Face(StrEnum):
    """What one side of a card can show, in deck order: by colour, numbers first, then the wild types."""

    color: Color | None
    """The printed colour; none on a wild type."""
    symbol: str
    """The printed number or sign, as the spelling ends; the whole spelling on a wild type."""
    kind: Kind
    """What it does."""
    attack: Attack | None
    """Its attack symbol; none on other faces."""
    place: int
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
    RED_DRAW_ONE = "RED_DRAW_ONE"
    RED_DRAW_TWO = "RED_DRAW_TWO"
    RED_DRAW_FIVE = "RED_DRAW_FIVE"
    RED_BOMB = "RED_BOMB"
    RED_SHIELD = "RED_SHIELD"
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
    YELLOW_DRAW_ONE = "YELLOW_DRAW_ONE"
    YELLOW_DRAW_TWO = "YELLOW_DRAW_TWO"
    YELLOW_DRAW_FIVE = "YELLOW_DRAW_FIVE"
    YELLOW_BOMB = "YELLOW_BOMB"
    YELLOW_SHIELD = "YELLOW_SHIELD"
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
    GREEN_DRAW_ONE = "GREEN_DRAW_ONE"
    GREEN_DRAW_TWO = "GREEN_DRAW_TWO"
    GREEN_DRAW_FIVE = "GREEN_DRAW_FIVE"
    GREEN_BOMB = "GREEN_BOMB"
    GREEN_SHIELD = "GREEN_SHIELD"
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
    BLUE_DRAW_ONE = "BLUE_DRAW_ONE"
    BLUE_DRAW_TWO = "BLUE_DRAW_TWO"
    BLUE_DRAW_FIVE = "BLUE_DRAW_FIVE"
    BLUE_BOMB = "BLUE_BOMB"
    BLUE_SHIELD = "BLUE_SHIELD"
    WILD = "WILD"
    WILD_DRAW_FOUR = "WILD_DRAW_FOUR"
    COLOR_HUNT = "COLOR_HUNT"

    def __init__(self, spelling: str) -> None:
        """Read from the spelling what the face is."""
        first, _, rest = spelling.partition("_")
        self.color = Color.__members__.get(first)
        self.symbol = rest if self.color else spelling
        self.attack = Attack.__members__.get(self.symbol)
        self.kind = Kind.NUMBER if rest.isdigit() else Kind.ATTACK if self.attack else Kind(self.symbol)
        self.place = len(type(self).__members__)


Faces = tuple[Face, ...]
"""Some faces, in deck order."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it lies: the side that counts, and the other one."""

    face: Face
    """The side that is in play."""
    back: Face | None = None
    """The other side; null where there is none, or where it may not be seen."""


Cards = tuple[Card, ...]
"""Some cards: a hand in deck order, a pile in its own order."""

COLORS: tuple[Color, ...] = tuple(Color)
"""The colours, in deck order."""

WIDTH = len(Face) + 1
"""How many backs there can be, none among them."""


def place_of(card: Card) -> int:
    """Give what sorts cards into deck order: by the face, then by the back."""
    return card.face.place * WIDTH + (0 if card.back is None else card.back.place + 1)


def in_order(cards: Cards) -> Cards:
    """Put cards into deck order."""
    return tuple(sorted(cards, key=place_of))


def turned(card: Card) -> Card:
    """Show the other side of a two-faced card (C8.4)."""
    assert card.back is not None
    return Card(card.back, card.face)


def all_turned(cards: Cards) -> Cards:
    """Show the other side of each card of a pile, whose order stays (C8.4)."""
    return tuple([turned(card) for card in cards])


def bare(card: Card) -> Card:
    """Give a card as somebody sees it who may not see its back."""
    return card if card.back is None else Card(card.face)


def backs_of(cards: Cards) -> Faces:
    """List the backs of cards in deck order, which does not tell to which face each belongs."""
    return tuple(sorted([card.back for card in cards if card.back is not None], key=_place_of_face))


def attacks_on(cards: Iterable[Card]) -> Iterator[Attack]:
    """Give the attack symbols on cards, on both sides of each."""
    faces = (face for card in cards for face in (card.face, card.back))
    yield from (face.attack for face in faces if face is not None and face.attack is not None)


def _place_of_face(face: Face) -> int:
    return face.place
