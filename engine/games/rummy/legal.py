"""What a seat may do: the legal moves and what they depend on, the open question, and the move of the clock."""

from functools import cache

from engine.french import FrenchCard
from engine.games.rummy.cards import DECK, Cards, bits, points
from engine.games.rummy.melds import melds_in, takes
from engine.games.rummy.model import (
    Ace,
    Discard,
    DrawDiscard,
    DrawStock,
    LayMeld,
    LayOff,
    MeldsPerTurn,
    Move,
    Options,
    Phase,
    State,
)
from engine.value import Seat

_DRAW_STOCK, _DRAW_DISCARD = DrawStock(), DrawDiscard()
_DISCARDS = tuple(Discard(card=card) for card in DECK)


def plays_high(options: Options) -> bool:
    """Tell whether an ace may stand above the king (option `ace`)."""
    return options.ace is Ace.HIGH_OR_LOW


def can_draw_stock(state: State) -> bool:
    """Tell whether there is a stock, or discards below the top card that can make one (R4.1, R4.3)."""
    return bool(state.stock) or len(state.discard_pile) > 1


def may_meld(state: State) -> bool:
    """Tell whether the seat on turn may lay a meld: always the first in a turn (R3.2, option `melds_per_turn`)."""
    return state.options.melds_per_turn is MeldsPerTurn.UNLIMITED or state.last_meld != state.turn_number


def may_lay_off(state: State) -> bool:
    """Tell whether the seat on turn may lay off (R2.10, option `layoff_requires_own_meld`)."""
    return not state.options.layoff_requires_own_meld or any(meld.owner == state.turn for meld in state.melds)


def most_laid(state: State) -> int:
    """Give how many cards the seat on turn may lay down at once: all it has, or one fewer (R5.2, R5.6)."""
    return len(state.hands[state.turn]) - state.options.must_discard


def is_barred(state: State, card: FrenchCard) -> bool:
    """Tell whether a card was taken from the discard pile in this turn (R3.5); never the only one left (R3.6)."""
    return card is state.taken and len(state.hands[state.turn]) > 1


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: draws, or melds, lay-offs, discards; in deck order."""
    if state.outcome is not None or seat != state.turn:
        return ()
    if state.phase is Phase.DRAW:
        stock = [_DRAW_STOCK] if can_draw_stock(state) else []
        return (*stock, _DRAW_DISCARD) if state.discard_pile else tuple(stock)
    hand = state.hands[seat]
    held = bits(hand)
    discards = [_DISCARDS[card.order] for card in hand if not is_barred(state, card)]
    return (*_melds(state, held), *_lay_offs(state, hand, held), *discards)


def _melds(state: State, held: int) -> list[LayMeld]:
    found = melds_in(held, plays_high(state.options))
    if not found or not may_meld(state):
        return []
    most = most_laid(state)
    return [shape.move for shape in found if len(shape.cards) <= most]


def _lay_offs(state: State, hand: Cards, held: int) -> list[LayOff]:
    if not state.melds or most_laid(state) < 1 or not may_lay_off(state):
        return []
    high = plays_high(state.options)
    wanted = [(meld.id, found) for meld in state.melds if (found := takes(meld, high) & held)]
    return [_lay_off(card.order, meld) for card in hand for meld, found in wanted if found >> card.order & 1]


@cache
def _lay_off(order: int, meld: int) -> LayOff:
    return LayOff(card=DECK[order], meld=meld)


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over.

    A made-up position can leave it without any move, which play never does (R4.3, R5.1); then nobody acts.
    """
    stuck = not (state.hands[state.turn] if state.phase is Phase.PLAY else state.discard_pile)
    return () if stuck or state.outcome is not None else (state.turn,)


def decision(state: State, _seat: Seat, _move: Move | None) -> str:
    """Name the one open question: the draw or the rest of this turn."""
    return f"{state.round}.{state.turn_number}.{state.phase}"


def timeout_move(state: State, seat: Seat) -> Move:
    """Draw, from the stock if that can be; then discard the legal card that counts most, the first in deck order."""
    legal = legal_moves(state, seat)
    if state.phase is Phase.DRAW:
        return legal[0]
    ace = ace_points(state.options)
    discards = [move for move in legal if isinstance(move, Discard)]
    return max(discards, key=lambda move: points(move.card, ace=ace))


def ace_points(options: Options) -> int:
    """Give what an ace counts in a hand (R6.1, option `ace`)."""
    return 11 if plays_high(options) else 1
