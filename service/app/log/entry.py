"""An entry as stored: encoded once as two byte strings, and read back, whichever code wrote it.

Beside the events lie the revision that they were written at and the lowest one that reads them right. Those of today
are decoded straight into structs. Older ones are raised as plain data; of newer ones what is unknown is left out, but
where they need a newer reader that game is refused, and nothing is guessed.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from engine.log import LogCorrupt
from engine.upcast import Plain, known_fields
from engine.value import Seat
from engine.visibility import AnyViewer, Auditor, Spectator
from service.app.messages.table_settings import TableSettings
from service.app.messages.times import Instant, read_time
from service.app.messages.unions import GameMove
from service.app.messages.vocabulary import CausedBy, Entry, GameEvent, LoggedEntry, Revisions, Version
from service.app.rule_book import TABLE, RuleBook
from service.store.records import StoredEntry


class NeedsNewer(Exception):
    """An entry that this code must not read: whoever wrote it says that it takes a newer revision."""

    def __init__(self, version: int, owner: str, reader: int, known: int) -> None:
        """Name the entry, whose events they are, the revision that reads them, and the one of this code."""
        super().__init__(f"entry {version} needs revision {reader} of {owner}, this server has {known}")
        self.version = version
        self.owner = owner
        self.reader = reader
        self.known = known


class _Written(Struct, frozen=True, tag="log.entry"):
    """An entry without its move, which no state depends on."""

    version: Version
    revision: Revisions
    reader: Revisions
    time: str
    by: CausedBy
    seat: Seat | None


class _OfToday(_Written, frozen=True, tag="log.entry"):
    events: tuple[GameEvent, ...]


class _OfAnyDay(_Written, frozen=True, tag="log.entry"):
    events: tuple[Plain, ...]


_MOST_EVENTS: Final = 1_000
"""Most events of an entry that is brought here from another revision, which takes 10 us for each; real ones have some
tens."""

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_OfToday)
_PLAIN_DECODER: Final = msgspec.json.Decoder(_OfAnyDay)
_EVENTS: Final[Any] = tuple[GameEvent, ...]
_SHAPE: Final = inspect.type_info(_EVENTS)
_SPECTATOR: Final = Spectator()
_SETTINGS: Final = frozenset(TableSettings.__struct_fields__)


def encode_entry(book: RuleBook, entry: Entry, move: GameMove | None) -> StoredEntry:
    """Encode an entry that hides nothing; both byte strings are the same object if there is nothing to hide."""
    full = encoded(book, entry, move)
    public = shown(book, entry, _SPECTATOR)
    same = public is entry and move is None
    return StoredEntry(entry.version, full if same else encoded(book, public, None), full)


def seen_by(book: RuleBook, entry: Entry, viewer: AnyViewer) -> bytes:
    """Encode an entry as a log file for `viewer` holds it, without its move."""
    return encoded(book, shown(book, entry, viewer), None)


def encoded(book: RuleBook, entry: Entry, move: GameMove | None) -> bytes:
    """Encode an entry at the revision of today."""
    own = (entry.time, entry.by, entry.seat, move, entry.events)
    return _ENCODER.encode(LoggedEntry(entry.version, book.revision, book.reader, *own))


def shown(book: RuleBook, entry: Entry, viewer: AnyViewer) -> Entry:
    """Give an entry as an answer to `viewer` holds it."""
    events = entry.events if isinstance(viewer, Auditor) else book.seen(entry.events, viewer)
    return entry if events is entry.events else Entry(entry.version, entry.time, entry.by, entry.seat, events)


def decode_entry(book: RuleBook, version: int, data: bytes | str) -> Entry:
    """Read entry `version`, with its events as they are written today.

    Raises LogCorrupt, and NeedsNewer for an entry that older code must not read.
    """
    try:
        written = _DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return _decode_plain(book, version, data)
    if written.revision != book.revision or written.reader != book.reader or written.version != version:
        return _decode_plain(book, version, data)
    return Entry(version, _time(written), written.by, written.seat, written.events)


def _decode_plain(book: RuleBook, version: int, data: bytes | str) -> Entry:
    """Read an entry of another revision, or one with a field that its struct refuses, or find out what is wrong."""
    try:
        written = _PLAIN_DECODER.decode(data)
        _need_reader(book, version, written.reader)
        if len(written.events) > _MOST_EVENTS:
            raise LogCorrupt(version, f"has more than {_MOST_EVENTS} events")
        events = _read(_known_options(book, version, written, _raised(book, written)))
    except msgspec.DecodeError as error:
        raise LogCorrupt(version, f"cannot be read: {error}") from error
    except RecursionError as error:
        raise LogCorrupt(version, "cannot be read: it is nested too deeply") from error
    if written.version != version:
        raise LogCorrupt(version, f"says that it is {written.version}")
    return Entry(version, _time(written), written.by, written.seat, events)


def _time(written: _Written) -> Instant:
    try:
        return read_time(written.time)
    except ValueError as error:
        raise LogCorrupt(written.version, f"cannot be read: {error}") from error


def _need_reader(book: RuleBook, version: int, reader: Revisions) -> None:
    for owner, needed, known in (
        (book.title.name, reader.title, book.revision.title),
        ("table", reader.table, book.revision.table),
    ):
        if needed > known:
            raise NeedsNewer(version, owner, needed, known)


def _raised(book: RuleBook, written: _OfAnyDay) -> list[Plain]:
    """Bring each event to the revision of today, the table's apart from the title's. Raises LogCorrupt."""
    raised: list[Plain] = []
    for event in written.events:
        of_table = str(event.get("type")).startswith("table.")
        owner, revision = (TABLE, written.revision.table) if of_table else (book.events, written.revision.title)
        try:
            raised += [
                _with_parts_raised(book, each, written.revision.title) for each in owner.raised((event,), revision)
            ]
        except Exception as error:  # an upcaster trusts its event, so a bad one can fail in any way
            problem = f"{event.get('type')} cannot be brought from revision {revision} to {owner.revision}"
            raise LogCorrupt(written.version, problem) from error
    return raised


def _with_parts_raised(book: RuleBook, event: Plain, revision: int) -> Plain:
    """Bring what an event of the table holds of the title: its options, and a position in the words of its state.

    An upcaster of the title takes them under the tags `<title>.options` and `<title>.position`.
    """
    match event:
        case {"type": "table.created", "options": {**options}}:
            (raised,) = book.events.raised((options,), revision)
            return event | {"options": raised}
        case {"type": "table.position_set", "given": {**given}}:
            (raised,) = book.events.raised(({"type": f"{book.title.name}.position", **given},), revision)
            return event | {"given": {name: value for name, value in raised.items() if name != "type"}}
        case _:
            return event


def _known_options(book: RuleBook, version: int, written: _OfAnyDay, events: list[Plain]) -> list[Plain]:
    """Refuse an option or setting that this code does not know: skipping it would play on by other rules."""
    names = {field.encode_name for field in msgspec.structs.fields(book.title.options)} | {"type"}
    for event in events:
        match event:
            case {"type": "table.created", "options": {**options}} if not options.keys() <= names:
                if written.revision.title > book.revision.title:
                    raise NeedsNewer(version, book.title.name, written.revision.title, book.revision.title)
                unknown = ", ".join(sorted(options.keys() - names))
                raise LogCorrupt(version, f"has an option that {book.title.name} does not: {unknown}")
            case {"type": "table.created", "settings": {**settings}} if not settings.keys() <= _SETTINGS:
                if written.revision.table > book.revision.table:
                    raise NeedsNewer(version, "table", written.revision.table, book.revision.table)
                unknown = ", ".join(sorted(settings.keys() - _SETTINGS))
                raise LogCorrupt(version, f"has a setting that no table has: {unknown}")
            case _:
                pass
    return events


def _read(events: Sequence[Plain]) -> tuple[GameEvent, ...]:
    """Make events of plain data. A field that nobody knows is left out, also where requests may not have it.

    So it never reaches a viewer: what is unknown may be what a seat must not see.
    """
    try:
        return msgspec.convert(events, _EVENTS)
    except msgspec.ValidationError:
        return msgspec.convert(known_fields(list(events), _SHAPE), _EVENTS)
