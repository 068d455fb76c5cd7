"""The HARD bot: it holds melds back for a rummy while that is safe, and minds what the next seat has taken."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.french import FrenchCard
from engine.games.rummy.bots.normal import laying_move, loose_discards, normal_move
from engine.games.rummy.bots.plan import Hand, can_lay_off, hand_of, is_stalled
from engine.games.rummy.rules.melds import extended, takes
from engine.games.rummy.vocabulary.events import (
    CardDiscarded,
    CardLaidOff,
    CardsDealt,
    DiscardTaken,
    Event,
    MeldLaid,
    PileReshuffled,
)
from engine.games.rummy.vocabulary.melds import Meld
from engine.games.rummy.vocabulary.moves import Discard, Move, TakeDiscard
from engine.games.rummy.vocabulary.options import MeldsPerTurn
from engine.games.rummy.vocabulary.state import Phase
from engine.games.rummy.vocabulary.view import View
from engine.seat import next_seat
from engine.value import Seat

LONG_PILE = 12
"""With more cards than these in the draw pile it hopes for a run that can grow both ways."""
SHORT_PILE = 8
"""With no more cards than these in the draw pile it holds nothing back."""
FEW_CARDS = 3
"""When another seat has no more cards than these it holds nothing back."""
MUCH_LEFT = 4
"""With more cards than these left beside its melds it holds nothing back."""


def hard_move(view: View, history: Sequence[Event], legal: Sequence[Move], stream: Stream) -> Move:
    """Pick a move: draw, go out, lay down what need not be held back, or discard with care; NORMAL's in a stall."""
    if is_stalled(view):
        return normal_move(view, legal, stream)
    hand = hand_of(view)
    if view.phase is Phase.DRAW:
        return _draw(view, hand, legal)
    laying = None if _holds_back(view, hand, history) and not _goes_out(view, hand) else laying_move(view, hand, legal)
    return laying or _discard(view, hand, history, legal, stream)


def _draw(view: View, hand: Hand, legal: Sequence[Move]) -> Move:
    """Take a discard that completes a meld, ends the round, or starts a run both ways while the draw pile is long."""
    wanted = TakeDiscard()
    if wanted not in legal:
        return legal[0]
    card = view.discard_pile[-1]
    hopes = view.draw_pile_count > LONG_PILE and hand.runs_both_ways(card)
    return wanted if hopes or hand.completes(card) or _goes_out(view, hand.with_card(card)) else legal[0]


def _holds_back(view: View, hand: Hand, history: Sequence[Event]) -> bool:
    """Tell whether to keep the melds for a rummy: none was laid, little is left, and nobody is near the end."""
    others = [seat.hand_count for seat in view.seats if seat.seat != view.turn]
    return (
        not view.seats[view.turn].first_laid
        and min(others) > FEW_CARDS
        and view.draw_pile_count > SHORT_PILE
        and len(hand.left()) <= MUCH_LEFT
        and not _was_rebuilt(history)
    )


def _was_rebuilt(history: Sequence[Event]) -> bool:
    """Tell whether the draw pile of this round was made anew."""
    for event in reversed(history):
        if isinstance(event, CardsDealt | PileReshuffled):
            return isinstance(event, PileReshuffled)
    return False


def _goes_out(view: View, hand: Hand) -> bool:
    """Tell whether melds, then lay-offs, then one discard empty the hand in this turn."""
    melds = hand.melds()
    if len(melds) > 1 and view.options.melds_per_turn is MeldsPerTurn.ONE:
        return False
    own = [Meld(id=0, owner=view.turn, kind=shape.kind, cards=shape.cards) for shape in melds]
    table, left = [*view.melds, *own], list(hand.left())
    if view.options.layoff_requires_own_meld and not any(meld.owner == view.turn for meld in table):
        return len(left) <= 1
    while fitting := [
        (place, card) for place, meld in enumerate(table) for card in left if takes(meld, hand.high) >> card.order & 1
    ]:
        place, card = fitting[0]
        table[place] = Meld(
            id=0, owner=table[place].owner, kind=table[place].kind, cards=extended(table[place], card, hand.high)
        )
        left.remove(card)
    return len(left) <= 1


def takings(history: Sequence[Event], seat: Seat) -> set[FrenchCard]:
    """Give the cards that a seat took from the discards in this round and still holds."""
    held: set[FrenchCard] = set()
    for event in history:
        match event:
            case CardsDealt():
                held = set()
            case DiscardTaken(seat=who, card=card) if who == seat:
                held.add(card)
            case CardDiscarded(card=card) | CardLaidOff(card=card):
                held.discard(card)
            case MeldLaid(cards=cards):
                held.difference_update(cards)
            case _:
                pass
    return held


def _goes_with(card: FrenchCard, other: FrenchCard) -> bool:
    """Tell whether two cards are of one rank, or near in a suit."""
    return card.rank == other.rank or (card.suit is other.suit and abs(card.rank - other.rank) <= 2)


def _discard(view: View, hand: Hand, history: Sequence[Event], legal: Sequence[Move], stream: Stream) -> Move:
    """Throw away what helps the next seat least and itself least; what goes with its takings only if all does."""
    wanted = takings(history, next_seat(view.turn, len(view.seats)))
    every = loose_discards(hand, legal)
    discards = [move for move in every if not any(_goes_with(move.card, card) for card in wanted)] or every
    costs = [_cost(view, hand, wanted, move) for move in discards]
    least = min(costs)
    return stream.pick([move for move, cost in zip(discards, costs, strict=True) if cost == least])


def _cost(view: View, hand: Hand, wanted: set[FrenchCard], move: Discard) -> float:
    """Weigh the danger of a discard and what it is worth to the hand against its points."""
    danger = 6 * sum(_goes_with(move.card, card) for card in wanted)
    danger += 3 * can_lay_off(view, move.card, hand.high)
    return danger * 1.5 - hand.points(move.card) * 0.3 + hand.partners(move.card)
