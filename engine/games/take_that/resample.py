"""Other worlds that look the same to one viewer."""

from collections.abc import Sequence
from itertools import islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.take_that.cards import Cards
from engine.games.take_that.events import Event
from engine.games.take_that.model import Phase, State
from engine.visibility import AnyViewer, AtSeat, Auditor


def resample(state: State, viewer: AnyViewer, _history: Sequence[Event], stream: Stream) -> State:
    """Shuffle the cards that the viewer cannot see: other hands, the stock, the extra cards (T3.2).

    No card that was shown ever becomes hidden again within a round, so history adds nothing. A scored game has
    shown everything.
    """
    if state.phase is Phase.OVER or isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    others = [hand for seat, hand in enumerate(state.hands) if seat != own]
    hidden = iter(stream.shuffle([card for pile in (*others, *state.extra, state.stock) for card in pile]))

    def again(pile: Cards) -> Cards:
        return tuple(islice(hidden, len(pile)))

    return replace(
        state,
        hands=tuple(hand if seat == own else tuple(sorted(again(hand))) for seat, hand in enumerate(state.hands)),
        extra=tuple(again(pile) for pile in state.extra),
        stock=again(state.stock),
    )
