"""Other worlds that look the same to one viewer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.color_match.rules.sides import all_see_backs, owner_sees_backs
from engine.games.color_match.secrecy.knowledge import Glimpse, discards_seen, fresh_sides, returned_faces, whole
from engine.games.color_match.vocabulary.cards import Card, Cards, Face, in_order
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.state import State
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Auditor

UNSEEN = Glimpse()
"""Of this card nothing was shown."""


def resample(state: State, viewer: AnyViewer, history: Sequence[Event], stream: Stream) -> State:
    """Deal the cards that the viewer cannot see anew: other hands, the draw pile, and hidden backs.

    Of a two-faced card one side may be known: such a card changes places only with one that shows the same side. A card
    that lay in a hand through a flip has shown both its sides wherever one is shown, so it stays.
    """
    if isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    places: tuple[Cards, ...] = (*state.hands, state.draw_pile, state.discard_pile)
    glimpses = [*_hand_glimpses(state, own, history), *_pile_glimpses(state, history)]
    cards = iter(_mixed([card for place in places for card in place], glimpses, stream))
    *hands, draw_pile, discard_pile = [tuple(islice(cards, len(place))) for place in places]
    return replace(state, hands=tuple(in_order(hand) for hand in hands), draw_pile=draw_pile, discard_pile=discard_pile)


def _hand_glimpses(state: State, own: Seat | None, history: Sequence[Event]) -> Iterator[Glimpse]:
    """Give what the viewer was shown of each card in a hand, seat by seat."""
    returned = returned_faces(history)
    for seat, hand in enumerate(state.hands):
        if seat == own and owner_sees_backs(state.options):
            yield from map(whole, hand)
        elif seat == own:
            sides = fresh_sides(history, seat, own=True)
            yield from (Glimpse(card.face) if _is_fresh(card.face, hand, sides) else whole(card) for card in hand)
        elif all_see_backs(state.options):
            sides = fresh_sides(history, seat, own=False)
            yield from (_half(card, hand, sides) for card in hand)
        else:
            yield from (_unless_returned(card, returned) for card in hand)


def _is_fresh(face: Face, hand: Cards, sides: Counter[Face]) -> bool:
    """Tell whether all cards of a hand with this face came into it since the last flip."""
    return sum(card.face is face for card in hand) <= sides[face]


def _half(card: Card, hand: Cards, sides: Counter[Face]) -> Glimpse:
    """Give the back alone of a card that came since the last flip, as all of its kind in the hand did."""
    fresh = card.back is not None and sum(other.back is card.back for other in hand) <= sides[card.back]
    return Glimpse(None, card.back) if fresh else whole(card)


def _unless_returned(card: Card, returned: frozenset[Face]) -> Glimpse:
    """Keep a card where it is if one like it was shown and went back into the draw pile."""
    return whole(card) if card.face in returned or card.back in returned else UNSEEN


def _pile_glimpses(state: State, history: Sequence[Event]) -> Iterator[Glimpse]:
    """Give what was shown of the draw pile and of the discards; those from before the history are known."""
    returned = returned_faces(history)
    yield from (_unless_returned(card, returned) for card in state.draw_pile)
    seen = discards_seen(history)
    older = max(len(state.discard_pile) - len(seen), 0)
    yield from map(whole, state.discard_pile[:older])
    yield from seen[len(seen) - (len(state.discard_pile) - older) :]


def _mixed(cards: list[Card], glimpses: list[Glimpse], stream: Stream) -> list[Card]:
    """Shuffle what was never shown; then let each other card change places with one that can be taken for it."""
    free = [place for place, seen in enumerate(glimpses) if seen == UNSEEN]
    for place, card in zip(free, stream.shuffle([cards[place] for place in free]), strict=True):
        cards[place] = card
    for place, seen in enumerate(glimpses):
        if seen != UNSEEN and seen != whole(cards[place]):
            others = [
                other for other, card in enumerate(cards) if seen.fits(card) and glimpses[other].fits(cards[place])
            ]
            other = stream.pick(others)
            cards[place], cards[other] = cards[other], cards[place]
    return cards
