"""Following a game: every version, once and in order, as it happens.

Losing, repeating or reordering signals costs latency, never an entry: a follower registers before it reads, reads the
log after its cursor, and waits for a signal or for the time of the next reading. It has no queue: a slow reader reads
later, and one that falls too far behind is sent away with the version to come back with.
"""

import asyncio
from collections.abc import AsyncGenerator
from time import monotonic
from typing import Final

from msgspec import Struct

from engine.visibility import AnyViewer, AtSeat
from service.app.log.cache import GameCache
from service.app.log.folded_game import FoldedGame
from service.app.log.table_facts import Tenure
from service.app.log.tuning import Tuning
from service.app.log.update import Updates
from service.app.log.watch_places import WatchPlaces
from service.app.messages.catalog import Limits
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import Version
from service.app.messages.watch import EndReason, WatchEnd, WatchGameResponse, WatchHeartbeat, WatchUpdate
from service.app.ports import Bus, Signals
from service.app.problem import Problem, ServiceReason
from service.store.status import Status

_SHARED_MS: Final = 100
"""How old an answer for other watchers may be; it carries the server's clock."""


def tenure_of(game: FoldedGame, viewer: AnyViewer) -> Tenure | None:
    """Tell since when the token of a viewer's seat is good; None without a seat."""
    return game.head.table.tenure_of(viewer.seat) if isinstance(viewer, AtSeat) else None


def need_tenure(game: FoldedGame, viewer: AnyViewer, tenure: Tenure | None) -> None:
    """Hold a viewer whose token was good at `tenure` to what it is good for now.

    Raises CREDENTIAL_SUPERSEDED where the token was made anew, CREDENTIAL_INVALID where the seat was freed.
    """
    now = tenure_of(game, viewer)
    if now is tenure or now == tenure:
        return
    if now is not None and now.rotated:
        raise Problem(ServiceReason.CREDENTIAL_SUPERSEDED, metadata={"seat": now.seat})
    raise Problem(ServiceReason.CREDENTIAL_INVALID)


class Cursor(Struct):
    """How far one reader of a game has come.

    Whoever owns it may move it on between two messages, after telling the reader by other means: what lies before it is
    not told again.
    """

    version: Version
    """The newest version that the reader has."""


