"""What one viewer may know of the table (section 12 of the rules)."""

from engine.games.uno.model import Phase, ShownHand, State, View
from engine.games.uno.playable import top_card
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
        phase=state.phase,
        color=state.color,
        top_card=top_card(state),
        discard_count=len(state.discard_pile),
        draw_pile_count=len(state.draw_pile),
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        drawn_card=state.drawn_card if seat == state.turn else None,
        pending=state.pending,
        uno_window=state.uno_window,
        uno_called=state.uno_called,
        shown_hands=_shown_hands(state, seat),
        scores=state.scores,
        idle_turns=state.idle_turns,
    )


def _shown_hands(state: State, seat: Seat | None) -> tuple[ShownHand, ...]:
    if state.phase is Phase.OVER:
        return tuple(ShownHand(seat=other, cards=hand) for other, hand in enumerate(state.hands))
    return tuple(ShownHand(seat=shown.seat, cards=shown.cards) for shown in state.showings if shown.challenger == seat)
