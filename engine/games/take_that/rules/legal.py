"""What a seat may do, and why else not."""

from engine.game import Refusal, refusal
from engine.games.take_that.vocabulary import (
    Card,
    Cards,
    Move,
    Phase,
    Place,
    Reason,
    Reverse,
    State,
    TakeRow,
    is_toad,
    reversal,
)
from engine.reason import Reason as Shared
from engine.value import Seat


def fits(row: Cards, card: Card) -> bool:
    """Tell whether a card may be placed: any on an empty row (T2.3), else at most 10 from the right end (T2.2)."""
    return not row or abs(card - row[-1]) <= 10


def reverses(row: Cards, card: Card) -> bool:
    """Tell whether a card's reversal lies in the row (T2.4); a toad's cannot, since it is the toad itself (T1.3)."""
    return reversal(card) in row


def can_play(state: State) -> bool:
    """Tell whether the seat on turn holds a card that it may place or reverse (T2.7)."""
    return any(fits(state.row, card) or reverses(state.row, card) for card in state.hands[state.turn])


def can_take(state: State) -> bool:
    """Tell whether the seat on turn may take the row, if there is one (T2.7, option `voluntary_take`)."""
    return state.options.voluntary_take or not can_play(state)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: Places, Reverses, TakeRow; cards in order of numbers.

    The first one is made for a seat whose time is out (T2.11).
    """
    if state.outcome is not None or seat != state.turn:
        return ()
    hand, row = state.hands[seat], state.row
    places = [Place(card=card) for card in hand if fits(row, card)]
    pairs = [Reverse(card=card) for card in hand if reverses(row, card)]
    takes = [TakeRow()] if row and can_take(state) else []
    return (*places, *pairs, *takes)


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over.

    A made-up position can leave it neither a card nor a row, which play never does (T4.5); then nobody acts.
    """
    stuck = not state.hands[state.turn] and not state.row
    return () if stuck or state.outcome is not None else (state.turn,)


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
        return refusal(Reason.OUT_OF_RANGE, "T2.2", card=card, end=end, minimum=end - 10, maximum=end + 10)
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
