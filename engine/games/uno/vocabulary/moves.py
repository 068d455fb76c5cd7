"""What a seat can ask for in UNO, one complete decision each (section 3 of the rules), and why it is refused."""

from enum import StrEnum
from typing import Final

from engine.games.uno.vocabulary.base import Base
from engine.games.uno.vocabulary.cards import Card, Color
from engine.reason import ParamKind, ReasonParams
from engine.value import Seat


class PlayCard(Base, frozen=True, kw_only=True):
    """Puts a card on the discard pile (U4.1). All that belongs to the card is said at once."""

    card: Card
    """The hand card."""
    color: Color | None = None
    """The colour that a wild type names (U1.3); null for a coloured card and for a last card (U11.3)."""
    target: Seat | None = None
    """With whom `SWAP_HANDS` swaps (U7.3); null for every other card and for a last card."""
    call_uno: bool = False
    """Calls UNO with the play; only where the play leaves the one card that has to be called (U9.6)."""


class DrawCard(Base, frozen=True, kw_only=True):
    """Draws a card instead of playing one (U4.1, U4.4); a dead pass where nothing is left to draw (U8.5)."""


class PassTurn(Base, frozen=True, kw_only=True):
    """Keeps the drawn card and ends the turn (U4.5)."""


class TakePenalty(Base, frozen=True, kw_only=True):
    """Draws the cards that are owed; the turn is lost."""


class Accept(Base, frozen=True, kw_only=True):
    """Draws the cards of a Wild Draw Four without a challenge; the turn is lost."""


class Challenge(Base, frozen=True, kw_only=True):
    """Asks the attacker to prove that its Wild Draw Four was justified (U6.6)."""


class GiveCard(Base, frozen=True, kw_only=True):
    """Gives a card away (U7.2)."""

    card: Card
    """The hand card."""
    target: Seat
    """Who gets it."""


class CallUno(Base, frozen=True, kw_only=True):
    """Makes up for a call before anybody has caught the seat (U9.3). Needs no turn."""


class CatchUno(Base, frozen=True, kw_only=True):
    """Catches a seat that has not called (U9.2). Needs no turn."""

    seat: Seat
    """The seat that is caught."""


class ChooseStartColor(Base, frozen=True, kw_only=True):
    """Names the colour of a wild type that was turned up (U2.7)."""

    color: Color
    """The colour."""


Move = (
    PlayCard | DrawCard | PassTurn | TakePenalty | Accept | Challenge | GiveCard | CallUno | CatchUno | ChooseStartColor
)
"""What a seat can ask for."""


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


PARAMS: Final[ReasonParams] = {
    Reason.CARD_NOT_PLAYABLE: {"card": ParamKind.CARD, "color": ParamKind.WORD, "top_card": ParamKind.CARD},
    Reason.ONLY_DRAWN_CARD: {"card": ParamKind.CARD, "drawn_card": ParamKind.CARD},
    Reason.INVALID_TARGET: {"target": ParamKind.SEAT},
    Reason.NOTHING_TO_CATCH: {"seat": ParamKind.SEAT},
}
"""The facts that the reasons carry."""
