"""The contract of every event store.

Promises, for one game: an append is stored whole or not at all; versions are dense; an append succeeds only on the
head that it expects; what was answered survives a kill and a power cut; a request key has its effect once; reading
after N gives N+1, N+2, … without gap or repetition; a read is never older than an answer given before it began.
Between games no order is promised.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from service.store.records import (
    Append,
    Appended,
    CodeTaken,
    Creation,
    Due,
    GameRecord,
    Known,
    Moved,
    Outage,
    Page,
    SeriesTaken,
    StoredEntry,
    Wanted,
)


class StoreUnavailable(Exception):
    """The store cannot be reached or written, or did not answer in time.

    Whether an append happened, or still will, is unknown until its id is sent again.
    """


class StoreBusy(Exception):
    """More writes wait than can be done in time. This one was not begun and never will be: nothing was changed."""


class StoreDamaged(Exception):
    """What lies in the store cannot be what was written: sending the call again will not mend it."""


class StoreRefused(Exception):
    """The store cannot be opened as it is; the message says why and what to do, for the one who starts the server."""


class GameReader(Protocol):
    """The part of a store that reads one game. Every method may raise StoreUnavailable or StoreDamaged."""

    async def game(self, game_id: str) -> GameRecord | None:
        """Read a game with its seats and head, or None."""
        ...

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        """Read the entries after a version, oldest first, at most `limit`."""
        ...

    async def close(self) -> None:
        """Let go of files and connections."""
        ...


class EventStore(GameReader, Protocol):
    """A store of games. Every method may raise StoreUnavailable or StoreDamaged.

    A write (`create`, `append`, `probe`) ends within a bounded time, whatever the disk or the network does: it is
    answered, or raises StoreUnavailable where it was begun and StoreBusy where it was not. What was begun may become
    durable later.
    """

    async def create(self, creation: Creation) -> Appended | Known | CodeTaken | SeriesTaken:
        """Store a game and its first entry in one transaction, once per (application, request key).

        Known wins over the others. A join code that has expired is taken from its game. ValueError if another game has
        the id.
        """
        ...

    async def append(self, append: Append, committed: Callable[[], None]) -> Appended | Known | Moved:
        """Store one entry, its request key, the head and new seats in one transaction.

        Known wins over Moved, and the head of Moved is never `expected_head`. `committed` is called on the event loop
        once the entry is durable, before the answer, also when the caller has been cancelled meanwhile, or was told
        StoreUnavailable because it took too long: what follows a commit belongs to the commit. It is not called for
        Known and Moved.
        """
        ...

    async def find_creation(self, app_id: str, request_key: bytes) -> Known | None:
        """Look up the request key of a creation."""
        ...

    async def find_request(self, game_id: str, seat: int, request_key: bytes) -> Known | Moved:
        """Look up a request key and the head in one read: Known, or Moved with the head if the key is new."""
        ...

    async def find_code(self, app_id: str, join_code: str, now_ms: int) -> str | None:
        """Give the id of the game that a join code leads to; None for one that has expired or never was."""
        ...

    async def listed_games(self, app_id: str, wanted: Wanted, before: tuple[int, str] | None, limit: int) -> Page:
        """List games open to spectators, newest first by (created_ms, game_id), after `before`, at most `limit`.

        At most LOOKED_AT games are looked at for a page, however many there are.
        """
        ...

    async def series_games(self, series_id: str, after: int, limit: int) -> Sequence[GameRecord]:
        """Read the games of a series in order of their numbers, after number `after`, at most `limit`."""
        ...

    async def due_games(self, until_ms: int, after: Due | None, limit: int) -> Sequence[Due]:
        """List games in which something is due until then, soonest first by (due_ms, game_id), after `after`."""
        ...

    async def delete_game(self, game_id: str, version: int, now_ms: int) -> bool:
        """Delete a game whose head is that version, with all that is kept of it; tell whether it was there.

        From then on it is nowhere; that it was deleted, and when, stays known. Its entries go little by little, so that
        nobody waits for a long log.
        """
        ...

    async def begin(self, now_ms: int, longest_ms: int) -> None:
        """Note that somebody serves from now on; if nobody did for longer than `longest_ms`, that was an outage."""
        ...

    async def alive(self, now_ms: int) -> None:
        """Note that somebody serves now."""
        ...

    async def outages(self, since_ms: int) -> Sequence[Outage]:
        """List the outages that ended after a time, oldest first."""
        ...

    def ready(self) -> None:
        """Return if writes become durable, as far as is known; raise StoreUnavailable if not. Costs next to nothing.

        Known from the calls themselves, also those that fail, and from `probe`.
        """
        ...

    async def probe(self) -> None:
        """Find out whether writes become durable, by one that does not matter; at once if calls have just shown it.

        After a write that failed it asks for as much room as that one did. Raises StoreUnavailable if they do not.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of files and connections; every later call raises StoreUnavailable.

        Raises StoreUnavailable where that cannot be done in a bounded time; what was answered is durable nevertheless.
        """
        ...
