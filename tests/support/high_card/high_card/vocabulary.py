"""The vocabulary of High Card: cards, options, moves, table, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from engine.card_data import CardData
from engine.outcome import Outcome
from engine.reason import ParamKind, ReasonParams
from engine.table import SeatView as AnySeatView
from engine.value import Count, DrawNumber, Seat, tagged


class Card(StrEnum):
    """A card; each lies in the deck once, lowest first (H1.1)."""

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


Cards = tuple[Card, ...]
"""Some cards: a hand in deck order, a pile in its own order."""

DECK: Final[Cards] = tuple(Card)
"""Every card, in deck order."""

_GLYPHS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

CARD_DATA: Final = tuple(
    CardData(card=card, suit=None, rank=glyph, points=None, glyph=glyph, sort_key=place, copies=1)
    for place, (card, glyph) in enumerate(zip(DECK, _GLYPHS, strict=True))
)
"""Every card as a client draws it; none counts anything by itself."""

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `high_card/1`."""


class Base(Struct, frozen=True, tag=tagged("high_card"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Winner(StrEnum):
    """Which card takes a trick."""

    HIGHEST = "HIGHEST"
    """The highest (H2.3)."""
    LOWEST = "LOWEST"
    """The lowest (H2.4)."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    tricks: Annotated[int, Meta(ge=1, le=3)] = 3
    """Tricks that are played (H3.1)."""
    winner: Winner = Winner.HIGHEST
    """Which card takes a trick (H2.4)."""


class Phase(StrEnum):
    """What the game waits for."""

    LAY = "LAY"
    """Every seat that has not laid a card for this trick lays one (H2.1)."""
    OVER = "OVER"
    """Nothing: the last trick is taken."""


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    ALREADY_LAID = "ALREADY_LAID"
    """The seat's card of this trick lies on the table (H2.2). Params: card."""


PARAMS: Final[ReasonParams] = {Reason.ALREADY_LAID: {"card": ParamKind.CARD}}
"""The facts that the reasons carry; a reason that is not here carries none."""


class LayCard(Base, frozen=True, kw_only=True):
    """Lays a card face down (H2.1)."""

    card: Card
    """The hand card."""


Move = LayCard
"""What a seat can ask for."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    turn: Seat
    """The lowest seat that the trick waits for, though others may lay before it (H2.1); 0 if it waits for none."""
    turn_number: Count
    """Number of the trick, from 1."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, in deck order."""
    laid: tuple[Cards, ...]
    """The cards that lie face down: one or none a seat."""
    shown: Cards
    """The cards of finished tricks, oldest first."""
    draw_pile: Cards
    """The cards that stay out, next card first."""
    taken: tuple[Count, ...]
    """Tricks taken."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat. Its score is the tricks that it has taken."""

    laid_count: Count
    """Its cards that lie face down: 1 once it has laid for this trick, else 0."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    turn: Seat
    """The lowest seat that the trick waits for; 0 if it waits for none."""
    turn_number: Count
    """Number of the trick, from 1."""
    phase: Phase
    """What the game waits for."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    laid: Cards | None
    """The viewer's own cards that lie face down, one or none; null without a seat."""
    shown: Cards
    """The cards of finished tricks, oldest first."""
    draw_pile_count: Count
    """Cards that stay out."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""


class GroupKind(StrEnum):
    """What a hand card makes with the table."""

    UNBEATABLE = "UNBEATABLE"
    """No card that the viewer has not seen takes a trick from it (H2.3, H2.4)."""
