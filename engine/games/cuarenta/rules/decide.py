"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.events import ShownHand
from engine.french import FrenchCard
from engine.game import Decided, Emitter, Refusal
from engine.games.cuarenta.rules.evolve import Emit, evolve
from engine.games.cuarenta.rules.legal import falls, sequence
from engine.games.cuarenta.rules.refuse import refuse
from engine.games.cuarenta.rules.score import WINNING, play_points, score_sheet
from engine.games.cuarenta.rules.setup import end_game, start_deal, start_round
from engine.games.cuarenta.vocabulary.cards import STEP, Cards, in_order
from engine.games.cuarenta.vocabulary.events import (
    CaidaScored,
    CardLaid,
    CardsCaptured,
    Event,
    GameEndCause,
    LeftoverTaken,
    LimpiaScored,
    RoundEndCause,
    RoundEnded,
    TurnStarted,
)
from engine.games.cuarenta.vocabulary.moves import Move
from engine.games.cuarenta.vocabulary.options import Leftover
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.seat import next_seat
from engine.value import Seat


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a card, or say why it is refused."""
    capture = in_order(move.capture)
    refused = refuse(state, seat, move.card, capture)
    if refused is not None:
        return refused
    emit: Emit = Emitter(evolve, state)
    play(emit, move.card, capture)
    _go_on(emit, draws, laid=not capture)
    return emit.decided()


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
        end_game(emit, GameEndCause.FORTY)


def _go_on(emit: Emit, draws: Draws, *, laid: bool) -> None:
    """Pass the turn; with both hands empty deal again, or end the round (Q2.6).

    On a table that somebody made up one seat may run out of cards first; then the other plays on.
    """
    state = emit.state
    if state.outcome is not None:
        return
    following = next_seat(state.turn, len(state.hands))
    if any(state.hands):
        seat = following if state.hands[following] else state.turn
        emit(TurnStarted(seat=seat, turn_number=state.turn_number + 1, fresh=laid and seat == following))
    elif state.draw_pile:
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
    emit(
        RoundEnded(
            round=state.round,
            cause=RoundEndCause.DECK_PLAYED,
            hands=tuple(ShownHand(seat=seat, cards=hand) for seat, hand in enumerate(state.hands)),
            sheet=score_sheet(emit.state),
            leftover=emit.state.table,
        )
    )
    _end_at_forty(emit)
