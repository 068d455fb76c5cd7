"""What one viewer may know of the table (section 6 of the rules)."""

from engine.games.take_that.model import SeatView, State, View
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and its own hand to a seat. Penalty cards are counted, not listed."""
    return View(
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        phase=state.phase,
        hand=state.hands[viewer.seat] if isinstance(viewer, AtSeat) else None,
        row=state.row,
        stock_count=len(state.stock),
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.hands))),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        hand_count=len(state.hands[seat]),
        face_up=state.face_up[seat],
        penalty_count=len(state.taken[seat]) + len(state.extra[seat]),
        tally=state.tallies[seat],
    )
