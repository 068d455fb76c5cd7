"""What happens at every card table, once for all titles: dealing, turns, drawing, scoring.

A title subclasses these shapes with its own card and causes and adds what is its own, so that a client draws a deal,
a turn or a score sheet with the same code in every title. Events are stored for ever: they are tolerant of fields
that they do not know, since an older server may read what a newer one wrote (requests stay strict).

The rule of the log: a field that is marked `NOBODY` or `Seen` is null in a redacted event alone.
"""

from enum import StrEnum
from typing import Annotated, Generic, TypeVar

from msgspec import Struct

from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Points, Seat
from engine.visibility import ALL, NOBODY, Seen

C = TypeVar("C")
"""The card of a title."""

K = TypeVar("K", bound=StrEnum)
"""The causes that a title knows."""

F = TypeVar("F")
"""Any fact that an event may hide."""

L = TypeVar("L", bound="ScoreLine")
"""A title's line of the score sheet."""


class Stored(Struct, frozen=True, kw_only=True):
    """A part of the log. A field that it does not know is skipped, never refused."""


class DealerDrawn(Stored, frozen=True, kw_only=True):
    """The dealer of the first round was drawn by lot."""

    seat: Seat
    """The dealer."""
    draw_number: DrawNumber
    """Number of the draw."""


class RoundStarted(Stored, frozen=True, kw_only=True):
    """The table was cleared for a round."""

    round: Count
    """The round, from 1."""
    dealer: Seat
    """Who deals it."""


class DeckShuffled(Stored, Generic[C], frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile."""

    draw_number: DrawNumber
    """Number of the draw that shuffled."""
    count: Count
    """How many cards."""
    draw_pile: Annotated[tuple[C, ...] | None, NOBODY]
    """The draw pile, next card first."""


class DealtHand(Stored, Generic[C], frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[tuple[C, ...] | None, Seen("seat")]
    """Which, in deck order."""


class CardsDealt(Stored, Generic[C], frozen=True, kw_only=True):
    """The hands were dealt from the draw pile."""

    hands: tuple[DealtHand[C], ...]
    """The hands, in order of seats."""
    draw_pile_count: Count
    """Cards left in the draw pile."""


class StartCardTurned(Stored, Generic[C], frozen=True, kw_only=True):
    """The top card of the draw pile was turned up and begins the discard pile."""

    card: Annotated[C, ALL]
    """The card."""


class TurnStarted(Stored, frozen=True, kw_only=True):
    """A seat came to its turn."""

    seat: Seat
    """The seat."""
    turn_number: Count
    """Number of the turn in the round, from 1."""


class CardsDrawn(Stored, Generic[C, K], frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand."""

    seat: Seat
    """Who drew."""
    count: Count
    """How many."""
    cards: Annotated[tuple[C, ...] | None, Seen("seat")]
    """Which, first drawn first."""
    cause: K
    """Why."""


class PileReshuffled(Stored, Generic[C], frozen=True, kw_only=True):
    """The discards below the top one are the new draw pile."""

    draw_number: DrawNumber | None
    """Number of the draw that shuffled them; null where they were turned over as they lay."""
    count: Count
    """How many cards."""
    draw_pile: Annotated[tuple[C, ...] | None, NOBODY]
    """The new draw pile, next card first."""


class ShownHand(Stored, Generic[C], frozen=True, kw_only=True):
    """The cards that one seat still held."""

    seat: Seat
    """The seat."""
    cards: Annotated[tuple[C, ...], ALL]
    """Which, in deck order."""


class ScoreLine(Stored, frozen=True, kw_only=True):
    """One seat's line of the score sheet."""

    seat: Seat
    """The seat."""
    points: Points
    """Its points of this round."""
    score: Points
    """Its score after it."""


class RoundEnded(Stored, Generic[C, L, K], frozen=True, kw_only=True):
    """A round ended and was scored; the hands that were left are shown."""

    round: Count
    """The round."""
    cause: K
    """What ended it."""
    hands: tuple[ShownHand[C], ...]
    """The hands, in order of seats."""
    sheet: tuple[L, ...]
    """The score sheet, in order of seats."""


class GameEnded(Stored, Generic[K], frozen=True, kw_only=True):
    """The game has an outcome."""

    cause: K
    """What ended it."""
    outcome: Outcome
    """Places and scores."""


def known(fact: F | None) -> F:
    """Give a fact that only a redacted event lacks. Raises ValueError for one, which `fold` has refused before."""
    if fact is None:
        raise ValueError("a redacted event cannot be folded")
    return fact
