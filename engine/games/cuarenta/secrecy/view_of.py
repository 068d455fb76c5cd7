"""What one viewer may know of the table (section 8 of the rules)."""

from engine.games.cuarenta.vocabulary.state import State
from engine.games.cuarenta.vocabulary.view import SeatView, View
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table and the captured cards, and its own hand to a seat."""
    return View(
        options=state.options,
        round=state.round,
        deal=state.deal,
        dealer=state.dealer,
        turn=state.turn,
        turn_number=state.turn_number,
        phase=state.phase,
        hand=state.hands[viewer.seat] if isinstance(viewer, AtSeat) else None,
        table=state.table,
        fresh=state.fresh,
        draw_pile_count=len(state.draw_pile),
        last_capturer=state.last_capturer,
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.hands))),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        score=state.scores[seat],
        hand_count=len(state.hands[seat]),
        captured_count=len(state.captured[seat]),
        captured_cards=state.captured[seat],
        ronda=state.rondas[seat],
    )
