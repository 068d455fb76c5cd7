"""What a seat can ask for, and why it may be refused."""

from enum import StrEnum
from typing import Final

from engine.games.color_match.vocabulary.cards import Card, Color
from engine.games.color_match.vocabulary.options import Base
from engine.reason import ParamKind, ReasonParams


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


PARAMS: Final[ReasonParams] = {
    Reason.CARD_NOT_PLAYABLE: {"card": ParamKind.CARD, "color": ParamKind.WORD, "top_card": ParamKind.CARD},
    Reason.ONLY_DRAWN_CARD: {"card": ParamKind.CARD, "drawn_card": ParamKind.CARD},
    Reason.PILE_WAITING: {"count": ParamKind.NUMBER},
    Reason.CANNOT_ANSWER: {"card": ParamKind.CARD, "kind": ParamKind.WORD, "count": ParamKind.NUMBER},
}
"""The facts that the reasons carry."""
