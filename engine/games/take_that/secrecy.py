"""Who knows what (section 6 of the rules): the view, what fits in a hand, and other worlds that look the same."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.take_that.events import Event
from engine.games.take_that.rules.legal import fits, reverses
from engine.games.take_that.vocabulary import Cards, GroupKind, Phase, SeatView, State, View, reversal
from engine.groups import CardGroup
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Auditor


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and its own hand to a seat. Penalty cards are counted, not listed."""
    return View(
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        turn_number=state.turn_number,
        phase=state.phase,
        hand=state.hands[viewer.seat] if isinstance(viewer, AtSeat) else None,
        row=state.row,
        draw_pile_count=len(state.draw_pile),
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.hands))),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        hand_count=len(state.hands[seat]),
        score=state.tallies[seat].score,
        face_up=state.face_up[seat],
        penalty_count=len(state.taken[seat]) + len(state.extra[seat]),
        tally=state.tallies[seat],
    )


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell which hand cards fit the right end of the row (T2.2, T2.3), and which take their reversal out (T2.4)."""
    return tuple(_groups(view))


def _groups(view: View) -> Iterator[CardGroup]:
    end = str(view.row[-1]) if view.row else None
    for place, card in enumerate(view.hand or ()):
        if fits(view.row, card):
            yield CardGroup(kind=GroupKind.FITS, places=(place,), target=end)
        if reverses(view.row, card):
            yield CardGroup(kind=GroupKind.REVERSES, places=(place,), target=str(reversal(card)))


def resample(state: State, viewer: AnyViewer, _history: Sequence[Event], stream: Stream) -> State:
    """Shuffle the cards that the viewer cannot see: other hands, the draw pile, the extra cards (T3.2).

    No card that was shown ever becomes hidden again within a round, so history adds nothing. A scored game has
    shown everything.
    """
    if state.phase is Phase.OVER or isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    others = [hand for seat, hand in enumerate(state.hands) if seat != own]
    hidden = iter(stream.shuffle([card for pile in (*others, *state.extra, state.draw_pile) for card in pile]))

    def again(pile: Cards) -> Cards:
        return tuple(islice(hidden, len(pile)))

    return replace(
        state,
        hands=tuple(hand if seat == own else tuple(sorted(again(hand))) for seat, hand in enumerate(state.hands)),
        extra=tuple(again(pile) for pile in state.extra),
        draw_pile=again(state.draw_pile),
    )
