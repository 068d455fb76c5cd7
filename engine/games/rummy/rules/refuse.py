"""Why a move is refused."""

from engine.french import FrenchCard
from engine.game import Refusal, refusal
from engine.games.rummy.rules.legal import can_draw_card, is_barred, may_lay_off, may_meld, most_laid
from engine.games.rummy.rules.melds import is_around_the_corner, shape_of, takes, wraps
from engine.games.rummy.vocabulary.cards import Cards, bits
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, LayOff, Move, Reason, TakeDiscard
from engine.games.rummy.vocabulary.state import Phase, State
from engine.reason import Reason as Shared
from engine.value import Seat


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused, the first reason in order of precedence; None if it is legal."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    match move:
        case DrawCard() | TakeDiscard() if state.phase is Phase.PLAY:
            return refusal(Reason.ALREADY_DRAWN, "R3.12")
        case DrawCard():
            return None if can_draw_card(state) else refusal(Reason.DRAW_PILE_EMPTY, "R4.3")
        case TakeDiscard():
            return None if state.discard_pile else refusal(Reason.DRAW_PILE_EMPTY, "R4.3")
        case _ if state.phase is Phase.DRAW:
            return refusal(Reason.MUST_DRAW_FIRST, "R3.12")
        case Discard(card=card):
            return _refuse_discard(state, card)
        case LayOff(card=card, meld=meld):
            return _refuse_lay_off(state, card, meld)
        case LayMeld(cards=cards):
            return _refuse_meld(state, cards)


def _refuse_discard(state: State, card: FrenchCard) -> Refusal | None:
    if card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if is_barred(state, card):
        return refusal(Reason.TAKEN_CARD_BARRED, "R3.5", card=card)
    return None


def _refuse_lay_off(state: State, card: FrenchCard, number: int) -> Refusal | None:
    if card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if number >= len(state.melds):
        return refusal(Reason.UNKNOWN_MELD, "R2.7", meld=number)
    if not may_lay_off(state):
        return refusal(Reason.OWN_MELD_REQUIRED, "option:layoff_requires_own_meld")
    meld = state.melds[number]
    if not takes(meld, state.options.plays_high) & bits((card,)):
        rule = "R2.3" if is_around_the_corner(meld, card) else "R2.8"
        return refusal(Reason.DOES_NOT_FIT, rule, card=card, meld=number)
    if most_laid(state) < 1:
        return refusal(Reason.MUST_DISCARD, "R5.6")
    return None


def _refuse_meld(state: State, cards: Cards) -> Refusal | None:
    hand = state.hands[state.turn]
    for card in cards:
        if card not in hand:
            return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if not may_meld(state):
        return refusal(Reason.ONE_MELD_A_TURN, "option:melds_per_turn")
    if shape_of(cards, state.options.plays_high) is None:
        return refusal(Reason.NOT_A_MELD, _broken_rule(cards))
    if len(cards) > most_laid(state):
        return refusal(Reason.MUST_DISCARD, "R5.6")
    return None


def _broken_rule(cards: Cards) -> str:
    """Name the rule that cards break: where a rank comes twice a set is meant, else a run.

    A run around the corner breaks the place of the ace; every other one what a run is.
    """
    if not cards or len({card.rank for card in cards}) < len(cards):
        return "R2.1"
    return "R2.3" if wraps(cards) else "R2.2"
