"""Reads the lines of a log file and folds them, trusting nothing that they say."""

from typing import Final

import msgspec
from msgspec import Struct

from engine.log import LogCorrupt
from engine.visibility import Auditor
from service.app.log.cache import needs_newer
from service.app.log.entry import NeedsNewer, decode_entry
from service.app.log.file import FORMAT
from service.app.log.snapshot import BEGINNING, Snapshot, snapshot_after
from service.app.messages.vocabulary import LogFooter, LogHeader
from service.app.problem import Problem, invalid
from service.app.rule_book import RuleBook, rule_book

LINE_BYTES: Final = 262_144
"""Most bytes of a line; no entry of a real game comes near."""


class _Kind(Struct, frozen=True):
    type: str


_KIND: Final = msgspec.json.Decoder(_Kind)
_HEADER: Final = msgspec.json.Decoder(LogHeader)
_FOOTER: Final = msgspec.json.Decoder(LogFooter)


class LogReader:
    """Takes the lines one by one; afterwards it knows the table that they lead to.

    Every method raises VALIDATION_FAILED, naming the line, for a file that is no whole log of a finished game, and
    GAME_NEEDS_NEWER_SERVER for an entry that this code must not read. A line after the version to stop at must still be
    a line of a log, but is not played.
    """

    def __init__(self, title: str | None = None, to_version: int | None = None) -> None:
        """Expect a log of `title` (None: any), and stop playing it at `to_version` (None: at its end)."""
        self.snapshot: Snapshot = BEGINNING
        """The table that the lines so far lead to."""
        self.header: LogHeader | None = None
        """The first line."""
        self._title = title
        self._to_version = to_version
        self._book: RuleBook | None = None
        self._footer: LogFooter | None = None
        self._lines = 0
        self._version = 0

    def read(self, line: str | bytes) -> None:
        """Take the next line."""
        self._lines += 1
        if len(line) > LINE_BYTES:
            raise self._wrong(f"is longer than {LINE_BYTES} bytes")
        try:
            kind = _KIND.decode(line).type
            if self._footer is not None:
                raise self._wrong("comes after the footer")
            match kind:
                case "log.header" if self.header is None:
                    self._begin(_HEADER.decode(line))
                case "log.entry" if self._book is not None:
                    self._play(self._book, line)
                case "log.footer" if self.header is not None:
                    self._end(_FOOTER.decode(line))
                case _:
                    raise self._wrong("is out of place: a log is a header, entries and a footer")
        except msgspec.DecodeError as error:
            raise self._wrong(f"is no line of a log: {error}") from None
        except RecursionError:
            raise self._wrong("is no line of a log: it is nested too deeply") from None

    def finish(self) -> Snapshot:
        """Give the table that the log leads to, once every line was read. Refuses a log that was cut."""
        reached = self._to_version is not None and self._version >= self._to_version
        if self._footer is None and not reached:
            raise invalid("line", "must not be the last: the log has no footer, so it was cut")
        if self._to_version is not None and self._version < self._to_version:
            raise invalid("to_version", "must be at most {version}, where the log ends", version=self._version)
        return self.snapshot

    def _begin(self, header: LogHeader) -> None:
        try:
            self._book = rule_book(header.rule_set)
        except Problem as problem:
            raise self._wrong(f"names rules that this server does not play: {header.rule_set}") from problem
        if header.format != FORMAT:
            raise self._wrong(f"must be of format {FORMAT}")
        if self._title is not None and self._title != self._book.title.name:
            raise self._wrong(f"is of {self._book.title.name}, not of {self._title}")
        if not isinstance(header.viewer, Auditor):
            raise self._wrong("hides cards: only the log of a finished game can be played")
        self.header = header

    def _play(self, book: RuleBook, line: str | bytes) -> None:
        try:
            entry = decode_entry(book, self._version + 1, line)
            self._version = entry.version
            if self._to_version is None or entry.version <= self._to_version:
                self.snapshot = snapshot_after(book, self.snapshot, entry)
                self._check(book)
        except LogCorrupt as error:
            raise self._wrong(f"entry {error.version}: {error.problem}") from None
        except NeedsNewer as error:
            raise needs_newer(error) from error

    def _check(self, book: RuleBook) -> None:
        """Refuse a table that cannot be at once: one that grew with every entry would take ever longer to play on."""
        if self.snapshot.state is None:
            return
        try:
            problems = book.title.check(self.snapshot.state)
        except Exception:  # a made-up event may lead to anything
            problems = ("it leads to a table that cannot be",)
        if problems:
            raise self._wrong(f"entry {self._version}: {problems[0]}")

    def _end(self, footer: LogFooter) -> None:
        if footer.entries != self._version:
            raise self._wrong(f"counts {footer.entries} entries, but {self._version} came")
        played = self.snapshot.version == self._version
        if played and (footer.status, footer.outcome) != (self.snapshot.status, self.snapshot.outcome):
            raise self._wrong("tells another end than the entries lead to")
        self._footer = footer

    def _wrong(self, problem: str) -> Problem:
        return invalid("line", "{problem} (line {line})", problem=problem, line=self._lines)
