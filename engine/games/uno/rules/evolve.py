"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.events import known
from engine.game import Emitter
from engine.games.uno.vocabulary import events as e
from engine.games.uno.vocabulary.cards import IN_ORDER
from engine.games.uno.vocabulary.state import Pending, PendingCause, Phase, Showing, State
from engine.hand import gained, replaced, topped, without

_TURN, _DRAWN = Phase.TURN, Phase.DRAWN
"""Read once: looking a member up on its class costs more than all else that folds the most frequent events."""

Emit = Emitter[State, e.Event]
"""Collects the events of one decision."""


def evolve(state: State, event: e.Event) -> State:
    """Give the table after one event, which must hide nothing."""
    return _FOLDS[type(event)](state, event)


def _dealer_drawn(state: State, event: e.DealerDrawn) -> State:
    return replace(state, dealer=event.seat, next_draw=event.draw_number + 1)


def _round_started(state: State, event: e.RoundStarted) -> State:
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        direction=event.direction,
        turns_before=event.turns_before,
        phase=_TURN,
        hands=((),) * len(state.hands),
        draw_pile=(),
        discard_pile=(),
        color=None,
        uno_window=None,
        uno_called=(),
        showings=(),
        idle_turns=0,
    )


def _deck_shuffled(state: State, event: e.DeckShuffled) -> State:
    return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)


def _cards_dealt(state: State, event: e.CardsDealt) -> State:
    hands = tuple(known(dealt.cards) for dealt in event.hands)
    return replace(state, hands=hands, draw_pile=state.draw_pile[sum(dealt.count for dealt in event.hands) :])


def _start_card_turned(state: State, event: e.StartCardTurned) -> State:
    return replace(state, draw_pile=state.draw_pile[1:], discard_pile=(event.card,), color=event.color)


def _start_card_returned(state: State, event: e.StartCardReturned) -> State:
    pile = known(event.draw_pile)
    return replace(state, draw_pile=pile, discard_pile=(), color=None, next_draw=event.draw_number + 1)


def _start_color_asked(state: State, event: e.StartColorAsked) -> State:
    return replace(state, turn=event.seat, turn_number=event.turn_number, phase=Phase.START_COLOR)


def _start_color_chosen(state: State, event: e.StartColorChosen) -> State:
    return replace(state, color=event.color, phase=_TURN)


def _turn_started(state: State, event: e.TurnStarted) -> State:
    return replace(
        state,
        turn=event.seat,
        turn_number=event.turn_number,
        phase=_TURN,
        drawn_card=None,
        pending=None,
        snapshot=None,
    )


def _turn_idled(state: State, event: e.TurnIdled) -> State:
    return replace(state, idle_turns=event.in_a_row)


def _cards_drawn(state: State, event: e.CardsDrawn) -> State:
    cards = known(event.cards)
    hands = replaced(state.hands, event.seat, gained(state.hands[event.seat], cards, IN_ORDER))
    pile = state.draw_pile[event.count :]
    if event.may_play:
        return replace(state, hands=hands, draw_pile=pile, drawn_card=cards[0], phase=_DRAWN, idle_turns=0)
    return replace(state, hands=hands, draw_pile=pile, idle_turns=0)


def _pile_reshuffled(state: State, event: e.PileReshuffled) -> State:
    return replace(
        state, draw_pile=known(event.draw_pile), discard_pile=state.discard_pile[-1:], next_draw=event.draw_number + 1
    )


def _round_ended(state: State, event: e.RoundEnded) -> State:
    return replace(
        state,
        phase=_TURN,
        drawn_card=None,
        pending=None,
        snapshot=None,
        idle_turns=0,
        scores=tuple(line.score for line in event.sheet),
        blocked_rounds=event.blocked_rounds,
    )


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, phase=Phase.OVER, outcome=event.outcome)


def _card_played(state: State, event: e.CardPlayed) -> State:
    return replace(
        state,
        hands=replaced(state.hands, event.seat, without(state.hands[event.seat], event.card)),
        discard_pile=topped(state.discard_pile, event.card),
        color=event.color,
        phase=_TURN,
        drawn_card=None,
        pending=None,
        snapshot=None,
        idle_turns=0,
    )


def _direction_changed(state: State, event: e.DirectionChanged) -> State:
    return replace(state, direction=event.direction)


def _penalty_set(state: State, event: e.PenaltySet) -> State:
    pending = Pending(seat=event.seat, count=event.count, cause=event.cause, attacker=event.attacker)
    return replace(state, turn=event.seat, turn_number=event.turn_number, phase=Phase.PENALTY, pending=pending)


