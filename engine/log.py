"""A game from its log: fold events into a state, step by step, trusting nothing.

The log of a game also holds facts of the table (who took a seat); these functions see the title's events alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.game import AnyTitle
from engine.value import members


class LogCorrupt(ValueError):
    """A log that cannot be what was written: a version is missing or doubled, or an event is none of its title."""

    def __init__(self, version: int, problem: str) -> None:
        """Name the first bad entry."""
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem


class UnknownEvent(ValueError):
    """An event that is none of the title. Dropping it would rewrite history."""


def fold(title: AnyTitle, state: Any, events: Iterable[Any]) -> Any:
    """Fold events into a state, in order.

    Raises UnknownEvent for an event that is none of the title.
    """
    known = members(title.event)[0]
    for event in events:
        if type(event) not in known:
            raise UnknownEvent(f"{type(event).__name__} is no event of {title.name}")
        state = title.evolve(state, event)
    return state


def replay(
    title: AnyTitle, start: Any, entries: Iterable[tuple[int, Sequence[Any]]], after: int = 0
) -> Iterator[tuple[int, Any]]:
    """Give each version of a log and the state after it.

    `start` is the state at version `after`; `entries` are `(version, events)`, which must go on from there without a
    gap. Raises LogCorrupt at the first entry that does not fit; what came before it was good.
    """
    state = start
    for version, events in entries:
        if version != after + 1:
            raise LogCorrupt(version, f"follows {after}")
        try:
            state = fold(title, state, events)
        except UnknownEvent as problem:
            raise LogCorrupt(version, str(problem)) from problem
        after = version
        yield version, state
