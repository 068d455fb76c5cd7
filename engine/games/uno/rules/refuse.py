"""Judges a move: the first reason against it, in order of precedence."""

from collections.abc import Callable
from typing import Any

from engine.game import Refusal, refusal
from engine.games.uno.rules.drawing import can_draw
from engine.games.uno.rules.playable import holds_playable, playable, top_card
from engine.games.uno.rules.stacking import debt
from engine.games.uno.rules.ways import creates_duty, custom_rule, names_color, names_target, ways
from engine.games.uno.vocabulary.cards import Card
from engine.games.uno.vocabulary.moves import (
    Accept,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    PlayCard,
    Reason,
    TakePenalty,
)
from engine.games.uno.vocabulary.options import IllegalPlay, Stacking
from engine.games.uno.vocabulary.state import Phase, State
from engine.reason import Reason as Shared
from engine.value import Seat


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused; None if it is accepted, be it at a penalty (U10.2)."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    judged = _JUDGED.get(type(move))
    if judged is None:
        return _refuse_reaction(state, seat, move)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    phases, judge = judged
    return judge(state, move) if state.phase in phases else _wrong_phase(state)


def _wrong_phase(state: State, rule: str | None = None) -> Refusal:
    return refusal(Shared.WRONG_PHASE, rule, phase=state.phase, count=debt(state))


def is_wrong_card(state: State, card: Card) -> bool:
    """Tell whether playing a card that is held would break a rule."""
    return card not in playable(state)


def _refuse_reaction(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a call or a catch, which needs no turn but a seat at the table."""
    if seat >= len(state.hands):
        return refusal(Shared.NOT_YOUR_TURN)
    if not isinstance(move, CatchUno):
        return None if state.uno_window == seat else refusal(Reason.NOTHING_TO_CALL, "U9.6")
    target = _refuse_target(state, seat, move.seat, "U9.2")
    if target is None and state.uno_window != move.seat:
        return refusal(Reason.NOTHING_TO_CATCH, "U9.3", seat=move.seat)
    return target


def _accept(_state: State, _move: Move) -> None:
    """Find nothing against a move that is right in every phase that asks for it."""


def _refuse_draw(state: State, _move: DrawCard) -> Refusal | None:
    return None if can_draw(state) or not holds_playable(state) else refusal(Reason.MUST_PLAY, "U8.5")


def _refuse_play(state: State, move: PlayCard) -> Refusal | None:
    if state.pending is not None and state.options.stacking is Stacking.NONE:
        return _wrong_phase(state, "option:stacking")
    if move.card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=move.card)
    if move not in ways(state, (move.card,)):
        arguments = _refuse_arguments(state, move)
        if arguments is not None:
            return arguments
    if is_wrong_card(state, move.card):
        wrong = _refuse_wrong_card(state, move.card)
        if wrong is not None:
            return wrong
    return None if move.target is None else _refuse_target(state, state.turn, move.target, "U7.3")


def _refuse_arguments(state: State, move: PlayCard) -> Refusal | None:
    """Hold the move to what its card needs: no less (ARGUMENT_REQUIRED), no more (ARGUMENT_NOT_ALLOWED)."""
    card, held, rule = move.card, len(state.hands[state.turn]), custom_rule(state, move.card)
    if (move.color is not None) != names_color(card, held):
        if move.color is None:
            return refusal(Shared.ARGUMENT_REQUIRED, "U1.3", field="color")
        return refusal(Shared.ARGUMENT_NOT_ALLOWED, "U1.3" if card.color else "U11.3", field="color")
    if (move.target is not None) != names_target(rule, held):
        reason = Shared.ARGUMENT_REQUIRED if move.target is None else Shared.ARGUMENT_NOT_ALLOWED
        return refusal(reason, "U7.3", field="target")
    if move.call_uno and not creates_duty(card, rule, held):
        return refusal(Shared.ARGUMENT_NOT_ALLOWED, "U9.6", field="call_uno")
    return None


def _refuse_wrong_card(state: State, card: Card) -> Refusal | None:
    """Refuse a card that may not be played; None where it is taken at a penalty instead (U10.2)."""
    if state.phase not in (Phase.TURN, Phase.DRAWN):
        return _wrong_phase(state, "U13.1")
    if state.options.illegal_play is IllegalPlay.PENALTY_2:
        return _refuse_penalty(state, card)
    if state.phase is Phase.DRAWN and card is not state.drawn_card:
        return refusal(Reason.ONLY_DRAWN_CARD, "U4.5", card=card, drawn_card=state.drawn_card)
    return _not_playable(state, card, "U4.2")


def _refuse_penalty(state: State, card: Card) -> Refusal | None:
    """Where nothing is left to draw there can be no penalty, or seats could pass for ever (U10.2)."""
    if can_draw(state):
        return None
    if holds_playable(state):
        return refusal(Reason.MUST_PLAY, "U10.2")
    return _not_playable(state, card, "U10.2")


def _not_playable(state: State, card: Card, rule: str) -> Refusal:
    return refusal(Reason.CARD_NOT_PLAYABLE, rule, card=card, color=state.color, top_card=top_card(state))


def _refuse_gift(state: State, move: GiveCard) -> Refusal | None:
    if move.card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=move.card)
    return _refuse_target(state, state.turn, move.target, "U7.2")


def _refuse_target(state: State, seat: Seat, target: Seat, rule: str) -> Refusal | None:
    if target == seat or target >= len(state.hands):
        return refusal(Reason.INVALID_TARGET, rule, target=target)
    return None


_JUDGED: dict[type[Move], tuple[tuple[Phase, ...], Callable[[State, Any], Refusal | None]]] = {
    PlayCard: ((Phase.TURN, Phase.DRAWN, Phase.PENALTY, Phase.WD4_RESPONSE), _refuse_play),
    DrawCard: ((Phase.TURN,), _refuse_draw),
    PassTurn: ((Phase.DRAWN,), _accept),
    TakePenalty: ((Phase.PENALTY,), _accept),
    Accept: ((Phase.WD4_RESPONSE,), _accept),
    Challenge: ((Phase.WD4_RESPONSE,), _accept),
    GiveCard: ((Phase.GIVE,), _refuse_gift),
    ChooseStartColor: ((Phase.START_COLOR,), _accept),
}
"""The phases in which each move is possible (section 3 of the rules), and what judges it there; calls and catches know
no phase."""
