"""Why a hand card cannot be played: the refusal that a player would get for trying."""

from typing import Any

from engine.draws import Draws
from engine.game import AnyTitle, Refusal
from engine.value import Seat
from engine.visibility import AtSeat

_NO_DRAWS = Draws(bytes(32))
"""A refusal consumes no draw, so these never matter."""


def blocked(title: AnyTitle, state: Any, seat: Seat) -> tuple[tuple[Any, Refusal], ...]:
    """Give, for each different hand card that no legal move plays, a move with it and why that is refused.

    A move plays a card that stands in its field `card`; the move tried is the first such of the title's universe. A
    card whose move would be accepted at a penalty is left out: nothing forbids it. In order of the hand.
    """
    playable = {getattr(move, "card", None) for move in title.legal_moves(state, seat)}
    hand: tuple[Any, ...] = title.view_of(state, AtSeat(seat)).hand
    stuck = [card for card in dict.fromkeys(hand) if card not in playable]
    tries = _tries(title, state, set(stuck))
    verdicts = [(tries[card], title.decide(state, seat, tries[card], _NO_DRAWS)) for card in stuck if card in tries]
    return tuple((move, verdict) for move, verdict in verdicts if isinstance(verdict, Refusal))


def _tries(title: AnyTitle, state: Any, cards: set[Any]) -> dict[Any, Any]:
    """Find the first move of the universe for each card, and stop as soon as every card has one."""
    found: dict[Any, Any] = {}
    for move in title.moves(state.options, len(state.hands)):
        if len(found) == len(cards):
            break
        card = getattr(move, "card", None)
        if card in cards:
            found.setdefault(card, move)
    return found
