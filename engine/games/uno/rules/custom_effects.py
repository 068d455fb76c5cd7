"""What a played customizable card does to the table (section 7 of the rules)."""

from engine.draws import Draws
from engine.games.uno.rules.drawing import draw_cards
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.standing_call import end_call
from engine.games.uno.rules.turns import begin, following, pass_on
from engine.games.uno.vocabulary.custom import CustomRule
from engine.games.uno.vocabulary.events import CardGiven, GiftAsked, HandsSwapped, PenaltySet
from engine.games.uno.vocabulary.events.effects import KeptShowing, MovedHand
from engine.games.uno.vocabulary.events.turns import DrawCause
from engine.games.uno.vocabulary.moves import GiveCard
from engine.games.uno.vocabulary.state import PendingCause
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
    number = state.turn_number + 1
    begin(emit, PenaltySet(seat=seat, turn_number=number, count=count, cause=cause, attacker=attacker))


def give(emit: Emit, move: GiveCard) -> None:
    """Hand the card over; the turn passes (U7.2)."""
    seat = emit.state.turn
    end_call(emit, seat)
    end_call(emit, move.target)
    emit(CardGiven(seat=seat, target=move.target, card=move.card))
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
    """Swap the hands; what was shown of them follows the cards, but for who then holds them itself (U7.3)."""
    hands, seat = emit.state.hands, emit.state.turn
    moved = (
        MovedHand(seat=seat, source=target, count=len(hands[target]), cards=hands[target]),
        MovedHand(seat=target, source=seat, count=len(hands[seat]), cards=hands[seat]),
    )
    holder = {seat: target, target: seat}
    followed = (
        KeptShowing(seat=holder.get(shown.seat, shown.seat), source=shown.seat, challenger=shown.challenger)
        for shown in emit.state.showings
    )
    kept = tuple(showing for showing in followed if showing.seat != showing.challenger)
    end_call(emit, seat)
    end_call(emit, target)
    emit(HandsSwapped(seat=seat, target=target, hands=moved, showings=kept))
