"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.rummy.vocabulary.cards import Cards, by_order
from engine.games.rummy.vocabulary.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDealt,
    CardsDrawn,
    DealerDrawn,
    DeckShuffled,
    DiscardTaken,
    Event,
    GameEnded,
    MeldLaid,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    StartCardTurned,
    TurnStarted,
)
from engine.games.rummy.vocabulary.melds import Meld
from engine.games.rummy.vocabulary.state import Phase, State
from engine.hand import gained, replaced, topped, without, without_all
from engine.value import Seat

Emit = Emitter[State, Event]
"""What collects the events of one decision; made by `Emitter(…)`, since calling an alias costs a microsecond."""

_Between = (
    DealerDrawn | RoundStarted | DeckShuffled | CardsDealt | StartCardTurned | PileReshuffled | RoundEnded | GameEnded
)
"""Events of no seat on turn."""


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.turn_number, phase=Phase.DRAW, taken=None)
        case CardDiscarded():
            hand = without(state.hands[event.seat], event.card)
            pile = topped(state.discard_pile, event.card)
            return replace(state, hands=replaced(state.hands, event.seat, hand), discard_pile=pile)
        case CardsDrawn():
            hands = _gained(state.hands, event.seat, known(event.cards))
            return replace(state, hands=hands, draw_pile=state.draw_pile[event.count :], phase=Phase.PLAY)
        case DiscardTaken():
            hands = _gained(state.hands, event.seat, (event.card,))
            pile = state.discard_pile[:-1]
            return replace(state, hands=hands, discard_pile=pile, taken=event.card, phase=Phase.PLAY)
        case CardLaidOff():
            meld = replace(state.melds[event.meld], cards=event.cards)
            return _laid(state, event.seat, (event.card,), replaced(state.melds, event.meld, meld))
        case MeldLaid():
            meld = Meld(id=event.meld, owner=event.seat, kind=event.kind, cards=event.cards)
            laid = _laid(state, event.seat, event.cards, (*state.melds, meld))
            return replace(laid, last_meld=state.turn_number)
        case _:
            return _between_turns(state, event)


def _between_turns(state: State, event: _Between) -> State:
    match event:
        case PileReshuffled(draw_number=number):
            next_draw = state.next_draw if number is None else number + 1
            pile = state.discard_pile[event.count :]
            return replace(state, draw_pile=known(event.draw_pile), discard_pile=pile, next_draw=next_draw)
        case RoundEnded():
            return replace(state, voids=event.voids, scores=tuple(line.score for line in event.sheet))
        case RoundStarted():
            return _cleared(state, event)
        case DeckShuffled():
            return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)
        case CardsDealt():
            hands = tuple(known(dealt.cards) for dealt in event.hands)
            return replace(state, hands=hands, draw_pile=state.draw_pile[sum(map(len, hands)) :])
        case StartCardTurned():
            return replace(state, draw_pile=state.draw_pile[1:], discard_pile=(event.card,))
        case DealerDrawn():
            return replace(state, dealer=event.seat, next_draw=event.draw_number + 1)
        case GameEnded():
            return replace(state, phase=Phase.OVER, outcome=event.outcome)


def _cleared(state: State, event: RoundStarted) -> State:
    seats = len(state.hands)
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        turn_number=0,
        phase=Phase.DRAW,
        hands=((),) * seats,
        draw_pile=(),
        discard_pile=(),
        taken=None,
        melds=(),
        first_laid=(0,) * seats,
        last_laid=0,
        last_meld=0,
    )


def _laid(state: State, seat: Seat, cards: Cards, melds: tuple[Meld, ...]) -> State:
    """Take cards out of a hand and note that its seat has laid something down in this turn."""
    hand = without_all(state.hands[seat], cards)
    first = state.first_laid[seat] or state.turn_number
    return replace(
        state,
        hands=replaced(state.hands, seat, hand),
        melds=melds,
        first_laid=replaced(state.first_laid, seat, first),
        last_laid=state.turn_number,
    )


def _gained(hands: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return replaced(hands, seat, gained(hands[seat], cards, by_order))
