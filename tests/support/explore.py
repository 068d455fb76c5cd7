"""Walks every state that can be reached from a tiny table, and tries every move there.

A title's `counts.toml` names its tiny tables, in the spelling of rulings, and the counts that are known for them:

    [[tiny]]
    name = "Two seats, two cards each"
    seats = 2
    options = { games = 1 }
    given = { hands = [[12, 21], [13, 31]], stock = [14] }
    states = 42     # different states, the first among them
    moves = 77      # accepted moves, over all states and seats
    ends = 5        # states in which the game is over
    depth = 9       # moves on the longest of the shortest ways to a state

Where cards can go round for ever, `counters` names the fields that only count on: states that differ in nothing
else are one state.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle, Decided
from engine.position import position
from engine.spelling import read
from tests.support.findings import cards_of
from tests.support.probes import universe

MOST_STATES = 20_000
"""A table with more states is not tiny."""

WHOLE_UNIVERSE = 500
"""A universe with more moves is tried for the cards on the table, and of the rest every tenth move."""


class Counts(Struct, frozen=True):
    """What was found."""

    states: int
    moves: int
    ends: int
    depth: int


class Tiny(Struct, frozen=True):
    """A tiny table and what is known of it."""

    name: str
    seats: int
    given: dict[str, Any]
    states: int
    moves: int
    ends: int
    depth: int
    options: dict[str, Any] = {}
    counters: tuple[str, ...] = ()

    @property
    def counts(self) -> Counts:
        """Give what is known."""
        return Counts(self.states, self.moves, self.ends, self.depth)


def explore(title: AnyTitle, tiny: Tiny) -> tuple[Counts, list[str]]:
    """Walk every state; give the counts, and each move for which `decide` and `legal_moves` disagree."""
    options = read(tiny.options, title.options, "options")
    start = position(title, options, tiny.seats, tiny.given)
    tries = list(_tries(title, start))
    draws = Draws(entropy_key(tiny.name))
    still = {name: getattr(start, name) for name in tiny.counters}
    seen, layer = {start}, [start]
    moves = ends = depth = 0
    disagreements: list[str] = []
    while layer:
        following: dict[Any, None] = {}
        for state in layer:
            ends += title.outcome(state) is not None
            for seat in range(tiny.seats):
                legal = title.legal_moves(state, seat)
                accepted = _accepted(title, state, seat, [*tries, *legal], draws)
                disagreements += [f"{move} in {state}" for move in set(accepted) ^ set(legal)]
                moves += len(accepted)
                following |= dict.fromkeys(replace(after, **still) for after in accepted.values())
        layer = [state for state in following if state not in seen]
        seen.update(layer)
        depth += bool(layer)
        assert len(seen) <= MOST_STATES, "this is not tiny"
    return Counts(len(seen), moves, ends, depth), disagreements


def _accepted(title: AnyTitle, state: Any, seat: int, tries: list[Any], draws: Draws) -> dict[Any, Any]:
    """Give the states that the accepted moves lead to."""
    verdicts = {move: title.decide(state, seat, move, draws) for move in dict.fromkeys(tries)}
    return {move: verdict.state for move, verdict in verdicts.items() if isinstance(verdict, Decided)}


def _tries(title: AnyTitle, start: Any) -> Iterator[Any]:
    every = [move for kind in universe(title, start.options, len(start.hands)).kinds for move in kind]
    there = set(cards_of(title, start))
    for number, move in enumerate(every):
        if len(every) <= WHOLE_UNIVERSE or number % 10 == 0 or there.issuperset(cards_of(title, move)):
            yield move
