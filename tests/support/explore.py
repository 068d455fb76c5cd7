"""Walks every state that can be reached from a tiny table, and tries every move there.

A title's `counts.toml` names its tiny tables, in the spelling of rulings, and the counts that are known for them:

    [[tiny]]
    name = "Two seats, two cards each"
    seats = 2
    options = { games = 1 }
    given = { hands = [[12, 21], [13, 31]], draw_pile = [14] }
    states = 42     # different states, the first among them
    moves = 77      # accepted moves, over all states and seats
    ends = 5        # states in which the game is over
    depth = 9       # moves on the longest of the shortest ways to a state

Where cards can go round for ever, `counters` names the fields that only count on: states that differ in nothing
else are one state.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle, Decided
from engine.notation import read
from engine.position import position
from tests.support.findings import cards_of
from tests.support.playouts import moments
from tests.support.probes import universe
from tests.support.titles import Case

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


def tiny_tables(case: Case) -> list[Tiny]:
    """Give the tiny tables of a title."""
    return [msgspec.convert(tiny, Tiny) for tiny in case.table("counts.toml")["tiny"]]


def first_state(title: AnyTitle, tiny: Tiny) -> Any:
    """Give the state that a tiny table begins with."""
    return position(title, read(tiny.options, title.options, "options"), tiny.seats, tiny.given)


def states(case: Case, count: int) -> Iterator[tuple[str, Any, Draws]]:
    """Give states to try wrong moves on, each with a name and its draws: moments of games, then every tiny table and
    what one move makes of it.

    Some reasons are for tables to which hardly any deal leads, or none.
    """
    for game, number in moments(case.title, count):
        yield f"{game.entropy} {number}", game.states[number], game.draws
    for tiny in tiny_tables(case):
        start, draws = first_state(case.title, tiny), Draws(entropy_key(tiny.name))
        moves = [(seat, move) for seat in range(tiny.seats) for move in case.title.legal_moves(start, seat)]
        verdicts = [case.title.decide(start, seat, move, draws) for seat, move in moves]
        for number, state in enumerate((start, *(verdict.state for verdict in verdicts))):
            yield f"{tiny.name} {number}", state, draws


def explore(title: AnyTitle, tiny: Tiny) -> tuple[Counts, list[str]]:
    """Walk every state; give the counts, and each move for which `decide` and `legal_moves` disagree."""
    start = first_state(title, tiny)
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
