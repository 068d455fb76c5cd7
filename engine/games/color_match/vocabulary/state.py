"""The whole table, hidden cards included."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.games.color_match.vocabulary.cards import Attack, Cards, Color
from engine.games.color_match.vocabulary.options import Base, Options, Side
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `color_match/1`."""

Direction = Annotated[int, Meta(ge=-1, le=1)]
"""1 for clockwise, -1 for the other way; 0 is no direction."""

Clock = Annotated[int, Meta(ge=0, le=24)]
"""What the Midnight Clock shows (C8.2)."""

Place = Annotated[int, Meta(ge=0, le=111)]
"""A place in a hand that lies in deck order, from 0."""


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "TURN"
    """The seat on turn plays a card or draws one (C4.1, C4.2)."""
    DRAWN = "DRAWN"
    """The seat on turn has drawn and plays just that card or passes (C4.2)."""
    PILE = "PILE"
    """A pile waits for the seat on turn: it answers, or takes it (C5.2)."""
    OVER = "OVER"
    """Nothing: the game has an outcome."""


class Pile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Attack cards that were answered by one another and wait for a seat (section 5)."""

    kind: Attack
    """The attack symbol that was played last."""
    count: Annotated[int, Meta(ge=1, le=1000)]
    """How many cards it makes to take."""
    target: Seat
    """The seat that it waits for."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the game has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    direction: Direction
    """In which direction turns go."""
    side: Side | None
    """The side in play; null where cards have one face."""
    clock: Clock
    """What the Midnight Clock shows; 0 where there is none."""
    color: Color | None
    """The current colour; null where the table is open (C8.5)."""
    hands: tuple[Cards, ...]
    """The hands, each in deck order."""
    draw_pile: Cards
    """The draw pile, next card first."""
    discard_pile: Cards
    """The discard pile, top last."""
    top_turned: bool
    """Whether the top discard was turned over where it lies, so that both its faces are known (C8.7)."""
    drawn_place: Place | None
    """Where in the hand of the seat on turn the card lies that it has just drawn; null outside of DRAWN."""
    pile: Pile | None
    """The pile that waits; null if none does."""
    shields: tuple[bool, ...]
    """The seats before which a shield stands (C6.4)."""
    idle_turns: Count
    """Turns in a row in which no card moved (C4.3)."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
