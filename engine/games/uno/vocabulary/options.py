"""What a table of UNO can agree on."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta
from msgspec.structs import force_setattr

from engine.games.uno.vocabulary.base import Base
from engine.games.uno.vocabulary.cards import Deck
from engine.games.uno.vocabulary.custom import MOST_CUSTOM, CustomCards, standard_rules

MaxTurns = Annotated[int, Meta(ge=100, le=100_000)]
"""A bound on the turns of a whole game. A hundred let every seat of the largest table have ten."""


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
    max_turns: MaxTurns | None = None
    """After how many turns the game ends by the standings (U11.10); null for never."""

    def __post_init__(self) -> None:
        """Complete the rules of the customizable cards from the deck, so that stored options never depend on it."""
        if self.customizable is None:
            force_setattr(self, "customizable", standard_rules(self.deck))

    @property
    def custom_rules(self) -> CustomCards:
        """The rules of the customizable cards in play, by slot."""
        return self.customizable or ()
