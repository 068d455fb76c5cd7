"""The table of UNO: what the game waits for, and the whole state."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.games.uno.vocabulary.base import Base, Direction, Record
from engine.games.uno.vocabulary.cards import Card, Cards, Color
from engine.games.uno.vocabulary.options import Options
from engine.outcome import Outcome
from engine.value import REMEMBERED, Count, DrawNumber, Points, Seat

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `uno/1`."""


class Phase(StrEnum):
    """What the game waits for, always from the seat on turn (section 3 of the rules)."""

    START_COLOR = "START_COLOR"
    """It names the colour of a wild type that was turned up (U2.7)."""
    TURN = "TURN"
    """It plays a card or draws one (U4.1)."""
    DRAWN = "DRAWN"
    """It plays the card that it has just drawn, or passes (U4.5)."""
    PENALTY = "PENALTY"
    """It takes the cards that it owes (U2.11), or passes the debt on where the option `stacking` allows that."""
    WD4_RESPONSE = "WD4_RESPONSE"
    """It accepts the Wild Draw Four or challenges it (U6.6)."""
    GIVE = "GIVE"
    """It gives a card away (U7.2)."""
    OVER = "OVER"
    """Nothing: the game has ended."""


class PendingCause(StrEnum):
    """Which card left something to be done."""

    DRAW_TWO = "DRAW_TWO"
    """A Draw Two."""
    WILD_DRAW_FOUR = "WILD_DRAW_FOUR"
    """A Wild Draw Four."""
    NEXT_DRAWS_2 = "NEXT_DRAWS_2"
    """A customizable card of that rule (U7.4)."""
    GIVE_ONE = "GIVE_ONE"
    """A customizable card of that rule (U7.2)."""


class Pending(Record, frozen=True, kw_only=True):
    """What the seat on turn has to do, in the phases PENALTY, WD4_RESPONSE and GIVE."""

    seat: Seat
    """Who has to do it."""
    count: Count
    """How many cards it is about: to draw, or in GIVE to give."""
    cause: PendingCause
    """The card that caused it; of several stacked cards the last (U13.1)."""
    attacker: Seat | None = None
    """Who played that card; null for a card that was turned up (U2.11)."""
    color_before: Color | None = None
    """In WD4_RESPONSE the colour that must be missing in the attacker's hand (U6.3); else null."""


class Showing(Record, frozen=True, kw_only=True):
    """A hand that was shown to one seat in a challenge (U6.7)."""

    seat: Seat
    """Whose hand."""
    challenger: Seat
    """Who saw it."""
    cards: Cards
    """What it was, in deck order: the snapshot of U6.8."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    round: Count
    """The round that is played, from 1."""
    dealer: Seat
    """Who dealt it (U2.2)."""
    direction: Direction
    """Which way turns go."""
    turn: Seat
    """The seat that the game waits for."""
    turn_number: Count
    """How many turns the round has seen, this one included; a turn that is lost to a penalty is one too."""
    turns_before: Count
    """How many turns the rounds before this one have seen (U11.10)."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, each in deck order."""
    draw_pile: Cards
    """The draw pile, next card first."""
    discard_pile: Cards
    """The discard pile, top card last."""
    color: Color | None
    """The current colour (U4.3); null while nobody has named one."""
    drawn_card: Annotated[Card | None, REMEMBERED]
    """In DRAWN the card that was drawn; else null."""
    pending: Pending | None
    """What the seat on turn has to do, in PENALTY, WD4_RESPONSE and GIVE; else null."""
    snapshot: Annotated[Cards | None, REMEMBERED]
    """In WD4_RESPONSE the attacker's hand as the card left it (U6.8), in deck order; else null."""
    uno_window: Seat | None
    """The seat that has not called and can be caught (U9.2); null if there is none."""
    windows_opened: Count
    """How many such windows the game has seen; the open one has that number."""
    uno_called: tuple[Seat, ...]
    """The seats that hold the one card for which they called, in order of their calls."""
    showings: Annotated[tuple[Showing, ...], REMEMBERED]
    """The hands shown in challenges, until the next Shuffle Hands (U5.3); of each pair the last."""
    idle_turns: Count
    """How many turns in a row have moved no card (U8.6)."""
    blocked_rounds: Count
    """How many rounds in a row have ended blocked (U11.9)."""
    scores: tuple[Points, ...]
    """The scores of the rounds before this one; all rounds once the game is over."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
