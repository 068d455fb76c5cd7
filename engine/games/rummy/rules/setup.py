"""The empty table, and the deal of each round (section 1 of the rules)."""

from engine.draws import Draws
from engine.events import DealtHand
from engine.game import Emitter
from engine.games.rummy.rules.evolve import Emit, evolve
from engine.games.rummy.vocabulary.cards import DECK, Cards, by_order
from engine.games.rummy.vocabulary.events import (
    CardsDealt,
    DealerDrawn,
    DeckShuffled,
    Event,
    RoundStarted,
    StartCardTurned,
    TurnStarted,
)
from engine.games.rummy.vocabulary.options import Options
from engine.games.rummy.vocabulary.state import Phase, State
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
        draw_pile=(),
        discard_pile=(),
        taken=None,
        melds=(),
        first_laid=(0,) * seats,
        last_laid=0,
        last_meld=0,
        voids=0,
        scores=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first dealer and deal the first round."""
    emit: Emit = Emitter(evolve, empty(options, seats))
    number = emit.state.next_draw
    emit(DealerDrawn(seat=draws.below(number, "dealer", seats), draw_number=number))
    start_round(emit, draws, 1, emit.state.dealer)
    return tuple(emit.events)


def start_round(emit: Emit, draws: Draws, number: int, dealer: Seat) -> None:
    """Deal round `number`; the seat to the dealer's left starts (R1.5)."""
    seats = len(emit.state.hands)
    emit(RoundStarted(round=number, dealer=dealer))
    draw_number = emit.state.next_draw
    deck = draws.shuffle(draw_number, "deck", DECK)
    emit(DeckShuffled(draw_number=draw_number, count=len(deck), draw_pile=deck))
    emit(_deal(seats, dealer, deck))
    emit(StartCardTurned(card=emit.state.draw_pile[0]))
    emit(TurnStarted(seat=next_seat(dealer, seats), turn_number=1))


def hand_size(seats: int) -> int:
    """Give how many cards each seat is dealt (R1.2)."""
    return 10 if seats == 2 else 7


def _deal(seats: int, dealer: Seat, deck: Cards) -> CardsDealt:
    """Deal one card at a time, clockwise from the dealer's left (R1.2)."""
    dealt = seats * hand_size(seats)
    hands = [
        DealtHand(seat=seat, count=hand_size(seats), cards=tuple(sorted(deck[place:dealt:seats], key=by_order)))
        for place, seat in enumerate(around(next_seat(dealer, seats), seats))
    ]
    return CardsDealt(hands=tuple(sorted(hands, key=lambda hand: hand.seat)), draw_pile_count=len(deck) - dealt)
