"""Every move that can be written down, from which refusals are sampled."""

from collections.abc import Iterator
from itertools import islice

from engine.games.uno.vocabulary.cards import COLORS, CUSTOM_CARDS, Card
from engine.games.uno.vocabulary.custom import CustomRule
from engine.games.uno.vocabulary.moves import (
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
from engine.games.uno.vocabulary.options import Options

MOST_SEATS = 10
"""Seats that can be named at all (U1.1)."""


def moves(options: Options, seats: int) -> Iterator[Move]:
    """Give every move, also with cards that the deck does not have and with one seat too many.

    It begins with one play of each card that says all the card needs: trying that tells what is wrong with the card,
    not with the move.
    """
    named = range(min(seats + 1, MOST_SEATS))
    swapping = _swapping(options)
    yield from (next(_plays(card, card in swapping, named)) for card in Card)
    for card in Card:
        yield from islice(_plays(card, card in swapping, named), 1, None)
    yield from (DrawCard(), PassTurn(), TakePenalty(), Accept(), Challenge())
    yield from (GiveCard(card=card, target=target) for card in Card for target in named)
    yield CallUno()
    yield from (CatchUno(seat=seat) for seat in named)
    yield from (ChooseStartColor(color=color) for color in COLORS)


def _plays(card: Card, swaps: bool, named: range) -> Iterator[PlayCard]:
    """Give every play of a card, what it needs said first."""
    colors = (None, *COLORS) if card.color else (*COLORS, None)
    targets = (*named, None) if swaps else (None, *named)
    for color in colors:
        for target in targets:
            for call in (False, True):
                yield PlayCard(card=card, color=color, target=target, call_uno=call)


def _swapping(options: Options) -> frozenset[Card]:
    """Give the cards with which a seat has to be named (U7.3)."""
    rules = zip(CUSTOM_CARDS, options.custom_rules, strict=False)
    return frozenset(card for card, custom in rules if custom.rule is CustomRule.SWAP_HANDS)
