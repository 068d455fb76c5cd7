"""What a viewer was shown of cards whose other side, or whose place, is hidden from it.

All of it is read from the events that the viewer was shown. What could be concluded by counting is left out.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from engine.games.color_match.vocabulary.cards import Card, Cards, Face, Faces
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.events.deal import CardsDealt, StartCardsReturned, StartCardTurned
from engine.games.color_match.vocabulary.events.midnight import TableFlipped
from engine.games.color_match.vocabulary.events.plays import CardPlayed, CardsDrawn, PileReshuffled
from engine.value import Seat


class Glimpse(Struct, frozen=True):
    """What was shown of one card as it lies now; a side that was not shown is null."""

    face: Face | None = None
    """The side in play."""
    back: Face | None = None
    """The other one."""

    def fits(self, card: Card) -> bool:
        """Tell whether a card can be the one that was shown."""
        return self.face in (None, card.face) and self.back in (None, card.back)


def whole(card: Card) -> Glimpse:
    """Give all of a card."""
    return Glimpse(card.face, card.back)


def discards_seen(history: Sequence[Event]) -> tuple[Glimpse, ...]:
    """Give the discard pile as it was shown, top last."""
    pile: list[Glimpse] = []
    for event in history:
        match event:
            case StartCardTurned(card=card) | CardPlayed(card=card):
                pile.append(whole(card))
            case StartCardsReturned() | PileReshuffled():
                pile = pile[-1:]
            case TableFlipped(top_card=top):
                pile = [Glimpse(seen.back, seen.face) for seen in pile]
                pile[-1:] = [] if top is None else [whole(top)]
            case _:
                pass
    return tuple(pile)


def returned_faces(history: Sequence[Event]) -> frozenset[Face]:
    """Give the faces that were turned up at the start and went back into the draw pile."""
    shown = [event.card.face for event in history if isinstance(event, StartCardTurned)]
    return frozenset(shown[:-1])


def fresh_sides(history: Sequence[Event], seat: Seat, *, own: bool) -> Counter[Face]:
    """Count the sides that were shown of cards which came into a hand since the table was last turned over.

    These are the backs that everybody may see, or with `own` the faces that an owner sees who must not see backs.
    """
    sides: Counter[Face] = Counter()
    for event in history:
        match event:
            case CardsDealt(hands=hands):
                sides.update(_sides(hands[seat].cards, hands[seat].backs, own=own))
            case CardsDrawn(seat=drawer, cards=cards, backs=backs) if drawer == seat:
                sides.update(_sides(cards, backs, own=own))
            case CardPlayed(seat=player, card=card) if player == seat:
                side = card.face if own else card.back
                sides -= Counter(() if side is None else (side,))
            case TableFlipped():
                sides.clear()
            case _:
                pass
    return sides


def _sides(cards: Cards | None, backs: Faces | None, *, own: bool) -> Faces:
    return tuple(card.face for card in cards or ()) if own else backs or ()
