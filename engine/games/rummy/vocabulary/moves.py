"""What a seat can ask for, and why it is refused."""

from enum import StrEnum
from typing import Final

from engine.french import FrenchCard
from engine.games.rummy.vocabulary.base import Base
from engine.games.rummy.vocabulary.cards import Cards
from engine.games.rummy.vocabulary.melds import MeldId
from engine.reason import ParamKind, ReasonParams


class DrawCard(Base, frozen=True, kw_only=True):
    """Draws the top card of the draw pile (R3.1)."""


class TakeDiscard(Base, frozen=True, kw_only=True):
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


Move = DrawCard | TakeDiscard | LayMeld | LayOff | Discard
"""What a seat can ask for."""


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    MUST_DRAW_FIRST = "MUST_DRAW_FIRST"
    """A turn begins with a draw (R3.12)."""
    ALREADY_DRAWN = "ALREADY_DRAWN"
    """A card was drawn in this turn already (R3.12)."""
    DRAW_PILE_EMPTY = "DRAW_PILE_EMPTY"
    """The draw pile is empty and the discards cannot make a new one (R4.3)."""
    NOT_A_MELD = "NOT_A_MELD"
    """The cards are neither a set nor a run (R2.1 to R2.3)."""
    DOES_NOT_FIT = "DOES_NOT_FIT"
    """The card does not extend the meld (R2.8, R2.3). Params: card, meld."""
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


PARAMS: Final[ReasonParams] = {
    Reason.DOES_NOT_FIT: {"card": ParamKind.CARD, "meld": ParamKind.NUMBER},
    Reason.UNKNOWN_MELD: {"meld": ParamKind.NUMBER},
    Reason.TAKEN_CARD_BARRED: {"card": ParamKind.CARD},
}
"""The facts that the reasons carry."""
