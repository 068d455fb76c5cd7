"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.game import Decided, Emitter, Refusal
from engine.games.uno.rules.calls import call_late, catch, close_window
from engine.games.uno.rules.challenge import accept, challenge
from engine.games.uno.rules.custom_effects import give
from engine.games.uno.rules.drawing import draw_cards
from engine.games.uno.rules.evolve import Emit, evolve
from engine.games.uno.rules.playing import penalise, play_card
from engine.games.uno.rules.refuse import is_wrong_card, refuse
from engine.games.uno.rules.turns import lose_turn, pass_on, pass_on_idle, start_turn
from engine.games.uno.vocabulary.events import Event, StartColorChosen, TurnPassed
from engine.games.uno.vocabulary.events.turns import DrawCause
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
    PlayCard,
    TakePenalty,
)
from engine.games.uno.vocabulary.options import IllegalPlay
from engine.games.uno.vocabulary.state import State
from engine.value import Seat


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a move, or say why it is refused."""
    refused = refuse(state, seat, move)
    return _carry_out(state, seat, move, draws) if refused is None else refused


def _carry_out(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event]:
    emit: Emit = Emitter(evolve, state)
    if state.uno_window is not None and not isinstance(move, CallUno | CatchUno):
        close_window(emit)
    match move:
        case PlayCard():
            _play(emit, draws, move)
        case DrawCard():
            _draw(emit, draws)
        case PassTurn():
            emit(TurnPassed(seat=seat))
            pass_on(emit)
        case TakePenalty():
            _pay(emit, draws)
        case Accept():
            accept(emit, draws)
        case Challenge():
            challenge(emit, draws)
        case GiveCard():
            give(emit, move)
        case CallUno():
            call_late(emit, seat)
        case CatchUno():
            catch(emit, draws, seat, move.seat)
        case ChooseStartColor():
            emit(StartColorChosen(seat=seat, color=move.color))
            start_turn(emit, seat)
    return emit.decided()


def _play(emit: Emit, draws: Draws, move: PlayCard) -> None:
    """Play a card, or pay for a wrong one: the guard lets it pass only where that has a price (U10.2)."""
    penalises = emit.state.options.illegal_play is IllegalPlay.PENALTY_2
    if penalises and is_wrong_card(emit.state, move.card):
        penalise(emit, draws, move.card)
    else:
        play_card(emit, draws, move)


def _draw(emit: Emit, draws: Draws) -> None:
    """Draw one card (U4.1); with nothing left to draw, pass in a turn that moved no card (U8.5)."""
    seat = emit.state.turn
    if not draw_cards(emit, draws, seat, 1, DrawCause.TURN):
        emit(TurnPassed(seat=seat))
        pass_on_idle(emit, draws)


def _pay(emit: Emit, draws: Draws) -> None:
    """Draw what is owed; the turn is lost."""
    pending = emit.state.pending
    assert pending is not None
    lose_turn(emit, draws, draw_cards(emit, draws, pending.seat, pending.count, DrawCause.PENALTY))
