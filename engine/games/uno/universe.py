"""Every move that can be written down, from which refusals are sampled."""

from collections.abc import Iterator

from engine.games.uno.cards import COLORS, CUSTOM_CARDS, Card
from engine.games.uno.custom import CustomRule
from engine.games.uno.model import Options
from engine.games.uno.moves import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    PlayCard,
    TakePenalty,
)

MOST_SEATS = 10
"""Seats that can be named at all (U1.1)."""


def moves(options: Options, seats: int) -> Iterator[Move]:
    """Give every move, also with cards that the deck does not have and with one seat too many.

    Of each card the first play is one that says what the card needs, so that trying it tells what is wrong with the
    card and not with the move.
    """
    for card in Card:
        yield from _plays(card, options, seats)
    yield from (DrawCard(), PassTurn(), TakePenalty(), Accept(), Challenge())
    yield from (GiveCard(card=card, target=target) for card in Card for target in range(min(seats + 1, MOST_SEATS)))
    yield CallUno()
    yield from (CatchUno(seat=seat) for seat in range(min(seats + 1, MOST_SEATS)))
    yield from (ChooseStartColor(color=color) for color in COLORS)


def _plays(card: Card, options: Options, seats: int) -> Iterator[PlayCard]:
    """Give every play of a card, what it needs said first."""
    colors = (None, *COLORS) if card.color else (*COLORS, None)
    named = tuple(range(min(seats + 1, MOST_SEATS)))
    targets = (*named, None) if _swaps(card, options) else (None, *named)
    for color in colors:
        for target in targets:
            for call in (False, True):
                yield PlayCard(card=card, color=color, target=target, call_uno=call)


def _swaps(card: Card, options: Options) -> bool:
    rules = dict(zip(CUSTOM_CARDS, options.custom_rules, strict=False))
    return card in rules and rules[card].rule is CustomRule.SWAP_HANDS
