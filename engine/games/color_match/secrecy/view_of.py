"""What one viewer may know of the table (section 11 of the rules)."""

from engine.games.color_match.rules.playable import drawn_card
from engine.games.color_match.rules.sides import as_owner_sees, shown_backs, top_card
from engine.games.color_match.vocabulary.state import State
from engine.games.color_match.vocabulary.view import SeatView, View
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and to a seat its own hand and the card that it has just drawn."""
    seat = viewer.seat if isinstance(viewer, AtSeat) else None
    drawn = drawn_card(state) if seat == state.turn else None
    return View(
        options=state.options,
        turn=state.turn,
        turn_number=state.turn_number,
        phase=state.phase,
        direction=state.direction,
        side=state.side,
        clock=state.clock,
        color=state.color,
        top_card=top_card(state),
        discard_count=len(state.discard_pile),
        draw_pile_count=len(state.draw_pile),
        hand=None if seat is None else as_owner_sees(state.options, state.hands[seat]),
        drawn_card=None if drawn is None else as_owner_sees(state.options, (drawn,))[0],
        pile=state.pile,
        seats=tuple(_seat_view(state, each) for each in range(len(state.hands))),
        idle_turns=state.idle_turns,
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        hand_count=len(state.hands[seat]),
        score=None,
        shield=state.shields[seat],
        backs=shown_backs(state.options, state.hands[seat]),
    )
