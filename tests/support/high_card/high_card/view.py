"""What one viewer may know."""

from engine.outcome import Outcome
from engine.visibility import AnyViewer, AtSeat

from .model import SeatView, State, View


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and its own cards to a seat."""
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    laid = () if own is None else state.laid[own]
    return View(
        options=state.options,
        hand=None if own is None else state.hands[own],
        laid=laid[0] if laid else None,
        shown=state.shown,
        stock_count=len(state.stock),
        seats=tuple(
            SeatView(hand_count=len(hand), has_laid=bool(state.laid[seat]), taken=state.taken[seat])
            for seat, hand in enumerate(state.hands)
        ),
    )


def outcome(state: State) -> Outcome | None:
    """Give the end; None while the game goes on."""
    return state.outcome
