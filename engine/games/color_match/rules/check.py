"""Finds what is wrong with a table that somebody made up."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.games.color_match.rules.playable import top_face
from engine.games.color_match.rules.tables import TABLES, clock_ticks, foreign_options
from engine.games.color_match.vocabulary.cards import attacks_on, in_order
from engine.games.color_match.vocabulary.decks import deck_of
from engine.games.color_match.vocabulary.options import Table
from engine.games.color_match.vocabulary.state import Phase, Pile, State
from engine.value import LAST


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    shape = (*_option_problems(state), *_shape_problems(state))
    return shape or (*_card_problems(state), *_top_problems(state), *_phase_problems(state), *_end_problems(state))


def _option_problems(state: State) -> Iterator[str]:
    for name in foreign_options(state.options):
        yield f"options.{name}: belongs to another table than {state.options.table} (C12.1)"
    if (state.side is None) == (state.options.table is Table.DAY_NIGHT):
        yield "side: there is one if and only if cards have two (C8.1)"


def _shape_problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 6:
        yield f"hands: {seats} seats, 2 to 6 can play (C1.4)"
    if len(state.shields) != seats:
        yield f"shields: not one part for each of {seats} seats"
    if any(state.shields) and state.options.table is not Table.SIEGE:
        yield "shields: only at the Siege table (C6.1)"
    if state.turn >= seats:
        yield "turn: there is no such seat"
    if state.direction == 0:
        yield "direction: neither 1 nor -1"
    if state.clock > (clock_ticks(state.options) if state.side is not None else 0):
        yield "clock: it would have turned the table over (C8.2)"
    if state.idle_turns > seats or (state.idle_turns == seats and state.outcome is None):
        yield f"idle_turns: {state.idle_turns} such turns of {seats} seats block the game (C4.3)"
    for name in ("turn_number", "next_draw"):
        if getattr(state, name) > LAST:
            yield f"{name}: {getattr(state, name)} is further than play goes"


def _card_problems(state: State) -> Iterator[str]:
    deck = Counter(deck_of(state.options.table, state.side))
    found = Counter(chain(chain.from_iterable(state.hands), state.draw_pile, state.discard_pile))
    for card, count in found.items():
        if count > deck[card]:
            yield f"{card.face}, back {card.back}, lies on the table {count} times, {deck[card]} in the deck (C2.1)"
    if any(hand != in_order(hand) for hand in state.hands):
        yield "hands: not in deck order"


def _top_problems(state: State) -> Iterator[str]:
    top = top_face(state)
    if top is not None and top.color not in (None, state.color):
        yield f"color: {state.color}, but the top card is {top} (C4.1)"
    if state.top_turned and (top is None or state.side is None):
        yield "top_turned: only a two-faced card can be turned over (C8.5)"


def _phase_problems(state: State) -> Iterator[str]:
    if (state.phase is Phase.PILE) != (state.pile is not None):
        yield "pile: one waits if and only if the phase is PILE"
    if (state.phase is Phase.DRAWN) != (state.drawn_place is not None):
        yield "drawn_place: there is one if and only if the phase is DRAWN"
    if state.drawn_place is not None and state.drawn_place >= len(state.hands[state.turn]):
        yield "drawn_place: not a card in the hand of the seat on turn"
    if state.pile is not None:
        yield from _pile_problems(state, state.pile)


def _pile_problems(state: State, pile: Pile) -> Iterator[str]:
    if pile.target != state.turn:
        yield "pile.target: not the seat on turn (C5.14)"
    if pile.kind not in TABLES[state.options.table].answers:
        yield f"pile.kind: {pile.kind} is in no deck of {state.options.table} (C2.1)"
    else:
        yield from _count_problems(state, pile)


def _count_problems(state: State, pile: Pile) -> Iterator[str]:
    """Hold a pile to the attacks that are not held: an answer leaves a hand, so no answer makes a pile too large."""
    answers = TABLES[state.options.table].answers
    counted = {attack for attack, allowed in answers.items() if attack is pile.kind or pile.kind in allowed}
    left = Counter(attacks_on(deck_of(state.options.table, state.side)))
    left -= Counter(attacks_on(chain(chain.from_iterable(state.hands), state.draw_pile)))
    most = sum(attack.amount * left[attack] for attack in counted)
    if pile.count > most:
        yield f"pile.count: {pile.count}, but the attacks that can have been played for it come to {most} (C5.3)"


def _end_problems(state: State) -> Iterator[str]:
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if state.outcome is not None and [each.seat for each in state.outcome.placings] != list(range(len(state.hands))):
        yield "outcome: not one placing for each seat in order"
