"""Whose turn it is, and what a turn that moved no card leads to."""

from engine.draws import Draws
from engine.games.uno.evolve import Emit
from engine.games.uno.model import State
from engine.games.uno.round_end import end_round
from engine.games.uno.round_events import RoundBlocked, TurnIdled, TurnStarted
from engine.seat import next_seat
from engine.value import Seat


def following(state: State, seat: Seat) -> Seat:
    """Give the seat after `seat` in the present direction (U5.4)."""
    return next_seat(seat, len(state.hands), state.direction)


def start_turn(emit: Emit, seat: Seat) -> None:
    """Let a seat have the next turn."""
    emit(TurnStarted(seat=seat, number=emit.state.turn_number + 1))


def pass_on(emit: Emit) -> None:
    """End the turn of the seat that is on it."""
    state = emit.state
    emit(TurnStarted(seat=following(state, state.turn), number=state.turn_number + 1))


def pass_on_idle(emit: Emit, draws: Draws) -> None:
    """End a turn that moved no card; as many in a row as there are seats block the round (U8.6)."""
    state = emit.state
    idle = state.idle_turns + 1
    emit(TurnIdled(seat=state.turn, in_a_row=idle))
    if idle < len(state.hands):
        pass_on(emit)
    else:
        emit(RoundBlocked(turns=idle))
        end_round(emit, draws, None)


def lose_turn(emit: Emit, draws: Draws, drawn: int) -> None:
    """End the turn of a seat that has paid its debt with `drawn` cards, perhaps none (U8.4, U8.6)."""
    if drawn:
        pass_on(emit)
    else:
        pass_on_idle(emit, draws)
