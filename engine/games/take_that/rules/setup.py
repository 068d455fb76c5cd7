"""The empty table, the deal of each round (T1.4, T1.5), and which made-up tables are sound."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.draws import Draws
from engine.events import DealtHand
from engine.game import Emitter
from engine.games.take_that.events import CardsDealt, DealerDrawn, DeckShuffled, Event, RoundStarted, TurnStarted
from engine.games.take_that.rules.evolve import Emit, evolve
from engine.games.take_that.vocabulary import DECK, Cards, Options, Phase, State, Tally, is_toad
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
        draw_pile=(),
        face_up=((),) * seats,
        taken=((),) * seats,
        extra=((),) * seats,
        tallies=(Tally(),) * seats,
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
    """Deal round `number`; the seat to the dealer's left starts (T1.5)."""
    seats = len(emit.state.hands)
    emit(RoundStarted(round=number, dealer=dealer))
    draw_number = emit.state.next_draw
    deck = draws.shuffle(draw_number, "deck", DECK)
    emit(DeckShuffled(draw_number=draw_number, count=len(deck), draw_pile=deck))
    emit(_deal(seats, dealer, deck))
    emit(TurnStarted(seat=next_seat(dealer, seats), turn_number=1))


def _deal(seats: int, dealer: Seat, deck: Cards) -> CardsDealt:
    """Deal one card at a time, clockwise from the dealer's left: 9 each, with four seats 8 each (T1.4)."""
    dealt = seats * (8 if seats == 4 else 9)
    hands = [
        DealtHand(seat=seat, count=dealt // seats, cards=tuple(sorted(deck[place:dealt:seats])))
        for place, seat in enumerate(around(next_seat(dealer, seats), seats))
    ]
    return CardsDealt(
        hands=tuple(sorted(hands, key=lambda hand: hand.seat)),
        draw_pile_count=len(deck) - dealt,
    )


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out (T5.7 holds in play)."""
    return (*_seat_problems(state), *_card_problems(state), *_phase_problems(state), *_count_problems(state))


def _seat_problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 4:
        yield f"hands: {seats} seats, 2 to 4 can play"
    for name in ("face_up", "taken", "extra", "tallies"):
        if len(getattr(state, name)) != seats:
            yield f"{name}: not one part for each of {seats} seats"
    for name in ("dealer", "turn"):
        if getattr(state, name) >= seats:
            yield f"{name}: there is no such seat"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != list(range(seats)):
        yield "outcome: not one placing for each seat in order"


def _card_problems(state: State) -> Iterator[str]:
    piles = (*state.hands, state.row, state.draw_pile, *state.face_up, *state.taken, *state.extra)
    for card, count in sorted(Counter(chain.from_iterable(piles)).items()):
        if card not in DECK:
            yield f"{card} is no card (T1.1)"
        elif count > 1:
            yield f"{card} lies at {count} places (T1.1)"
    if any(list(hand) != sorted(hand) for hand in state.hands):
        yield "hands: not in order of numbers"
    if any(is_toad(card) for card in chain.from_iterable(state.face_up)):
        yield "face_up: a toad has no reversal (T5.6)"


def _phase_problems(state: State) -> Iterator[str]:
    if state.round > state.options.games:
        yield f"round: {state.round}, but only {state.options.games} are played (T5.4)"
    if state.phase is Phase.MUST_PLACE and state.row:
        yield "row: not empty, but it was just taken (T2.7)"
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if any(state.extra) and (len(state.hands) != 2 or not state.options.two_player_extra):
        yield "extra: only with two seats and the option two_player_extra (T3.5)"


def _count_problems(state: State) -> Iterator[str]:
    """Find what has counted further than play can: it could outgrow its bounds, and then no log could hold it."""
    left = sum(map(len, state.hands)) + len(state.draw_pile)
    if state.turn_number > len(DECK) - left + 1:
        yield f"turn_number: {state.turn_number}, but {left} cards are left and each turn uses one (T4.7)"
    if state.next_draw > state.round + 1:
        yield f"next_draw: {state.next_draw}, but round {state.round} draws at most number {state.round} (T1.5)"
    # No round brings or costs a seat more than taking every card does.
    most = (state.round + (state.phase is Phase.OVER)) * (len(DECK) + 4 * sum(map(is_toad, DECK)))
    for seat, tally in enumerate(state.tallies):
        if max(abs(tally.score), tally.toads, tally.penalty_count) > most:
            yield f"tallies: seat {seat} cannot have come so far in round {state.round} (T5.2)"
