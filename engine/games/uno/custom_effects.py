"""What a played customizable card does to the table (section 7 of the rules)."""

from engine.draws import Draws
from engine.games.uno.custom import CustomRule
from engine.games.uno.drawing import draw_cards
from engine.games.uno.events import CardGiven, GiftAsked, HandMoved, HandsSwapped, PenaltySet
from engine.games.uno.evolve import Emit
from engine.games.uno.model import PendingCause
from engine.games.uno.moves import GiveCard
from engine.games.uno.round_events import DrawCause
from engine.games.uno.turns import following, pass_on
from engine.seat import around
from engine.value import Seat


def apply_custom(emit: Emit, draws: Draws, rule: CustomRule, target: Seat | None) -> None:
    """Carry out the rule of the card that the seat on turn has played, and go on to the next question."""
    match rule:
        case CustomRule.EVERYONE_ELSE_DRAWS_1:
            _everyone_else_draws(emit, draws)
            pass_on(emit)
        case CustomRule.GIVE_ONE:
            _ask_gift(emit)
        case CustomRule.SWAP_HANDS:
            assert target is not None
            _swap(emit, target)
            pass_on(emit)
        case CustomRule.NEXT_DRAWS_2:
            owe_cards(emit, emit.state.turn, PendingCause.NEXT_DRAWS_2, 2)
        case CustomRule.PLAIN_WILD | CustomRule.NOTE:
            pass_on(emit)


def owe_cards(emit: Emit, attacker: Seat, cause: PendingCause, count: int) -> None:
    """Let the seat after `attacker` owe cards and its turn."""
    state = emit.state
    seat = following(state, attacker)
    emit(PenaltySet(seat=seat, number=state.turn_number + 1, count=count, cause=cause, attacker=attacker))


def give(emit: Emit, move: GiveCard) -> None:
    """Hand the card over; the turn passes (U7.2)."""
    emit(CardGiven(seat=emit.state.turn, target=move.target, card=move.card))
    pass_on(emit)


def _everyone_else_draws(emit: Emit, draws: Draws) -> None:
    """Let every other seat draw a card, in turn order (U7.1)."""
    state = emit.state
    for seat in around(state.turn, len(state.hands), state.direction)[1:]:
        draw_cards(emit, draws, seat, 1, DrawCause.EVERYONE_ELSE_DRAWS_1)


def _ask_gift(emit: Emit) -> None:
    """Ask for the card to give; with fewer than two in hand nothing is given, so no hand is emptied so (U7.2)."""
    seat = emit.state.turn
    if len(emit.state.hands[seat]) < 2:
        pass_on(emit)
    else:
        emit(GiftAsked(seat=seat))


def _swap(emit: Emit, target: Seat) -> None:
    hands, seat = emit.state.hands, emit.state.turn
    moved = (
        HandMoved(seat=seat, source=target, count=len(hands[target]), cards=hands[target]),
        HandMoved(seat=target, source=seat, count=len(hands[seat]), cards=hands[seat]),
    )
    emit(HandsSwapped(seat=seat, target=target, hands=moved))
