"""Golden playthroughs: random games written down as text, with what every viewer sees at every step.

The events are whole; below them stands who is shown what instead, and which fields of whose view have changed. Games
that are there for the value of an option have the moves and events alone.

A title has one file, short enough to be read: a digest of every game, and of one game its beginning and its end.
Whoever wants to see where another game came to differ prints it before and after the change:
python -m tests.support.golden TITLE GAME
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.game import AnyTitle
from engine.notation import spell, spelt, written
from engine.options import conflict, option_fields, option_text
from engine.registry import titles
from engine.visibility import AnyViewer, AtSeat, redaction_of
from tests.support.pairs import samples
from tests.support.playouts import Playout, play
from tests.support.titles import viewers

FOLDER = Path(__file__).parent.parent / "contract" / "golden"
"""Where they lie, a file for each rule set."""

MOST_LINES = 200
"""Longest file of a title."""

BEGINNING = 100
"""Lines of the game that is shown, from its beginning."""

END = 60
"""Lines of the same game, at its end."""

MOST_WIDTH = 480
"""Longest line that is shown; a longer one is cut and counts by its digest."""

FEW_COUNTS = 5
"""So many numbers of seats all have a game; of more only the least, the best and the most."""


class Golden(Struct, frozen=True):
    """One game that is written down."""

    title: AnyTitle
    name: str
    """What tells it apart: `seats-4`, `siege-seats-4`, or an option and its value: `stacking-same`."""
    options: Any
    seats: int
    watched: bool
    """Whether it is written who sees what, or only what happens."""


def golden_file(title: AnyTitle) -> Path:
    """Give the file of a title's rule set."""
    return FOLDER / f"{title.rule_set.replace('/', '-')}.txt"


def golden_text(title: AnyTitle) -> str:
    """Play every golden game of a title and write its file."""
    games = {golden: playthrough(golden).splitlines() for golden in golden_games(title)}
    digests = [f"{golden.name}: {len(lines)} lines, sha256 {_digest(lines)}" for golden, lines in games.items()]
    shown = next(golden for golden in games if golden.watched and golden.seats == title.seats.recommended[0])
    lines = [line if len(line) <= MOST_WIDTH else f"{line[:MOST_WIDTH]}…" for line in games[shown]]
    parts = [f"== {shown.name} begins", *lines[:BEGINNING], f"== {shown.name} ends", *lines[BEGINNING:][-END:]]
    return "\n".join([*digests, "", *parts]) + "\n"


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def golden_games(title: AnyTitle) -> list[Golden]:
    """Give the games to write: each variant at every number of seats, or some of many; then other values."""
    best = title.seats.recommended
    every = list(title.seats)
    counts = every if len(every) <= FEW_COUNTS else sorted({title.seats.minimum, *best[:2], title.seats.maximum})
    choices = variants(title)
    plain = [title.options(**chosen) for chosen in choices.values()]
    found = [
        Golden(title, f"{prefix}seats-{seats}", options, seats, True)
        for prefix, options in zip(choices, plain, strict=True)
        for seats in counts
    ]
    for field in option_fields(title.options):
        for value in samples(title, field) if field.name != title.variant else ():
            changed = [title.options(**chosen, **{field.name: value}) for chosen in choices.values()]
            options = next(each for each in changed if conflict(title, each) is None)
            if options not in plain:
                found.append(Golden(title, f"{field.name}-{option_text(value).lower()}", options, best[0], False))
    return found


def variants(title: AnyTitle) -> dict[str, dict[str, Any]]:
    """Give what is chosen for each variant, by what its files' names begin with; the rest is the title's to fill in."""
    for field in option_fields(title.options):
        if field.name == title.variant:
            kind = type(field.default)
            return {f"{name.lower()}-": {field.name: kind(name)} for name in field.values}
    return {"": {}}


def playthrough(golden: Golden) -> str:
    """Play one game and write it down; where an option is shown, with moves that have a price too."""
    game = play(golden.title, golden.options, golden.seats, f"golden {golden.name}", strays=not golden.watched)
    return "\n".join(_lines(game, golden.watched)) + "\n"


def _lines(game: Playout, watched: bool) -> Iterator[str]:
    yield f"title {game.title.rule_set}"
    yield f"options {_text(game.options)}"
    yield f"seats {game.seats}"
    yield f"entropy {game.entropy}"
    seen: dict[AnyViewer, dict[str, Any]] = {viewer: {} for viewer in viewers(game.seats) if watched}
    yield "\n== deal"
    yield from _entry(game, game.dealt, game.start, seen)
    for step in game.steps:
        yield f"\n== {step.number} seat {step.seat} {written(spell(step.move))}"
        yield from _entry(game, step.events, step.after, seen)
    yield f"\noutcome {_text(game.title.outcome(game.states[-1]))}"
    yield f"state {_text(game.states[-1])}"


def _entry(game: Playout, events: Sequence[Any], state: Any, seen: dict[AnyViewer, dict[str, Any]]) -> Iterator[str]:
    title, redact = game.title, redaction_of(game.title.cards, game.title.event).redact
    for event in events:
        yield f"event {_text(event)}"
        shown = {viewer: redact(event, viewer) for viewer in seen}
        if any(other != event for other in shown.values()):
            yield from _grouped("shown", {viewer: written(spell(other)) for viewer, other in shown.items()}, len(seen))
    if not seen:
        return
    views = {viewer: msgspec.to_builtins(title.view_of(state, viewer)) for viewer in seen}
    for name in views[next(iter(seen))]:
        changed = {viewer: view[name] for viewer, view in views.items() if seen[viewer].get(name, ...) != view[name]}
        yield from _grouped(name, {viewer: written(value) for viewer, value in changed.items()}, len(seen))
    seen |= views
    for seat in range(game.seats):
        if moves := title.legal_moves(state, seat):
            waiting = "must" if seat in title.acting(state) else "may"
            yield f"  seat {seat} {waiting} answer {title.decision(state, seat, None)}: {spelt(moves)}"


def _grouped(what: str, values: dict[AnyViewer, str], everybody: int) -> Iterator[str]:
    """Write one line for all viewers that see the same."""
    for value in dict.fromkeys(values.values()):
        names = [_name(viewer) for viewer, other in values.items() if other == value]
        yield f"  {'all' if len(names) == everybody else ', '.join(names)} | {what} | {value}"


def _name(viewer: AnyViewer) -> str:
    return str(viewer.seat) if isinstance(viewer, AtSeat) else "spectator"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main(title: str, name: str) -> None:
    """Print one golden game whole."""
    print(playthrough(next(golden for golden in golden_games(titles()[title]) if golden.name == name)), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
