"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.take_that.events import (
    CardPlaced,
    CardReversed,
    CardsDealt,
    CardsDrawn,
    DealerDrawn,
    DeckShuffled,
    Event,
    GameEnded,
    PenaltyAdded,
    RoundEnded,
    RoundStarted,
    RowTaken,
    TurnStarted,
)
from engine.games.take_that.vocabulary import Card, Cards, Phase, State
from engine.hand import replaced, topped, without
from engine.value import Seat

Emit = Emitter[State, Event]
"""What collects the events of one decision; made by `Emitter(…)`, since calling an alias costs a microsecond."""


def evolve(state: State, event: Event) -> State:  # noqa: C901 - one line an event
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.turn_number, phase=Phase.TURN)
        case CardsDrawn():
            hand = tuple(sorted((*state.hands[event.seat], *known(event.cards))))
            hands = replaced(state.hands, event.seat, hand)
            return replace(state, hands=hands, draw_pile=state.draw_pile[event.count :])
        case CardPlaced():
            hands = _lost(state.hands, event.seat, event.card)
            return replace(state, hands=hands, row=topped(state.row, event.card), phase=Phase.TURN)
        case CardReversed():
            return _reversed(state, event)
        case RowTaken():
            taken = _gained(state.taken, event.seat, event.cards)
            return replace(state, taken=taken, row=(), phase=Phase.MUST_PLACE)
        case PenaltyAdded():
            extra = _gained(state.extra, event.seat, (known(event.card),))
            return replace(state, extra=extra, draw_pile=state.draw_pile[1:])
        case DealerDrawn():
            return replace(state, dealer=event.seat, next_draw=event.draw_number + 1)
        case RoundStarted():
            return _cleared(state, event)
        case DeckShuffled():
            return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)
        case CardsDealt():
            hands = tuple(known(dealt.cards) for dealt in event.hands)
            return replace(state, hands=hands, draw_pile=state.draw_pile[sum(map(len, hands)) :])
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
        draw_pile=(),
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
