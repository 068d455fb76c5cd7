"""The NORMAL bot: it lays down what it can and throws away what counts much and hopes for little."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.french import FrenchCard
from engine.games.rummy.bots.plan import Hand, can_lay_off, hand_of, is_stalled, strands
from engine.games.rummy.vocabulary.moves import Discard, LayMeld, LayOff, Move, TakeDiscard
from engine.games.rummy.vocabulary.state import Phase
from engine.games.rummy.vocabulary.view import View


def normal_move(view: View, legal: Sequence[Move], stream: Stream) -> Move:
    """Pick a move: draw, lay everything down, or discard."""
    hand = hand_of(view)
    if view.phase is Phase.DRAW:
        return _draw(view, hand, legal)
    laying = laying_move(view, hand, legal)
    if laying is None and is_stalled(view):
        return loosening_discard(hand, legal, stream)
    return laying or _discard(hand, legal, stream)


def _draw(view: View, hand: Hand, legal: Sequence[Move]) -> Move:
    """Take a discard that completes a meld or can be laid off at once while a card is left to discard."""
    wanted = TakeDiscard()
    if wanted in legal and is_useful(view, hand, view.discard_pile[-1]):
        return wanted
    return legal[0]


def is_useful(view: View, hand: Hand, card: FrenchCard) -> bool:
    """Tell whether a card leaves the hand again in this turn."""
    return hand.completes(card) or (bool(view.hand) and can_lay_off(view, card, hand.high))


def laying_move(view: View, hand: Hand, legal: Sequence[Move]) -> Move | None:
    """Give the next meld of the best plan, else any meld, else the lay-off that counts most; None if there is none.

    A move that would strand the last card is none.
    """
    laying = [move for move in legal if isinstance(move, LayMeld | LayOff) and not strands(view, hand, move)]
    planned = [shape.move for shape in hand.melds() if shape.move in laying]
    melds = [move for move in laying if isinstance(move, LayMeld)]
    if planned or melds:
        return max(planned or melds, key=lambda move: sum(map(hand.points, move.cards)))
    lay_offs = [move for move in laying if isinstance(move, LayOff)]
    return max(lay_offs, key=lambda move: hand.points(move.card), default=None)


def loose_discards(hand: Hand, legal: Sequence[Move]) -> list[Discard]:
    """Give the legal discards that break no meld in the hand; all of them where each breaks one."""
    discards = [move for move in legal if isinstance(move, Discard)]
    left = hand.left()
    return [move for move in discards if move.card in left] or discards


def loosening_discard(hand: Hand, legal: Sequence[Move], stream: Stream) -> Move:
    """Throw away what hopes for least, whatever it counts, and one time in four anything.

    For a round that has stalled: there seats hold low cards for ever, and often those that the others wait for.
    """
    discards = loose_discards(hand, legal)
    if not stream.below(4):
        return stream.pick(discards)
    hopes = [hand.partners(move.card) for move in discards]
    return stream.pick([move for move, hope in zip(discards, hopes, strict=True) if hope == min(hopes)])


def _discard(hand: Hand, legal: Sequence[Move], stream: Stream) -> Move:
    """Throw away what counts most, less four points for each unseen card that would make it a meld."""
    discards = loose_discards(hand, legal)
    worth = [(hand.points(move.card) - 4 * hand.partners(move.card), hand.points(move.card)) for move in discards]
    most = max(worth)
    return stream.pick([move for move, value in zip(discards, worth, strict=True) if value == most])
