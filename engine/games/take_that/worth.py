"""How the NORMAL bot values a move, in points, from what the seat on turn can see."""

from collections.abc import Sequence

from msgspec import Struct

from engine.games.take_that.cards import DECK, Card, Cards, is_toad, reversal
from engine.games.take_that.legal import fits
from engine.games.take_that.model import Move, Options, Place, Reverse, State, TakeRow
from engine.hand import without


def row_cost(row: Cards) -> int:
    """Count the points that a row takes from who takes it (T5.2)."""
    return len(row) + 4 * sum(is_toad(card) for card in row)


STUCK = (0.7, 0.4, 0.2, 0.1)
"""Estimated chance to have no Place next turn, by own cards near the row's end (the last: three and more)."""

AVERAGE_COST = 1 + row_cost(DECK) / len(DECK)
"""What an extra card costs on average, with the point that is feared beside it."""


class Situation(Struct, frozen=True):
    """What a move's worth depends on."""

    hand: Cards
    """The hand of the seat on turn."""
    row: Cards
    """The row."""
    extra_cost: float
    """Points that taking the row costs beyond its cards: the extra card of T3.1, where it applies."""


def situation(table: State) -> Situation:
    """Give what the seat on turn sees of a table; it takes the extra card for one of average cost."""
    extra_cost = AVERAGE_COST if takes_extra(table.options, len(table.hands), table.row, len(table.stock)) else 0.0
    return Situation(table.hands[table.turn], table.row, extra_cost)


def takes_extra(options: Options, seats: int, row: Cards, stock_count: int) -> bool:
    """Tell whether taking this row brings the extra card (T3.1)."""
    return options.two_player_extra and seats == 2 and len(row) == 1 and stock_count > 0


def best_moves(situation: Situation, legal: Sequence[Move]) -> list[Move]:
    """Give the legal moves that are worth most; the row is taken only when forced or cheap."""
    wanted = [move for move in legal if not isinstance(move, TakeRow)]
    if not wanted or _take_is_cheap(situation, wanted):
        wanted = list(legal)
    values = [worth(situation, move) for move in wanted]
    most = max(values)
    return [move for move, value in zip(wanted, values, strict=True) if value == most]


def worth(situation: Situation, move: Move) -> float:
    """Value one move."""
    match move:
        case Place(card=card):
            return _place_worth(situation.hand, len(situation.row), row_cost(situation.row), card)
        case Reverse(card=card):
            row = without(situation.row, reversal(card))
            return 2 + 0.3 * sum(fits(row, other) for other in situation.hand if other != card)
        case TakeRow():
            after = max((_place_worth(situation.hand, 0, 0, card) for card in situation.hand), default=0)
            return after - row_cost(situation.row) - situation.extra_cost


def _place_worth(hand: Cards, length: int, cost: int, card: Card) -> float:
    """Fear the longer row as far as the hand may be stuck; hope for the own reversal; be rid of toads early.

    `length` and `cost` are those of the row before the card lies in it.
    """
    partner = reversal(card)
    own_reversal = 0.5 if partner != card and partner in hand else 0.0
    early_toad = 1.0 if partner == card and length <= 2 else 0.0
    return own_reversal + early_toad - 0.25 * (cost + row_cost((card,))) * _stuck_chance(hand, card)


def _stuck_chance(hand: Cards, end: Card) -> float:
    near = sum(fits((end,), other) for other in hand if other != end)
    return STUCK[min(near, 3)]


def _take_is_cheap(situation: Situation, moves: Sequence[Move]) -> bool:
    return row_cost(situation.row) <= 1 and all(
        _stuck_chance(situation.hand, move.card) == STUCK[0] for move in moves if isinstance(move, Place)
    )
