"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.games.take_that.cards import Card, Cards
from engine.games.take_that.events import (
    CardPlaced,
    CardReversed,
    CardsDealt,
    CardsDrawn,
    DealerDrawn,
    Event,
    GameEnded,
    PenaltyAdded,
    RoundEnded,
    RoundStarted,
    RowTaken,
    TurnStarted,
)
from engine.games.take_that.model import Phase, State
from engine.hand import replaced, topped, without
from engine.value import Seat


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.number, phase=Phase.TURN)
        case CardsDrawn():
            hand = tuple(sorted((*state.hands[event.seat], *(event.cards or ()))))
            return replace(state, hands=replaced(state.hands, event.seat, hand), stock=state.stock[event.count :])
        case CardPlaced():
            hands = _lost(state.hands, event.seat, event.card)
            return replace(state, hands=hands, row=topped(state.row, event.card), phase=Phase.TURN)
        case CardReversed():
            return _reversed(state, event)
        case RowTaken():
            taken = _gained(state.taken, event.seat, event.cards)
            return replace(state, taken=taken, row=(), phase=Phase.MUST_PLACE)
        case PenaltyAdded():
            extra = _gained(state.extra, event.seat, () if event.card is None else (event.card,))
            return replace(state, extra=extra, stock=state.stock[1:])
        case DealerDrawn():
            return replace(state, dealer=event.seat, next_draw=event.draw + 1)
        case RoundStarted():
            return _cleared(state, event)
        case CardsDealt():
            hands = tuple(dealt.cards or () for dealt in event.hands)
            return replace(state, hands=hands, stock=event.stock or (), next_draw=event.draw + 1)
        case RoundEnded():
            return replace(state, tallies=tuple(line.tally for line in event.sheet))
        case GameEnded():
            return replace(state, phase=Phase.OVER, outcome=event.outcome)


def _cleared(state: State, event: RoundStarted) -> State:
    nothing: tuple[Cards, ...] = ((),) * len(state.hands)
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        turn_number=0,
        hands=nothing,
        row=(),
        stock=(),
        face_up=nothing,
        taken=nothing,
        extra=nothing,
    )


def _reversed(state: State, event: CardReversed) -> State:
    return replace(
        state,
        hands=_lost(state.hands, event.seat, event.card),
        row=without(state.row, event.reversal),
        face_up=_gained(state.face_up, event.seat, (event.card, event.reversal)),
    )


def _lost(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    return replaced(hands, seat, without(hands[seat], card))


def _gained(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return replaced(piles, seat, piles[seat] + cards)
