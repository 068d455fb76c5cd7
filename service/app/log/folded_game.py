"""One game in memory: its newest snapshot, the snapshots and entries shortly before it, and who sits where."""

from asyncio import Lock
from collections import deque
from typing import Final

from msgspec.structs import replace

from engine.draws import Draws, entropy_key, game_key
from engine.log import LogCorrupt
from engine.visibility import AnyViewer
from service.app.log.snapshot import BEGINNING, Snapshot, stored_head
from service.app.messages.times import Instant
from service.app.messages.vocabulary import Entry
from service.app.messages.watch import WatchGameResponse
from service.app.problem import Problem, ServiceReason
from service.app.rule_book import RuleBook
from service.store.records import Append, GameRecord, recorded

KEPT_EVERY: Final = 128
"""Every so many versions a snapshot is kept for good, so that no look back folds more entries than that."""


def draws_of(record: GameRecord) -> Draws:
    """Give the draws of a game from its secret: by text that the caller chose if it is rigged, else by its seed.

    Raises LogCorrupt for a secret of a rigged game that is no text.
    """
    if record.rigged:
        try:
            return Draws(entropy_key(record.seed.decode()))
        except UnicodeDecodeError as error:
            raise LogCorrupt(1, "is of a game that is stored with a secret that is no text") from error
    return Draws(game_key(record.seed, record.game_id, record.rule_set, record.seat_count))


def _by_token(record: GameRecord) -> dict[str, int]:
    return {seat.token_hash: seat.seat for seat in record.seats}


class FoldedGame:
    """A game folded from its log. Snapshots and entries are immutable, so readers keep what they hold.

    It is a cache: it may be behind the log, never beside it.
    """

    __slots__ = (
        "__weakref__",
        "_by_token",
        "_kept",
        "_recent",
        "book",
        "draws",
        "game_id",
        "head",
        "read_at",
        "reading",
        "record",
        "shared",
    )

    def __init__(self, record: GameRecord, book: RuleBook, keep: int) -> None:
        """Begin before the first entry; the `keep` newest snapshots and entries will be kept."""
        self.game_id = record.game_id
        self.book = book
        self.draws = draws_of(record)
        self.head: Snapshot = BEGINNING
        self.reading = Lock()
        """Held by the one task that reads the log on."""
        self.read_at = 0.0
        """When the newest complete reading of the log began, on the monotonic clock."""
        self.shared: dict[tuple[AnyViewer, int], tuple[Instant, WatchGameResponse]] = {}
        """Messages at the head that several watchers take, with their times, by viewer and cursor."""
        self._recent: deque[tuple[Snapshot, Entry]] = deque(maxlen=keep)
        self._kept: dict[int, Snapshot] = {0: BEGINNING}
        self.record = record
        self._by_token = _by_token(record)

    def sit(self, record: GameRecord) -> None:
        """Take over who sits where from a record, unless it was read before what is known here."""
        if record.head.version >= self.record.head.version:
            self.record = record
            self._by_token = _by_token(record)

    def seat_of(self, token_hash: str) -> int | None:
        """Give the seat of a token, by its hash."""
        return self._by_token.get(token_hash)

    def add(self, snapshot: Snapshot, entry: Entry, append: Append | None = None) -> None:
        """Move the head on by one entry; one that is known already changes nothing.

        Who appended it says by `append` what it changes beside the log; others read that from the store.
        """
        if snapshot.version != self.head.version + 1:
            return
        self.head = snapshot
        self.shared.clear()
        self._recent.append((snapshot, entry))
        if snapshot.version % KEPT_EVERY == 0:
            self._kept[snapshot.version] = snapshot
        if append is not None and (append.seats or append.freed or append.listing):
            self.sit(replace(recorded(self.record, append), head=stored_head(snapshot)))

    def snapshot(self, version: int) -> Snapshot | None:
        """Give the snapshot after entry `version`, if it is kept."""
        if version == self.head.version:
            return self.head
        place = version - self.head.version + len(self._recent) - 1
        return self._recent[place][0] if 0 <= place < len(self._recent) else self._kept.get(version)

    def kept_before(self, version: int) -> Snapshot:
        """Give the newest snapshot that is kept for good and not after `version`."""
        return self._kept[version - version % KEPT_EVERY]

    def entries(self, after: int, upto: int) -> tuple[Entry, ...] | None:
        """Give the entries from `after` + 1 to `upto`, nothing hidden, if all of them are kept."""
        first = after - self.head.version + len(self._recent)
        if first < 0:
            return () if after >= upto else None
        return tuple([self._recent[place][1] for place in range(first, first + upto - after)])


def version_not_yet(version: int, head: int) -> Problem:
    """Make the problem of a version above the confirmed head."""
    return Problem(ServiceReason.VERSION_NOT_YET, metadata={"version": version, "head": head})


def need_version(game: FoldedGame, version: int) -> None:
    """Raise VERSION_NOT_YET if the game, which was read on for this call, has not reached the version."""
    if version > game.head.version:
        raise version_not_yet(version, game.head.version)
