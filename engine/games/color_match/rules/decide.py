"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.game import Decided, Emitter, Refusal
from engine.games.color_match.rules.drawing import available, draw_cards
from engine.games.color_match.rules.evolve import Emit, evolve
from engine.games.color_match.rules.playable import held
from engine.games.color_match.rules.playing import play_card
from engine.games.color_match.rules.refuse import refuse
from engine.games.color_match.rules.turns import end_idle_turn, end_turn, following
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.events.piles import PileTaken
from engine.games.color_match.vocabulary.events.plays import DrawCause
from engine.games.color_match.vocabulary.events.turns import TurnPassed
from engine.games.color_match.vocabulary.moves import DrawCard, Move, PassTurn, PlayCard, TakePile
from engine.games.color_match.vocabulary.state import State
from engine.value import Seat


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a move, or say why it is refused."""
    refused = refuse(state, seat, move)
    if refused is not None:
        return refused
    emit: Emit = Emitter(evolve, state)
    match move:
        case PlayCard(card=named, color=color):
            card = held(state, named)
            assert card is not None
            play_card(emit, draws, card, color)
        case DrawCard():
            _draw(emit, draws)
        case PassTurn():
            emit(TurnPassed(seat=seat))
            end_turn(emit, following(state, seat))
        case TakePile():
            _take_pile(emit, draws)
    return emit.decided()


def _draw(emit: Emit, draws: Draws) -> None:
    """Draw one card (C4.2); with nothing left to draw, pass in a turn that moved no card (C4.3)."""
    seat = emit.state.turn
    if available(emit.state):
        draw_cards(emit, draws, seat, 1, DrawCause.CHOSEN)
    else:
        emit(TurnPassed(seat=seat))
        end_idle_turn(emit)


def _take_pile(emit: Emit, draws: Draws) -> None:
    """Take all of the pile that there is to draw; the turn ends (C5.4, C5.12)."""
    seat, pile = emit.state.turn, emit.state.pile
    assert pile is not None
    emit(PileTaken(seat=seat, count=pile.count))
    if draw_cards(emit, draws, seat, pile.count, DrawCause.PILE_TAKEN):
        end_turn(emit, following(emit.state, seat))
    else:
        end_idle_turn(emit)
