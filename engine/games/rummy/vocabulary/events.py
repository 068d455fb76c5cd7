"""What can happen in Straight Rummy. Each event carries its result and says who may see its cards."""

from enum import StrEnum
from typing import Annotated

from engine import events
from engine.french import FrenchCard
from engine.games.rummy.vocabulary.cards import Cards
from engine.games.rummy.vocabulary.melds import MeldId, MeldKind
from engine.value import Count, Points, Seat, tagged
from engine.visibility import ALL


class RummyEvent(events.Stored, frozen=True, kw_only=True, tag=tagged("rummy")):
    """Gives every event its tag."""


class DealerDrawn(events.DealerDrawn, RummyEvent, frozen=True, kw_only=True):
    """The dealer of the first round was drawn by lot (R1.4)."""


class RoundStarted(events.RoundStarted, RummyEvent, frozen=True, kw_only=True):
    """The table was cleared for a round."""


class DeckShuffled(events.DeckShuffled[FrenchCard], RummyEvent, frozen=True, kw_only=True):
    """All cards were shuffled and lie in the draw pile (R1.3)."""


class CardsDealt(events.CardsDealt[FrenchCard], RummyEvent, frozen=True, kw_only=True):
    """The hands were dealt from the draw pile (R1.2)."""


class StartCardTurned(events.StartCardTurned[FrenchCard], RummyEvent, frozen=True, kw_only=True):
    """The top card of the draw pile was turned up and begins the discard pile (R1.3)."""


class TurnStarted(events.TurnStarted, RummyEvent, frozen=True, kw_only=True):
    """A seat came to its turn (R1.5)."""


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """The turn began (R3.1)."""


class CardsDrawn(events.CardsDrawn[FrenchCard, DrawCause], RummyEvent, frozen=True, kw_only=True):
    """A seat drew from the draw pile into its hand (R3.1)."""


class DiscardTaken(RummyEvent, frozen=True, kw_only=True):
    """A seat took the top card of the discard pile (R3.1)."""

    seat: Seat
    """Who took it."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class PileReshuffled(events.PileReshuffled[FrenchCard], RummyEvent, frozen=True, kw_only=True):
    """The discards below the top one are the new draw pile, whose order nobody knows (R4.1, R4.7)."""


class MeldLaid(RummyEvent, frozen=True, kw_only=True):
    """A seat laid a meld on the table (R3.2)."""

    seat: Seat
    """Who laid it."""
    meld: MeldId
    """The number of the new meld."""
    kind: MeldKind
    """Whether it is a set or a run."""
    cards: Annotated[Cards, ALL]
    """A set in deck order, a run from its low to its high end."""


class CardLaidOff(RummyEvent, frozen=True, kw_only=True):
    """A seat added a card to a meld (R2.8)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[FrenchCard, ALL]
    """The card."""
    meld: MeldId
    """The number of the meld."""
    cards: Annotated[Cards, ALL]
    """The meld with the card in it."""


class CardDiscarded(RummyEvent, frozen=True, kw_only=True):
    """A seat put a card on the discard pile (R3.4)."""

    seat: Seat
    """Whose hand."""
    card: Annotated[FrenchCard, ALL]
    """The card."""


class RoundEndCause(StrEnum):
    """What ended a round."""

    WENT_OUT = "WENT_OUT"
    """A hand is empty (R5.1)."""
    NO_DRAW_PILE = "NO_DRAW_PILE"
    """No draw pile can be made, and a lap passed without a meld or lay-off: void (R4.4 a)."""
    STALEMATE = "STALEMATE"
    """A hundred laps passed without a meld or lay-off: void (R4.4 b)."""


class ScoreLine(events.ScoreLine, frozen=True, kw_only=True):
    """One seat's line of the score board: its points are what is left in the other hands (R6.1, R6.3)."""

    hand_points: Points
    """What the cards in its own hand count (R6.1)."""


class RoundEnded(events.RoundEnded[FrenchCard, ScoreLine, RoundEndCause], RummyEvent, frozen=True, kw_only=True):
    """A round ended and was scored; the hands are shown (section 6 of the rules)."""

    winner: Seat | None
    """Who went out; null for a void round."""
    rummy: bool
    """Whether the winner had laid down nothing before its last turn (R6.3)."""
    voids: Count
    """How many of the latest rounds were void, this one included; 0 if somebody went out (R4.5)."""


class GameEndCause(StrEnum):
    """What ended the game."""

    TARGET_REACHED = "TARGET_REACHED"
    """A score has reached the target (R6.7)."""
    VOID_ROUNDS = "VOID_ROUNDS"
    """Three rounds running were void (R4.5)."""


class GameEnded(events.GameEnded[GameEndCause], RummyEvent, frozen=True, kw_only=True):
    """Somebody has reached the target, or three rounds running were void (R6.7, R4.5)."""


Event = (
    DealerDrawn
    | RoundStarted
    | DeckShuffled
    | CardsDealt
    | StartCardTurned
    | TurnStarted
    | CardsDrawn
    | DiscardTaken
    | PileReshuffled
    | MeldLaid
    | CardLaidOff
    | CardDiscarded
    | RoundEnded
    | GameEnded
)
"""What can happen."""
