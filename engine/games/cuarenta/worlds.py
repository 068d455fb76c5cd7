"""What a viewer may conclude of the hidden cards, and tables that fit it."""

from collections.abc import Sequence
from math import comb

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.cuarenta.cards import DECK, STEP, STEPS, Cards, in_order
from engine.games.cuarenta.events import CardLaid, CardsCaptured, CardsDealt, Event
from engine.games.cuarenta.model import State, View
from engine.games.cuarenta.setup import empty


def played_in_deal(history: Sequence[Event], seats: int) -> tuple[Cards, ...]:
    """Give the cards that each seat has played since both hands were dealt, newest first."""
    played: list[Cards] = [() for _ in range(seats)]
    for event in reversed(history):
        match event:
            case CardLaid(seat=seat, card=card) | CardsCaptured(seat=seat, card=card):
                played[seat] += (card,)
            case CardsDealt():
                break
            case _:
                pass
    return tuple(played)


def ronda_hand(cards: Cards, count: int, played: Cards, stream: Stream) -> Cards | None:
    """Draw `count` of the cards so that exactly three of them and of `played` are of one rank, each such hand alike.

    None if there is no such hand.
    """
    alike = {step: [card for card in cards if STEP[card] == step] for step in STEPS}
    missing = {step: 3 - sum(STEP[card] == step for card in played) for step in STEPS}
    ways = [
        comb(len(alike[step]), missing[step]) * comb(len(cards) - len(alike[step]), count - missing[step])
        if 0 <= missing[step] <= count
        else 0
        for step in STEPS
    ]
    if not any(ways):
        return None
    place = stream.below(sum(ways))
    step = next(step for step in STEPS if place < sum(ways[:step]))
    others = [card for card in cards if STEP[card] != step]
    drawn = (*stream.shuffle(alike[step])[: missing[step]], *stream.shuffle(others)[: count - missing[step]])
    return in_order(drawn)


def unseen(view: View) -> Cards:
    """List the cards of this round that the viewer has not seen, in deck order; captured cards were all seen."""
    captured = (card for seat in view.seats for card in seat.captured_cards)
    seen = {*(view.hand or ()), *view.table, *captured}
    return tuple(card for card in DECK if card not in seen)


def guess(view: View, history: Sequence[Event], stream: Stream) -> State:
    """Make up a table that looks like the view from the seat on turn, but for a stock, which it has not.

    The other hand is any that fits a ronda of this deal, each alike.
    """
    seats = len(view.seats)
    hidden, played = unseen(view), played_in_deal(history, seats)
    hands: list[Cards] = []
    for seat in view.seats:
        hand = view.hand or () if seat.seat == view.turn else None
        if hand is None and seat.ronda:
            hand = ronda_hand(hidden, seat.hand_count, played[seat.seat], stream)
        hands.append(in_order(stream.shuffle(hidden)[: seat.hand_count]) if hand is None else hand)
    return replace(
        empty(view.options, seats),
        round=view.round,
        deal=view.deal,
        dealer=view.dealer,
        turn=view.turn,
        hands=tuple(hands),
        table=view.table,
        fresh=view.fresh,
        captured=tuple(seat.captured_cards for seat in view.seats),
        last_capturer=view.last_capturer,
        rondas=tuple(seat.ronda for seat in view.seats),
        scores=tuple(seat.score for seat in view.seats),
    )
