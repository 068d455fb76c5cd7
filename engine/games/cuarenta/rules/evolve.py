"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.cuarenta.vocabulary.events import (
    CaidaScored,
    CardLaid,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    DeckShuffled,
    Event,
    FourShown,
    GameEnded,
    LeftoverTaken,
    LimpiaScored,
    RondaScored,
    RoundEnded,
    RoundStarted,
    TurnStarted,
)
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.hand import replaced, topped, without, without_all

Emit = Emitter[State, Event]
"""What collects the events of one decision; made by `Emitter(…)`, since calling an alias costs a microsecond."""


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.turn_number, fresh=event.fresh)
        case CardLaid(seat=seat, card=card):
            hands = replaced(state.hands, seat, without(state.hands[seat], card))
            return replace(state, hands=hands, table=topped(state.table, card))
        case CardsCaptured():
            return _captured(state, event)
        case CaidaScored() | LimpiaScored() | RondaScored() | FourShown():
            return _scored(state, event)
        case CardsDealt():
            return _dealt(state, event)
        case DealerDrawn():
            return replace(state, dealer=event.seat, next_draw=event.draw_number + 1)
        case RoundStarted():
            return _cleared(state, event)
        case DeckShuffled():
            return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)
        case LeftoverTaken():
            pile = state.captured[event.seat] + event.cards
            return replace(state, captured=replaced(state.captured, event.seat, pile), table=(), fresh=False)
        case RoundEnded():
            return replace(state, scores=tuple(line.score for line in event.sheet))
        case GameEnded():
            return replace(state, phase=Phase.OVER, fresh=False, outcome=event.outcome)


def _captured(state: State, event: CardsCaptured) -> State:
    seat, taken = event.seat, event.capture + event.sequence
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], event.card)),
        table=without_all(state.table, taken),
        fresh=False,
        captured=replaced(state.captured, seat, (*state.captured[seat], event.card, *taken)),
        last_capturer=seat,
    )


def _scored(state: State, event: CaidaScored | LimpiaScored | RondaScored | FourShown) -> State:
    scores = replaced(state.scores, event.seat, event.score)
    if isinstance(event, RondaScored):
        return replace(state, scores=scores, rondas=replaced(state.rondas, event.seat, True))
    return replace(state, scores=scores)


def _dealt(state: State, event: CardsDealt) -> State:
    return replace(
        state,
        deal=event.deal,
        hands=tuple(known(dealt.cards) for dealt in event.hands),
        draw_pile=state.draw_pile[sum(dealt.count for dealt in event.hands) :],
        rondas=(False,) * len(event.hands),
    )


def _cleared(state: State, event: RoundStarted) -> State:
    seats = len(state.hands)
    return replace(
        state,
        round=event.round,
        deal=1,
        dealer=event.dealer,
        turn_number=0,
        hands=((),) * seats,
        table=(),
        fresh=False,
        draw_pile=(),
        captured=((),) * seats,
        last_capturer=None,
        rondas=(False,) * seats,
    )
