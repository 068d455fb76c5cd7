"""Which cards the seat on turn may play now, and what is said with a card."""

from engine.games.uno.cards import Card, Kind, matching
from engine.games.uno.custom import CustomRule, rule_of
from engine.games.uno.model import Phase, State
from engine.games.uno.stacking import answers

_ONE = {card: frozenset({card}) for card in Card}
_NOTHING: frozenset[Card] = frozenset()


def top_card(state: State) -> Card | None:
    """Give the top card of the discard pile; None if there is none."""
    return state.discard_pile[-1] if state.discard_pile else None


def playable(state: State) -> frozenset[Card]:
    """Give the cards that the seat on turn may play, as far as it holds them."""
    phase = state.phase
    if phase is Phase.TURN:
        return matching(state.color, top_card(state))
    if phase is Phase.DRAWN:
        return _playable_drawn(state)
    if phase is Phase.PENALTY or phase is Phase.WD4_RESPONSE:
        return answers(state)
    return _NOTHING


def _playable_drawn(state: State) -> frozenset[Card]:
    """After drawing, only the drawn card counts, and only if it matches (U4.5)."""
    drawn = state.drawn_card
    if drawn is None or drawn not in matching(state.color, top_card(state)):
        return _NOTHING
    return _ONE[drawn]


def holds_playable(state: State) -> bool:
    """Tell whether the seat on turn holds a card that it may play; a Wild Draw Four is always one (U8.5)."""
    return not playable(state).isdisjoint(state.hands[state.turn])


def custom_rule(state: State, card: Card) -> CustomRule | None:
    """Give the rule of a customizable card; None for every other card."""
    if card.kind is not Kind.WILD_CUSTOM:
        return None
    return rule_of(card, state.options.custom_rules)


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
