"""What one viewer may know of the table (section 8 of the rules), and what its hand makes."""

from collections.abc import Iterator

from engine.games.cuarenta.rules.legal import captures
from engine.games.cuarenta.rules.score import alike
from engine.games.cuarenta.vocabulary.cards import STEP
from engine.games.cuarenta.vocabulary.table import GroupKind, SeatView, State, View
from engine.groups import CardGroup
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


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell what each hand card could capture from the table, and whether three or four of a rank are held."""
    return (*_captures(view), *_alike(view))


def _captures(view: View) -> Iterator[CardGroup]:
    for place, card in enumerate(view.hand or ()):
        for capture in captures(view.table, STEP[card]):
            kind = GroupKind.RANK if len(capture) == 1 else GroupKind.SUM
            yield CardGroup(kind=kind, places=(place,), target=",".join(capture))


def _alike(view: View) -> Iterator[CardGroup]:
    for kind, count in ((GroupKind.RONDA, 3), (GroupKind.FOUR, 4)):
        cards = alike(view.hand or (), count)
        if cards is not None:
            yield CardGroup(kind=kind, places=tuple(map((view.hand or ()).index, cards)))
