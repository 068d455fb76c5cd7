"""The vocabulary of Color Match: options, table, moves, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.games.color_match.cards import Attack, Card, Cards, Color, Faces
from engine.outcome import Outcome
from engine.value import Count, DrawNumber, Seat, tagged

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `color_match/1`."""

Direction = Annotated[int, Meta(ge=-1, le=1)]
"""1 for clockwise, -1 for the other way; 0 is no direction."""

Clock = Annotated[int, Meta(ge=0, le=24)]
"""What the Midnight Clock shows (C8.2)."""

Place = Annotated[int, Meta(ge=0, le=111)]
"""A place in a hand that lies in deck order, from 0."""


class Base(Struct, frozen=True, tag=tagged("color_match"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""


class Table(StrEnum):
    """The tables: sets of rules of which a game plays one (C1.1)."""

    CLASSIC = "CLASSIC"
    """Only +2 answers +2, and nothing answers +4; with Bombs."""
    SIEGE = "SIEGE"
    """An attack of the same or a higher rank answers; with shields."""
    DAY_NIGHT = "DAY_NIGHT"
    """Cards have two sides, and a clock turns the table over."""


class BackFaces(StrEnum):
    """Who may see the side of a card in a hand that is not in play (C8.7)."""

    OWNER = "OWNER"
    """Who holds the card."""
    NOBODY = "NOBODY"
    """Nobody, until the table is turned over."""
    EVERYONE = "EVERYONE"
    """Everybody."""


class Side(StrEnum):
    """The side of two-faced cards that is in play (C8.1)."""

    DAY = "DAY"
    """With +1 and Wild."""
    NIGHT = "NIGHT"
    """With +5 and Color Hunt."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on. An option of another table is refused (C12.1); null leaves it to the table."""

    table: Table = Table.CLASSIC
    """The rules that are played (C1.1)."""
    bomb_draw: Annotated[int, Meta(ge=1, le=3)] | None = None
    """Classic: cards that everybody else draws for a Bomb; null means 2 (C7.5)."""
    clock_ticks: Annotated[int, Meta(ge=4, le=24)] | None = None
    """Day & Night: turns from one flip to the next; null means 12 (C8.2)."""
    back_faces: BackFaces | None = None
    """Day & Night: who sees the other side of cards in a hand; null means OWNER (C8.7)."""
    first_side: Side | None = None
    """Day & Night: the side that a game begins with; null means DAY (C3.1)."""


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


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    CARD_NOT_PLAYABLE = "CARD_NOT_PLAYABLE"
    """The card has neither the current colour nor the number or sign of the top card (C4.1). Params: card, color,
    top_card."""
    ONLY_DRAWN_CARD = "ONLY_DRAWN_CARD"
    """After drawing only the drawn card may be played (C4.2). Params: card, drawn_card."""
    PILE_WAITING = "PILE_WAITING"
    """A pile waits, so it must be answered or taken as a whole (C5.2, C5.11). Params: count."""
    CANNOT_ANSWER = "CANNOT_ANSWER"
    """The card does not answer the pile that waits (C5.5, C5.20 to C5.24). Params: card, kind, count."""
    NO_PILE = "NO_PILE"
    """No pile waits that could be taken (C5.2)."""
    MUST_PLAY = "MUST_PLAY"
    """Nothing is left to draw, and a card could be played (C4.3)."""


class PlayCard(Base, frozen=True, kw_only=True):
    """Plays a card from the hand: on the discard pile, as an answer to a pile, or to win."""

    card: Card
    """The card, as its owner sees it."""
    color: Color | None = None
    """The colour that a wild type names; null for any other card (C3.5)."""


class DrawCard(Base, frozen=True, kw_only=True):
    """Draws one card instead of playing; with nothing to draw, passes (C4.2, C4.3)."""


class PassTurn(Base, frozen=True, kw_only=True):
    """Ends the turn after a card was drawn (C4.2)."""


class TakePile(Base, frozen=True, kw_only=True):
    """Takes the whole pile that waits into the hand and ends the turn (C5.4)."""


Move = PlayCard | DrawCard | PassTurn | TakePile
"""What a seat can ask for."""


class Pile(Record, frozen=True, kw_only=True):
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


class SeatView(Record, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    seat: Seat
    """The seat."""
    hand_count: Count
    """Cards in its hand."""
    shield: bool
    """Whether a shield stands before it."""
    backs: Faces | None
    """The other sides of its cards, in deck order, where everybody may see them; null elsewhere (C8.7)."""


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table."""

    options: Options
    """What the table agreed on."""
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
    """The current colour; null where the table is open."""
    top_card: Card | None
    """The top discard; its back only where it is known to all."""
    discard_count: Count
    """Cards in the discard pile."""
    draw_pile_count: Count
    """Cards in the draw pile."""
    hand: Cards | None
    """The viewer's own hand as it may see it, in deck order; null without a seat."""
    drawn_card: Card | None
    """The card that the viewer has just drawn and may play; null for everybody else."""
    pile: Pile | None
    """The pile that waits; null if none does."""
    seats: tuple[SeatView, ...]
    """What is known of each seat, in order of seats."""
    idle_turns: Count
    """Turns in a row in which no card moved."""
