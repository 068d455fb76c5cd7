"""Finds what is wrong with a table that somebody made up."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.games.cuarenta.cards import DECK, IN_ORDER, STEP
from engine.games.cuarenta.model import Phase, State
from engine.games.cuarenta.score import WINNING
from engine.games.cuarenta.setup import HAND


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    problems = (*_seat_problems(state), *_card_problems(state))
    return problems or (*_table_problems(state), *_turn_problems(state), *_end_problems(state))


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
    piles = (*state.hands, state.table, state.stock, *state.captured)
    for card, count in sorted(Counter(chain.from_iterable(piles)).items()):
        if card not in DECK:
            yield f"{card} is not in the deck (Q1.1)"
        elif count > 1:
            yield f"{card} lies at {count} places (Q1.1)"
    if any(list(hand) != sorted(hand, key=IN_ORDER) for hand in state.hands):
        yield "hands: not in deck order"


def _table_problems(state: State) -> Iterator[str]:
    steps = Counter(STEP[card] for card in state.table)
    if state.options.mandatory_capture and any(count > 1 for count in steps.values()):
        yield "table: two cards of one rank cannot lie there (Q3.7)"
    if state.laid is not None and state.laid not in state.table[-1:]:
        yield "laid: not the card that came to the table last (Q4.2)"
    if len(state.stock) % 2 or len(state.stock) > 2 * HAND * (4 - state.deal):
        yield f"stock: {len(state.stock)} cards cannot be left in deal {state.deal} (Q2.1)"


def _turn_problems(state: State) -> Iterator[str]:
    """Find hands that do not fit the turn: the non-dealer begins, and both play alike (Q2.2, Q2.6)."""
    if any(len(hand) > HAND for hand in state.hands):
        yield "hands: more cards than were dealt (Q2.1)"
    if state.phase is Phase.PLAY:
        ahead = len(state.hands[state.turn]) - len(state.hands[1 - state.turn])
        if not state.hands[state.turn] or ahead != int(state.turn == state.dealer):
            yield "hands: on turn the non-dealer has as many cards as the dealer, the dealer one more (Q2.2, Q2.6)"


def _end_problems(state: State) -> Iterator[str]:
    over = state.phase is Phase.OVER
    if over != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != [0, 1]:
        yield "outcome: not one placing for each seat in order"
    if any(score % 2 for score in state.scores):
        yield "scores: all points come in twos (Q4.1)"
    if not over and max(state.scores) >= WINNING:
        yield "scores: who has 40 has won (Q4.10)"
