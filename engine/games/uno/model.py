"""The vocabulary of UNO: options, table, moves, view. Its events are in `events.py`."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from engine.games.uno.cards import Card, Cards, Color, Deck
from engine.games.uno.custom import MOST_CUSTOM, CustomCards, standard_rules
from engine.outcome import Outcome
from engine.value import REMEMBERED, Count, DrawNumber, Points, Seat, tagged

RuleNumber = Annotated[int, Meta(ge=1, le=1)]
"""The number of a rule set: 1 in `uno/1`."""

Direction = Annotated[int, Meta(ge=-1, le=1)]
"""Which way turns go: 1 is clockwise, -1 the other way."""


class Base(Struct, frozen=True, tag=tagged("uno"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of something that travels."""


class Wd4Restriction(StrEnum):
    """Whether a Wild Draw Four can be wrong to play."""

    CHALLENGE = "CHALLENGE"
    """It is justified only without a card of the colour; the attacked seat may challenge it (U6.2, U6.6)."""
    NONE = "NONE"
    """It is always right, and there is no challenge (U6.14)."""


class IllegalPlay(StrEnum):
    """What becomes of a card that may not be played."""

    REJECT = "REJECT"
    """The move is refused and changes nothing (U10.4)."""
    PENALTY_2 = "PENALTY_2"
    """The card returns, two are drawn, the turn is over (U10.2)."""


class Scoring(StrEnum):
    """How a game is won."""

    RANKING = "RANKING"
    """One round; who has no cards is first, the others by what they hold (U11.5)."""
    FIRST_TO_500 = "FIRST_TO_500"
    """Rounds, whose winner scores what the others hold, until somebody has 500 (U11.9)."""


class StartCard(StrEnum):
    """What the card that is turned up does."""

    EFFECTS = "EFFECTS"
    """What its kind says, as if the dealer had played it (U2.4 to U2.9)."""
    NUMBER_ONLY = "NUMBER_ONLY"
    """Nothing: cards are turned until a number shows."""


class Stacking(StrEnum):
    """Whether a debt of cards may be passed on (U13.1)."""

    NONE = "NONE"
    """It may not."""
    SAME = "SAME"
    """By a card of the same kind: Draw Two on Draw Two, Wild Draw Four on Wild Draw Four."""
    ANY = "ANY"
    """Also by a Wild Draw Four on a Draw Two."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    deck: Deck = Deck.CARDS_112
    """Which deck is played with (U1.2)."""
    customizable: Annotated[CustomCards, Meta(max_length=MOST_CUSTOM)] | None = None
    """The rules of the customizable cards in play, by slot (U1.4); left out, those that the deck has by itself. Never
    null once made."""
    wd4_restriction: Wd4Restriction = Wd4Restriction.CHALLENGE
    """Whether a Wild Draw Four can be wrong to play (U6.2, U6.14)."""
    wd4_wilds_match: bool = False
    """Whether a wild type in hand makes a Wild Draw Four unjustified too (U6.5)."""
    illegal_play: IllegalPlay = IllegalPlay.REJECT
    """What becomes of a card that may not be played (U10.1)."""
    scoring: Scoring = Scoring.RANKING
    """How the game is won (U11.5, U11.9)."""
    start_card: StartCard = StartCard.EFFECTS
    """What the card that is turned up does (U2.4 to U2.9)."""
    stacking: Stacking = Stacking.NONE
    """Whether a debt of cards may be passed on (U13.1)."""

    def __post_init__(self) -> None:
        """Complete the rules of the customizable cards from the deck, so that stored options never depend on it."""
        if self.customizable is None:
            force_setattr(self, "customizable", standard_rules(self.deck))

    @property
    def custom_rules(self) -> CustomCards:
        """The rules of the customizable cards in play, by slot."""
        return self.customizable or ()


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


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    CARD_NOT_PLAYABLE = "CARD_NOT_PLAYABLE"
    """The card fits neither colour nor symbol (U4.2), or does not answer the debt (U13.1). Params: card, color,
    top_card."""
    ONLY_DRAWN_CARD = "ONLY_DRAWN_CARD"
    """After drawing, only the drawn card may be played (U4.5). Params: card, drawn_card."""
    MUST_PLAY = "MUST_PLAY"
    """There is nothing left to draw, and a card in hand can be played (U8.5)."""
    INVALID_TARGET = "INVALID_TARGET"
    """The target is the seat itself, or no seat of this game. Params: target."""
    NOTHING_TO_CALL = "NOTHING_TO_CALL"
    """The seat has no call to make up for (U9.6)."""
    NOTHING_TO_CATCH = "NOTHING_TO_CATCH"
    """That seat has no call to make up for, or nobody can catch it any more (U9.3). Params: seat."""


class ShownHand(Record, frozen=True, kw_only=True):
    """A hand that was shown."""

    seat: Seat
    """Whose hand."""
    cards: Cards
    """What it was when it was shown, in deck order."""


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


class View(Base, frozen=True, kw_only=True):
    """What one viewer may know of the table. Lists with one part a seat are in order of seats."""

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
    hand_counts: tuple[Count, ...]
    """Cards in each hand."""
    drawn_card: Card | None
    """The card that the viewer has just drawn and may play; else null."""
    pending: Pending | None
    """What the seat on turn has to do, in PENALTY, WD4_RESPONSE and GIVE; else null."""
    uno_window: Seat | None
    """The seat that has not called and can be caught; null if there is none."""
    uno_called: tuple[Seat, ...]
    """The seats that hold the one card for which they called."""
    shown_hands: tuple[ShownHand, ...]
    """The hands that the viewer was shown in challenges and that no Shuffle Hands has mixed since; all hands once the
    game is over."""
    scores: tuple[Points, ...]
    """The scores of the rounds before this one; all rounds once the game is over."""
    idle_turns: Count
    """How many turns in a row have moved no card."""
