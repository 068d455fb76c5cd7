"""The vocabulary of High Card."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.events import Stored
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat, tagged
from engine.visibility import ALL, NOBODY, Seen

from .cards import Card


class Base(Struct, frozen=True, tag=tagged("high_card"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Fact(Stored, frozen=True, kw_only=True, tag=tagged("high_card")):
    """An event: a fact of the log, for ever."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""


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


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    ALREADY_LAID = "ALREADY_LAID"
    """The seat's card of this trick lies on the table (H2.2)."""


class LayCard(Base, frozen=True, kw_only=True):
    """Lays a card face down."""

    card: Card
    """The hand card."""


Move = LayCard
"""What a seat can ask for."""


class DealtHand(Stored, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[tuple[Card, ...] | None, Seen("seat")]
    """Which, in deck order."""


class CardsDealt(Fact, frozen=True, kw_only=True):
    """The deck was shuffled and dealt (H1.2)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    stock: Annotated[tuple[Card, ...] | None, NOBODY]
    """The cards that stay out."""


class CardLaid(Fact, frozen=True, kw_only=True):
    """A seat laid a card face down (H2.1)."""

    seat: Seat
    """Who."""
    card: Annotated[Card | None, Seen("seat")]
    """Which."""


class TrickTaken(Fact, frozen=True, kw_only=True):
    """The laid cards were shown, and one took the trick (H2.3)."""

    seat: Seat
    """Who took it."""
    cards: Annotated[tuple[Card, ...], ALL]
    """The cards, in order of seats."""


class GameEnded(Fact, frozen=True, kw_only=True):
    """The last trick was taken (H3.1)."""

    outcome: Outcome
    """Places and tricks."""


Event = CardsDealt | CardLaid | TrickTaken | GameEnded
"""What can happen."""


class State(Base, frozen=True, kw_only=True):
    """The whole table. Lists with one part a seat are in order of seats."""

    options: Options
    """What the table agreed on."""
    hands: tuple[tuple[Card, ...], ...]
    """The hands, in deck order."""
    laid: tuple[tuple[Card, ...], ...]
    """The cards that lie face down: one or none a seat."""
    shown: tuple[Card, ...]
    """The cards of finished tricks, oldest first."""
    stock: tuple[Card, ...]
    """The cards that stay out."""
    taken: tuple[Count, ...]
    """Tricks taken."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class SeatView(Record, frozen=True, kw_only=True):
    """What lies before one seat."""

    hand_count: Count
    """Cards in its hand."""
    has_laid: bool
    """Whether its card of this trick lies face down."""
    taken: Count
    """Tricks taken."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    hand: tuple[Card, ...] | None
    """The viewer's own hand; null without a seat."""
    laid: Card | None
    """The viewer's own card that lies face down."""
    shown: tuple[Card, ...]
    """The cards of finished tricks, oldest first."""
    stock_count: Count
    """Cards that stay out."""
    seats: tuple[SeatView, ...]
    """What lies before each seat, in order of seats."""
