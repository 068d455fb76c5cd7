"""What a table of Cuarenta agrees on."""

from enum import StrEnum

from engine.games.cuarenta.vocabulary.base import Base


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
