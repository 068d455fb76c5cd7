"""What every title's table has in common, for code that serves any title: of its state, its view and a seat."""

from enum import StrEnum
from typing import Any, Protocol, cast

from msgspec import Struct

from engine.outcome import Outcome
from engine.value import Count, Points, Seat, field_types


class TableState(Protocol):
    """A whole table, hidden cards included, never a seed."""

    @property
    def rules(self) -> int:
        """Number of the rule set that the game is pinned to."""
        ...

    @property
    def options(self) -> Any:
        """What the table agreed on, complete."""
        ...

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def turn_number(self) -> int:
        """How many turns the round has seen, this one included."""
        ...

    @property
    def phase(self) -> StrEnum:
        """What the game waits for."""
        ...

    @property
    def hands(self) -> tuple[tuple[Any, ...], ...]:
        """The hands in order of seats, each in deck order: the order in which the cards' type declares them."""
        ...

    @property
    def draw_pile(self) -> tuple[Any, ...]:
        """The draw pile, next card first."""
        ...

    @property
    def next_draw(self) -> int:
        """The number of the next draw of the game's keyed stream."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end; null while the game goes on."""
        ...


class RoundState(TableState, Protocol):
    """A table of a title that is played in rounds."""

    @property
    def round(self) -> int:
        """The round that is played, from 1."""
        ...


class TableView(Protocol):
    """What one viewer may know of a table."""

    @property
    def options(self) -> Any:
        """What the table agreed on."""
        ...

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def phase(self) -> StrEnum:
        """What the game waits for."""
        ...

    @property
    def hand(self) -> tuple[Any, ...] | None:
        """The viewer's own hand, in deck order; null without a seat."""
        ...

    @property
    def draw_pile_count(self) -> int:
        """Cards in the draw pile."""
        ...

    @property
    def seats(self) -> "tuple[SeatView, ...]":
        """What everybody knows of each seat, in order of seats."""
        ...


def phases_of(view: type[Struct]) -> type[StrEnum]:
    """Give the phases of a title by the type of its view."""
    return cast("type[StrEnum]", field_types(view)["phase"])


class SeatView(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody knows of one seat; a title adds what lies before it."""

    seat: Seat
    """The seat."""
    hand_count: Count
    """Cards in its hand."""
    score: Points | None
    """Its score so far; null in a title that scores the end alone."""
