"""What a seat may infer of the hidden cards, and tables that fit it."""

from collections.abc import Sequence
from itertools import islice

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.take_that.cards import DECK, Cards
from engine.games.take_that.events import Event, RoundStarted, RowTaken
from engine.games.take_that.model import State, View
from engine.games.take_that.setup import empty


def rows_taken(view: View, history: Sequence[Event]) -> tuple[Cards, ...]:
    """Give the penalty cards of each seat that everybody saw: the rows that it took in this round, oldest first."""
    taken: list[Cards] = [() for _ in view.seats]
    for event in reversed(history):
        match event:
            case RowTaken(seat=seat, cards=cards):
                taken[seat] = cards + taken[seat]
            case RoundStarted():
                break
            case _:
                pass
    return tuple(taken)


def unseen(view: View, history: Sequence[Event]) -> Cards:
    """List the cards of this round that the viewer has never seen, in order of numbers."""
    open_cards = (*(seat.face_up for seat in view.seats), *rows_taken(view, history))
    shown = {*(view.hand or ()), *view.row, *(card for pile in open_cards for card in pile)}
    return tuple(card for card in DECK if card not in shown)


def guess(view: View, history: Sequence[Event], stream: Stream) -> State:
    """Make up a table that looks like the view from the seat on turn; its game ends with this round."""
    seats = len(view.seats)
    hidden = iter(stream.shuffle(unseen(view, history)))
    taken = rows_taken(view, history)
    options = replace(view.options, games=view.round)
    return replace(
        empty(options, seats),
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        phase=view.phase,
        hands=tuple(
            view.hand or () if seat.seat == view.turn else tuple(sorted(islice(hidden, seat.hand_count)))
            for seat in view.seats
        ),
        row=view.row,
        extra=tuple(
            tuple(islice(hidden, seat.penalty_count - len(cards)))
            for seat, cards in zip(view.seats, taken, strict=True)
        ),
        stock=tuple(islice(hidden, view.stock_count)),
        face_up=tuple(seat.face_up for seat in view.seats),
        taken=taken,
        tallies=tuple(seat.tally for seat in view.seats),
    )
