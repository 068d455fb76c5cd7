"""What can happen in Color Match.

base: what every event is
deal: the deal                              plays: cards that are played and drawn
turns: whose turn it is, and the end        piles: attack piles and shields
midnight: the clock, and the flip
"""

from engine.games.color_match.vocabulary.events.deal import (
    CardsDealt,
    DeckShuffled,
    FirstSeatDrawn,
    StartCardsReturned,
    StartCardTurned,
)
from engine.games.color_match.vocabulary.events.midnight import ClockTicked, TableFlipped
from engine.games.color_match.vocabulary.events.piles import PileBlocked, PileGrew, PileStarted, PileTaken, ShieldRaised
from engine.games.color_match.vocabulary.events.plays import (
    BombExploded,
    CardPlayed,
    CardsDrawn,
    ColorHunted,
    PileReshuffled,
)
from engine.games.color_match.vocabulary.events.turns import (
    DirectionChanged,
    GameEnded,
    SeatSkipped,
    TurnIdled,
    TurnPassed,
    TurnStarted,
)

Event = (
    FirstSeatDrawn
    | DeckShuffled
    | CardsDealt
    | StartCardTurned
    | StartCardsReturned
    | TurnStarted
    | CardPlayed
    | DirectionChanged
    | SeatSkipped
    | PileStarted
    | PileGrew
    | PileBlocked
    | PileTaken
    | ShieldRaised
    | BombExploded
    | ColorHunted
    | CardsDrawn
    | PileReshuffled
    | TurnPassed
    | TurnIdled
    | ClockTicked
    | TableFlipped
    | GameEnded
)
"""What can happen."""
