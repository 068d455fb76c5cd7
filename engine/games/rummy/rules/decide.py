"""What a move does."""

from engine.draws import Draws
from engine.events import ShownHand
from engine.game import Decided, Emitter, Refusal
from engine.games.rummy.rules.evolve import Emit, evolve
from engine.games.rummy.rules.legal import can_draw_card
from engine.games.rummy.rules.melds import extended, shape_of
from engine.games.rummy.rules.refuse import refuse
from engine.games.rummy.rules.score import end_cause, final_outcome, is_rummy, score_sheet
from engine.games.rummy.rules.setup import start_round
from engine.games.rummy.vocabulary.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDrawn,
    DiscardTaken,
    DrawCause,
    Event,
    GameEnded,
    MeldLaid,
    PileReshuffled,
    RoundEndCause,
    RoundEnded,
    TurnStarted,
)
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, LayOff, Move, TakeDiscard
from engine.games.rummy.vocabulary.options import DrawPileRebuild
from engine.games.rummy.vocabulary.state import State
from engine.seat import next_seat
from engine.value import Seat

LAPS = 100
"""Laps without a meld or lay-off after which a round is void (R4.4 b)."""


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a move, or say why it is refused."""
    refused = refuse(state, seat, move)
    if refused is not None:
        return refused
    emit: Emit = Emitter(evolve, state)
    match move:
        case Discard(card=card):
            emit(CardDiscarded(seat=seat, card=card))
            _finish_turn(emit, draws)
        case DrawCard():
            _draw_card(emit, draws)
        case TakeDiscard():
            emit(DiscardTaken(seat=seat, card=state.discard_pile[-1]))
        case LayOff(card=card, meld=meld):
            after = extended(state.melds[meld], card, state.options.plays_high)
            emit(CardLaidOff(seat=seat, card=card, meld=meld, cards=after))
            _end_if_out(emit, draws)
        case LayMeld(cards=cards):
            shape = shape_of(cards, state.options.plays_high)
            assert shape is not None
            emit(MeldLaid(seat=seat, meld=len(state.melds), kind=shape.kind, cards=shape.cards))
            _end_if_out(emit, draws)
    return emit.decided()


def _draw_card(emit: Emit, draws: Draws) -> None:
    """Draw the top card, of a new draw pile if there is none (R4.1, R4.2)."""
    if not emit.state.draw_pile:
        _rebuild(emit, draws)
    emit(CardsDrawn(seat=emit.state.turn, count=1, cards=emit.state.draw_pile[:1], cause=DrawCause.TURN))


def _rebuild(emit: Emit, draws: Draws) -> None:
    """Make a new draw pile of all discards but the top card: shuffled, or turned over as they lie (R4.1)."""
    state = emit.state
    below, number = state.discard_pile[:-1], None
    if state.options.draw_pile_rebuild is DrawPileRebuild.SHUFFLE:
        number = state.next_draw
        below = draws.shuffle(number, "stock", below)
    emit(PileReshuffled(draw_number=number, count=len(below), draw_pile=below))


def _finish_turn(emit: Emit, draws: Draws) -> None:
    """After a discard: the round ends (R5.1) or is void (R4.4), or it is the next seat's turn (R3.4).

    No deal leads to a table where no draw pile can be made: there a whole lap without a lay-down has always been dry.
    """
    state, seats = emit.state, len(emit.state.hands)
    quiet = state.turn_number - state.last_laid
    if not state.hands[state.turn]:
        _end_round(emit, RoundEndCause.WENT_OUT, draws)
    elif quiet >= seats and not can_draw_card(state):
        _end_round(emit, RoundEndCause.NO_DRAW_PILE, draws)
    elif quiet >= LAPS * seats:
        _end_round(emit, RoundEndCause.STALEMATE, draws)
    else:
        emit(TurnStarted(seat=next_seat(state.turn, seats), turn_number=state.turn_number + 1))


def _end_if_out(emit: Emit, draws: Draws) -> None:
    """Melding or laying off the last card ends the round at once, without a discard (R5.2, R5.3)."""
    if not emit.state.hands[emit.state.turn]:
        _end_round(emit, RoundEndCause.WENT_OUT, draws)


def _end_round(emit: Emit, cause: RoundEndCause, draws: Draws) -> None:
    """Score the round; then end the game, or deal the next round, whose dealer sits to the left (R1.4)."""
    state = emit.state
    winner = state.turn if cause is RoundEndCause.WENT_OUT else None
    emit(
        RoundEnded(
            round=state.round,
            cause=cause,
            winner=winner,
            rummy=is_rummy(state, winner),
            voids=0 if winner is not None else state.voids + 1,
            hands=tuple(ShownHand(seat=seat, cards=cards) for seat, cards in enumerate(state.hands)),
            sheet=score_sheet(state, winner),
        )
    )
    ended = end_cause(emit.state)
    if ended is not None:
        emit(GameEnded(cause=ended, outcome=final_outcome(emit.state.scores)))
    else:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))
