"""The vocabulary of Straight Rummy: options, table, moves, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.french import FrenchCard
from engine.games.rummy.cards import Cards
from engine.outcome import Outcome
from engine.value import REMEMBERED, Count, DrawNumber, Points, Seat, tagged

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `rummy/1`."""

Round = Annotated[int, Meta(ge=1, le=1_000_000)]
"""The number of a round, from 1."""

MeldId = Annotated[int, Meta(ge=0, le=16)]
"""The number of a meld: how many were laid before it in this round; 52 cards are at most 17 melds (R2.7)."""

Factor = Annotated[int, Meta(ge=1, le=2)]
"""By what the points of a rummy are multiplied (R6.3)."""

Target = Annotated[int, Meta(ge=50, le=500)]
"""The points that end a game (R6.7)."""


class Base(Struct, frozen=True, tag=tagged("rummy"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""


class Ace(StrEnum):
    """Where an ace stands in a run."""

    LOW = "LOW"
    """Below the 2 alone (R2.3)."""
    HIGH_OR_LOW = "HIGH_OR_LOW"
    """Below the 2 or above the king, never between them; left in a hand it counts 11."""


class MeldsPerTurn(StrEnum):
    """How many melds a seat may lay in one turn."""

    UNLIMITED = "UNLIMITED"
    """As many as it likes (R3.2)."""
    ONE = "ONE"
    """One; cards may still be laid off."""


class StockRebuild(StrEnum):
    """How the discards become a new stock."""

    SHUFFLE = "SHUFFLE"
    """They are shuffled (R4.1)."""
    TURN_OVER = "TURN_OVER"
    """They are turned over as they lie, so the card that was discarded first is drawn first."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    ace: Ace = Ace.LOW
    """Where an ace stands in a run, and with it what it counts in a hand (R2.3, R6.1)."""
    melds_per_turn: MeldsPerTurn = MeldsPerTurn.UNLIMITED
    """How many melds a seat may lay in one turn (R3.2)."""
    stock_rebuild: StockRebuild = StockRebuild.SHUFFLE
    """How the discards become a new stock (R4.1)."""
    must_discard: bool = False
    """Whether a round can only be ended by a discard (R5.6)."""
    layoff_requires_own_meld: bool = False
    """Whether a seat must have laid a meld in this round before it may lay off (R2.10)."""
    rummy_factor: Factor = 2
    """By what the points of a rummy are multiplied (R6.3)."""
    target: Target = 100
    """The points that end a game (R6.7)."""


class Phase(StrEnum):
    """What the game waits for."""

    DRAW = "DRAW"
    """The seat on turn draws one card (R3.1)."""
    PLAY = "PLAY"
    """The seat on turn melds and lays off as it likes, and discards at last (R3.2, R3.4)."""
    OVER = "OVER"
    """Nothing: the game has ended."""


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    MUST_DRAW_FIRST = "MUST_DRAW_FIRST"
    """A turn begins with a draw (R3.12)."""
    ALREADY_DRAWN = "ALREADY_DRAWN"
    """A card was drawn in this turn already (R3.12)."""
    STOCK_EMPTY = "STOCK_EMPTY"
    """The stock is empty and the discards cannot make a new one (R4.3)."""
    NOT_A_MELD = "NOT_A_MELD"
    """The cards are neither a set nor a run (R2.1 to R2.3)."""
    DOES_NOT_FIT = "DOES_NOT_FIT"
    """The card does not extend the meld (R2.8). Params: card, meld."""
    UNKNOWN_MELD = "UNKNOWN_MELD"
    """There is no meld of that number (R2.7). Params: meld."""
    TAKEN_CARD_BARRED = "TAKEN_CARD_BARRED"
    """The card was taken from the discard pile in this turn (R3.5). Params: card."""
    MUST_DISCARD = "MUST_DISCARD"
    """A card must be left to discard (R5.6, option `must_discard`)."""
    OWN_MELD_REQUIRED = "OWN_MELD_REQUIRED"
    """Who has laid no meld may not lay off (option `layoff_requires_own_meld`)."""
    ONE_MELD_A_TURN = "ONE_MELD_A_TURN"
    """A meld was laid in this turn already (option `melds_per_turn`)."""


class DrawStock(Base, frozen=True, kw_only=True):
    """Draws the top card of the stock (R3.1)."""


class DrawDiscard(Base, frozen=True, kw_only=True):
    """Takes the top card of the discard pile (R3.1)."""


class LayMeld(Base, frozen=True, kw_only=True):
    """Lays a set or a run on the table (R2.1, R2.2)."""

    cards: Cards
    """The hand cards, in any order."""


class LayOff(Base, frozen=True, kw_only=True):
    """Adds a card to a meld on the table, whoever laid it (R2.8)."""

    card: FrenchCard
    """The hand card."""
    meld: MeldId
    """The number of the meld (R2.9)."""


class Discard(Base, frozen=True, kw_only=True):
    """Puts a card on the discard pile, which ends the turn (R3.4)."""

    card: FrenchCard
    """The hand card."""


Move = DrawStock | DrawDiscard | LayMeld | LayOff | Discard
"""What a seat can ask for."""


class MeldKind(StrEnum):
    """What holds a meld together."""

    SET = "SET"
    """One rank, all suits different (R2.1)."""
    RUN = "RUN"
    """One suit, ranks without a gap (R2.2)."""


class Meld(Record, frozen=True, kw_only=True):
    """A meld on the table."""

    id: MeldId
    """Its number."""
    owner: Seat
    """Who laid it; for display, since anybody may extend it (R2.7)."""
    kind: MeldKind
    """Fixed when it was laid (R2.7)."""
    cards: Cards
    """A set in deck order, a run from its low to its high end."""


class State(Base, frozen=True, kw_only=True):
    """The whole table, hidden cards included. Lists with one part a seat are in order of seats."""

    rules: RuleNumber
    """Number of the rule set."""
    options: Options
    """What the table agreed on, complete."""
    round: Round
    """The round that is played."""
    dealer: Seat
    """Who dealt it; the next seat starts (R1.5)."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hands: tuple[Cards, ...]
    """The hands, each in deck order."""
    stock: Cards
    """The stock, next card first."""
    discard_pile: Cards
    """The discards as they were built, the top last."""
    taken: Annotated[FrenchCard | None, REMEMBERED]
    """The card that the seat on turn took from the discard pile in this turn (R3.5)."""
    melds: tuple[Meld, ...]
    """The melds on the table, each at the place of its number."""
    first_laid: tuple[Count, ...]
    """The turn in which each seat first melded or laid off in this round; 0 if it has not (R6.3)."""
    last_laid: Count
    """The latest turn in which anybody melded or laid off; 0 for none (R4.4)."""
    last_meld: Count
    """The latest turn in which a meld was laid; 0 for none (R3.2)."""
    rebuilt: Count
    """The latest turn in which a new stock was made; 0 for none (R4.4)."""
    voids: Count
    """How many of the latest rounds were void, running (R4.5)."""
    scores: tuple[Points, ...]
    """The points of the rounds that have ended."""
    next_draw: DrawNumber
    """The number of the next draw."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class SeatView(Record, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    seat: Seat
    """The seat."""
    hand_count: Count
    """Cards in its hand."""
    first_laid: Count
    """The turn in which it first melded or laid off in this round; 0 if it has not."""
    score: Points
    """Its points of the rounds that have ended."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
    round: Round
    """The round that is played."""
    dealer: Seat
    """Who dealt it."""
    turn: Seat
    """Whose turn it is."""
    turn_number: Count
    """How many turns the round has seen, this one included."""
    phase: Phase
    """What the game waits for."""
    hand: Cards | None
    """The viewer's own hand, in deck order; null without a seat."""
    stock_count: Count
    """Cards in the stock."""
    discard_pile: Cards
    """The discards as they were built, the top last."""
    taken: FrenchCard | None
    """The card that the seat on turn took from the discard pile in this turn."""
    melds: tuple[Meld, ...]
    """The melds on the table, each at the place of its number."""
    last_laid: Count
    """The latest turn in which anybody melded or laid off; 0 for none."""
    last_meld: Count
    """The latest turn in which a meld was laid; 0 for none."""
    rebuilt: Count
    """The latest turn in which a new stock was made; 0 for none."""
    voids: Count
    """How many of the latest rounds were void, running."""
    seats: tuple[SeatView, ...]
    """What everybody knows of each seat, in order of seats."""
