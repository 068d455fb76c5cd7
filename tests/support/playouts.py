"""Games played at random, kept step by step, for the tests over every title to look at."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from engine.draws import Draws, Stream, entropy_key
from engine.game import AnyTitle, Decided
from engine.log import fold
from engine.sight import AnyViewer
from tests.support.pairs import covering
from tests.support.soak import rounds
from tests.support.titles import sight, stream

LONGEST_GAME = 50_000
"""Entries after which a random game is called endless."""


class Step(Struct, frozen=True):
    """One accepted move."""

    number: int
    """Its place in the game, from 1."""
    seat: int
    move: Any
    events: tuple[Any, ...]
    before: Any
    after: Any


class Playout(Struct, frozen=True):
    """A whole game."""

    title: AnyTitle
    options: Any
    seats: int
    entropy: str
    dealt: tuple[Any, ...]
    """Events of the set-up."""
    start: Any
    """State after it."""
    steps: tuple[Step, ...]

    @property
    def draws(self) -> Draws:
        """Give the draws of this game."""
        return Draws(entropy_key(self.entropy))

    @property
    def states(self) -> list[Any]:
        """Give every state, from the deal to the end."""
        return [self.start, *(step.after for step in self.steps)]

    def history(self, entries: int, viewer: AnyViewer) -> list[Any]:
        """Give the events of the deal and the first `entries` moves as a viewer was shown them."""
        shown = sight(self.title)
        events = [*self.dealt, *(event for step in self.steps[:entries] for event in step.events)]
        return [shown.redact(event, viewer) for event in events]


def play(title: AnyTitle, options: Any, seats: int, entropy: str, most: int = LONGEST_GAME) -> Playout:
    """Play a game at random, at most `most` moves; whoever has legal moves may move next."""
    draws, choices = Draws(entropy_key(entropy)), stream(entropy, "choices")
    dealt = title.setup(options, seats, draws)
    start = fold(title, title.empty(options, seats), dealt)
    steps: list[Step] = []
    state = start
    while title.outcome(state) is None and len(steps) < most:
        seat, move = _pick(title, state, seats, choices)
        verdict = title.decide(state, seat, move, draws)
        assert isinstance(verdict, Decided), f"{title.name}: {move} is listed, and {verdict}"
        steps.append(Step(len(steps) + 1, seat, move, verdict.events, state, verdict.state))
        state = verdict.state
    return Playout(title, options, seats, entropy, dealt, start, tuple(steps))


def _pick(title: AnyTitle, state: Any, seats: int, choices: Stream) -> tuple[int, Any]:
    """Pick a seat and one of its moves: mostly a seat that the game waits for, sometimes one that may react."""
    ready = [seat for seat in range(seats) if title.legal_moves(state, seat)]
    acting = title.acting(state)
    seat = choices.pick(ready if choices.below(4) == 0 else acting)
    return seat, choices.pick(title.legal_moves(state, seat))


@cache
def playouts(title: AnyTitle) -> tuple[Playout, ...]:
    """Give the games that the tests of a title share: every pair of options, every number of seats."""
    rows, tables = covering(title), list(title.seats)
    plan = [(rows[0], seats) for seats in tables] + [(row, tables[i % len(tables)]) for i, row in enumerate(rows[1:])]
    return tuple(
        play(title, options, seats, f"{title.name} {number} {again}")
        for again in range(rounds(1))
        for number, (options, seats) in enumerate(plan)
    )


def moments(title: AnyTitle, count: int) -> Iterator[tuple[Playout, int]]:
    """Give `count` moments spread over all games, `(game, moves played)`: each game's deal first, then any."""
    games = playouts(title)
    picks = stream(title.name, "moments")
    for number in range(rounds(count)):
        game = games[number % len(games)]
        yield game, picks.below(len(game.steps) + 1) if number >= len(games) else 0
