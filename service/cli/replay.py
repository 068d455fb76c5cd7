"""`fairdeal replay`: what happened in a game, from its log file alone."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console

from engine.outcome import Outcome
from engine.sight import AtSeat, Auditor
from service.app.game_status import Status
from service.app.log_reader import LogReader
from service.app.problem import Problem
from service.app.rule_book import rule_book
from service.app.vocabulary import Header, View
from service.cli.story import Eyes, Story

GOOD, BAD = 0, 1
"""Exit codes: every log is good; one is not."""

SeatNumber = Annotated[int | None, Parameter(help="Show only what this seat saw.")]
"""Whose eyes to look through."""

ToVersion = Annotated[int | None, Parameter(help="Stop after this version.")]
"""Where to stop."""

AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON line a log, for programs.")]
"""Whether a program reads what is printed."""

Language = Annotated[str, Parameter(help="The language of the story: en or ko.")]
"""The language of the texts."""


class Replayed(Struct, frozen=True):
    """What a log leads to, as `--json` prints it."""

    file: str
    """The file."""
    game_id: str
    """The game."""
    rule_set: str
    """Its rules."""
    version: int
    """The version reached."""
    status: Status
    """Where the game stands there."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
    view: View | None
    """The table as it may be seen; null before the start."""


class BadLog(Exception):
    """A file that is no whole log of a finished game; the message says why."""


def replay(
    *logs: Path, seat: SeatNumber = None, to: ToVersion = None, as_json: AsJson = False, language: Language = "en"
) -> None:
    """Replay exported logs offline: every entry is played again, and the end must be the one that the log tells.

    Prints the story, the last table and the outcome. The exit code is 1 if a log was cut, changed or cannot be played.
    """
    out = Console(highlight=False, soft_wrap=True)
    eyes = Auditor() if seat is None else AtSeat(seat)
    code = GOOD
    for log in logs:
        story = None if as_json else Story(out, eyes, language)
        try:
            replayed = _replay(log, eyes, to, story)
        except BadLog as bad:
            print(f"fairdeal replay: {log}: {bad}", file=sys.stderr)
            code = BAD
            continue
        if story is None:
            print(msgspec.json.encode(replayed).decode())
        else:
            story.end(replayed.version, replayed.view, replayed.outcome)
    sys.exit(code)


def _replay(log: Path, eyes: Eyes, to: int | None, story: Story | None) -> Replayed:
    reader = LogReader(to_version=to)
    try:
        with log.open("rb") as lines:
            for line in lines:
                before = reader.moment.version
                reader.read(line)
                _need_seat(reader.header, eyes)
                if story is not None and reader.header is not None:
                    story.tell(line, reader.header, played=reader.moment.version > before)
        moment = reader.finish()
    except Problem as problem:
        raise BadLog("; ".join(field.problem for field in problem.fields)) from None
    except OSError as error:
        raise BadLog(str(error.strerror)) from None
    header, state = reader.header, moment.state
    assert header is not None, "a log without a header does not finish"
    view = None if state is None else rule_book(header.rule_set).title.view_of(state, eyes)
    return Replayed(str(log), header.game_id, header.rule_set, moment.version, moment.status, moment.outcome, view)


def _need_seat(header: Header | None, eyes: Eyes) -> None:
    """Raise BadLog before anything is told if there is no such seat."""
    if header is not None and isinstance(eyes, AtSeat) and not 0 <= eyes.seat < header.seats:
        raise BadLog(f"there is no seat {eyes.seat}; the table has {header.seats}, numbered from 0")
