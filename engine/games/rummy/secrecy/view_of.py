"""What one viewer may know of the table (section 7 of the rules)."""

from engine.games.rummy.vocabulary.state import State
from engine.games.rummy.vocabulary.view import SeatView, View
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and its own hand to a seat. The draw pile and the other hands are counted."""
    return View(
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        turn_number=state.turn_number,
        phase=state.phase,
        hand=state.hands[viewer.seat] if isinstance(viewer, AtSeat) else None,
        draw_pile_count=len(state.draw_pile),
        discard_pile=state.discard_pile,
        taken=state.taken,
        melds=state.melds,
        last_laid=state.last_laid,
        last_meld=state.last_meld,
        voids=state.voids,
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.hands))),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        hand_count=len(state.hands[seat]),
        first_laid=state.first_laid[seat],
        score=state.scores[seat],
    )
