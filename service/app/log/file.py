"""A log file: a header line, the entries as they were stored, a footer line.

What was stored is passed on byte for byte, so that a hash over a file stays true whoever exports it; fields that this
code does not know are among them.
"""

from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final, cast

import msgspec

from engine.log import LogCorrupt
from engine.visibility import AnyViewer, AtSeat, Auditor
from service.admission.slices import Slices
from service.app.log.check import check_public
from service.app.log.entry import decode_entry, seen_by
from service.app.messages.vocabulary import LogFooter, LogHeader
from service.app.problem import Problem
from service.app.rule_book import RuleBook, rule_book
from service.store.contract import GameReader
from service.store.records import GameRecord, Head, StoredEntry

FORMAT: Final = "fairdeal-log/1"
"""The format of a log file."""

_CHUNK: Final = 256
"""Entries that are read at a time."""


async def log_file(
    store: GameReader, record: GameRecord, head: Head, viewer: AnyViewer, work: Slices | None = None
) -> AsyncGenerator[bytes]:
    """Give the lines of the log of a game up to a head, as `viewer` may have them, without line ends.

    A seat's own view is the one that is made here, from what this code understands: what it does not know of a fact
    that others may not see is left out. Making and checking take turns at `work`. Raises LogCorrupt for a hole, and for
    an entry whose public form is not what the rules make of the whole; NeedsNewer for a seat's own view alone.
    """
    work = work or Slices()
    yield msgspec.json.encode(LogHeader(FORMAT, record.game_id, record.rule_set, record.seat_count, viewer))
    for after in range(0, head.version, _CHUNK):
        entries = await store.read(record.game_id, after, min(_CHUNK, head.version - after))
        if [each.version for each in entries] != list(range(after + 1, min(after + _CHUNK, head.version) + 1)):
            raise LogCorrupt(after + 1, "is not followed by all others")
        for line in await _lines(record, entries, viewer, work):
            yield line
    outcome = None if head.outcome is None else cast("Any", msgspec.Raw(head.outcome))
    yield msgspec.json.encode(LogFooter(head.version, head.status, outcome))


def _known_book(record: GameRecord) -> RuleBook | None:
    """Give the rules of a game; None for those of a newer server, of which only the bytes can be passed on."""
    try:
        return rule_book(record.rule_set)
    except Problem:
        return None


async def _lines(
    record: GameRecord, entries: Sequence[StoredEntry], viewer: AnyViewer, work: Slices
) -> Sequence[bytes]:
    book, lines = _known_book(record), list[bytes]()
    async with work.turn() as turn:
        for stored in entries:
            if book is not None:
                check_public(book, stored)
            lines.append(_line(record, stored, viewer))
            await turn.breathe()
    return lines


def _line(record: GameRecord, stored: StoredEntry, viewer: AnyViewer) -> bytes:
    match viewer:
        case Auditor():
            return stored.full
        case AtSeat():
            book = rule_book(record.rule_set)
            return seen_by(book, decode_entry(book, stored.version, stored.full), viewer)
        case _:
            return stored.public
