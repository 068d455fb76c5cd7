"""How likely a Wild Draw Four was unjustified, as one who counts cards can tell."""

from collections import Counter
from collections.abc import Sequence
from math import comb

from engine.games.uno.vocabulary.cards import Card, Color, deck_cards
from engine.games.uno.vocabulary.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeDecided,
    ChallengeOpened,
    Event,
    PileReshuffled,
    RoundStarted,
    StartCardTurned,
)
from engine.games.uno.vocabulary.view import View
from engine.value import Seat


def guilt(view: View, history: Sequence[Event]) -> float:
    """Estimate, from 0 to 1, that the attacker of the pending Wild Draw Four held the colour.

    A hand of h cards out of U unseen ones, of which some have the colour, holds one with probability P by chance. Who
    holds none plays the card rightly; who holds one does it at the bluff rate. 0 if nothing is pending.
    """
    if view.pending is None or view.pending.attacker is None or view.pending.color_before is None:
        return 0.0
    chance = _chance_of_color(view, history, view.pending.attacker, view.pending.color_before)
    bluffs = bluff_rate(history) * chance
    return bluffs / (bluffs + 1 - chance) if bluffs else 0.0


def bluff_rate(history: Sequence[Event]) -> float:
    """Give the rate of unjustified ones among those that might be: 0.3 to begin with, then moved by verdicts."""
    verdicts = [event.guilty for event in history if isinstance(event, ChallengeDecided)]
    return (3 + sum(verdicts)) / (10 + len(verdicts))


def unseen(view: View, history: Sequence[Event]) -> Counter[Card]:
    """Count the cards that lie in other hands or in the draw pile: all but the own hand and the discard pile."""
    deck = Counter(deck_cards(view.options.deck, len(view.options.custom_rules)))
    return deck - Counter(view.hand or ()) - Counter(_discarded(history))


def _discarded(history: Sequence[Event]) -> tuple[Card, ...]:
    pile: list[Card] = []
    for event in history:
        match event:
            case RoundStarted():
                pile = []
            case StartCardTurned(card=card):
                pile = [card]
            case CardPlayed(card=card):
                pile.append(card)
            case PileReshuffled():
                pile = pile[-1:]
            case _:
                pass
    return tuple(pile)


def _chance_of_color(view: View, history: Sequence[Event], attacker: Seat, color: Color) -> float:
    cards = unseen(view, history)
    of_color = sum(count for card, count in cards.items() if card.color is color)
    held = min(_held_at_attack(view, history, attacker), cards.total())
    return 1 - comb(cards.total() - of_color, held) / comb(cards.total(), held)


def _held_at_attack(view: View, history: Sequence[Event], attacker: Seat) -> int:
    """Count the attacker's hand as the card left it, without what a catch has added since."""
    held = view.seats[attacker].hand_count
    for event in reversed(history):
        match event:
            case ChallengeOpened():
                break
            case CardsDrawn(seat=seat, count=count) if seat == attacker:
                held -= count
            case _:
                pass
    return held
