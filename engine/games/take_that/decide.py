"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.game import Decided, Emitter, Refusal, refusal
from engine.games.take_that.cards import Card, is_toad, reversal
from engine.games.take_that.events import (
    CardPlaced,
    CardReversed,
    CardsDrawn,
    DrawCause,
    EndCause,
    Event,
    GameEnded,
    PenaltyAdded,
    RoundEnded,
    RowTaken,
    ShownHand,
    TurnStarted,
)
from engine.games.take_that.evolve import evolve
from engine.games.take_that.legal import can_take, fits, reverses
from engine.games.take_that.model import Move, Phase, Place, Reason, Reverse, State, TakeRow
from engine.games.take_that.score import final_outcome, score_sheet
from engine.games.take_that.setup import start_round
from engine.reason import Reason as Shared
from engine.seat import next_seat
from engine.value import Seat

Emit = Emitter[State, Event]


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a move, or say why it is refused."""
    refused = refuse(state, seat, move)
    if refused is not None:
        return refused
    emit: Emit = Emitter(evolve, state)
    match move:
        case Place(card=card):
            emit(CardPlaced(seat=seat, card=card))
            _finish_turn(emit)
        case Reverse(card=card):
            _reverse(emit, card, draws)
        case TakeRow():
            _take_row(emit, draws)
    return emit.decided()


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused, the first reason in order of precedence; None if it is legal."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    match move:
        case Place(card=card):
            return _refuse_place(state, card)
        case Reverse(card=card):
            return _refuse_reverse(state, card)
        case TakeRow():
            return _refuse_take(state)


def _refuse_place(state: State, card: Card) -> Refusal | None:
    if card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if not fits(state.row, card):
        end = state.row[-1]
        return refusal(Reason.OUT_OF_RANGE, "T2.2", card=card, end=end, least=end - 10, most=end + 10)
    return None


def _refuse_reverse(state: State, card: Card) -> Refusal | None:
    if not state.row:
        return refusal(Reason.MUST_PLACE, "T2.9" if state.phase is Phase.MUST_PLACE else "T2.3")
    if card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if not reverses(state.row, card):
        return refusal(Reason.NO_REVERSAL_IN_ROW, "T1.3" if is_toad(card) else "T2.4", card=card)
    return None


def _refuse_take(state: State) -> Refusal | None:
    if state.phase is Phase.MUST_PLACE:
        return refusal(Reason.ALREADY_TOOK, "T2.8")
    if not state.row:
        return refusal(Reason.ROW_EMPTY, "T2.8")
    if not can_take(state):
        return refusal(Reason.MUST_PLAY, "option:voluntary_take")
    return None


def _reverse(emit: Emit, card: Card, draws: Draws) -> None:
    """Take the pair; without stock, a row that this empties ends the round before any draw (T4.2, T4.3)."""
    emit(CardReversed(seat=emit.state.turn, card=card, reversal=reversal(card)))
    if not emit.state.row and not emit.state.stock:
        _end_round(emit, EndCause.ROW_EMPTIED, draws)
    else:
        _finish_turn(emit)


def _take_row(emit: Emit, draws: Draws) -> None:
    """Take the row; without stock that ends the round (T4.2, T4.4), else a Place must follow (T2.7).

    The extra card (T3.1) comes after the test for the end, so taking the last one ends nothing (T3.4).
    """
    before = emit.state
    emit(RowTaken(seat=before.turn, count=len(before.row), cards=before.row))
    if not before.stock:
        _end_round(emit, EndCause.ROW_TAKEN, draws)
    elif before.options.two_player_extra and len(before.hands) == 2 and len(before.row) == 1:
        emit(PenaltyAdded(seat=before.turn, card=before.stock[0]))


def _finish_turn(emit: Emit) -> None:
    """Draw a card while there is stock (T2.1, T4.1); then it is the next seat's turn (T1.5)."""
    state = emit.state
    if state.stock:
        emit(CardsDrawn(seat=state.turn, count=1, cards=state.stock[:1], cause=DrawCause.REFILL))
    emit(TurnStarted(seat=next_seat(state.turn, len(state.hands)), number=state.turn_number + 1))


def _end_round(emit: Emit, cause: EndCause, draws: Draws) -> None:
    """Score the round; then deal the next, whose dealer sits to the left (T1.5), or end the game (T5.4)."""
    state = emit.state
    hands = tuple(ShownHand(seat=seat, cards=cards) for seat, cards in enumerate(state.hands))
    emit(RoundEnded(round=state.round, cause=cause, hands=hands, sheet=score_sheet(state)))
    if state.round < state.options.games:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))
    else:
        emit(GameEnded(outcome=final_outcome(state.options, emit.state.tallies)))
