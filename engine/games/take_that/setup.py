"""The empty table, and the deal of each round (T1.4, T1.5)."""

from engine.draws import Draws
from engine.game import Emitter
from engine.games.take_that.cards import DECK
from engine.games.take_that.events import CardsDealt, DealerDrawn, DealtHand, Event, RoundStarted, TurnStarted
from engine.games.take_that.evolve import evolve
from engine.games.take_that.model import Options, Phase, State, Tally
from engine.seat import around, next_seat
from engine.value import Seat


def empty(options: Options, seats: int) -> State:
    """Give the table of a first round before any card lies on it, with seat 0 to move."""
    return State(
        rules=1,
        options=options,
        round=1,
        dealer=seats - 1,
        turn=0,
        turn_number=1,
        phase=Phase.TURN,
        hands=((),) * seats,
        row=(),
        stock=(),
        face_up=((),) * seats,
        taken=((),) * seats,
        extra=((),) * seats,
        tallies=(Tally(),) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first dealer and deal the first round."""
    emit: Emitter[State, Event] = Emitter(evolve, empty(options, seats))
    draw = emit.state.next_draw
    emit(DealerDrawn(seat=draws.below(draw, "dealer", seats), draw=draw))
    start_round(emit, draws, 1, emit.state.dealer)
    return tuple(emit.events)


def start_round(emit: Emitter[State, Event], draws: Draws, number: int, dealer: Seat) -> None:
    """Deal round `number`; the seat to the dealer's left starts (T1.5)."""
    seats = len(emit.state.hands)
    emit(RoundStarted(round=number, dealer=dealer))
    emit(_deal(seats, dealer, draws, emit.state.next_draw))
    emit(TurnStarted(seat=next_seat(dealer, seats), number=1))


def _deal(seats: int, dealer: Seat, draws: Draws, draw: int) -> CardsDealt:
    """Deal one card at a time, clockwise from the dealer's left: 9 each, with four seats 8 each (T1.4)."""
    deck = draws.shuffle(draw, "deck", DECK)
    dealt = seats * (8 if seats == 4 else 9)
    hands = [
        DealtHand(seat=seat, count=dealt // seats, cards=tuple(sorted(deck[place:dealt:seats])))
        for place, seat in enumerate(around(next_seat(dealer, seats), seats))
    ]
    return CardsDealt(
        draw=draw,
        hands=tuple(sorted(hands, key=lambda hand: hand.seat)),
        stock_count=len(deck) - dealt,
        stock=deck[dealt:],
    )
