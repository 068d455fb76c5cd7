"""What a seat may do: the legal moves, and which question each of them answers.

A seat whose time is out makes the first one (U3.4): the first card that fits, else it draws, passes, pays or accepts.
So a table of seats that have all run out of time comes to an end, which drawing alone would not bring.
"""

from collections.abc import Callable

from engine.games.uno.rules.drawing import can_draw
from engine.games.uno.rules.playable import playable
from engine.games.uno.rules.ways import ways
from engine.games.uno.vocabulary.cards import COLORS, IN_ORDER
from engine.games.uno.vocabulary.moves import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    TakePenalty,
)
from engine.games.uno.vocabulary.state import Phase, State
from engine.value import Seat

_DRAW, _PASS, _TAKE = DrawCard(), PassTurn(), TakePenalty()
_ANSWERS: tuple[Move, ...] = (Accept(), Challenge())
_START_COLORS: tuple[Move, ...] = tuple(ChooseStartColor(color=color) for color in COLORS)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat` without a penalty, in order of declaration and deck."""
    if state.outcome is not None:
        return ()
    moves = _TURN_MOVES[state.phase](state) if seat == state.turn else ()
    window = state.uno_window
    if window is None:
        return moves
    return (*moves, CallUno() if window == seat else CatchUno(seat=window))


def _to_play_or_draw(state: State) -> tuple[Move, ...]:
    """List plays and, as long as there is something to draw or nothing to play, drawing (U4.4, U8.5)."""
    plays = _plays(state)
    return (*plays, _DRAW) if can_draw(state) or not plays else tuple(plays)


def _to_play_or_pass(state: State) -> tuple[Move, ...]:
    """List plays of the card that was drawn, which is held, and passing (U4.5)."""
    return (*ways(state, playable(state)), _PASS)


def _to_stack_or_take(state: State) -> tuple[Move, ...]:
    return (*_plays(state), _TAKE)


def _to_stack_or_answer(state: State) -> tuple[Move, ...]:
    return (*_plays(state), *_ANSWERS)


def _to_name_color(_state: State) -> tuple[Move, ...]:
    return _START_COLORS


def _plays(state: State) -> list[Move]:
    """List the ways to play each playable card that the seat on turn holds."""
    return ways(state, sorted(playable(state).intersection(state.hands[state.turn]), key=IN_ORDER))


def _to_give(state: State) -> tuple[Move, ...]:
    others = [seat for seat in range(len(state.hands)) if seat != state.turn]
    hand = dict.fromkeys(state.hands[state.turn])
    return tuple(GiveCard(card=card, target=other) for card in hand for other in others)


_TURN_MOVES: dict[Phase, Callable[[State], tuple[Move, ...]]] = {
    Phase.TURN: _to_play_or_draw,
    Phase.DRAWN: _to_play_or_pass,
    Phase.PENALTY: _to_stack_or_take,
    Phase.WD4_RESPONSE: _to_stack_or_answer,
    Phase.GIVE: _to_give,
    Phase.START_COLOR: _to_name_color,
}
"""Lists what the seat on turn may do in each phase of a game that is not over."""


def decision(state: State, seat: Seat, move: Move | None) -> str:
    """Name the question that a move answers: a window by its owner and number, else the turn and its phase.

    So a call of another seat leaves the question of the turn as it was, and a late catch finds another window than
    the one that it was meant for.
    """
    match move:
        case CallUno():
            offender = seat
        case CatchUno():
            offender = move.seat
        case _:
            return f"{state.round}.{state.turn_number}.{state.phase.value}"
    number = state.windows_opened if state.uno_window == offender else 0
    return f"uno.{offender}.{number}"
