"""What a table agrees on, what a seat can ask for, and why it is refused."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from engine.french import FrenchCard
from engine.games.cuarenta.vocabulary.cards import Cards
from engine.reason import ParamKind, ReasonParams
from engine.value import tagged


class Base(Struct, frozen=True, tag=tagged("cuarenta"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Award(StrEnum):
    """What something is worth."""

    TWO = "TWO"
    """Two points."""
    FOUR = "FOUR"
    """Four points."""


class Leftover(StrEnum):
    """Who gets the cards that lie on the table when a round ends."""

    NOBODY = "NOBODY"
    """Nobody (Q6.0)."""
    LAST_CAPTURER = "LAST_CAPTURER"
    """Who captured last in this round; nobody if nobody did. It is no limpia."""


class LimpiaCheck(StrEnum):
    """Which score must be below 38 for a limpia."""

    BEFORE_PLAY = "BEFORE_PLAY"
    """The score before the card was played (Q4.8)."""
    AFTER_CAIDA = "AFTER_CAIDA"
    """The score with the caida of the same play."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on."""

    ronda_points: Award = Award.TWO
    """What a ronda is worth (Q5.1)."""
    caida_limpia: Award = Award.FOUR
    """What a caida that empties the table is worth in all (Q4.5)."""
    mandatory_capture: bool = True
    """Whether a card that can capture must (Q3.7)."""
    leftover: Leftover = Leftover.NOBODY
    """Who gets the cards that lie on the table when a round ends (Q6.0)."""
    limpia_check: LimpiaCheck = LimpiaCheck.BEFORE_PLAY
    """Which score must be below 38 for a limpia (Q4.8)."""


class Phase(StrEnum):
    """What the game waits for."""

    PLAY = "PLAY"
    """The seat on turn plays a card (Q3.1)."""
    OVER = "OVER"
    """Nothing: the game has an outcome."""


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
