"""Finds what is wrong with a table that somebody made up."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.games.rummy.rules.melds import shape_of
from engine.games.rummy.rules.setup import hand_size
from engine.games.rummy.vocabulary.cards import DECK, by_order
from engine.games.rummy.vocabulary.state import Phase, State
from engine.value import LAST


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    problems = (*_seat_problems(state), *_card_problems(state))
    return problems or (
        *_meld_problems(state),
        *_turn_problems(state),
        *_count_problems(state),
        *_phase_problems(state),
    )


def _seat_problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 4:
        yield f"hands: {seats} seats, 2 to 4 can play"
    for name in ("first_laid", "scores"):
        if len(getattr(state, name)) != seats:
            yield f"{name}: not one part for each of {seats} seats"
    for name in ("dealer", "turn"):
        if getattr(state, name) >= seats:
            yield f"{name}: there is no such seat"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != list(range(seats)):
        yield "outcome: not one placing for each seat in order"


def _card_problems(state: State) -> Iterator[str]:
    piles = (*state.hands, state.draw_pile, state.discard_pile, *(meld.cards for meld in state.melds))
    found = Counter(chain.from_iterable(piles))
    for card in DECK:
        if found[card] > 1:
            yield f"{card} lies at {found[card]} places (R1.1)"
    for seat, hand in enumerate(state.hands):
        if list(hand) != sorted(hand, key=by_order):
            yield "hands: not in deck order"
        most = hand_size(len(state.hands)) + (state.phase is Phase.PLAY and seat == state.turn)
        if len(hand) > most:
            yield f"hands: {len(hand)} cards, seat {seat} holds at most {most} now (R1.2, R3.1)"


def _meld_problems(state: State) -> Iterator[str]:
    for place, meld in enumerate(state.melds):
        shape = shape_of(meld.cards, state.options.plays_high)
        if shape is None or (shape.kind, shape.cards) != (meld.kind, meld.cards):
            yield f"melds: number {place} is no {meld.kind} in its order (R2.1, R2.2)"
        if meld.id != place:
            yield f"melds: number {place} is called {meld.id} (R2.7)"
        if meld.owner >= len(state.hands):
            yield f"melds: number {place} belongs to no seat"


def _turn_problems(state: State) -> Iterator[str]:
    turns = {"first_laid": max(state.first_laid)}
    turns |= {name: getattr(state, name) for name in ("last_laid", "last_meld")}
    for name, turn in turns.items():
        if turn > state.turn_number:
            yield f"{name}: turn {turn} has not come, this is turn {state.turn_number}"


def _count_problems(state: State) -> Iterator[str]:
    for name in ("round", "turn_number", "voids", "next_draw"):
        if getattr(state, name) > LAST:
            yield f"{name}: {getattr(state, name)} is further than play goes"
    if any(score > LAST for score in state.scores):
        yield "scores: further than play goes"


def _phase_problems(state: State) -> Iterator[str]:
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    begun = state.turn_number > 0 and any((*state.hands, state.draw_pile))
    if state.phase is Phase.DRAW and begun and not state.discard_pile:
        yield "discard_pile: empty at the start of a turn (R4.3)"
    if state.taken is not None and state.phase is Phase.DRAW:
        yield "taken: nothing was drawn in this turn"
    if state.taken is not None and state.taken in chain(state.draw_pile, *_other_hands(state)):
        yield "taken: the card lies where it cannot be"


def _other_hands(state: State) -> Iterator[tuple[object, ...]]:
    yield from (hand for seat, hand in enumerate(state.hands) if seat != state.turn)
