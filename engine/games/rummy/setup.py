"""The empty table, and the deal of each round (section 1 of the rules)."""

from engine.draws import Draws
from engine.game import Emitter
from engine.games.rummy.cards import DECK, by_order
from engine.games.rummy.events import CardsDealt, DealerDrawn, DealtHand, Event, RoundStarted, TurnStarted
from engine.games.rummy.evolve import evolve
from engine.games.rummy.model import Options, Phase, State
from engine.seat import around, next_seat
from engine.value import Seat


def empty(options: Options, seats: int) -> State:
    """Give the table of a first round before any card lies on it, with seat 0 to draw."""
    return State(
        rules=1,
        options=options,
        round=1,
        dealer=seats - 1,
        turn=0,
        turn_number=1,
        phase=Phase.DRAW,
        hands=((),) * seats,
        stock=(),
        discard_pile=(),
        taken=None,
        melds=(),
        first_laid=(0,) * seats,
        last_laid=0,
        last_meld=0,
        rebuilt=0,
        voids=0,
        scores=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first dealer and deal the first round."""
    emit = Emitter[State, Event](evolve, empty(options, seats))
    draw = emit.state.next_draw
    emit(DealerDrawn(seat=draws.below(draw, "dealer", seats), draw=draw))
    start_round(emit, draws, 1, emit.state.dealer)
    return tuple(emit.events)


def start_round(emit: Emitter[State, Event], draws: Draws, number: int, dealer: Seat) -> None:
    """Deal round `number`; the seat to the dealer's left starts (R1.5)."""
    seats = len(emit.state.hands)
    emit(RoundStarted(round=number, dealer=dealer))
    emit(_deal(seats, dealer, draws, emit.state.next_draw))
    emit(TurnStarted(seat=next_seat(dealer, seats), number=1))


def hand_size(seats: int) -> int:
    """Give how many cards each seat is dealt (R1.2)."""
    return 10 if seats == 2 else 7


def _deal(seats: int, dealer: Seat, draws: Draws, draw: int) -> CardsDealt:
    """Deal one card at a time, clockwise from the dealer's left, then turn the next one (R1.2, R1.3)."""
    deck = draws.shuffle(draw, "deck", DECK)
    dealt = seats * hand_size(seats)
    hands = [
        DealtHand(seat=seat, count=hand_size(seats), cards=tuple(sorted(deck[place:dealt:seats], key=by_order)))
        for place, seat in enumerate(around(next_seat(dealer, seats), seats))
    ]
    return CardsDealt(
        draw=draw,
        hands=tuple(sorted(hands, key=lambda hand: hand.seat)),
        up_card=deck[dealt],
        stock_count=len(deck) - dealt - 1,
        stock=deck[dealt + 1 :],
    )
