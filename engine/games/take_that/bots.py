"""The bots: each picks one of its legal moves from its own view and what it was shown.

EASY plays by chance, NORMAL by what a move is worth at once (`evaluation`), HARD by playing its best moves on through
tables that fit what it was shown (determinization).
"""

from collections.abc import Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from engine.draws import Draws, Stream
from engine.game import Decided
from engine.games.take_that.events import Event, RoundStarted, RowTaken
from engine.games.take_that.rules.decide import decide, score_sheet
from engine.games.take_that.rules.legal import fits, legal_moves
from engine.games.take_that.rules.setup import empty
from engine.games.take_that.vocabulary import (
    DECK,
    Card,
    Cards,
    Move,
    Options,
    Place,
    Reverse,
    State,
    TakeRow,
    View,
    is_toad,
    reversal,
)
from engine.hand import without
from engine.value import Seat

LEVELS = ("EASY", "NORMAL", "HARD")
"""Weakest first."""

WIDTH = 5
"""Moves that are looked at: those that NORMAL values most."""
SAMPLES = 20
"""Imagined tables; every move is tried on each."""
TURNS = 12
"""How far a move is played on while the draw pile is long."""
SHORT_PILE = 15
"""With no more cards than these in the draw pile a move is played on to the end of the round."""

_NO_DRAWS = Draws(bytes(32))
"""An imagined game ends with its round, so nothing is ever drawn by lot."""


class Situation(Struct, frozen=True):
    """What a move's worth depends on."""

    hand: Cards
    """The hand of the seat on turn."""
    row: Cards
    """The row."""
    extra_cost: float
    """Points that taking the row costs beyond its cards: the extra card of T3.1, where it applies."""


def row_cost(row: Cards) -> int:
    """Count the points that a row takes from who takes it (T5.2)."""
    return len(row) + 4 * sum(is_toad(card) for card in row)


STUCK = (0.7, 0.4, 0.2, 0.1)
"""Estimated chance to have no Place next turn, by own cards near the row's end (the last: three and more)."""

