"""What a viewer has seen of cards that lie hidden again: in another hand, or in the draw pile."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.uno.vocabulary.cards import Card
from engine.games.uno.vocabulary.events import (
    CardGiven,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    Event,
    HandShown,
    HandsShuffled,
    HandsSwapped,
    StartCardReturned,
    WrongCardPenalised,
)
from engine.value import Seat


def cards_seen(history: Sequence[Event], own: Seat | None) -> Counter[Card]:
    """Count the cards of this round that were seen and then hidden again; of each kind at least as many as there are.

    `history` is what the viewer was shown, oldest first; `own` its seat, None without one. Meant are hands shown to it
    in a challenge, cards it gave away, hands it lost to a swap or a shuffle, wrong cards that went back to a hand, and
    first cards that went back into the pile.
    """
    seen, hand = Counter[Card](), Counter[Card]()
    for event in history[_last_deal(history) :]:
        seen.update(_hidden_again(event, own, hand))
        hand = _own_hand(event, own, hand)
    return seen


def _last_deal(history: Sequence[Event]) -> int:
    deals = (place for place in range(len(history) - 1, -1, -1) if isinstance(history[place], CardsDealt))
    return next(deals, 0)


def _hidden_again(event: Event, own: Seat | None, hand: Counter[Card]) -> Iterable[Card]:
    """Give the cards that the viewer knows at this event and does not hold after it."""
    match event:
        case StartCardReturned(card=card) | WrongCardPenalised(card=card):
            return (card,)
        case HandShown(cards=cards):
            return cards or ()
        case CardGiven(seat=seat, card=card) if card is not None and seat == own:
            return (card,)
        case HandsSwapped(hands=hands):
            return [card for moved in hands if moved.source == own for card in moved.cards or ()]
        case HandsShuffled():
            return hand.elements()
        case _:
            return ()


def _own_hand(event: Event, own: Seat | None, hand: Counter[Card]) -> Counter[Card]:
    """Give the viewer's own hand after an event."""
    match event:
        case CardsDealt(hands=hands) | HandsShuffled(hands=hands):
            return Counter(card for held in hands if held.seat == own for card in held.cards or ())
        case CardsDrawn(seat=seat, cards=cards) if seat == own:
            return hand + Counter(cards or ())
        case CardPlayed(seat=seat, card=card) if seat == own:
            return hand - Counter([card])
        case CardGiven(seat=seat, card=card) if card is not None:
            return hand - Counter([card]) if seat == own else hand + Counter([card])
        case HandsSwapped(hands=hands) if own in (hands[0].seat, hands[1].seat):
            return Counter(card for moved in hands if moved.seat == own for card in moved.cards or ())
        case _:
            return hand
