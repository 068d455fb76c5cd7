"""What a move does, and how a round and a game are scored (section 5 of the rules)."""

from engine.draws import Draws
from engine.events import ShownHand
from engine.game import Decided, Emitter, Refusal
from engine.games.take_that.events import (
    CardPlaced,
    CardReversed,
    CardsDrawn,
    DrawCause,
    Event,
    GameEndCause,
    GameEnded,
    PenaltyAdded,
    RoundEndCause,
    RoundEnded,
    RowTaken,
    ScoreLine,
    TurnStarted,
)
from engine.games.take_that.rules.evolve import Emit, evolve
from engine.games.take_that.rules.legal import refuse
from engine.games.take_that.rules.setup import start_round
from engine.games.take_that.vocabulary import (
    Card,
    Move,
    Options,
    Place,
    Reverse,
    State,
    TakeRow,
    Tally,
    Tiebreak,
    is_toad,
    reversal,
)
from engine.outcome import Outcome, ranked
from engine.seat import next_seat
from engine.value import Seat


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


def _reverse(emit: Emit, card: Card, draws: Draws) -> None:
    """Take the pair; without a draw pile, a row that this empties ends the round before any draw (T4.2, T4.3)."""
    emit(CardReversed(seat=emit.state.turn, card=card, reversal=reversal(card)))
    if not emit.state.row and not emit.state.draw_pile:
        _end_round(emit, RoundEndCause.ROW_EMPTIED, draws)
    else:
        _finish_turn(emit)


def _take_row(emit: Emit, draws: Draws) -> None:
    """Take the row; without a draw pile that ends the round (T4.2, T4.4), else a Place must follow (T2.7).

    The extra card (T3.1) comes after the test for the end, so taking the last one ends nothing (T3.4).
    """
    before = emit.state
    emit(RowTaken(seat=before.turn, count=len(before.row), cards=before.row))
    if not before.draw_pile:
        _end_round(emit, RoundEndCause.ROW_TAKEN, draws)
    elif before.options.two_player_extra and len(before.hands) == 2 and len(before.row) == 1:
        emit(PenaltyAdded(seat=before.turn, card=before.draw_pile[0]))


def _finish_turn(emit: Emit) -> None:
    """Draw a card while there is a draw pile (T2.1, T4.1); then it is the next seat's turn (T1.5)."""
    state = emit.state
    if state.draw_pile:
        emit(CardsDrawn(seat=state.turn, count=1, cards=state.draw_pile[:1], cause=DrawCause.REFILL))
    emit(TurnStarted(seat=next_seat(state.turn, len(state.hands)), turn_number=state.turn_number + 1))


def _end_round(emit: Emit, cause: RoundEndCause, draws: Draws) -> None:
    """Score the round; then deal the next, whose dealer sits to the left (T1.5), or end the game (T5.4)."""
    state = emit.state
    hands = tuple(ShownHand(seat=seat, cards=cards) for seat, cards in enumerate(state.hands))
    emit(RoundEnded(round=state.round, cause=cause, hands=hands, sheet=score_sheet(state)))
    if state.round < state.options.games:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))
    else:
        emit(GameEnded(cause=GameEndCause.ROUNDS_PLAYED, outcome=final_outcome(state.options, emit.state.tallies)))


def score_sheet(state: State) -> tuple[ScoreLine, ...]:
    """Score the round that has just ended, in order of seats."""
    return tuple(_line(state, seat) for seat in range(len(state.hands)))


def _line(state: State, seat: Seat) -> ScoreLine:
    """Score one seat: face up +1 each (T5.1); penalty cards -1 each, toads -5 (T5.2); its hand nothing (T5.3)."""
    face_up = len(state.face_up[seat])
    penalty = state.taken[seat] + state.extra[seat]
    toads = sum(is_toad(card) for card in penalty)
    points = face_up - 5 * toads - (len(penalty) - toads)
    before = state.tallies[seat]
    tally = Tally(
        score=before.score + points, toads=before.toads + toads, penalty_count=before.penalty_count + len(penalty)
    )
    return ScoreLine(
        seat=seat,
        points=points,
        score=tally.score,
        face_up_count=face_up,
        penalty_count=len(penalty),
        toads=toads,
        extra=state.extra[seat],
        tally=tally,
    )


def final_outcome(options: Options, tallies: tuple[Tally, ...]) -> Outcome:
    """Rank the seats: the highest total wins (T5.4), equal totals by the option `tiebreak` (T5.5)."""
    return ranked([tally.score for tally in tallies], [_rank(options.tiebreak, tally) for tally in tallies])


def standing(state: State) -> Outcome:
    """Rank the seats as if the round ended now (T6.1)."""
    return final_outcome(state.options, tuple(line.tally for line in score_sheet(state)))


def _rank(tiebreak: Tiebreak, tally: Tally) -> tuple[int, ...]:
    if tiebreak is Tiebreak.FEWEST_TOADS:
        return (-tally.score, tally.toads, tally.penalty_count)
    return (-tally.score,)
