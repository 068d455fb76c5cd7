"""An entry as stored: encoded once as two byte strings, and read back as one viewer may see it."""

from typing import Final

import msgspec
from msgspec.structs import replace

from engine.log import LogCorrupt
from engine.visibility import AnyViewer, Auditor, Spectator
from service.app.messages.times import time_text
from service.app.messages.vocabulary import Entry, LoggedEntry
from service.app.rules.rule_book import RuleBook
from service.store.contract import StoredEntry

_ENCODER: Final = msgspec.json.Encoder(enc_hook=time_text)
_DECODER: Final = msgspec.json.Decoder(LoggedEntry)
_SPECTATOR: Final = Spectator()


def encode_entry(book: RuleBook, entry: LoggedEntry) -> StoredEntry:
    """Encode an entry that hides nothing; both byte strings are the same object if there is nothing to hide."""
    full = _ENCODER.encode(entry)
    shown = logged(book, entry, _SPECTATOR)
    return StoredEntry(entry.version, full if shown is entry else _ENCODER.encode(shown), full)


def decode_entry(version: int, data: bytes) -> LoggedEntry:
    """Read entry `version` from its `public` or `full` bytes. Raises LogCorrupt."""
    try:
        entry = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise LogCorrupt(version, f"cannot be read: {error}") from error
    if entry.version != version:
        raise LogCorrupt(version, f"says that it is {entry.version}")
    return entry


def logged(book: RuleBook, entry: LoggedEntry, viewer: AnyViewer) -> LoggedEntry:
    """Give an entry as a log file for `viewer` holds it: with its move for an auditor alone."""
    if isinstance(viewer, Auditor):
        return entry
    events = book.seen(entry.events, viewer)
    return entry if events is entry.events and entry.move is None else replace(entry, move=None, events=events)


def shown(book: RuleBook, entry: LoggedEntry, viewer: AnyViewer) -> Entry:
    """Give an entry as an answer to `viewer` holds it: its events, never its move."""
    return Entry(entry.version, entry.time, entry.by, entry.seat, book.seen(entry.events, viewer))
