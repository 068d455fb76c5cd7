"""What a seat can ask for, and why it is refused."""

from enum import StrEnum
from typing import Final

from engine.french import FrenchCard
from engine.games.cuarenta.vocabulary.base import Base
from engine.games.cuarenta.vocabulary.cards import Cards
from engine.reason import ParamKind, ReasonParams


class Reason(StrEnum):
    """Why a move was refused, beside the shared reasons."""

    CAPTURE_REQUIRED = "CAPTURE_REQUIRED"
    """The card can capture, so it must not be laid (Q3.7). Params: card."""
    NO_SUCH_CAPTURE = "NO_SUCH_CAPTURE"
    """The card cannot capture these cards (Q3.2, Q3.3, Q3.10). Params: card."""


PARAMS: Final[ReasonParams] = {
    Reason.CAPTURE_REQUIRED: {"card": ParamKind.CARD},
    Reason.NO_SUCH_CAPTURE: {"card": ParamKind.CARD},
}
"""The facts that the reasons carry."""


class PlayCard(Base, frozen=True, kw_only=True):
    """Plays a card: it captures, or stays on the table (Q3.1)."""

    card: FrenchCard
    """The hand card."""
    capture: Cards = ()
    """What it captures, in any order: one card of its rank, or cards that add up to it; nothing lays it. The sequence
    above it follows by itself (Q3.6)."""


Move = PlayCard
"""What a seat can ask for."""
