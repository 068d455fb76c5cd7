"""How a turn ends: the clock, a blocked game, and whose turn is next (C8.3)."""

from engine.games.color_match.rules.clock import tick
from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.score import final_outcome
from engine.games.color_match.vocabulary.events.turns import GameEndCause, GameEnded, TurnIdled, TurnStarted
from engine.games.color_match.vocabulary.state import Phase, State
from engine.seat import next_seat
from engine.value import Seat


def following(state: State, seat: Seat) -> Seat:
    """Give the seat after `seat` in the present direction."""
    return next_seat(seat, len(state.hands), state.direction)


def waiting_phase(state: State) -> Phase:
    """Tell what a game waits for in which no card was just drawn: an answer if a pile waits (C5.2), else a turn."""
    return Phase.TURN if state.pile is None else Phase.PILE


def end_turn(emit: Emit, upcoming: Seat) -> None:
    """Complete the turn; then it is the turn of `upcoming`, unless the game is blocked (C4.3)."""
    tick(emit)
    if emit.state.idle_turns >= len(emit.state.hands):
        end_game(emit, GameEndCause.BLOCKED)
    else:
        state = emit.state
        emit(TurnStarted(seat=upcoming, turn_number=state.turn_number + 1, phase=waiting_phase(state)))


def end_idle_turn(emit: Emit) -> None:
    """Complete a turn in which no card moved; a flip that it brings resets their count (C4.3)."""
    state = emit.state
    emit(TurnIdled(seat=state.turn, in_a_row=state.idle_turns + 1))
    end_turn(emit, following(state, state.turn))


def end_game(emit: Emit, cause: GameEndCause) -> None:
    """End the game; whatever waits is void (C9.1)."""
    emit(GameEnded(cause=cause, outcome=final_outcome(emit.state)))
