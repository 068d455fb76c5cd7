"""LEVEL_4: it imagines hands of the other seat, and plays this deal to its end with each move (section 11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.draws import Stream
from engine.game import Emitter
from engine.games.cuarenta.bots.determinization import determinization
from engine.games.cuarenta.bots.evaluation import LAST_DEAL, best_moves, estimates
from engine.games.cuarenta.rules.decide import count_round, play
from engine.games.cuarenta.rules.evolve import evolve
from engine.games.cuarenta.rules.legal import legal_moves
from engine.games.cuarenta.rules.score import WINNING
from engine.games.cuarenta.rules.setup import Emit
from engine.games.cuarenta.vocabulary.events import Event
from engine.games.cuarenta.vocabulary.moves import Move
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.games.cuarenta.vocabulary.view import View
from engine.value import Seat

SAMPLES = 30
"""Imagined hands; every move is tried against each."""

CARD_WORTH = 0.4
"""Points that a captured card is worth before the count."""

DECISIVE = 1000
"""Points that a won game is worth."""


def furthest_moves(view: View, history: Sequence[Event], legal: Sequence[Move], stream: Stream) -> list[Move]:
    """Give the moves that lead furthest ahead on average over the imagined hands; of equal ones those of LEVEL_3."""
    if len(legal) == 1:
        return list(legal)
    tables = [determinization(view, history, stream) for _ in range(SAMPLES)]
    leads = [sum(_lead(_played_on(table, move), view.turn) for table in tables) for move in legal]
    values = list(zip(leads, estimates(tables[0], legal), strict=True))
    most = max(values)
    return [move for move, value in zip(legal, values, strict=True) if value == most]


def _played_on(table: State, move: Move) -> State:
    """Play a move, then let both seats play the deal as LEVEL_3 does, the first of equal moves; count a last deal."""
    table = _after(table, move)
    while table.phase is not Phase.OVER and table.hands[table.turn]:
        legal = legal_moves(table, table.turn)
        table = _after(table, best_moves(table, legal)[0])
    if table.phase is Phase.OVER or table.deal != LAST_DEAL:
        return table
    emit: Emit = Emitter(evolve, table)
    count_round(emit)
    return emit.state


def _after(table: State, move: Move) -> State:
    emit: Emit = Emitter(evolve, table)
    play(emit, move.card, move.capture)
    return replace(emit.state, turn=1 - table.turn, fresh=not move.capture)


def _lead(table: State, seat: Seat) -> float:
    own, other = table.scores[seat], table.scores[1 - seat]
    cards = len(table.captured[seat]) - len(table.captured[1 - seat])
    return own - other + CARD_WORTH * cards + DECISIVE * ((own >= WINNING) - (other >= WINNING))
