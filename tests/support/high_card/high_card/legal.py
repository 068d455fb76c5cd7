"""What a seat may do."""

from collections.abc import Iterator, Sequence

from engine.draws import Stream
from engine.value import Seat

from .cards import DECK
from .model import Event, LayCard, Move, Options, State, View


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Give a move for every hand card of a seat that has not laid one yet (H2.2)."""
    return tuple(LayCard(card=card) for card in state.hands[seat]) if seat in acting(state) else ()


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seats that have not laid a card; all lay at the same time (H2.1)."""
    if sum(state.taken) == state.options.tricks:
        return ()
    return tuple(seat for seat, laid in enumerate(state.laid) if not laid and state.hands[seat])


def decision(state: State, seat: Seat, _move: Move | None) -> str:
    """Name the question of a seat: which card for this trick."""
    return f"{sum(state.taken)}.{len(state.laid[seat])}"


def timeout_move(state: State, seat: Seat) -> Move:
    """Lay the lowest card."""
    return legal_moves(state, seat)[0]


def moves(_options: Options, _seats: int) -> Iterator[Move]:
    """Give every move that can be written down."""
    yield from (LayCard(card=card) for card in DECK)


def choose(_view: View, _history: Sequence[Event], legal: tuple[Move, ...], _level: str, stream: Stream) -> Move:
    """Lay any card."""
    return stream.pick(legal)
