"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.color_match.cards import all_turned, in_order, place_of
from engine.games.color_match.events import (
    BombExploded,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    ClockTicked,
    ColorHunted,
    DirectionChanged,
    DrawCause,
    Event,
    FirstSeatDrawn,
    GameEnded,
    PileReshuffled,
    SeatSkipped,
    StartCardsReturned,
    StartCardTurned,
    TableFlipped,
    TurnIdled,
    TurnPassed,
    TurnStarted,
)
from engine.games.color_match.model import Phase, Pile, State
from engine.games.color_match.pile_events import (
    BlockSource,
    PileBlocked,
    PileGrew,
    PileStarted,
    PileTaken,
    ShieldRaised,
)
from engine.hand import gained, replaced, topped, without

Emit = Emitter[State, Event]
"""Collects the events of one decision."""


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            phase = Phase.TURN if state.pile is None else Phase.PILE
            return replace(state, turn=event.seat, turn_number=event.number, phase=phase, drawn_place=None)
        case CardPlayed():
            return _played(state, event)
        case CardsDrawn():
            return _drawn(state, event)
        case ClockTicked() | TableFlipped():
            return _later(state, event)
        case TurnPassed():
            return replace(state, phase=Phase.TURN, drawn_place=None)
        case TurnIdled():
            return replace(state, idle_turns=event.in_a_row)
        case DirectionChanged():
            return replace(state, direction=event.direction)
        case GameEnded():
            return replace(state, phase=Phase.OVER, pile=None, drawn_place=None, outcome=event.outcome)
        case SeatSkipped() | BombExploded() | ColorHunted():
            return state
        case PileStarted() | PileGrew() | PileTaken() | PileBlocked() | ShieldRaised():
            return _piled(state, event)
        case FirstSeatDrawn() | CardsDealt() | StartCardTurned() | StartCardsReturned() | PileReshuffled():
            return _laid_out(state, event)


def _piled(state: State, event: PileStarted | PileGrew | PileTaken | PileBlocked | ShieldRaised) -> State:
    match event:
        case PileStarted() | PileGrew():
            pile = Pile(kind=event.kind, count=event.count, target=event.target)
            return replace(state, pile=pile, turn=event.target, phase=Phase.PILE)
        case PileTaken():
            return replace(state, pile=None, phase=Phase.TURN)
        case PileBlocked():
            stands = event.source is BlockSource.HAND and state.shields[event.seat]
            shields = replaced(state.shields, event.seat, stands)
            return replace(state, pile=None, phase=Phase.TURN, shields=shields)
        case ShieldRaised():
            return replace(state, shields=replaced(state.shields, event.seat, True))


def _laid_out(
    state: State, event: FirstSeatDrawn | CardsDealt | StartCardTurned | StartCardsReturned | PileReshuffled
) -> State:
    match event:
        case FirstSeatDrawn():
            return replace(state, turn=event.seat, next_draw=event.draw + 1)
        case CardsDealt():
            hands = tuple(known(dealt.hidden) for dealt in event.hands)
            return replace(state, hands=hands, draw_pile=known(event.draw_pile), next_draw=event.draw + 1)
        case StartCardTurned():
            pile = (*state.discard_pile, *state.draw_pile[:1])
            return replace(state, discard_pile=pile, draw_pile=state.draw_pile[1:], color=event.color)
        case StartCardsReturned() | PileReshuffled():
            pile = known(event.draw_pile)
            return replace(state, draw_pile=pile, discard_pile=state.discard_pile[-1:], next_draw=event.draw + 1)


def _played(state: State, event: CardPlayed) -> State:
    card = known(event.hidden)
    return replace(
        state,
        hands=replaced(state.hands, event.seat, without(state.hands[event.seat], card)),
        discard_pile=topped(state.discard_pile, card),
        top_turned=False,
        color=event.color,
        phase=Phase.TURN if state.pile is None else Phase.PILE,
        drawn_place=None,
        idle_turns=0,
    )


def _drawn(state: State, event: CardsDrawn) -> State:
    cards = known(event.hidden)
    hand = gained(state.hands[event.seat], cards, place_of)
    after = replace(
        state,
        hands=replaced(state.hands, event.seat, hand),
        draw_pile=state.draw_pile[event.count :],
        idle_turns=0,
    )
    if event.cause is not DrawCause.TURN:
        return after
    return replace(
        after, phase=Phase.DRAWN, drawn_place=next(place for place, card in enumerate(hand) if card in cards)
    )


def _later(state: State, event: ClockTicked | TableFlipped) -> State:
    if isinstance(event, ClockTicked):
        return replace(state, clock=event.clock)
    return replace(
        state,
        side=event.side,
        clock=0,
        color=event.color,
        hands=tuple(in_order(all_turned(hand)) for hand in state.hands),
        draw_pile=all_turned(state.draw_pile),
        discard_pile=all_turned(state.discard_pile),
        top_turned=bool(state.discard_pile),
        idle_turns=0,
    )
