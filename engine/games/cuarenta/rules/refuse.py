"""Why a move is refused, the first reason in order of precedence."""

from engine.french import FrenchCard
from engine.game import Refusal, refusal
from engine.games.cuarenta.rules.legal import captures
from engine.games.cuarenta.vocabulary.cards import NUMBERS, STEP, Cards
from engine.games.cuarenta.vocabulary.moves import Reason
from engine.games.cuarenta.vocabulary.state import State
from engine.hand import without_all
from engine.reason import Reason as Shared
from engine.value import Seat


def refuse(state: State, seat: Seat, card: FrenchCard, capture: Cards) -> Refusal | None:
    """Say why a move is refused, the first reason in order of precedence; None if it is legal."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    if card not in state.hands[seat]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    possible = captures(state.table, STEP[card])
    if capture and capture not in possible:
        return refusal(Reason.NO_SUCH_CAPTURE, _broken_rule(card, capture), card=card)
    if not capture and possible and state.options.mandatory_capture:
        return refusal(Reason.CAPTURE_REQUIRED, "Q3.7", card=card)
    return None


def _broken_rule(card: FrenchCard, capture: Cards) -> str:
    """Tell which rule a capture breaks: of one card, of several captures at once, of a sum."""
    if len(capture) == 1:
        return "Q3.2"
    if STEP[card] not in NUMBERS:
        return "Q1.3"
    return "Q3.10" if _several(STEP[card], capture) else "Q3.3"


def _several(step: int, capture: Cards) -> bool:
    """Tell whether cards are more than one capture: a card of the rank among others, or sums side by side."""
    if any(STEP[card] == step for card in capture):
        return True
    sums = [part for part in captures(capture, step) if len(part) < len(capture)]
    return any(_is_made_of_sums(step, without_all(capture, part)) for part in sums)


def _is_made_of_sums(step: int, cards: Cards) -> bool:
    return not cards or any(_is_made_of_sums(step, without_all(cards, part)) for part in captures(cards, step))
