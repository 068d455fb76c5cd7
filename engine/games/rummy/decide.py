"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.french import FrenchCard
from engine.game import Decided, Emitter, Refusal, refusal
from engine.games.rummy.cards import Cards, bits
from engine.games.rummy.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDrawn,
    DiscardTaken,
    DrawCause,
    EndCause,
    Event,
    GameEnded,
    MeldLaid,
    PileReshuffled,
    RoundEnded,
    ShownHand,
    TurnStarted,
)
from engine.games.rummy.evolve import evolve
from engine.games.rummy.legal import can_draw_stock, is_barred, may_lay_off, may_meld, most_laid, plays_high
from engine.games.rummy.melds import extended, shape_of, takes
from engine.games.rummy.model import (
    Discard,
    DrawDiscard,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Phase,
    Reason,
    State,
    StockRebuild,
)
from engine.games.rummy.score import final_outcome, is_over, is_rummy, score_sheet
from engine.games.rummy.setup import start_round
from engine.reason import Reason as Shared
from engine.seat import next_seat
from engine.value import Seat

Emit = Emitter[State, Event]

LAPS = 30
"""Laps without a meld or lay-off after which a round is void (R4.4 c)."""


def decide(state: State, seat: Seat, move: Move, draws: Draws) -> Decided[State, Event] | Refusal:
    """Play a move, or say why it is refused."""
    refused = refuse(state, seat, move)
    if refused is not None:
        return refused
    emit = Emitter(evolve, state)
    match move:
        case Discard(card=card):
            emit(CardDiscarded(seat=seat, card=card))
            _finish_turn(emit, draws)
        case DrawStock():
            _draw_stock(emit, draws)
        case DrawDiscard():
            emit(DiscardTaken(seat=seat, card=state.discard_pile[-1]))
        case LayOff(card=card, meld=meld):
            after = extended(state.melds[meld], card, plays_high(state.options))
            emit(CardLaidOff(seat=seat, card=card, meld=meld, cards=after))
            _end_if_out(emit, draws)
        case LayMeld(cards=cards):
            shape = shape_of(cards, plays_high(state.options))
            assert shape is not None
            emit(MeldLaid(seat=seat, meld=len(state.melds), kind=shape.kind, cards=shape.cards))
            _end_if_out(emit, draws)
    return emit.decided()


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused, the first reason in order of precedence; None if it is legal."""
    if state.outcome is not None:
        return refusal(Shared.GAME_OVER)
    if seat != state.turn:
        return refusal(Shared.NOT_YOUR_TURN)
    match move:
        case DrawStock() | DrawDiscard() if state.phase is Phase.PLAY:
            return refusal(Reason.ALREADY_DRAWN, "R3.12")
        case DrawStock():
            return None if can_draw_stock(state) else refusal(Reason.STOCK_EMPTY, "R4.3")
        case DrawDiscard():
            return None if state.discard_pile else refusal(Reason.STOCK_EMPTY, "R4.3")
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


def _refuse_lay_off(state: State, card: FrenchCard, meld: int) -> Refusal | None:
    if card not in state.hands[state.turn]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=card)
    if meld >= len(state.melds):
        return refusal(Reason.UNKNOWN_MELD, "R2.7", meld=meld)
    if not may_lay_off(state):
        return refusal(Reason.OWN_MELD_REQUIRED, "option:layoff_requires_own_meld")
    if not takes(state.melds[meld], plays_high(state.options)) & bits((card,)):
        return refusal(Reason.DOES_NOT_FIT, "R2.8", card=card, meld=meld)
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
    if shape_of(cards, plays_high(state.options)) is None:
        return refusal(Reason.NOT_A_MELD, _broken_rule(cards))
    if len(cards) > most_laid(state):
        return refusal(Reason.MUST_DISCARD, "R5.6")
    return None


def _broken_rule(cards: Cards) -> str:
    """Name the rule that cards break: of a set, of the ends of a run, or of a run."""
    if len({card.suit for card in cards}) != 1 or len(set(cards)) < len(cards):
        return "R2.1"
    return "R2.3" if {1, 13} <= {card.rank for card in cards} else "R2.2"


def _draw_stock(emit: Emit, draws: Draws) -> None:
    """Draw the top card, from a new stock if there is none (R4.1, R4.2); a second dry one ends the round (R4.4 a)."""
    state = emit.state
    if not state.stock:
        if state.rebuilt > state.last_laid:
            _end_round(emit, EndCause.STOCK_RAN_OUT, draws)
            return
        _rebuild(emit, draws)
    emit(CardsDrawn(seat=state.turn, count=1, cards=emit.state.stock[:1], cause=DrawCause.TURN))


def _rebuild(emit: Emit, draws: Draws) -> None:
    """Make a new stock of all discards but the top card: shuffled, or turned over as they lie (R4.1)."""
    state = emit.state
    below, draw = state.discard_pile[:-1], None
    if state.options.stock_rebuild is StockRebuild.SHUFFLE:
        draw = state.next_draw
        below = draws.shuffle(draw, "stock", below)
    emit(PileReshuffled(draw=draw, count=len(below), stock=below))


def _finish_turn(emit: Emit, draws: Draws) -> None:
    """After a discard: the round ends (R5.1) or is void (R4.4 b, c), or it is the next seat's turn (R3.4).

    No deal leads to a table where no stock can be made: there a whole lap without a lay-down has always been dry.
    """
    state, seats = emit.state, len(emit.state.hands)
    quiet = state.turn_number - state.last_laid
    if not state.hands[state.turn]:
        _end_round(emit, EndCause.WENT_OUT, draws)
    elif quiet >= seats and not can_draw_stock(state):
        _end_round(emit, EndCause.NO_STOCK, draws)
    elif quiet >= LAPS * seats:
        _end_round(emit, EndCause.STALEMATE, draws)
    else:
        emit(TurnStarted(seat=next_seat(state.turn, seats), number=state.turn_number + 1))


def _end_if_out(emit: Emit, draws: Draws) -> None:
    """Melding or laying off the last card ends the round at once, without a discard (R5.2, R5.3)."""
    if not emit.state.hands[emit.state.turn]:
        _end_round(emit, EndCause.WENT_OUT, draws)


def _end_round(emit: Emit, cause: EndCause, draws: Draws) -> None:
    """Score the round; then end the game, or deal the next round, whose dealer sits to the left (R1.4)."""
    state = emit.state
    winner = state.turn if cause is EndCause.WENT_OUT else None
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
    if is_over(emit.state):
        emit(GameEnded(outcome=final_outcome(emit.state.scores)))
    else:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))
