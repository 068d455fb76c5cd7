"""What a played card does (section 5 of the rules)."""

from itertools import chain

from engine.draws import Draws
from engine.events import DealtHand
from engine.games.uno.rules.calls import settle_duty
from engine.games.uno.rules.challenge import open_challenge
from engine.games.uno.rules.custom_effects import apply_custom, owe_cards
from engine.games.uno.rules.drawing import draw_cards
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.round_end import end_round
from engine.games.uno.rules.stacking import debt
from engine.games.uno.rules.standing_call import end_call
from engine.games.uno.rules.turns import following, pass_on, start_turn
from engine.games.uno.rules.ways import creates_duty, custom_rule
from engine.games.uno.vocabulary.cards import Card, Color, Kind, in_order
from engine.games.uno.vocabulary.custom import CustomRule, rule_of
from engine.games.uno.vocabulary.events import (
    CardPlayed,
    DirectionChanged,
    HandsShuffled,
    SeatSkipped,
    WrongCardPenalised,
)
from engine.games.uno.vocabulary.events.end import RoundEndCause
from engine.games.uno.vocabulary.events.turns import DrawCause
from engine.games.uno.vocabulary.moves import PlayCard
from engine.games.uno.vocabulary.options import Wd4Restriction
from engine.games.uno.vocabulary.state import PendingCause
from engine.seat import around, next_seat
from engine.value import Seat

_OWED = {Kind.DRAW_TWO: 2, Kind.WILD_DRAW_FOUR: 4}
"""Cards that the next seat owes for a card of these kinds."""


def play_card(emit: Emit, draws: Draws, move: PlayCard) -> None:
    """Put the card down, settle the call, and let the card have its effect."""
    before, card = emit.state, move.card
    seat = before.turn
    duty = creates_duty(card, custom_rule(before, card), len(before.hands[seat]))
    end_call(emit, seat)
    emit(CardPlayed(seat=seat, card=card, color=card.color or move.color, names_color=move.color is not None))
    if not emit.state.hands[seat]:
        _win(emit, draws, seat, debt(before) + _owed_after(emit, card))
        return
    if duty:
        settle_duty(emit, seat, move.call_uno)
    match card.kind:
        case Kind.NUMBER | Kind.WILD:
            pass_on(emit)
        case Kind.SKIP:
            _skip(emit)
        case Kind.REVERSE:
            _reverse(emit)
        case Kind.DRAW_TWO:
            owe_cards(emit, seat, PendingCause.DRAW_TWO, debt(before) + 2)
        case Kind.WILD_DRAW_FOUR:
            _attack(emit, seat, before.color, debt(before) + 4)
        case Kind.WILD_SHUFFLE_HANDS:
            _shuffle_hands(emit, draws, seat)
            pass_on(emit)
        case Kind.WILD_CUSTOM:
            apply_custom(emit, draws, rule_of(card, before.options.custom_rules), move.target)


def penalise(emit: Emit, draws: Draws, card: Card) -> None:
    """Give a wrong card back, let its player draw two, and end the turn (U10.2)."""
    seat = emit.state.turn
    emit(WrongCardPenalised(seat=seat, card=card, count=2))
    draw_cards(emit, draws, seat, 2, DrawCause.WRONG_CARD)
    pass_on(emit)


def _owed_after(emit: Emit, card: Card) -> int:
    """Count what the next seat still draws after a last card; no other effect happens (U11.2)."""
    if custom_rule(emit.state, card) is CustomRule.NEXT_DRAWS_2:
        return 2
    return _OWED.get(card.kind, 0)


def _win(emit: Emit, draws: Draws, winner: Seat, owed: int) -> None:
    """End the round; owed cards are drawn at once and count (U11.1 to U11.3)."""
    draw_cards(emit, draws, following(emit.state, winner), owed, DrawCause.LAST_CARD)
    end_round(emit, draws, RoundEndCause.HAND_EMPTIED, winner)


def _skip(emit: Emit) -> None:
    skipped = following(emit.state, emit.state.turn)
    emit(SeatSkipped(seat=skipped))
    start_turn(emit, following(emit.state, skipped))


def _reverse(emit: Emit) -> None:
    """Turn the direction; with two seats the other one is skipped."""
    emit(DirectionChanged(direction=-emit.state.direction))
    if len(emit.state.hands) == 2:
        _skip(emit)
    else:
        pass_on(emit)


def _attack(emit: Emit, seat: Seat, color_before: Color | None, count: int) -> None:
    """Let the next seat answer a Wild Draw Four; where nothing restricts it, it just owes the cards (U6.14).

    Only a made-up position has no colour before the card, and then none that the attacker could have held.
    """
    if emit.state.options.wd4_restriction is Wd4Restriction.NONE or color_before is None:
        owe_cards(emit, seat, PendingCause.WILD_DRAW_FOUR, count)
    else:
        open_challenge(emit, seat, color_before, count)


def _shuffle_hands(emit: Emit, draws: Draws, seat: Seat) -> None:
    """Deal all hands anew, one card at a time from the player's left, clockwise in either direction (U5.2)."""
    state = emit.state
    seats = len(state.hands)
    cards = draws.shuffle(state.next_draw, "hands", tuple(chain.from_iterable(state.hands)))
    dealt = {other: in_order(cards[place::seats]) for place, other in enumerate(around(next_seat(seat, seats), seats))}
    hands = tuple(DealtHand(seat=other, count=len(dealt[other]), cards=dealt[other]) for other in range(seats))
    emit(HandsShuffled(seat=seat, draw_number=state.next_draw, hands=hands))
