"""What is said with a card: its colour, a seat, a call (sections 1, 7 and 9 of the rules)."""

from collections.abc import Iterable
from functools import cache

from engine.games.uno.vocabulary.cards import COLORS, Card, Kind
from engine.games.uno.vocabulary.custom import SLOT, CustomRule, rule_of
from engine.games.uno.vocabulary.moves import Move, PlayCard
from engine.games.uno.vocabulary.state import State
from engine.value import Seat

_MANY = 3
"""Cards in hand from which on their number makes no difference to what is said with a card."""


def ways(state: State, cards: Iterable[Card]) -> list[Move]:
    """List the moves with which the seat on turn plays each of some held cards; whether it fits is not asked.

    They go through the card's colours, its targets, and without or with a call where that differs.
    """
    held = min(len(state.hands[state.turn]), _MANY)
    if not held:
        return []
    common = _COMMON[held]
    found: list[Move] = []
    for card in cards:
        if card in common:
            found += common[card]
        else:
            found += _ways(card, rule_of(card, state.options.custom_rules), held, state.turn, len(state.hands))
    return found


@cache
def _ways(card: Card, rule: CustomRule | None, held: int, seat: Seat, seats: int) -> tuple[PlayCard, ...]:
    colors = COLORS if names_color(card, held) else (None,)
    targets = [other for other in range(seats) if other != seat] if names_target(rule, held) else [None]
    calls = (False, True) if creates_duty(card, rule, held) else (False,)
    return tuple(
        PlayCard(card=card, color=color, target=target, call_uno=call)
        for color in colors
        for target in targets
        for call in calls
    )


def custom_rule(state: State, card: Card) -> CustomRule | None:
    """Give the rule of a customizable card; None for every other card."""
    return rule_of(card, state.options.custom_rules) if card in SLOT else None


def names_color(card: Card, held: int) -> bool:
    """Tell whether a colour is named with a card, of `held` in hand (U1.3); with the last one nothing is (U11.3)."""
    return card.color is None and held > 1


def names_target(rule: CustomRule | None, held: int) -> bool:
    """Tell whether a seat is named with a card of that rule (U7.3), of `held` cards in hand."""
    return rule is CustomRule.SWAP_HANDS and held > 1


def creates_duty(card: Card, rule: CustomRule | None, held: int) -> bool:
    """Tell whether playing a card, of `held` in hand, leaves the one card that has to be called (U9.1).

    Where the card changes the hand once more, the duty is judged after that and does not exist (U9.8).
    """
    return held == 2 and card.kind is not Kind.WILD_SHUFFLE_HANDS and rule is not CustomRule.SWAP_HANDS


_COMMON: dict[int, dict[Card, tuple[PlayCard, ...]]] = {
    held: {card: _ways(card, None, held, 0, 0) for card in Card if card.kind is not Kind.WILD_CUSTOM}
    for held in range(_MANY + 1)
}
"""The ways of every card that means the same at all tables, by the number of cards in hand."""
