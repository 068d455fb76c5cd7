"""Golden playthroughs: random games written down as text, with what every viewer sees at every step.

Where a view has not changed, nothing is written; else the fields that have. Long games show their views in the first
and the last steps alone, but every move and event.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.game import AnyTitle
from engine.sight import AnyViewer, AtSeat
from tests.support.playouts import Playout, play
from tests.support.titles import sight, viewers

FOLDER = Path(__file__).parent.parent / "contract" / "golden"
"""Where they lie, in a folder a title."""

FIRST, LAST = 40, 20
"""Steps at the beginning and at the end that are written with views."""

MOST_TABLES = 4
"""Numbers of seats that a title is played with."""


def tables(title: AnyTitle) -> list[int]:
    """Give the numbers of seats to write a game for: the fewest, and those that play best."""
    return sorted({title.seats.least, *title.seats.recommended})[:MOST_TABLES]


def golden_file(title: AnyTitle, seats: int) -> Path:
    """Give the file of one game; its name holds the number of the rule set, whose old files stay."""
    return FOLDER / title.name / f"rules-{title.rule_set.partition('/')[2]}-seats-{seats}.txt"


def playthrough(title: AnyTitle, seats: int) -> str:
    """Play one game with the default options and write it down."""
    return "\n".join(_lines(play(title, title.options(), seats, f"golden {seats}"))) + "\n"


def committed_log(text: str) -> tuple[dict[str, str], list[list[str]], str]:
    """Read a playthrough back: its head, the events of each entry and the last state, as JSON text."""
    head: dict[str, str] = {}
    entries: list[list[str]] = []
    state = ""
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "title" | "options" | "seats":
                head[word] = rest
            case "==":
                entries.append([])
            case "event":
                entries[-1].append(rest)
            case "state":
                state = rest
            case _:
                pass
    return head, entries, state


def _lines(game: Playout) -> Iterator[str]:
    yield f"title {game.title.rule_set}"
    yield f"options {_text(game.options)}"
    yield f"seats {game.seats}"
    yield f"entropy {game.entropy}"
    seen: dict[AnyViewer, dict[str, Any]] = {}
    yield "\n== 0 deal"
    yield from _entry(game, game.dealt, game.start, seen)
    for step in game.steps:
        yield f"\n== {step.number} seat {step.seat} {_text(step.move)}"
        if FIRST < step.number <= len(game.steps) - LAST:
            yield from (f"event {_text(event)}" for event in step.events)
        else:
            yield from _entry(game, step.events, step.after, seen)
    yield f"\noutcome {_text(game.title.outcome(game.states[-1]))}"
    yield f"state {_text(game.states[-1])}"


def _entry(game: Playout, events: Sequence[Any], state: Any, seen: dict[AnyViewer, dict[str, Any]]) -> Iterator[str]:
    title, redact = game.title, sight(game.title).redact
    for event in events:
        yield f"event {_text(event)}"
        for viewer in viewers(game.seats):
            shown = redact(event, viewer)
            if shown != event:
                yield f"  {_name(viewer)} is shown {_text(shown)}"
    for viewer in viewers(game.seats):
        view = msgspec.to_builtins(title.view_of(state, viewer))
        changed = {name: value for name, value in view.items() if seen.get(viewer, {}).get(name, ...) != value}
        seen[viewer] = view
        if changed:
            yield f"  {_name(viewer)} sees {_text(changed)}"
    for seat in range(game.seats):
        if moves := title.legal_moves(state, seat):
            waiting = "must" if seat in title.acting(state) else "may"
            yield f"  seat {seat} {waiting} answer {title.decision(state, seat, None)} by {_text(moves)}"


def _name(viewer: AnyViewer) -> str:
    return f"seat {viewer.seat}" if isinstance(viewer, AtSeat) else "spectator"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
