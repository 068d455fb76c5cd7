"""What a log must be to be believed, beside what folding finds: the store is trusted to keep it, not to be untouched.

None of it is proof against who changes everything alike, such as a move with all that came of it: that would take a
chain of hashes whose end lies elsewhere.
"""

from typing import Final

from engine.draws import server_commitment
from engine.log import LogCorrupt
from engine.visibility import Spectator
from service.app.log.entry import NeedsNewer, decode_entry, encoded, shown
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import TableCreated
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import Entry
from service.app.rule_book import RuleBook
from service.store.records import GameRecord, StoredEntry

_SPECTATOR: Final = Spectator()


def check_beginning(record: GameRecord, first: Entry) -> None:
    """Raise LogCorrupt if entry 1 tells another game than the record beside the log, or commits to another seed."""
    created = next((event for event in first.events if isinstance(event, TableCreated)), None)
    if created is None:
        raise LogCorrupt(1, "creates no game")
    if (created.rule_set, created.seats, created.rigged) != (record.rule_set, record.seat_count, record.rigged):
        raise LogCorrupt(1, "tells of another game than the one that it is stored for")
    if created.commitment != (None if record.rigged else server_commitment(record.game_id, record.seed)):
        raise LogCorrupt(1, "commits to another seed than the one that is stored")
    if milliseconds_of(first.time) != record.created_ms:
        raise LogCorrupt(1, "was appended at another time than the game was created")


def check_head(record: GameRecord, reached: Snapshot) -> None:
    """Raise LogCorrupt if the record that was read after a log does not tell where the log leads.

    It may be ahead, as others append meanwhile. The outcome is not compared: it was written by the code of its day.
    """
    head = record.head
    if head.version < reached.version:
        raise LogCorrupt(head.version + 1, "lies after the head")
    if head.version == reached.version and (head.status, head.outcome is None) != (
        reached.status,
        reached.outcome is None,
    ):
        raise LogCorrupt(head.version, f"leads to {reached.status}, but the head says {head.status}")
    if missing := set(reached.table.taken) - {seat.seat for seat in record.seats}:
        raise LogCorrupt(reached.version, f"has seats that are taken without a token: {sorted(missing)}")


def check_public(book: RuleBook, stored: StoredEntry) -> None:
    """Raise LogCorrupt if what spectators are shown of an entry is not what hiding makes of the whole.

    What was written today is the same byte for byte; what was written at another revision says the same once both are
    read. An entry that only a newer server reads is not judged.
    """
    try:
        seen = shown(book, decode_entry(book, stored.version, stored.full), _SPECTATOR)
        if encoded(book, seen, None) == stored.public or decode_entry(book, stored.version, stored.public) == seen:
            return
    except NeedsNewer:
        return
    raise LogCorrupt(stored.version, "shows spectators something else than it holds")
