"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.games.rummy.cards import Cards, by_order
from engine.games.rummy.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDealt,
    CardsDrawn,
    DealerDrawn,
    DiscardTaken,
    Event,
    GameEnded,
    MeldLaid,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    TurnStarted,
)
from engine.games.rummy.model import Meld, Phase, State
from engine.hand import gained, replaced, topped, without, without_all
from engine.value import Seat


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.number, phase=Phase.DRAW, taken=None)
        case CardDiscarded():
            hand = without(state.hands[event.seat], event.card)
            pile = topped(state.discard_pile, event.card)
            return replace(state, hands=replaced(state.hands, event.seat, hand), discard_pile=pile)
        case CardsDrawn():
            hands = _gained(state.hands, event.seat, event.cards or ())
            return replace(state, hands=hands, stock=state.stock[event.count :], phase=Phase.PLAY)
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
        case PileReshuffled():
            next_draw = state.next_draw if event.draw is None else event.draw + 1
            return replace(
                state,
                stock=event.stock or (),
                discard_pile=state.discard_pile[-1:],
                rebuilt=state.turn_number,
                next_draw=next_draw,
            )
        case DealerDrawn() | RoundStarted() | CardsDealt() | RoundEnded() | GameEnded():
            return _between_turns(state, event)


def _between_turns(state: State, event: DealerDrawn | RoundStarted | CardsDealt | RoundEnded | GameEnded) -> State:
    match event:
        case RoundEnded():
            return replace(state, voids=event.voids, scores=tuple(line.score for line in event.sheet))
        case RoundStarted():
            return _cleared(state, event)
        case CardsDealt():
            hands = tuple(dealt.cards or () for dealt in event.hands)
            pile, stock = (event.up_card,), event.stock or ()
            return replace(state, hands=hands, stock=stock, discard_pile=pile, next_draw=event.draw + 1)
        case DealerDrawn():
            return replace(state, dealer=event.seat, next_draw=event.draw + 1)
        case GameEnded():
            return replace(state, phase=Phase.OVER, outcome=event.outcome)


def _cleared(state: State, event: RoundStarted) -> State:
    seats = len(state.hands)
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        turn_number=1,
        phase=Phase.DRAW,
        hands=((),) * seats,
        stock=(),
        discard_pile=(),
        taken=None,
        melds=(),
        first_laid=(0,) * seats,
        last_laid=0,
        last_meld=0,
        rebuilt=0,
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
