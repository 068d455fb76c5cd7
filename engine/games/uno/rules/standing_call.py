"""A call for the last card stands as long as the seat holds just that card."""

from engine.games.uno.rules.evolve import Emit
from engine.games.uno.vocabulary.events import UnoCallEnded
from engine.value import Seat


def end_call(emit: Emit, seat: Seat) -> None:
    """End the call of a seat, if it has called, before its hand changes."""
    if seat in emit.state.uno_called:
        emit(UnoCallEnded(seat=seat))
