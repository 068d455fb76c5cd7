"""What the cards of a hand make: the sets and runs among them, and what extends a meld on the table."""

from collections.abc import Iterator

from engine.games.rummy.rules.melds import Shape, melds_in, takes
from engine.games.rummy.vocabulary.cards import bits
from engine.games.rummy.vocabulary.view import GroupKind, View
from engine.groups import CardGroup


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell which hand cards are melds (R2.1, R2.2), and which extend one on the table (R2.8).

    Of a longer meld the whole and its parts of three are told, so that a card can be kept for another meld.
    """
    return tuple(_groups(view)) if view.hand else ()


def _groups(view: View) -> Iterator[CardGroup]:
    hand, high = view.hand or (), view.options.plays_high
    places = {card: place for place, card in enumerate(hand)}
    found = melds_in(bits(hand), high)
    for shape in found:
        if len(shape.cards) == 3 or not _has_larger(shape, found):
            held = sorted(places[card] for card in shape.cards)
            yield CardGroup(kind=GroupKind(shape.kind), places=tuple(held))
    for card, place in places.items():
        for meld in view.melds:
            if takes(meld, high) >> card.order & 1:
                yield CardGroup(kind=GroupKind.LAY_OFF, places=(place,), target=str(meld.id))


def _has_larger(shape: Shape, found: tuple[Shape, ...]) -> bool:
    """Tell whether a meld is part of a larger one."""
    return any(shape.bits & other.bits == shape.bits != other.bits for other in found)
