"""A game from its log: fold events into a state, step by step, trusting nothing.

The log of a game also holds facts of the table (who took a seat); these functions see the title's events alone.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from engine.game import AnyTitle
from engine.value import members, tag_of
from engine.visibility import redaction_of


class LogCorrupt(ValueError):
    """A log that cannot be what was written: a version is missing or doubled, or an event is none of its title."""

    def __init__(self, version: int, problem: str) -> None:
        """Name the first bad entry."""
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem


class NotFolded(ValueError):
    """An event that is never folded: it is none of the title, or redacted. Dropping it would rewrite history."""


@cache
def folder(title: AnyTitle) -> Callable[[Any, Any], Any]:
    """Give the function that folds one event into a state.

    It raises NotFolded for an event that is none of the title, and for one that hides a fact: a hand that was hidden
    would pass for an empty one.
    """
    known, redaction, evolve = frozenset(members(title.event)[0]), redaction_of(title.cards, title.event), title.evolve
    finders = redaction.finders

    def folded(state: Any, event: object) -> Any:
        kind = type(event)
        if kind not in known:
            raise NotFolded(f"{_tag(event)} is no event of {title.name}")
        if (find := finders.get(kind)) is not None and (field := find(event)) is not None:
            raise NotFolded(f"{_tag(event)} hides {field}")
        return evolve(state, event)

    return folded


def fold(title: AnyTitle, state: Any, events: Iterable[Any]) -> Any:
    """Fold events into a state, in order. Raises NotFolded."""
    folded = folder(title)
    for event in events:
        state = folded(state, event)
    return state


def _tag(event: Any) -> str:
    return tag_of(type(event)) or type(event).__name__


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
        except NotFolded as problem:
            raise LogCorrupt(version, str(problem)) from problem
        after = version
        yield version, state
