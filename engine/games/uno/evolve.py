"""Folds events into the table: copies facts, decides nothing, so that a log replays for ever."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.game import Emitter
from engine.games.uno import events as e
from engine.games.uno import round_events as r
from engine.games.uno.cards import IN_ORDER
from engine.games.uno.model import Pending, PendingCause, Phase, Showing, State
from engine.hand import gained, replaced, topped, without
from engine.value import Seat

T = TypeVar("T")

_TURN, _DRAWN, _ON_TURN = Phase.TURN, Phase.DRAWN, r.DrawCause.TURN
"""Read once: looking a member up on its class costs more than all else that folds the most frequent events."""

Emit = Emitter[State, e.Event]
"""Collects the events of one decision."""


def evolve(state: State, event: e.Event) -> State:
    """Give the table after one event, which must hide nothing."""
    return _FOLDS[type(event)](state, event)


def _open(fact: T | None) -> T:
    assert fact is not None, "only events that hide nothing can be folded"
    return fact


def _dealer_drawn(state: State, event: r.DealerDrawn) -> State:
    return replace(state, dealer=event.seat, next_draw=event.draw + 1)


def _round_started(state: State, event: r.RoundStarted) -> State:
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        direction=1,
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


def _cards_dealt(state: State, event: r.CardsDealt) -> State:
    hands = tuple(_open(dealt.cards) for dealt in event.hands)
    return replace(state, hands=hands, draw_pile=_open(event.draw_pile), next_draw=event.draw + 1)


def _start_card_turned(state: State, event: r.StartCardTurned) -> State:
    return replace(state, draw_pile=state.draw_pile[1:], discard_pile=(event.card,), color=event.card.color)


def _start_card_returned(state: State, event: r.StartCardReturned) -> State:
    pile = _open(event.draw_pile)
    return replace(state, draw_pile=pile, discard_pile=(), color=None, next_draw=event.draw + 1)


def _start_color_asked(state: State, event: r.StartColorAsked) -> State:
    return replace(state, turn=event.seat, turn_number=event.number, phase=Phase.START_COLOR)


def _start_color_chosen(state: State, event: r.StartColorChosen) -> State:
    return replace(state, color=event.color, phase=_TURN)


def _turn_started(state: State, event: r.TurnStarted) -> State:
    return replace(
        state,
        turn=event.seat,
        turn_number=event.number,
        phase=_TURN,
        drawn_card=None,
        pending=None,
        snapshot=None,
    )


def _turn_idled(state: State, event: r.TurnIdled) -> State:
    return replace(state, idle_turns=event.in_a_row)


def _cards_drawn(state: State, event: r.CardsDrawn) -> State:
    cards = _open(event.cards)
    hands = replaced(state.hands, event.seat, gained(state.hands[event.seat], cards, IN_ORDER))
    pile = state.draw_pile[event.count :]
    if event.cause is _ON_TURN:
        return replace(
            state,
            hands=hands,
            draw_pile=pile,
            drawn_card=cards[0],
            phase=_DRAWN,
            idle_turns=0,
            uno_called=_uncalled(state.uno_called, event.seat),
        )
    return replace(state, hands=hands, draw_pile=pile, idle_turns=0, uno_called=_uncalled(state.uno_called, event.seat))


def _pile_reshuffled(state: State, event: r.PileReshuffled) -> State:
    return replace(
        state, draw_pile=_open(event.draw_pile), discard_pile=state.discard_pile[-1:], next_draw=event.draw + 1
    )


def _round_blocked(state: State, _event: r.RoundBlocked) -> State:
    return replace(state, idle_turns=0)


def _round_ended(state: State, event: r.RoundEnded) -> State:
    return replace(
        state,
        phase=_TURN,
        drawn_card=None,
        pending=None,
        snapshot=None,
        scores=tuple(line.score for line in event.sheet),
        blocked_rounds=event.blocked_rounds,
    )


def _game_ended(state: State, event: r.GameEnded) -> State:
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
        uno_called=_uncalled(state.uno_called, event.seat),
    )


def _direction_changed(state: State, event: e.DirectionChanged) -> State:
    return replace(state, direction=event.direction)


def _penalty_set(state: State, event: e.PenaltySet) -> State:
    pending = Pending(seat=event.seat, count=event.count, cause=event.cause, attacker=event.attacker)
    return replace(state, turn=event.seat, turn_number=event.number, phase=Phase.PENALTY, pending=pending)


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
        turn_number=event.number,
        phase=Phase.WD4_RESPONSE,
        pending=pending,
        snapshot=state.hands[event.attacker],
    )


def _hand_shown(state: State, event: e.HandShown) -> State:
    others = tuple(
        shown for shown in state.showings if (shown.seat, shown.challenger) != (event.seat, event.challenger)
    )
    return replace(
        state, showings=(*others, Showing(seat=event.seat, challenger=event.challenger, cards=_open(event.cards)))
    )


def _hands_shuffled(state: State, event: e.HandsShuffled) -> State:
    hands = tuple(_open(hand.cards) for hand in event.hands)
    return replace(state, hands=hands, showings=(), uno_called=(), next_draw=event.draw + 1)


def _hands_swapped(state: State, event: e.HandsSwapped) -> State:
    hands, called = state.hands, state.uno_called
    for moved in event.hands:
        hands = replaced(hands, moved.seat, _open(moved.cards))
        called = _uncalled(called, moved.seat)
    return replace(state, hands=hands, uno_called=called, showings=_moved(state.showings, event.seat, event.target))


def _moved(showings: tuple[Showing, ...], seat: Seat, target: Seat) -> tuple[Showing, ...]:
    """Let a shown hand follow its cards to their new owner; nobody needs to be shown its own."""
    owner = {seat: target, target: seat}
    moved = (replace(shown, seat=owner.get(shown.seat, shown.seat)) for shown in showings)
    return tuple(shown for shown in moved if shown.seat != shown.challenger)


def _gift_asked(state: State, event: e.GiftAsked) -> State:
    pending = Pending(seat=event.seat, count=1, cause=PendingCause.GIVE_ONE)
    return replace(state, phase=Phase.GIVE, pending=pending)


def _card_given(state: State, event: e.CardGiven) -> State:
    card = _open(event.card)
    hands = replaced(state.hands, event.seat, without(state.hands[event.seat], card))
    hands = replaced(hands, event.target, gained(hands[event.target], (card,), IN_ORDER))
    called = _uncalled(_uncalled(state.uno_called, event.seat), event.target)
    return replace(state, hands=hands, uno_called=called, phase=_TURN, pending=None)


def _window_opened(state: State, event: e.UnoWindowOpened) -> State:
    return replace(state, uno_window=event.seat, windows_opened=event.number)


def _window_closed(state: State, _event: e.UnoWindowClosed) -> State:
    return replace(state, uno_window=None)


def _uno_called(state: State, event: e.UnoCalled) -> State:
    return replace(state, uno_called=(*_uncalled(state.uno_called, event.seat), event.seat))


def _uncalled(called: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Forget the call of a seat whose hand has changed."""
    return tuple(other for other in called if other != seat) if seat in called else called


def _told(state: State, _event: e.Event) -> State:
    """Leave the table as it is: the fact is for who watches, other events carry what it changes."""
    return state


_FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    r.DealerDrawn: _dealer_drawn,
    r.RoundStarted: _round_started,
    r.CardsDealt: _cards_dealt,
    r.StartCardTurned: _start_card_turned,
    r.StartCardReturned: _start_card_returned,
    r.StartColorAsked: _start_color_asked,
    r.StartColorChosen: _start_color_chosen,
    r.TurnStarted: _turn_started,
    r.TurnPassed: _told,
    r.TurnIdled: _turn_idled,
    r.CardsDrawn: _cards_drawn,
    r.PileReshuffled: _pile_reshuffled,
    r.RoundBlocked: _round_blocked,
    r.RoundEnded: _round_ended,
    r.GameEnded: _game_ended,
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
    e.UnoCaught: _told,
    e.WrongCardPenalised: _told,
}
