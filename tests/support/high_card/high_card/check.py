"""What is wrong with a table, and other tables that look the same to one viewer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.hand import in_deck_order
from engine.visibility import AnyViewer, AtSeat, Auditor

from .cards import Card
from .model import Event, State


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table."""
    return tuple(_problems(state))


def _problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 4 or len(state.laid) != seats or len(state.taken) != seats:
        yield "hands, laid and taken: not one part for each of 2 to 4 seats"
    cards = Counter(chain(*state.hands, *state.laid, state.shown, state.stock))
    yield from (f"{card} lies at {count} places (H1.1)" for card, count in sorted(cards.items()) if count > 1)
    if any(hand != in_deck_order(hand) for hand in state.hands):
        yield "hands: not in deck order"
    if any(len(laid) > 1 for laid in state.laid):
        yield "laid: at most one card a seat (H2.2)"
    if sum(state.taken) > state.options.tricks:
        yield "taken: more tricks than are played (H3.1)"
    if state.outcome is not None and sum(state.taken) < state.options.tricks:
        yield "outcome: there is none before the last trick is taken (H3.1)"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != list(range(seats)):
        yield "outcome: not one placing for each seat in order"


def resample(state: State, viewer: AnyViewer, _history: Sequence[Event], stream: Stream) -> State:
    """Shuffle what the viewer cannot see: other hands, cards laid by others, the stock."""
    if isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    piles = [*state.hands, *state.laid]
    seats = len(state.hands)
    kept = [place for place in range(len(piles)) if place % seats == own]
    hidden = iter(
        stream.shuffle([*chain(*(pile for place, pile in enumerate(piles) if place not in kept)), *state.stock])
    )

    def again(pile: Sequence[Card]) -> tuple[Card, ...]:
        return in_deck_order(islice(hidden, len(pile)))

    fresh = [pile if place in kept else again(pile) for place, pile in enumerate(piles)]
    return replace(state, hands=tuple(fresh[:seats]), laid=tuple(fresh[seats:]), stock=tuple(hidden))