def _challenge_opened(state: State, event: e.ChallengeOpened) -> State:
    pending = Pending(
        seat=event.seat,
        count=event.count,
        cause=PendingCause.WILD_DRAW_FOUR,
        attacker=event.attacker,
        color_before=event.color_before,
    )
    return replace(
        state,
        turn=event.seat,
        turn_number=event.turn_number,
        phase=Phase.WD4_RESPONSE,
        pending=pending,
        snapshot=state.hands[event.attacker],
    )


def _hand_shown(state: State, event: e.HandShown) -> State:
    others = tuple(
        shown for shown in state.showings if (shown.seat, shown.challenger) != (event.seat, event.challenger)
    )
    return replace(
        state, showings=(*others, Showing(seat=event.seat, challenger=event.challenger, cards=known(event.cards)))
    )


def _hands_shuffled(state: State, event: e.HandsShuffled) -> State:
    hands = tuple(known(hand.cards) for hand in event.hands)
    return replace(state, hands=hands, showings=(), uno_called=(), next_draw=event.draw_number + 1)


def _hands_swapped(state: State, event: e.HandsSwapped) -> State:
    hands = state.hands
    for moved in event.hands:
        hands = replaced(hands, moved.seat, known(moved.cards))
    shown = {(showing.seat, showing.challenger): showing.cards for showing in state.showings}
    showings = tuple(
        Showing(seat=kept.seat, challenger=kept.challenger, cards=shown[kept.source, kept.challenger])
        for kept in event.showings
    )
    return replace(state, hands=hands, showings=showings)


def _gift_asked(state: State, event: e.GiftAsked) -> State:
    pending = Pending(seat=event.seat, count=1, cause=PendingCause.GIVE_ONE)
    return replace(state, phase=Phase.GIVE, pending=pending)


def _card_given(state: State, event: e.CardGiven) -> State:
    card = known(event.card)
    hands = replaced(state.hands, event.seat, without(state.hands[event.seat], card))
    hands = replaced(hands, event.target, gained(hands[event.target], (card,), IN_ORDER))
    return replace(state, hands=hands, phase=_TURN, pending=None)


def _window_opened(state: State, event: e.UnoWindowOpened) -> State:
    return replace(state, uno_window=event.seat, windows_opened=event.window_number)


def _window_closed(state: State, _event: e.UnoWindowClosed) -> State:
    return replace(state, uno_window=None)


def _uno_called(state: State, event: e.UnoCalled) -> State:
    return replace(state, uno_called=(*state.uno_called, event.seat))


def _call_ended(state: State, event: e.UnoCallEnded) -> State:
    return replace(state, uno_called=without(state.uno_called, event.seat))


def _told(state: State, _event: e.Event) -> State:
    """Leave the table as it is: the fact is for who watches, other events carry what it changes."""
    return state


_FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    e.DealerDrawn: _dealer_drawn,
    e.RoundStarted: _round_started,
    e.DeckShuffled: _deck_shuffled,
    e.CardsDealt: _cards_dealt,
    e.StartCardTurned: _start_card_turned,
    e.StartCardReturned: _start_card_returned,
    e.StartColorAsked: _start_color_asked,
    e.StartColorChosen: _start_color_chosen,
    e.TurnStarted: _turn_started,
    e.TurnPassed: _told,
    e.TurnIdled: _turn_idled,
    e.CardsDrawn: _cards_drawn,
    e.PileReshuffled: _pile_reshuffled,
    e.RoundEnded: _round_ended,
    e.GameEnded: _game_ended,
    e.CardPlayed: _card_played,
    e.DirectionChanged: _direction_changed,
    e.SeatSkipped: _told,
    e.PenaltySet: _penalty_set,
    e.ChallengeOpened: _challenge_opened,
    e.ChallengeDeclined: _told,
    e.Challenged: _told,
    e.HandShown: _hand_shown,
    e.ChallengeDecided: _told,
    e.HandsShuffled: _hands_shuffled,
    e.HandsSwapped: _hands_swapped,
    e.GiftAsked: _gift_asked,
    e.CardGiven: _card_given,
    e.UnoWindowOpened: _window_opened,
    e.UnoWindowClosed: _window_closed,
    e.UnoCalled: _uno_called,
    e.UnoCallEnded: _call_ended,
    e.UnoCaught: _told,
    e.WrongCardPenalised: _told,
}
