"""The HARD bot: it imagines tables that fit what it was shown, and plays its best moves on through them."""

from collections.abc import Sequence

from engine.draws import Draws, Stream
from engine.game import Decided
from engine.games.take_that.decide import decide
from engine.games.take_that.events import Event
from engine.games.take_that.guess import guess
from engine.games.take_that.legal import legal_moves
from engine.games.take_that.model import Move, Phase, State, View
from engine.games.take_that.score import score_sheet
from engine.games.take_that.worth import best_moves, situation, worth
from engine.value import Seat

WIDTH = 5
"""Moves that are looked at: those that NORMAL values most."""
SAMPLES = 20
"""Imagined tables; every move is tried on each."""
TURNS = 12
"""How far a move is played on while the stock is long."""
SHORT_STOCK = 15
"""With no more cards than these in the stock a move is played on to the end of the round."""

_NO_DRAWS = Draws(bytes(32))
"""An imagined game ends with its round, so nothing is ever drawn by lot."""


def furthest_move(view: View, history: Sequence[Event], legal: Sequence[Move], stream: Stream) -> Move:
    """Give the move that leads furthest ahead, on average over the imagined tables."""
    tables = [guess(view, history, stream) for _ in range(SAMPLES)]
    seen = situation(tables[0])
    moves = sorted(legal, key=lambda move: worth(seen, move), reverse=True)[:WIDTH]
    leads = [sum(_lead(_played_on(table, move, stream), view.turn) for table in tables) for move in moves]
    return moves[leads.index(max(leads))]


def _played_on(table: State, move: Move, stream: Stream) -> State:
    """Play a move, then let every seat play as NORMAL does."""
    last_turn = table.turn_number + TURNS if len(table.stock) > SHORT_STOCK else None
    table = _after(table, move)
    while table.phase is not Phase.OVER and table.turn_number != last_turn:
        legal = legal_moves(table, table.turn)
        table = _after(table, stream.pick(best_moves(situation(table), legal)))
    return table


def _after(table: State, move: Move) -> State:
    verdict = decide(table, table.turn, move, _NO_DRAWS)
    assert isinstance(verdict, Decided)
    return verdict.state


def _lead(table: State, seat: Seat) -> int:
    """Count how many points of this round a seat is ahead of the best other."""
    scores = [line.score for line in score_sheet(table)]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
