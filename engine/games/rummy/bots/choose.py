"""The bots: each picks one of its legal moves from its own view and what it was shown."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.rummy.bots.hard import hard_move
from engine.games.rummy.bots.normal import loosening_discard, normal_move
from engine.games.rummy.bots.plan import hand_of, is_stalled, strands
from engine.games.rummy.vocabulary.events import Event
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, LayOff, Move, TakeDiscard
from engine.games.rummy.vocabulary.state import Phase
from engine.games.rummy.vocabulary.view import View

LEVELS = ("EASY", "NORMAL", "HARD")
"""Weakest first."""


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves of the seat on turn. Raises ValueError for an unknown level."""
    match level:
        case "EASY":
            return _easy_draw(view, legal, stream) if view.phase is Phase.DRAW else _easy_play(view, legal, stream)
        case "NORMAL":
            return normal_move(view, legal, stream)
        case "HARD":
            return hard_move(view, history, legal, stream)
        case _:
            raise ValueError(f"there is no level {level!r}")


def _easy_draw(view: View, legal: tuple[Move, ...], stream: Stream) -> Move:
    """Overlook every second discard that completes a meld."""
    useful = bool(view.discard_pile) and hand_of(view).completes(view.discard_pile[-1])
    wanted = TakeDiscard() if useful and (is_stalled(view) or stream.below(2)) else DrawCard()
    return wanted if wanted in legal else legal[0]


def _easy_play(view: View, legal: tuple[Move, ...], stream: Stream) -> Move:
    """Lay every second meld and two lay-offs in five, but always the last cards; else throw a high card away."""
    hand, stalled = hand_of(view), is_stalled(view)
    cards = len(view.hand or ())
    laying = [move for move in legal if isinstance(move, LayMeld | LayOff) and not strands(view, hand, move)]
    for shape in hand.melds():
        if shape.move in laying and (len(shape.cards) == cards or stalled or stream.below(2)):
            return shape.move
    for move in laying:
        if isinstance(move, LayOff) and (cards == 1 or stalled or stream.below(5) < 2):
            return move
    discards = [move for move in legal if isinstance(move, Discard)]
    if stalled and discards:
        return loosening_discard(hand, legal, stream)
    discards.sort(key=lambda move: hand.points(move.card), reverse=True)
    return stream.pick(discards[:3]) if discards else next(move for move in legal if isinstance(move, LayMeld))
