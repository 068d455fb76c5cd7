"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.color_match.vocabulary.cards import all_turned, in_order, place_of
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.events.deal import (
    CardsDealt,
    DeckShuffled,
    FirstSeatDrawn,
    StartCardsReturned,
    StartCardTurned,
)
from engine.games.color_match.vocabulary.events.midnight import ClockTicked, TableFlipped
from engine.games.color_match.vocabulary.events.piles import (
    PileBlocked,
    PileGrew,
    PileStarted,
    PileTaken,
    ShieldRaised,
)
from engine.games.color_match.vocabulary.events.plays import (
    BombExploded,
    CardPlayed,
    CardsDrawn,
    ColorHunted,
    DrawCause,
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
from engine.games.color_match.vocabulary.state import Phase, Pile, State
from engine.hand import gained, replaced, topped, without

Emit = Emitter[State, Event]
"""Collects the events of one decision."""


def evolve(state: State, event: Event) -> State:  # noqa: C901 - one line an event
    """Give the table after one event, which must hide nothing."""
    match event:
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.turn_number, phase=event.phase, drawn_place=None)
        case CardPlayed():
            return _played(state, event)
        case CardsDrawn():
            return _drawn(state, event)
        case ClockTicked():
            return replace(state, clock=event.clock)
        case TableFlipped():
            return _flipped(state, event)
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
        case FirstSeatDrawn() | DeckShuffled() | CardsDealt() | StartCardTurned() | StartCardsReturned():
            return _laid_out(state, event)
        case PileReshuffled():
            return _returned(state, event)


def _piled(state: State, event: PileStarted | PileGrew | PileTaken | PileBlocked | ShieldRaised) -> State:
    match event:
        case PileStarted() | PileGrew():
            pile = Pile(kind=event.kind, count=event.count, target=event.target)
            return replace(state, pile=pile, turn=event.target, phase=Phase.PILE)
        case PileTaken():
            return replace(state, pile=None, phase=Phase.TURN)
        case PileBlocked():
            return replace(state, pile=None, phase=Phase.TURN, shields=replaced(state.shields, event.seat, False))
        case ShieldRaised():
            return replace(state, shields=replaced(state.shields, event.seat, True))


def _laid_out(
    state: State, event: FirstSeatDrawn | DeckShuffled | CardsDealt | StartCardTurned | StartCardsReturned
) -> State:
    match event:
        case FirstSeatDrawn():
            return replace(state, turn=event.seat, next_draw=event.draw_number + 1)
        case DeckShuffled():
            return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)
        case CardsDealt():
            hands = tuple(known(dealt.whole_cards) for dealt in event.hands)
            return replace(state, hands=hands, draw_pile=state.draw_pile[sum(map(len, hands)) :])
        case StartCardTurned():
            pile = (*state.discard_pile, *state.draw_pile[:1])
            return replace(state, discard_pile=pile, draw_pile=state.draw_pile[1:], color=event.color)
        case StartCardsReturned():
            return _returned(state, event)


def _returned(state: State, event: StartCardsReturned | PileReshuffled) -> State:
    """Put all discards but the top one into the draw pile."""
    return replace(
        state,
        draw_pile=known(event.draw_pile),
        discard_pile=state.discard_pile[-1:],
        next_draw=known(event.draw_number) + 1,
    )


def _played(state: State, event: CardPlayed) -> State:
    card = known(event.whole_card)
    return replace(
        state,
        hands=replaced(state.hands, event.seat, without(state.hands[event.seat], card)),
        discard_pile=topped(state.discard_pile, card),
        top_turned=False,
        color=event.color,
        phase=event.phase,
        drawn_place=None,
        idle_turns=0,
    )


def _drawn(state: State, event: CardsDrawn) -> State:
    cards = known(event.whole_cards)
    hand = gained(state.hands[event.seat], cards, place_of)
    after = replace(
        state,
        hands=replaced(state.hands, event.seat, hand),
        draw_pile=state.draw_pile[event.count :],
        idle_turns=0,
    )
    if event.cause is not DrawCause.CHOSEN:
        return after
    return replace(after, phase=Phase.DRAWN, drawn_place=hand.index(cards[0]))


def _flipped(state: State, event: TableFlipped) -> State:
    return replace(
        state,
        side=event.side,
        clock=0,
        color=event.color,
        hands=tuple(in_order(all_turned(hand)) for hand in state.hands),
        draw_pile=all_turned(state.draw_pile),
        discard_pile=all_turned(state.discard_pile),
        top_turned=event.top_card is not None,
        idle_turns=0,
    )