AVERAGE_COST = 1 + row_cost(DECK) / len(DECK)
"""What an extra card costs on average, with the point that is feared beside it."""


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves of the seat on turn. Raises ValueError for an unknown level."""
    match level:
        case "EASY":
            return _easy(legal, stream)
        case "NORMAL":
            return stream.pick(best_moves(_situation(view, history), legal))
        case "HARD":
            return furthest_move(view, history, legal, stream)
        case _:
            raise ValueError(f"there is no level {level!r}")


def _easy(legal: tuple[Move, ...], stream: Stream) -> Move:
    """Reverse seven times in ten, else place any card; take the row only when forced."""
    reverses = [move for move in legal if isinstance(move, Reverse)]
    places = [move for move in legal if isinstance(move, Place)]
    if reverses and (not places or stream.below(10) < 7):
        return stream.pick(reverses)
    return stream.pick(places or legal)


def _situation(view: View, history: Sequence[Event]) -> Situation:
    """Give what the viewer sees; an extra card costs the average of those it has not seen, and is feared a point."""
    cost = 0.0
    if takes_extra(view.options, len(view.seats), view.row, view.draw_pile_count):
        cards = unseen(view, history)
        cost = 1 + row_cost(cards) / len(cards)
    return Situation(view.hand or (), view.row, cost)


def situation(table: State) -> Situation:
    """Give what the seat on turn sees of a table; it takes the extra card for one of average cost."""
    extra_cost = AVERAGE_COST if takes_extra(table.options, len(table.hands), table.row, len(table.draw_pile)) else 0.0
    return Situation(table.hands[table.turn], table.row, extra_cost)


def takes_extra(options: Options, seats: int, row: Cards, draw_pile_count: int) -> bool:
    """Tell whether taking this row brings the extra card (T3.1)."""
    return options.two_player_extra and seats == 2 and len(row) == 1 and draw_pile_count > 0


def best_moves(situation: Situation, legal: Sequence[Move]) -> list[Move]:
    """Give the legal moves that are worth most; the row is taken only when forced or cheap."""
    wanted = [move for move in legal if not isinstance(move, TakeRow)]
    if not wanted or _take_is_cheap(situation, wanted):
        wanted = list(legal)
    values = [evaluation(situation, move) for move in wanted]
    most = max(values)
    return [move for move, value in zip(wanted, values, strict=True) if value == most]


def evaluation(situation: Situation, move: Move) -> float:
    """Value one move."""
    match move:
        case Place(card=card):
            return _place_evaluation(situation.hand, len(situation.row), row_cost(situation.row), card)
        case Reverse(card=card):
            row = without(situation.row, reversal(card))
            return 2 + 0.3 * sum(fits(row, other) for other in situation.hand if other != card)
        case TakeRow():
            after = max((_place_evaluation(situation.hand, 0, 0, card) for card in situation.hand), default=0)
            return after - row_cost(situation.row) - situation.extra_cost


def _place_evaluation(hand: Cards, length: int, cost: int, card: Card) -> float:
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


def rows_taken(view: View, history: Sequence[Event]) -> tuple[Cards, ...]:
    """Give the penalty cards of each seat that everybody saw: the rows that it took in this round, oldest first."""
    taken: list[Cards] = [() for _ in view.seats]
    for event in reversed(history):
        match event:
            case RowTaken(seat=seat, cards=cards):
                taken[seat] = cards + taken[seat]
            case RoundStarted():
                break
            case _:
                pass
    return tuple(taken)


def unseen(view: View, history: Sequence[Event]) -> Cards:
    """List the cards of this round that the viewer has never seen, in order of numbers."""
    open_cards = (*(seat.face_up for seat in view.seats), *rows_taken(view, history))
    shown = {*(view.hand or ()), *view.row, *(card for pile in open_cards for card in pile)}
    return tuple(card for card in DECK if card not in shown)


def determinization(view: View, history: Sequence[Event], stream: Stream) -> State:
    """Make up a table that looks like the view from the seat on turn; its game ends with this round."""
    seats = len(view.seats)
    hidden = iter(stream.shuffle(unseen(view, history)))
    taken = rows_taken(view, history)
    options = replace(view.options, games=view.round)
    return replace(
        empty(options, seats),
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        turn_number=view.turn_number,
        phase=view.phase,
        hands=tuple(
            view.hand or () if seat.seat == view.turn else tuple(sorted(islice(hidden, seat.hand_count)))
            for seat in view.seats
        ),
        row=view.row,
        extra=tuple(
            tuple(islice(hidden, seat.penalty_count - len(cards)))
            for seat, cards in zip(view.seats, taken, strict=True)
        ),
        draw_pile=tuple(islice(hidden, view.draw_pile_count)),
        face_up=tuple(seat.face_up for seat in view.seats),
        taken=taken,
        tallies=tuple(seat.tally for seat in view.seats),
    )


def furthest_move(view: View, history: Sequence[Event], legal: Sequence[Move], stream: Stream) -> Move:
    """Give the move that leads furthest ahead, on average over the imagined tables."""
    tables = [determinization(view, history, stream) for _ in range(SAMPLES)]
    seen = situation(tables[0])
    moves = sorted(legal, key=lambda move: evaluation(seen, move), reverse=True)[:WIDTH]
    leads = [sum(_lead(_played_on(table, move, stream), view.turn) for table in tables) for move in moves]
    return moves[leads.index(max(leads))]


def _played_on(table: State, move: Move, stream: Stream) -> State:
    """Play a move, then let every seat play as NORMAL does, until one has no move, as on a table that was made up."""
    last_turn = table.turn_number + TURNS if len(table.draw_pile) > SHORT_PILE else None
    table = _after(table, move)
    while table.turn_number != last_turn and (legal := legal_moves(table, table.turn)):
        table = _after(table, stream.pick(best_moves(situation(table), legal)))
    return table


def _after(table: State, move: Move) -> State:
    verdict = decide(table, table.turn, move, _NO_DRAWS)
    assert isinstance(verdict, Decided)
    return verdict.state


def _lead(table: State, seat: Seat) -> int:
    """Count how many points of this round a seat is ahead of the best other."""
    scores = [line.points for line in score_sheet(table)]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
