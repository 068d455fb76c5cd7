"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.french import FrenchCard
from engine.game import Decided, Refusal, refusal
from engine.games.cuarenta.cards import NUMBERS, STEP, Cards, in_order
from engine.games.cuarenta.events import (
    CaidaScored,
    CardLaid,
    CardsCaptured,
    EndCause,
    Event,
    LeftoverTaken,
    LimpiaScored,
    RoundEnded,
    TurnStarted,
)
from engine.games.cuarenta.evolve import evolve
from engine.games.cuarenta.legal import captures, falls, sequence
from engine.games.cuarenta.model import Leftover, Move, Phase, Reason, State
from engine.games.cuarenta.score import WINNING, play_points, score_sheet
from engine.games.cuarenta.setup import Emit, end_game, start_deal, start_round
from engine.reason import Reason as Shared
from engine.seat import next_seat
from engine.value import Seat


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a card, or say why it is refused."""
    capture = in_order(move.capture)
    refused = refuse(state, seat, move.card, capture)
    if refused is not None:
        return refused
    emit = Emit(evolve, state)
    play(emit, move.card, capture)
    _go_on(emit, draws)
    return emit.decided()


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
    """Tell which rule a capture breaks: of one card, of a card of the same rank with others, of a sum."""
    if len(capture) == 1:
        return "Q3.2"
    if STEP[card] not in NUMBERS:
        return "Q1.3"
    return "Q3.10" if any(other.rank == card.rank for other in capture) else "Q3.3"


def play(emit: Emit, card: FrenchCard, capture: Cards) -> None:
    """Lay the card of the seat on turn, or capture with it and score at once (section 4); 40 points end the game."""
    before = emit.state
    seat, score = before.turn, before.scores[before.turn]
    if not capture:
        emit(CardLaid(seat=seat, card=card))
        return
    followers = sequence(before.table, STEP[card])
    count = 1 + len(capture) + len(followers)
    emit(CardsCaptured(seat=seat, card=card, capture=capture, sequence=followers, count=count))
    caida = falls(before, capture)
    caida, limpia = play_points(before.options, score, caida=caida, emptied=not emit.state.table)
    if caida:
        emit(CaidaScored(seat=seat, points=caida, score=score + caida))
    if limpia:
        emit(LimpiaScored(seat=seat, points=limpia, score=score + caida + limpia))
    _end_at_forty(emit)


def _end_at_forty(emit: Emit) -> None:
    """End the game if a seat has 40 points (Q4.10)."""
    if max(emit.state.scores) >= WINNING:
        end_game(emit, EndCause.FORTY)


def _go_on(emit: Emit, draws: Draws) -> None:
    """Pass the turn; with both hands empty deal again, or end the round (Q2.6).

    On a table that somebody made up one seat may run out of cards first; then the other plays on.
    """
    state = emit.state
    if state.outcome is not None:
        return
    following = next_seat(state.turn, len(state.hands))
    if any(state.hands):
        seat = following if state.hands[following] else state.turn
        emit(TurnStarted(seat=seat, number=state.turn_number + 1))
    elif state.stock:
        start_deal(emit, state.deal + 1, state.turn_number + 1)
    else:
        _end_round(emit, draws)


def _end_round(emit: Emit, draws: Draws) -> None:
    """Count the captured cards; unless that wins, the other seat deals the next round (Q6.4)."""
    count_round(emit)
    state = emit.state
    if state.phase is Phase.PLAY:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))


def count_round(emit: Emit) -> None:
    """Score the captured cards of a round whose cards are all played (section 6); 40 points end the game."""
    state = emit.state
    taker, rest = state.last_capturer, state.table if state.options.leftover is Leftover.LAST_CAPTURER else ()
    if rest and taker is not None:
        emit(LeftoverTaken(seat=taker, count=len(rest), cards=rest))
    emit(RoundEnded(round=state.round, leftover=emit.state.table, sheet=score_sheet(emit.state)))
    _end_at_forty(emit)
