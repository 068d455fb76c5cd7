"""The NORMAL bot: it lays down what it can and throws away what counts much and hopes for little."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.french import FrenchCard
from engine.games.rummy.model import Discard, DrawDiscard, LayMeld, LayOff, Move, Phase, View
from engine.games.rummy.plan import Hand, can_lay_off, hand_of


def normal_move(view: View, legal: Sequence[Move], stream: Stream) -> Move:
    """Pick a move: draw, lay everything down, or discard."""
    hand = hand_of(view)
    if view.phase is Phase.DRAW:
        return _draw(view, hand, legal)
    return laying_move(hand, legal) or _discard(hand, legal, stream)


def _draw(view: View, hand: Hand, legal: Sequence[Move]) -> Move:
    """Take a discard that completes a meld or can be laid off at once while a card is left to discard."""
    wanted = DrawDiscard()
    if wanted in legal and is_useful(view, hand, view.discard_pile[-1]):
        return wanted
    return legal[0]


def is_useful(view: View, hand: Hand, card: FrenchCard) -> bool:
    """Tell whether a card leaves the hand again in this turn."""
    return hand.completes(card) or (bool(view.hand) and can_lay_off(view, card, hand.high))


def laying_move(hand: Hand, legal: Sequence[Move]) -> Move | None:
    """Give the next meld of the best plan, else any meld, else the lay-off that counts most; None if there is none."""
    planned = [shape.move for shape in hand.melds() if shape.move in legal]
    melds = [move for move in legal if isinstance(move, LayMeld)]
    if planned or melds:
        return max(planned or melds, key=lambda move: sum(map(hand.points, move.cards)))
    lay_offs = [move for move in legal if isinstance(move, LayOff)]
    return max(lay_offs, key=lambda move: hand.points(move.card), default=None)


def loose_discards(hand: Hand, legal: Sequence[Move]) -> list[Discard]:
    """Give the legal discards that break no meld in the hand; all of them where each breaks one."""
    discards = [move for move in legal if isinstance(move, Discard)]
    left = hand.left()
    return [move for move in discards if move.card in left] or discards


def _discard(hand: Hand, legal: Sequence[Move], stream: Stream) -> Move:
    """Throw away what counts most, less four points for each unseen card that would make it a meld."""
    discards = loose_discards(hand, legal)
    worth = [(hand.points(move.card) - 4 * hand.partners(move.card), hand.points(move.card)) for move in discards]
    most = max(worth)
    return stream.pick([move for move, value in zip(discards, worth, strict=True) if value == most])
