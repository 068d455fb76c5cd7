"""What can happen in UNO. Each event carries its result and says who may see its cards.

base: what every event is
deal: the deal of a round and its first card        effects: what played cards do to the table
turns: turns, cards played and drawn                challenge: challenges against a Wild Draw Four
end: the end of a round and of the game             calls: calling UNO, and catching who has not
"""

from engine.games.uno.vocabulary.events.calls import (
    UnoCalled,
    UnoCallEnded,
    UnoCaught,
    UnoWindowClosed,
    UnoWindowOpened,
)
from engine.games.uno.vocabulary.events.challenge import (
    Challenged,
    ChallengeDecided,
    ChallengeDeclined,
    ChallengeOpened,
    HandShown,
)
from engine.games.uno.vocabulary.events.deal import (
    CardsDealt,
    DealerDrawn,
    DeckShuffled,
    RoundStarted,
    StartCardReturned,
    StartCardTurned,
    StartColorAsked,
    StartColorChosen,
)
from engine.games.uno.vocabulary.events.effects import (
    CardGiven,
    DirectionChanged,
    GiftAsked,
    HandsShuffled,
    HandsSwapped,
    PenaltySet,
    SeatSkipped,
)
from engine.games.uno.vocabulary.events.end import GameEnded, RoundEnded
from engine.games.uno.vocabulary.events.turns import (
    CardPlayed,
    CardsDrawn,
    PileReshuffled,
    TurnIdled,
    TurnPassed,
    TurnStarted,
    WrongCardPenalised,
)

Event = (
    DealerDrawn
    | RoundStarted
    | DeckShuffled
    | CardsDealt
    | StartCardTurned
    | StartCardReturned
    | StartColorAsked
    | StartColorChosen
    | TurnStarted
    | CardPlayed
    | CardsDrawn
    | PileReshuffled
    | TurnPassed
    | TurnIdled
    | WrongCardPenalised
    | DirectionChanged
    | SeatSkipped
    | PenaltySet
    | HandsShuffled
    | HandsSwapped
    | GiftAsked
    | CardGiven
    | ChallengeOpened
    | ChallengeDeclined
    | Challenged
    | HandShown
    | ChallengeDecided
    | UnoWindowOpened
    | UnoWindowClosed
    | UnoCalled
    | UnoCallEnded
    | UnoCaught
    | RoundEnded
    | GameEnded
)
"""What can happen."""
