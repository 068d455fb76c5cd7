"""What a seat may do: the legal moves, the open questions, the move for a seat whose time is out."""

from functools import cache

from engine.games.uno.cards import COLORS, Card
from engine.games.uno.custom import CustomRule
from engine.games.uno.drawing import can_draw
from engine.games.uno.model import Phase, State
from engine.games.uno.moves import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    PlayCard,
    TakePenalty,
)
from engine.games.uno.playable import creates_duty, custom_rule, names_color, names_target, playable
from engine.value import Seat

_DRAW, _PASS, _TAKE = DrawCard(), PassTurn(), TakePenalty()
_ANSWERS: tuple[Move, ...] = (Accept(), Challenge())
_START_COLORS: tuple[Move, ...] = tuple(ChooseStartColor(color=color) for color in COLORS)


MANY = 3
"""Cards in hand from which on their number makes no difference to what is said with a card."""

_PLAIN: dict[Card, Move] = {card: PlayCard(card=card) for card in Card}
"""The plays with which nothing is said: of coloured cards, out of many."""


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat` without a penalty, in order of declaration and deck."""
    if state.phase is Phase.OVER:
        return ()
    moves = _turn_moves(state) if seat == state.turn else ()
    window = state.uno_window
    if window is None:
        return moves
    return (*moves, CallUno() if window == seat else CatchUno(seat=window))


def _turn_moves(state: State) -> tuple[Move, ...]:
    match state.phase:
        case Phase.TURN:
            plays = _plays(state)
            if can_draw(state) or not plays:
                plays.append(_DRAW)
            return tuple(plays)
        case Phase.DRAWN:
            return (*_plays(state), _PASS)
        case Phase.PENALTY:
            return (*_plays(state), _TAKE)
        case Phase.WD4_RESPONSE:
            return (*_plays(state), *_ANSWERS)
        case Phase.GIVE:
            return _gifts(state)
        case Phase.START_COLOR:
            return _START_COLORS
        case Phase.OVER:
            return ()


def _plays(state: State) -> list[Move]:
    """List the plays of each playable card: its colours, its targets, and with or without a call where that differs."""
    hand, fitting, seats = state.hands[state.turn], playable(state), len(state.hands)
    held = min(len(hand), MANY)
    plays: list[Move] = []
    for card in [card for card in dict.fromkeys(hand) if card in fitting]:
        if held == MANY and card.color is not None:
            plays.append(_PLAIN[card])
        else:
            plays += _variants(card, custom_rule(state, card), held, state.turn, seats)
    return plays


@cache
def _variants(card: Card, rule: CustomRule | None, held: int, seat: Seat, seats: int) -> tuple[PlayCard, ...]:
    """Make every move that plays a card."""
    colors = COLORS if names_color(card, held) else (None,)
    targets = [other for other in range(seats) if other != seat] if names_target(rule, held) else [None]
    calls = (False, True) if creates_duty(card, rule, held) else (False,)
    return tuple(
        PlayCard(card=card, color=color, target=target, call_uno=call)
        for color in colors
        for target in targets
        for call in calls
    )


def _gifts(state: State) -> tuple[Move, ...]:
    others = [seat for seat in range(len(state.hands)) if seat != state.turn]
    hand = dict.fromkeys(state.hands[state.turn])
    return tuple(GiveCard(card=card, target=other) for card in hand for other in others)


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over. Who can call or catch owes nothing."""
    return () if state.phase is Phase.OVER else (state.turn,)


def decision(state: State, seat: Seat, move: Move | None) -> str:
    """Name the question that a move answers: a window by its owner and number, else the turn and its phase.

    So a call of another seat leaves the question of the turn as it was, and a late catch finds another window than
    the one that it was meant for.
    """
    match move:
        case CallUno():
            offender = seat
        case CatchUno():
            offender = move.seat
        case _:
            return f"{state.round}.{state.turn_number}.{state.phase.value}"
    number = state.windows_opened if state.uno_window == offender else 0
    return f"uno.{offender}.{number}"


def timeout_move(state: State, seat: Seat) -> Move:
    """Give the first legal move: the first card that fits, else draw, pass, pay or accept.

    So a table of seats that have all run out of time comes to an end, which drawing alone would not bring.
    """
    return legal_moves(state, seat)[0]
