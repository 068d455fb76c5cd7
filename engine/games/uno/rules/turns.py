"""Whose turn it is, and what a turn that moved no card leads to."""

from engine.draws import Draws
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.round_end import end_by_limit, end_round
from engine.games.uno.rules.score import is_last_turn
from engine.games.uno.vocabulary.events import ChallengeOpened, PenaltySet, TurnIdled, TurnStarted
from engine.games.uno.vocabulary.events.end import RoundEndCause
from engine.games.uno.vocabulary.state import State
from engine.seat import next_seat
from engine.value import Seat


def following(state: State, seat: Seat) -> Seat:
    """Give the seat after `seat` in the present direction (U5.4)."""
    return next_seat(seat, len(state.hands), state.direction)


def begin(emit: Emit, turn: TurnStarted | PenaltySet | ChallengeOpened) -> None:
    """Let the next turn begin with this event; where the game has had its last one, it ends instead (U11.10)."""
    if is_last_turn(emit.state):
        end_by_limit(emit)
    else:
        emit(turn)


def start_turn(emit: Emit, seat: Seat) -> None:
    """Let a seat have the next turn."""
    begin(emit, TurnStarted(seat=seat, turn_number=emit.state.turn_number + 1))


def pass_on(emit: Emit) -> None:
    """End the turn of the seat that is on it."""
    start_turn(emit, following(emit.state, emit.state.turn))


def pass_on_idle(emit: Emit, draws: Draws) -> None:
    """End a turn that moved no card; as many in a row as there are seats block the round (U8.6)."""
    state = emit.state
    idle = state.idle_turns + 1
    emit(TurnIdled(seat=state.turn, in_a_row=idle))
    if idle < len(state.hands):
        pass_on(emit)
    else:
        end_round(emit, draws, RoundEndCause.BLOCKED)


def lose_turn(emit: Emit, draws: Draws, drawn: int) -> None:
    """End the turn of a seat that has paid its debt with `drawn` cards, perhaps none (U8.4, U8.6)."""
    if drawn:
        pass_on(emit)
    else:
        pass_on_idle(emit, draws)
