"""`fairdeal replay`: what happened in a game, from its log file alone."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import IO, Annotated, Final

from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console

from engine.outcome import Outcome
from engine.visibility import AtSeat, Auditor
from service.app.log.reader import LINE_BYTES, LogReader
from service.app.messages.unions import GameView
from service.app.messages.vocabulary import LogHeader
from service.app.problem import Problem, WrongField
from service.app.rule_book import rule_book
from service.cli.story import Eyes, Story
from service.cli.terminal import complain, show_json
from service.store.status import Status

_IN_MEMORY: Final = 4 * 1024 * 1024
"""Bytes of a log that are kept in memory for the story; those of a longer one are in a temporary file."""

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
    view: GameView | None
    """The table as it may be seen; null before the start."""


class BadLog(Exception):
    """A file that is no whole log of a finished game; the message says why."""


def replay(
    *logs: Path, seat: SeatNumber = None, to: ToVersion = None, as_json: AsJson = False, language: Language = "en"
) -> None:
    """Replay exported logs offline: every entry is played again, and the end must be the one that the log tells.

    Prints the story, the last table and the outcome; of a log that was cut, changed or cannot be played only what is
    wrong with it, and the exit code is 1.
    """
    out = Console(highlight=False, soft_wrap=True)
    eyes = Auditor() if seat is None else AtSeat(seat)
    code = GOOD
    for log in logs:
        with SpooledTemporaryFile[bytes](_IN_MEMORY) as copy:
            try:
                header, replayed = _replay(log, copy, eyes, to)
            except BadLog as bad:
                complain("replay", f"{log}: {bad}")
                code = BAD
                continue
            if as_json:
                show_json(replayed)
            else:
                copy.seek(0)
                _tell(Story(out, eyes, language), copy, header, replayed)
    sys.exit(code)


def _lines(log: Path) -> Iterator[bytes]:
    """Give the lines of a file. Of a line that is too long only the beginning, which is refused, is ever in memory."""
    try:
        with log.open("rb") as file:
            while line := file.readline(LINE_BYTES + 1):
                yield line
    except OSError as error:
        raise BadLog(str(error.strerror)) from None


def _replay(log: Path, copy: IO[bytes], eyes: Eyes, to: int | None) -> tuple[LogHeader, Replayed]:
    """Play a whole log, so that nothing is told of one that is bad, or that does not have the seat or the version.

    The lines that it was played from are kept in `copy`: the file may be a pipe, or be written meanwhile.
    """
    if to is not None and to < 1:
        raise BadLog("--to must be at least 1, where the log begins")
    reader = LogReader(to_version=to)
    try:
        for line in _lines(log):
            reader.read(line)
            copy.write(line)
        moment = reader.finish()
    except Problem as problem:
        raise BadLog("; ".join(map(_told, problem.fields)) or _needed(problem)) from None
    header, state = reader.header, moment.state
    assert header is not None, "a log without a header does not finish"
    if isinstance(eyes, AtSeat) and not 0 <= eyes.seat < header.seats:
        raise BadLog(f"there is no seat {eyes.seat}; the table has {header.seats}, numbered from 0")
    view = None if state is None else rule_book(header.rule_set).title.view_of(state, eyes)
    told = Replayed(str(log), header.game_id, header.rule_set, moment.version, moment.status, moment.outcome, view)
    return header, told


def _needed(problem: Problem) -> str:
    """Tell of an entry that this program is too old to read."""
    return "entry {version} needs a newer fairdeal: revision {revision} of {events}, this one has {known}".format_map(
        problem.metadata
    )


def _told(field: WrongField) -> str:
    """Tell a problem of the log as it is, and one of the version by the name of the flag."""
    return f"--to {field.problem}" if field.path == "to_version" else str(field.problem)


def _tell(story: Story, lines: Iterable[bytes], header: LogHeader, replayed: Replayed) -> None:
    for line in lines:
        story.tell(line, header, until=replayed.version)
    story.end(header, replayed.version, replayed.view, replayed.outcome)
