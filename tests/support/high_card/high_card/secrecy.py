"""Who knows what (H1.3): the view, which hand cards are sure, and other worlds that look the same."""

from collections.abc import Sequence
from itertools import chain, islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.groups import CardGroup
from engine.hand import in_deck_order
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Auditor

from .events import Event
from .rules import best_card
from .vocabulary import DECK, Cards, GroupKind, SeatView, State, View


def view_of(state: State, viewer: AnyViewer) -> View:
    """Show the open table, and its own cards to a seat."""
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    return View(
        options=state.options,
        turn=state.turn,
        turn_number=state.turn_number,
        phase=state.phase,
        hand=None if own is None else state.hands[own],
        laid=None if own is None else state.laid[own],
        shown=state.shown,
        draw_pile_count=len(state.draw_pile),
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.hands))),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat, hand_count=len(state.hands[seat]), score=state.taken[seat], laid_count=len(state.laid[seat])
    )


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell which hand cards no card that the viewer has not seen can beat (H2.3, H2.4)."""
    hand = view.hand or ()
    seen = {*hand, *(view.laid or ()), *view.shown}
    unseen = tuple(card for card in DECK if card not in seen)
    return tuple(
        CardGroup(kind=GroupKind.UNBEATABLE, places=(place,))
        for place, card in enumerate(hand)
        if best_card(view.options, (card, *unseen)) is card
    )


def resample(state: State, viewer: AnyViewer, _history: Sequence[Event], stream: Stream) -> State:
    """Shuffle the cards that the viewer cannot see: other hands, cards laid by others, the draw pile.

    No card that was shown ever becomes hidden again, so history adds nothing.
    """
    if isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    others = [pile for piles in (state.hands, state.laid) for seat, pile in enumerate(piles) if seat != own]
    hidden = iter(stream.shuffle([*chain(*others), *state.draw_pile]))

    def again(piles: tuple[Cards, ...]) -> tuple[Cards, ...]:
        return tuple(
            pile if seat == own else in_deck_order(islice(hidden, len(pile))) for seat, pile in enumerate(piles)
        )

    return replace(state, hands=again(state.hands), laid=again(state.laid), draw_pile=tuple(hidden))
