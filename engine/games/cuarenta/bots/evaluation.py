"""How LEVEL_3 values a move: what it brings now, less what it may give the other seat in its next turn.

It counts every card that was ever open and knows the other hand by its size alone.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from msgspec import Struct

from engine.games.cuarenta.rules.legal import captures, falls, sequence
from engine.games.cuarenta.rules.score import LIMPIA_LIMIT, play_points
from engine.games.cuarenta.vocabulary.cards import ALIKE, STEP, STEPS
from engine.games.cuarenta.vocabulary.moves import Move
from engine.games.cuarenta.vocabulary.state import State

LAST_DEAL = 4
"""The deal whose cards decide the count, so that each is worth more."""

NEAR_TWENTY = range(17, 24)
"""Captured cards of a seat for which each further one is worth more."""


class Threat(Struct, frozen=True):
    """What a card of one rank could do to a table."""

    step: int
    """The rank."""
    cards: int
    """The most cards that it could bring, itself among them."""
    empties: bool
    """Whether it could empty the table."""


class Estimate(Struct, frozen=True, order=True):
    """What a move is worth; greater is better."""

    worth: float
    """Points now and half or whole points for cards, less the risk."""
    spared: int
    """Less the cards that the other seat's best capture would bring; decides between equal worths."""


@lru_cache(maxsize=4096)
def _threats(ranks: tuple[int, ...]) -> tuple[Threat, ...]:
    """Give the threats to a table with these ranks, sorted: suits never matter (Q1.1)."""
    table = tuple(ALIKE[rank][place - ranks.index(rank)] for place, rank in enumerate(ranks))
    found: list[Threat] = []
    for step in STEPS:
        taken = [len(capture) + len(sequence(table, step)) for capture in captures(table, step)]
        if taken:
            found.append(Threat(step, max(taken) + 1, max(taken) == len(table)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _chance(hidden: int, alike: int, count: int) -> float:
    """Give the chance that `count` of `hidden` cards hold at least one of `alike` ones."""
    return 1 - comb(hidden - alike, count) / comb(hidden, count)


def estimates(state: State, legal: Sequence[Move]) -> list[Estimate]:
    """Value legal moves of the seat on turn, in their order."""
    chances = _chances(state)
    return [_estimate(state, move, chances) for move in legal]


def best_moves(state: State, legal: Sequence[Move]) -> list[Move]:
    """Give the legal moves of the seat on turn that are worth most."""
    values = estimates(state, legal)
    most = max(values)
    return [move for move, value in zip(legal, values, strict=True) if value == most]


def _chances(state: State) -> dict[int, float]:
    """Give the chance for each rank that the other seat holds it; a rank that it cannot hold is left out."""
    own = state.hands[state.turn]
    left = dict.fromkeys(STEPS, 4)
    for cards in (own, state.table, *state.captured):
        for card in cards:
            left[STEP[card]] -= 1
    hidden, count = sum(left.values()), len(state.hands[1 - state.turn])
    return {step: _chance(hidden, alike, count) for step, alike in left.items() if alike and count}


def _estimate(state: State, move: Move, chances: dict[int, float]) -> Estimate:
    step, score = STEP[move.card], state.scores[state.turn]
    if not move.capture:
        table, worth = (*state.table, move.card), 0.0
    else:
        taken = {*move.capture, *sequence(state.table, step)}
        table = tuple(card for card in state.table if card not in taken)
        caida = falls(state, move.capture)
        worth = sum(play_points(state.options, score, caida=caida, emptied=not table))
        worth += _card_worth(state) * (len(taken) + 1)
    threats = _threats(tuple(sorted(STEP[card] for card in table)))
    if not move.capture and step in chances:
        worth -= chances[step] * (2 + 0.5 * (1 + len(sequence(table, step))))
    if state.scores[1 - state.turn] < LIMPIA_LIMIT:
        worth -= 2 * max((chances.get(threat.step, 0) for threat in threats if threat.empties), default=0)
    return Estimate(worth, -max((threat.cards for threat in threats if threat.step in chances), default=0))


def _card_worth(state: State) -> float:
    decisive = state.deal == LAST_DEAL or len(state.captured[state.turn]) in NEAR_TWENTY
    return 1.0 if decisive else 0.5
