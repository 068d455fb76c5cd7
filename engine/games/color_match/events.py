"""What can happen in Color Match; piles and shields are in `pile_events.py`. Each event says who may see its cards.

The field `hidden` holds the same cards whole, for nobody: their owner may not see their backs, or all may not.
"""

from enum import StrEnum
from typing import Annotated

from engine.games.color_match.cards import Card, Cards, Color, Faces
from engine.games.color_match.model import Base, Clock, Direction, Record, Side
from engine.games.color_match.pile_events import PileBlocked, PileGrew, PileStarted, PileTaken, ShieldRaised
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat
from engine.visibility import ALL, NOBODY, Seen


class FirstSeatDrawn(Base, frozen=True, kw_only=True):
    """The seat that begins was drawn by lot (C3.3)."""

    seat: Seat
    """Who begins, and is dealt the first card."""
    draw: DrawNumber
    """Number of the draw."""


class DealtHand(Record, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in deck order, as their owner sees them."""
    hidden: Annotated[Cards | None, NOBODY]
    """The same with their backs."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order, where everybody may see these."""


class CardsDealt(Base, frozen=True, kw_only=True):
    """The deck was shuffled and the hands were dealt (C3.1)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    hands: tuple[DealtHand, ...]
    """The hands, in order of seats."""
    draw_pile_count: Count
    """Cards left for the draw pile."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""


class StartCardTurned(Base, frozen=True, kw_only=True):
    """The next card of the draw pile was turned up on the discard pile (C3.2)."""

    card: Annotated[Card, ALL]
    """The card, as everybody sees it."""
    color: Color | None
    """Its colour, which is current from now on; null on a wild type."""


class StartCardsReturned(Base, frozen=True, kw_only=True):
    """The cards that lay below the first number went back to random places in the draw pile (C3.2)."""

    draw: DrawNumber
    """Number of the draw that found the places."""
    count: Count
    """How many."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""


class TurnStarted(Base, frozen=True, kw_only=True):
    """A seat came to its turn."""

    seat: Seat
    """The seat."""
    number: Count
    """Number of the turn, from 1."""


class CardPlayed(Base, frozen=True, kw_only=True):
    """A card went from a hand to the top of the discard pile."""

    seat: Seat
    """Whose hand."""
    card: Annotated[Card, ALL]
    """The card, as everybody sees it."""
    color: Color
    """The colour that is current from now on: the card's own, or the one that was named (C3.5)."""
    hidden: Annotated[Card | None, NOBODY]
    """The card with its back, where this is not for everybody."""


class DirectionChanged(Base, frozen=True, kw_only=True):
    """Turns go the other way (C3.4)."""

    direction: Direction
    """The new direction."""


class SeatSkipped(Base, frozen=True, kw_only=True):
    """A seat lost its turn (C3.4, C8.9)."""

    seat: Seat
    """The seat."""


class BombExploded(Base, frozen=True, kw_only=True):
    """Everybody else draws, one card at a time round the table (C7.2, C7.3)."""

    seat: Seat
    """Who played it."""
    count: Count
    """How many cards each has to draw."""


class ColorHunted(Base, frozen=True, kw_only=True):
    """The next seat draws until a colour appears; the cards follow (C8.8)."""

    seat: Seat
    """Who hunts."""
    target: Seat
    """Who draws."""
    color: Color
    """The colour."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """Instead of playing (C4.2)."""
    PILE = "PILE"
    """A pile was taken (C5.4)."""
    BOMB = "BOMB"
    """A Bomb exploded (C7.2)."""
    HUNT = "HUNT"
    """A colour was hunted (C8.8)."""


class CardsDrawn(Base, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand."""

    seat: Seat
    """Who drew."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in the order drawn, as their owner sees them."""
    hidden: Annotated[Cards | None, NOBODY]
    """The same with their backs."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order, where everybody may see these."""
    cause: DrawCause
    """Why."""


class PileReshuffled(Base, frozen=True, kw_only=True):
    """All discards but the top one were shuffled and are the new draw pile (C4.3)."""

    draw: DrawNumber
    """Number of the draw that shuffled."""
    count: Count
    """How many cards."""
    draw_pile: Annotated[Cards | None, NOBODY]
    """The draw pile, next card first."""


class TurnPassed(Base, frozen=True, kw_only=True):
    """A seat ended its turn without playing (C4.2)."""

    seat: Seat
    """The seat."""


class TurnIdled(Base, frozen=True, kw_only=True):
    """A turn ended in which no card moved (C4.3)."""

    seat: Seat
    """Whose turn."""
    in_a_row: Count
    """How many such turns have followed each other."""


class ClockTicked(Base, frozen=True, kw_only=True):
    """A turn was completed, and the Midnight Clock went on (C8.2)."""

    clock: Clock
    """What it shows."""


class TurnedHand(Record, frozen=True, kw_only=True):
    """The cards of one seat after the table was turned over."""

    seat: Seat
    """The seat."""
    count: Count
    """How many."""
    cards: Annotated[Cards | None, Seen("seat")]
    """Which, in deck order, as their owner sees them."""
    backs: Annotated[Faces | None, ALL]
    """Their backs in deck order, where everybody may see these."""


class TableFlipped(Base, frozen=True, kw_only=True):
    """Every card shows its other side, and the clock begins anew (C8.4)."""

    side: Side
    """The side that is in play now."""
    top_card: Annotated[Card | None, ALL]
    """The top discard, both faces of which are known now; null if there is none."""
    color: Color | None
    """The current colour; null where the table is open (C8.5)."""
    hands: tuple[TurnedHand, ...]
    """The hands, in order of seats."""


class EndCause(StrEnum):
    """What ended the game."""

    EMPTIED = "EMPTIED"
    """A seat played its last card (C9.1)."""
    BLOCKED = "BLOCKED"
    """No card moved for as many turns as there are seats (C4.3)."""


class GameEnded(Base, frozen=True, kw_only=True):
    """The game is over; whatever waited is void (C9.1, C9.4)."""

    cause: EndCause
    """Why."""
    outcome: Outcome
    """Places, and the cards left in each hand as the score (C10.1)."""


Event = (
    FirstSeatDrawn
    | CardsDealt
    | StartCardTurned
    | StartCardsReturned
    | TurnStarted
    | CardPlayed
    | DirectionChanged
    | SeatSkipped
    | PileStarted
    | PileGrew
    | PileBlocked
    | PileTaken
    | ShieldRaised
    | BombExploded
    | ColorHunted
    | CardsDrawn
    | PileReshuffled
    | TurnPassed
    | TurnIdled
    | ClockTicked
    | TableFlipped
    | GameEnded
)
"""What can happen."""
