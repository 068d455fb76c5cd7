"""What the bots weigh: how much a play is worth, and whether a pile is worth answering (section 14 of the rules)."""

from collections import Counter
from collections.abc import Sequence

from engine.games.color_match.vocabulary.cards import Attack, Cards, Color, Face, Kind
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.events.piles import PileGrew, PileStarted
from engine.games.color_match.vocabulary.events.turns import TurnStarted
from engine.games.color_match.vocabulary.moves import PlayCard
from engine.games.color_match.vocabulary.view import View
from engine.seat import next_seat

FEW = 3
"""So few cards in the next hand make it worth attacking."""

RANKS: tuple[Attack | None, ...] = (*Attack, None)
"""What answers a pile, cheapest first; a shield last."""


def colors_held(hand: Cards) -> Counter[Color]:
    """Count the cards of each colour in a hand."""
    return Counter(card.face.color for card in hand if card.face.color is not None)


def play_worth(view: View, play: PlayCard) -> int:
    """Value a play where no pile waits: the colours that are left, and whom it hurts."""
    hand, face = view.hand or (), play.card.face
    color = face.color or play.color
    worth = 3 * sum(card.face.color is color for card in hand)
    if face.kind in (Kind.ATTACK, Kind.SKIP) and _next_hand_count(view) <= FEW:
        worth += 15
    if face.kind is Kind.BOMB and _others_hold_less(view):
        worth += 10
    return worth


def answer_cost(face: Face) -> int:
    """Rank an answer to a pile by what it costs to give it away: low attacks first, shields last."""
    return RANKS.index(face.attack)


def attacked_lately(view: View, history: Sequence[Event]) -> bool:
    """Tell whether an attack was played in the last lap."""
    turns = 0
    for event in reversed(history):
        match event:
            case PileStarted() | PileGrew():
                return True
            case TurnStarted():
                turns += 1
                if turns > len(view.seats):
                    return False
            case _:
                pass
    return False


def _next_hand_count(view: View) -> int:
    return view.seats[next_seat(view.turn, len(view.seats), view.direction)].hand_count


def _others_hold_less(view: View) -> bool:
    """Tell whether the others hold fewer cards each, on average, than the viewer does."""
    own = len(view.hand or ())
    others = sum(seat.hand_count for seat in view.seats) - own
    return others < own * (len(view.seats) - 1)
