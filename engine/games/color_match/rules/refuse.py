"""Judges a move: the first reason against it, in order of precedence."""

from engine.game import Refusal, refusal
from engine.games.color_match.rules.drawing import available
from engine.games.color_match.rules.piles import answer_rule, answers
from engine.games.color_match.rules.playable import drawn_card, fits, held, playable, top_face
from engine.games.color_match.vocabulary.cards import Card
from engine.games.color_match.vocabulary.moves import DrawCard, Move, PassTurn, PlayCard, Reason, TakePile
from engine.games.color_match.vocabulary.state import Phase, Pile, State
from engine.reason import Reason as Shared
from engine.value import Seat


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused; None if it is legal."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    match move:
        case PlayCard():
            return _refuse_play(state, move)
        case DrawCard():
            return _refuse_draw(state)
        case PassTurn():
            return _refuse_pass(state)
        case TakePile():
            return None if state.phase is Phase.PILE else refusal(Reason.NO_PILE, "C5.2")


def _refuse_play(state: State, move: PlayCard) -> Refusal | None:
    card = held(state, move.card)
    if card is None:
        return refusal(Shared.CARD_NOT_IN_HAND, card=move.card.face)
    if card.face.color is None and move.color is None:
        return refusal(Shared.ARGUMENT_REQUIRED, "C3.5", field="color")
    if card.face.color is not None and move.color is not None:
        return refusal(Shared.ARGUMENT_NOT_ALLOWED, "C3.5", field="color")
    return _refuse_card(state, card)


def _refuse_card(state: State, card: Card) -> Refusal | None:
    """Hold a card that is held to the rules."""
    if state.pile is not None:
        fitting = answers(state.options.table, state.pile.kind, card.face)
        return None if fitting else _no_answer(state, state.pile, card)
    drawn = drawn_card(state)
    if drawn is not None and drawn != card:
        return refusal(Reason.ONLY_DRAWN_CARD, "C4.2", card=card.face, drawn_card=drawn.face)
    if not fits(state, card.face):
        return refusal(Reason.CARD_NOT_PLAYABLE, "C4.1", card=card.face, color=state.color, top_card=top_face(state))
    return None


def _no_answer(state: State, pile: Pile, card: Card) -> Refusal:
    rule = answer_rule(state, card.face)
    return refusal(Reason.CANNOT_ANSWER, rule, card=card.face, kind=pile.kind, count=pile.count)


def _refuse_draw(state: State) -> Refusal | None:
    if state.pile is not None:
        return refusal(Reason.PILE_WAITING, "C5.11", count=state.pile.count)
    if state.phase is Phase.DRAWN:
        return refusal(Shared.WRONG_PHASE, "C4.2", phase=state.phase, count=0)
    if not available(state) and playable(state):
        return refusal(Reason.MUST_PLAY, "C4.3")
    return None


def _refuse_pass(state: State) -> Refusal | None:
    if state.pile is not None:
        return refusal(Reason.PILE_WAITING, "C5.2", count=state.pile.count)
    return None if state.phase is Phase.DRAWN else refusal(Shared.WRONG_PHASE, "C4.3", phase=state.phase, count=0)
