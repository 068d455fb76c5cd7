"""Moves to try on a state: half of them name a card that the seat holds, half are any of the universe."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from engine.draws import Draws, Stream
from engine.game import AnyTitle
from engine.visibility import AtSeat
from tests.support.findings import cards_of

PROBES = 200
"""Moves that are tried on one state."""


class NoDraws(Draws):
    """Draws that must not be used: a refusal consumes none."""

    def __init__(self) -> None:
        super().__init__(bytes(32))

    def stream(self, number: int, label: str) -> Stream:
        """Fail the test."""
        raise AssertionError(f"draw {number} ({label}) was used")


class Universe(Struct, frozen=True):
    """Every move that a title can be sent, and those that name a card."""

    kinds: tuple[tuple[Any, ...], ...]
    """Moves by their kind, so that a kind with few moves is tried as often as the others."""
    naming: dict[Any, tuple[Any, ...]]
    """Moves by the cards in them."""


@cache
def universe(title: AnyTitle, options: Any, seats: int) -> Universe:
    """Give the universe of moves of a title."""
    kinds: dict[type, list[Any]] = defaultdict(list)
    naming: dict[Any, list[Any]] = defaultdict(list)
    for move in title.moves(options, seats):
        kinds[type(move)].append(move)
        for card in set(cards_of(title, move)):
            naming[card].append(move)
    return Universe(tuple(map(tuple, kinds.values())), {card: tuple(those) for card, those in naming.items()})


def probes(title: AnyTitle, state: Any, choices: Stream, count: int) -> Iterator[tuple[int, Any]]:
    """Give `count` pairs of seat and move, whatever they are worth; every second names a hand card if it can."""
    for number in range(count):
        yield _probe(title, state, choices, naming=bool(number % 2))


def wrong_moves(title: AnyTitle, state: Any, choices: Stream, count: int = PROBES) -> Iterator[tuple[int, Any]]:
    """Give `count` pairs of seat and move that are not listed as legal; half of them name a hand card.

    Fewer where the state has so few: after five times as many tries.
    """
    legal = [set(title.legal_moves(state, seat)) for seat in range(len(state.hands))]
    for naming in (True, False):
        found = 0
        for _ in range(5 * count):
            seat, move = _probe(title, state, choices, naming=naming)
            if move not in legal[seat]:
                yield seat, move
                found += 1
            if found == count // 2:
                break


def _probe(title: AnyTitle, state: Any, choices: Stream, *, naming: bool) -> tuple[int, Any]:
    """Pick a seat, more often one that the game waits for, and a move; with `naming` one that names a hand card."""
    seats = len(state.hands)
    every = universe(title, state.options, seats)
    seat = choices.pick(title.acting(state) or range(seats)) if choices.below(2) else choices.below(seats)
    hand = title.view_of(state, AtSeat(seat)).hand
    named = every.naming.get(choices.pick(hand)) if hand and naming else None
    return seat, choices.pick(named or choices.pick(every.kinds))
