"""Tables that fit what a seat knows (determinization), for bots that look ahead."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.cuarenta.rules.setup import empty
from engine.games.cuarenta.secrecy.knowledge import played_in_deal, ronda_hand
from engine.games.cuarenta.vocabulary.cards import DECK, Cards, in_order
from engine.games.cuarenta.vocabulary.events import Event
from engine.games.cuarenta.vocabulary.state import State
from engine.games.cuarenta.vocabulary.view import View


def unseen(view: View) -> Cards:
    """List the cards of this round that the viewer has not seen, in deck order; captured cards were all seen."""
    captured = (card for seat in view.seats for card in seat.captured_cards)
    seen = {*(view.hand or ()), *view.table, *captured}
    return tuple(card for card in DECK if card not in seen)


def determinization(view: View, history: Sequence[Event], stream: Stream) -> State:
    """Make up a table that looks like the view from the seat on turn, but for a draw pile, which it has not.

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
        turn_number=view.turn_number,
        hands=tuple(hands),
        table=view.table,
        fresh=view.fresh,
        captured=tuple(seat.captured_cards for seat in view.seats),
        last_capturer=view.last_capturer,
        rondas=tuple(seat.ronda for seat in view.seats),
        scores=tuple(seat.score for seat in view.seats),
    )
