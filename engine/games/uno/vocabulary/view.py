"""What one viewer may know of a table of UNO (section 12 of the rules)."""

from enum import StrEnum

from engine.games.uno.vocabulary.base import Base, Direction, Record
from engine.games.uno.vocabulary.cards import Card, Cards, Color
from engine.games.uno.vocabulary.options import Options
from engine.games.uno.vocabulary.state import Pending, Phase
from engine.table import SeatView as AnySeatView
from engine.value import Count, Seat


class SeenHand(Record, frozen=True, kw_only=True):
    """A hand that was shown."""

    seat: Seat
    """Whose hand."""
    cards: Cards
    """What it was when it was shown, in deck order."""


class SeatView(AnySeatView, frozen=True, kw_only=True):
    """What everybody knows of one seat. Its score is of the rounds before this one; of all once the game is over."""

    uno_called: bool
    """Whether it holds the one card for which it called."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    round: Count
    """The round that is played, from 1."""
    dealer: Seat
    """Who dealt it."""
    direction: Direction
    """Which way turns go."""
    turn: Seat
    """The seat that the game waits for."""
    turn_number: Count
    """How many turns the round has seen, this one included; a turn that is lost to a penalty is one too."""
    turns_left: Count | None
    """How many turns the game may still see, this one included (U11.10); null without the option `max_turns`."""
    phase: Phase
    """What the game waits for."""
    color: Color | None
    """The current colour; null while nobody has named one."""
    top_card: Card | None
    """The top card of the discard pile; null if there is none."""
    discard_count: Count
    """Cards in the discard pile."""
    draw_pile_count: Count
    """Cards in the draw pile."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""
    drawn_card: Card | None
    """The card that the viewer has just drawn and may play; else null."""
    pending: Pending | None
    """What the seat on turn has to do, in PENALTY, WD4_RESPONSE and GIVE; else null."""
    uno_window: Seat | None
    """The seat that has not called and can be caught; null if there is none."""
    shown_hands: tuple[SeenHand, ...]
    """The hands that the viewer was shown in challenges and that no Shuffle Hands has mixed since; all hands once the
    game is over."""
    idle_turns: Count
    """How many turns in a row have moved no card."""


class GroupKind(StrEnum):
    """What a hand card makes with the table."""

    FITS = "FITS"
    """It may lie on the top card: by colour, by number or sign, or as a wild type (U4.2)."""
    ANSWERS = "ANSWERS"
    """It may lie on the card behind the debt, which then passes on (U13.1)."""
