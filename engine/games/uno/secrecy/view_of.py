"""What one viewer may know of the table (section 12 of the rules)."""

from engine.games.uno.rules.playable import top_card
from engine.games.uno.vocabulary.state import Phase, State
from engine.games.uno.vocabulary.view import SeatView, SeenHand, View
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and to a seat its own hand, its drawn card and the hands that it was shown."""
    seat = viewer.seat if isinstance(viewer, AtSeat) else None
    return View(
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        direction=state.direction,
        turn=state.turn,
        turn_number=state.turn_number,
        turns_left=_turns_left(state),
        phase=state.phase,
        color=state.color,
        top_card=top_card(state),
        discard_count=len(state.discard_pile),
        draw_pile_count=len(state.draw_pile),
        hand=None if seat is None else state.hands[seat],
        seats=tuple(_seat_view(state, other) for other in range(len(state.hands))),
        drawn_card=state.drawn_card if seat == state.turn else None,
        pending=state.pending,
        uno_window=state.uno_window,
        shown_hands=_shown_hands(state, seat),
        idle_turns=state.idle_turns,
    )


def _turns_left(state: State) -> int | None:
    most = state.options.max_turns
    if most is None:
        return None
    return 0 if state.outcome is not None else most - state.turns_before - state.turn_number + 1


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat, hand_count=len(state.hands[seat]), score=state.scores[seat], uno_called=seat in state.uno_called
    )


def _shown_hands(state: State, seat: Seat | None) -> tuple[SeenHand, ...]:
    if state.phase is Phase.OVER:
        return tuple(SeenHand(seat=other, cards=hand) for other, hand in enumerate(state.hands))
    return tuple(SeenHand(seat=shown.seat, cards=shown.cards) for shown in state.showings if shown.challenger == seat)
