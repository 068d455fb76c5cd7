"""Finds what is wrong with a table that somebody made up."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.games.uno.rules.score import MOST_BLOCKED
from engine.games.uno.vocabulary.cards import deck_cards, in_order
from engine.games.uno.vocabulary.options import Wd4Restriction
from engine.games.uno.vocabulary.state import PendingCause, Phase, State
from engine.value import LAST, Seat

_WHOLE_DECK = 1440
"""Points of all cards together: the most that one round can bring (U11.4)."""

_MOST_POINTS = 499 + _WHOLE_DECK
"""The highest score that play leads to (U11.9)."""

_CAUSES = {
    Phase.PENALTY: (PendingCause.DRAW_TWO, PendingCause.WILD_DRAW_FOUR, PendingCause.NEXT_DRAWS_2),
    Phase.WD4_RESPONSE: (PendingCause.WILD_DRAW_FOUR,),
    Phase.GIVE: (PendingCause.GIVE_ONE,),
}
"""What can be pending in each phase that has something pending."""


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    shape = tuple(_shape_problems(state))
    return shape or (
        *_count_problems(state),
        *_card_problems(state),
        *_pile_problems(state),
        *_phase_problems(state),
        *_uno_problems(state),
    )


def _shape_problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 10:
        yield f"hands: {seats} seats, 2 to 10 can play (U1.1)"
    for place, seat in _named_seats(state):
        if seat >= seats:
            yield f"{place}: there is no seat {seat}"
    if len(state.scores) != seats:
        yield f"scores: not one for each of {seats} seats"
    if state.direction == 0:
        yield "direction: neither 1 nor -1"
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != list(range(seats)):
        yield "outcome: not one placing for each seat in order"


def _count_problems(state: State) -> Iterator[str]:
    """Find what has counted further than play can. A made-up table may stand at a limit that its end then passes."""
    ended = state.phase is Phase.OVER
    most_points = _MOST_POINTS + _WHOLE_DECK * ended
    if not all(0 <= score <= most_points for score in state.scores):
        yield f"scores: not within 0 and {most_points}"
    if state.idle_turns > len(state.hands):
        yield f"idle_turns: {state.idle_turns}, but that many have blocked the round (U8.6)"
    if state.blocked_rounds > MOST_BLOCKED + ended:
        yield f"blocked_rounds: {state.blocked_rounds}, but {MOST_BLOCKED} end the game (U11.9)"
    owed = 0 if state.pending is None else state.pending.count
    counts = {name: getattr(state, name) for name in ("round", "turn_number", "turns_before", "windows_opened")}
    for name, count in (counts | {"next_draw": state.next_draw, "pending.count": owed}).items():
        if count > LAST:
            yield f"{name}: {count} is further than play goes"
    most, turns = state.options.max_turns, state.turns_before + state.turn_number
    if most is not None and turns > most:
        yield f"turn_number: turn {turns} of the game, but {most} end it (U11.10)"


def _named_seats(state: State) -> Iterator[tuple[str, Seat]]:
    yield "dealer", state.dealer
    yield "turn", state.turn
    if state.uno_window is not None:
        yield "uno_window", state.uno_window
    for seat in state.uno_called:
        yield "uno_called", seat
    for shown in state.showings:
        yield "showings.seat", shown.seat
        yield "showings.challenger", shown.challenger
    if state.pending is not None:
        yield "pending.seat", state.pending.seat
        if state.pending.attacker is not None:
            yield "pending.attacker", state.pending.attacker


def _card_problems(state: State) -> Iterator[str]:
    """Compare the cards on the table with the deck that the options name."""
    deck = Counter(deck_cards(state.options.deck, len(state.options.custom_rules)))
    piles = (*state.hands, state.draw_pile, state.discard_pile)
    for card, count in sorted(Counter(chain.from_iterable(piles)).items()):
        if count > deck[card]:
            yield f"{card} lies on the table {count} times, {deck[card]} in the deck (U1.2)"
    shown = (state.snapshot or (), *(showing.cards for showing in state.showings))
    if any(Counter(cards) - deck for cards in shown):
        yield "snapshot, showings: more of a card than the deck has"
    pairs = Counter((showing.seat, showing.challenger) for showing in state.showings)
    if any(count > 1 or seat == challenger for (seat, challenger), count in pairs.items()):
        yield "showings: a seat was shown one hand twice, or its own (U6.7)"
    if any(cards != in_order(cards) for cards in (*state.hands, *shown)):
        yield "hands, snapshot, showings: not in deck order"


def _pile_problems(state: State) -> Iterator[str]:
    top = state.discard_pile[-1] if state.discard_pile else None
    if top is not None and top.color not in (None, state.color):
        yield f"color: {state.color}, but the top card is {top} (U4.3)"
    if state.phase is Phase.START_COLOR and top is not None and top.color is not None:
        yield f"phase: START_COLOR, but the top card {top} has a colour (U2.7)"
    if state.drawn_card is not None and state.drawn_card not in state.hands[state.turn]:
        yield "drawn_card: not in the hand of the seat on turn"


def _phase_problems(state: State) -> Iterator[str]:
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if (state.phase is Phase.DRAWN) != (state.drawn_card is not None):
        yield "drawn_card: there is one if and only if the phase is DRAWN"
    if (state.phase is Phase.WD4_RESPONSE) != (state.snapshot is not None):
        yield "snapshot: there is one if and only if the phase is WD4_RESPONSE"
    if state.phase is Phase.GIVE and not state.hands[state.turn]:
        yield "hands: the seat that has to give holds no card (U7.2)"
    yield from _pending_problems(state)


def _pending_problems(state: State) -> Iterator[str]:
    pending = state.pending
    if pending is None or state.phase not in _CAUSES:
        if (pending is None) == (state.phase in _CAUSES):
            yield "pending: there is something if and only if the phase is PENALTY, WD4_RESPONSE or GIVE"
        return
    if pending.cause not in _CAUSES[state.phase]:
        yield f"pending.cause: not {pending.cause} in {state.phase}"
    if pending.seat != state.turn:
        yield "pending.seat: not the seat on turn"
    if pending.attacker == pending.seat:
        yield "pending.attacker: attacks itself"
    if state.phase is not Phase.GIVE and (state.color is None or not state.discard_pile):
        yield "pending: owed for a card on the discard pile and its colour, which are not there (U4.3)"
    if state.phase is Phase.WD4_RESPONSE:
        yield from _attack_problems(state)


def _attack_problems(state: State) -> Iterator[str]:
    assert state.pending is not None
    if state.pending.attacker is None or state.pending.color_before is None:
        yield "pending: attacker and color_before have to be known (U6.3)"
    elif Counter(state.snapshot or ()) - Counter(state.hands[state.pending.attacker]):
        yield "snapshot: the attacker has lost cards since (U6.8)"
    if state.options.wd4_restriction is Wd4Restriction.NONE:
        yield "phase: there is no challenge without the restriction (U6.14)"


def _uno_problems(state: State) -> Iterator[str]:
    if state.uno_window is not None and len(state.hands[state.uno_window]) != 1:
        yield "uno_window: its seat does not hold one card (U9.1)"
    if state.uno_window is not None and state.windows_opened == 0:
        yield "windows_opened: one is open, so at least 1"
    if any(len(state.hands[seat]) != 1 for seat in state.uno_called):
        yield "uno_called: a seat in it does not hold one card"
    if len(set(state.uno_called)) < len(state.uno_called):
        yield "uno_called: a seat twice"
