"""The bots: each picks one of its legal moves from its own view and what it was shown (section 11)."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.cuarenta.bots.determinization import determinization
from engine.games.cuarenta.bots.evaluation import best_moves
from engine.games.cuarenta.bots.ladder import LEVELS
from engine.games.cuarenta.bots.search import furthest_moves
from engine.games.cuarenta.rules.legal import sequence
from engine.games.cuarenta.vocabulary.cards import STEP
from engine.games.cuarenta.vocabulary.events import Event
from engine.games.cuarenta.vocabulary.moves import Move
from engine.games.cuarenta.vocabulary.view import View


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves of the seat on turn. Raises ValueError for an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}")
    return stream.pick(_wanted(view, history, legal, level, stream))


def _wanted(
    view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream
) -> Sequence[Move]:
    """Give the moves between which chance decides."""
    match level:
        case "LEVEL_2":
            return _greediest(view, legal)
        case "LEVEL_3":
            return best_moves(determinization(view, history, stream), legal)
        case "LEVEL_4":
            return furthest_moves(view, history, legal, stream)
        case _:
            return legal


def _greediest(view: View, legal: tuple[Move, ...]) -> list[Move]:
    """Give the moves that capture most cards, whatever they score or risk; all where none captures."""
    counts = [len(move.capture) and len(move.capture) + len(sequence(view.table, STEP[move.card])) for move in legal]
    return [move for move, count in zip(legal, counts, strict=True) if count == max(counts)]
