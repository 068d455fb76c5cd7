"""Finds what is wrong with a table that somebody made up."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.games.cuarenta.rules.setup import HAND
from engine.games.cuarenta.vocabulary.cards import DECK, IN_ORDER, STEP
from engine.games.cuarenta.vocabulary.state import Phase, State


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    problems = (*_seat_problems(state), *_card_problems(state))
    return problems or (*_table_problems(state), *_count_problems(state), *_end_problems(state))


def _seat_problems(state: State) -> Iterator[str]:
    if len(state.hands) != 2:
        yield f"hands: {len(state.hands)} seats, 2 can play (Q1.1)"
    for name in ("captured", "rondas", "scores"):
        if len(getattr(state, name)) != len(state.hands):
            yield f"{name}: not one part for each seat"
    for name in ("dealer", "turn", "last_capturer"):
        if (getattr(state, name) or 0) >= len(state.hands):
            yield f"{name}: there is no such seat"


def _card_problems(state: State) -> Iterator[str]:
    piles = (*state.hands, state.table, state.draw_pile, *state.captured)
    for card, count in sorted(Counter(chain.from_iterable(piles)).items()):
        if card not in DECK:
            yield f"{card} is not in the deck (Q1.1)"
        elif count > 1:
            yield f"{card} lies at {count} places (Q1.1)"
    if any(list(hand) != sorted(hand, key=IN_ORDER) for hand in state.hands):
        yield "hands: not in deck order"


def _table_problems(state: State) -> Iterator[str]:
    if any(len(hand) > HAND for hand in state.hands):
        yield "hands: more cards than a deal brings (Q2.1)"
    steps = Counter(STEP[card] for card in state.table)
    if state.options.mandatory_capture and any(count > 1 for count in steps.values()):
        yield "table: two cards of one rank cannot lie there (Q3.7)"
    if state.fresh and not state.table:
        yield "fresh: nothing lies there (Q4.2)"
    deals_left = 4 - state.deal if any(state.hands) else 5 - state.deal
    if len(state.draw_pile) % 2 or len(state.draw_pile) > 2 * HAND * deals_left:
        yield f"draw_pile: {len(state.draw_pile)} cards cannot be left in deal {state.deal} (Q2.1)"


def _count_problems(state: State) -> Iterator[str]:
    """Find what has counted further than play can: it could outgrow its bounds, and then no log could hold it."""
    left = sum(map(len, state.hands)) + len(state.draw_pile)
    if state.turn_number > len(DECK) - left + 1:
        yield f"turn_number: {state.turn_number}, but {left} cards are left and each turn uses one (Q3.1)"
    if state.next_draw > state.round + 1:
        yield f"next_draw: {state.next_draw}, but round {state.round} shuffles with number {state.round} (Q2.4)"
    if 2 * (state.round - 1) > sum(state.scores):
        yield f"round: {state.round}, but each round before it brought 2 points or more (Q6.0)"


def _end_problems(state: State) -> Iterator[str]:
    over = state.phase is Phase.OVER
    if over != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != [0, 1]:
        yield "outcome: not one placing for each seat in order"
    if any(score % 2 for score in state.scores):
        yield "scores: all points come in twos (Q4.1)"