class Follower:
    """Follows games for whoever waits for what happens next."""

    __slots__ = ("_bus", "_cache", "_draining", "_limits", "_tuning", "_updates", "places")

    def __init__(
        self,
        *,
        bus: Bus,
        cache: GameCache,
        updates: Updates,
        limits: Limits,
        tuning: Tuning,
        draining: asyncio.Event,
    ) -> None:
        """Follow the games of `cache` by the signals of `bus`, until `draining` is set."""
        self.places: Final = WatchPlaces(tuning.watches, tuning.watches_each)
        """Who may."""
        self._bus = bus
        self._cache = cache
        self._updates = updates
        self._limits = limits
        self._tuning = tuning
        self._draining = draining

    def follow(
        self, game: FoldedGame, viewer: AnyViewer, cursor: Cursor, peer: str, *, shows: bool = False
    ) -> AsyncGenerator[WatchGameResponse]:
        """Stream what follows the cursor, moving it on; heartbeats while nothing does; and an end.

        Each update carries the next entries and the view right after them. A reader from 0 of a game with more entries
        than fit an Update begins with the table as it is; everybody else gets every entry. Whoever has missed nothing
        is greeted with a heartbeat, so that a stream speaks at once, or, where it `shows`, with an update without
        entries. The end says GAME_ENDED once everything was sent, DRAINING when the server stops, LAGGED for a reader
        that was at the head and fell more than `lag_entries` behind. Raises OVERLOADED if there is no place for another
        watch, or none for this caller; and in the middle CREDENTIAL_SUPERSEDED or CREDENTIAL_INVALID for a seat whose
        token is good no longer, as `need_tenure` does.
        """
        return self._follow(game, viewer, tenure_of(game, viewer), cursor, peer, shows=shows)

    async def _follow(
        self, game: FoldedGame, viewer: AnyViewer, tenure: Tenure | None, cursor: Cursor, peer: str, *, shows: bool
    ) -> AsyncGenerator[WatchGameResponse]:
        live = False
        with self.places.place(peer, game.game_id, viewer), self._bus.subscribe(game.game_id) as signals:
            await self._cache.read_on(game, monotonic())
            spoke = monotonic() - self._limits.heartbeat_seconds
            if shows and cursor.version == game.head.version:
                yield self._shared(game, viewer, cursor.version)
                spoke = monotonic()
            while (end := self._end(game, cursor.version, live=live)) is None:
                need_tenure(game, viewer, tenure)
                silent, at = monotonic() - spoke, cursor.version
                if at < game.head.version:
                    reached, message = await self._next(game, viewer, at)
                    if cursor.version == at:
                        cursor.version = reached
                        yield message
                        spoke = monotonic()
                elif silent < self._limits.heartbeat_seconds:
                    live = True
                    await self._signal(game, signals, at, self._limits.heartbeat_seconds - silent)
                else:
                    yield WatchGameResponse(WatchHeartbeat(at, self._updates.clock()))
                    spoke = monotonic()
            yield WatchGameResponse(WatchEnd(end, cursor.version))

    async def wait(self, game: FoldedGame, viewer: AnyViewer, after: int, seconds: float, peer: str) -> None:
        """Bring a game to a version after `after`.

        Gives up after `seconds` or the longest wait of this server, once the game has ended, and at a drain. Raises
        OVERLOADED as `follow` does, but only if there is something to wait for.
        """
        until = monotonic() + min(seconds, self._limits.wait_seconds)
        with self._bus.subscribe(game.game_id) as signals:
            await self._cache.read_on(game, monotonic())
            if not _is_at(game, after):
                return
            with self.places.place(peer, game.game_id, viewer):
                while _is_at(game, after) and (left := until - monotonic()) > 0 and not self._draining.is_set():
                    await self._signal(game, signals, after, left)

    def _end(self, game: FoldedGame, cursor: int, *, live: bool) -> EndReason | None:
        """Say why a reader at `cursor` gets nothing more, if so; `live` once it has been at the head."""
        behind = game.head.version - cursor
        if game.head.status is Status.ENDED and behind == 0:
            return EndReason.GAME_ENDED
        if self._draining.is_set():
            return EndReason.DRAINING
        return EndReason.LAGGED if live and behind > self._tuning.lag_entries else None

    async def _next(self, game: FoldedGame, viewer: AnyViewer, cursor: int) -> tuple[int, WatchGameResponse]:
        """Give the next message after `cursor`, and the version that it leads to."""
        head, most = game.head.version, self._limits.update_entries
        if cursor == 0 or head - cursor <= most:
            return head, self._shared(game, viewer, cursor)
        upto = cursor + most
        entries = await self._cache.entries(game, cursor, upto)
        snapshot = await self._cache.snapshot(game, upto)
        return upto, WatchGameResponse(WatchUpdate(self._updates.at(game, snapshot, viewer, cursor, entries)))

    def _shared(self, game: FoldedGame, viewer: AnyViewer, cursor: int) -> WatchGameResponse:
        """Give one message to all watchers who look alike and have seen the same: a thousand of them cost one.

        It is the same object, and so is its `item`: a transport may keep the bytes.
        """
        key, now = (viewer, cursor), self._updates.clock()
        kept = game.shared.get(key)
        if kept is not None and milliseconds_of(now) - milliseconds_of(kept[0]) <= _SHARED_MS:
            return kept[1]
        message = WatchGameResponse(WatchUpdate(self._updates.at_head(game, viewer, cursor)))
        game.shared[key] = now, message
        return message

    async def _signal(self, game: FoldedGame, signals: Signals, after: int, seconds: float) -> None:
        """Wait until the game may have moved past `after`, once and at most `seconds`, and read the log on if need be.

        Signals may be lost, so the log is read after `poll_seconds` without one; watchers of one game share that
        reading. Returns early when the server drains.
        """
        if game.head.version > after or self._draining.is_set():
            return
        began = monotonic()
        span = min(seconds, self._tuning.poll_seconds)
        await signals.wait(after, span)
        if game.head.version == after and not self._draining.is_set():
            woken = monotonic() - began < span
            await self._cache.read_on(game, monotonic() if woken else began, after)


def _is_at(game: FoldedGame, version: int) -> bool:
    """Say whether a game has nothing after a version and may still get it."""
    return game.head.version == version and game.head.status is not Status.ENDED
