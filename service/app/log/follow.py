"""Following a game: every version, once and in order, as it happens.

Losing, repeating or reordering signals costs latency, never an entry: a follower registers before it reads, reads the
log after its cursor, and waits for a signal or for the time of the next reading. It has no queue: a slow reader reads
later, and one that falls too far behind is sent away with the version to come back with.
"""

from collections.abc import AsyncGenerator
from datetime import timedelta
from time import monotonic
from typing import Final

from msgspec import Struct

from engine.visibility import AnyViewer
from service.app.app import App
from service.app.games.authentication import Guest
from service.app.games.update import update_at, update_at_head
from service.app.log.folded_game import FoldedGame
from service.app.log.signals import listen
from service.app.messages.vocabulary import Version
from service.app.messages.watch import End, EndReason, Heartbeat, WatchGameResponse, WatchUpdate
from service.store.status import Status

_SHARED_FOR: Final = timedelta(milliseconds=100)
"""How old an answer for other watchers may be; it carries the server's clock."""


class Cursor(Struct):
    """How far one reader of a game has come.

    Whoever owns it may move it on between two messages, after telling the reader by other means: what lies before it is
    not told again.
    """

    version: Version
    """The newest version that the reader has."""


async def follow(app: App, guest: Guest, cursor: Cursor, *, shows: bool = False) -> AsyncGenerator[WatchGameResponse]:
    """Stream what follows the cursor, moving it on; heartbeats while nothing does; and an end.

    Each update carries the next entries and the view right after them. A reader from 0 of a game with more entries
    than fit an Update begins with the table as it is; everybody else gets every entry. Whoever has missed nothing is
    greeted with a heartbeat, so that a stream speaks at once; one that `shows` greets with an update without entries.
    The end says GAME_ENDED once everything was sent, DRAINING when the server stops, LAGGED for a reader that was at
    the head and fell more than `lag_entries` behind.
    """
    game, live = guest.game, False
    with app.bus.subscribe(game.game_id) as signals:
        await app.games.read_on(game, monotonic())
        spoke = monotonic() - app.limits.heartbeat_seconds
        if shows and cursor.version == game.head.version:
            yield _shared(app, game, guest.viewer, cursor.version)
            spoke = monotonic()
        while (end := _end(app, game, cursor.version, live=live)) is None:
            silent, at = monotonic() - spoke, cursor.version
            if at < game.head.version:
                reached, message = await _next(app, game, guest.viewer, at)
                if cursor.version == at:
                    cursor.version = reached
                    yield message
                    spoke = monotonic()
            elif silent < app.limits.heartbeat_seconds:
                live = True
                await listen(app, game, signals, at, app.limits.heartbeat_seconds - silent)
            else:
                yield WatchGameResponse(Heartbeat(at, app.clock()))
                spoke = monotonic()
        yield WatchGameResponse(End(end, cursor.version))


def _end(app: App, game: FoldedGame, cursor: int, *, live: bool) -> EndReason | None:
    """Say why a reader at `cursor` gets nothing more, if so; `live` once it has been at the head."""
    behind = game.head.version - cursor
    if game.head.status is Status.ENDED and behind == 0:
        return EndReason.GAME_ENDED
    if app.draining.is_set():
        return EndReason.DRAINING
    return EndReason.LAGGED if live and behind > app.tuning.lag_entries else None


async def _next(app: App, game: FoldedGame, viewer: AnyViewer, cursor: int) -> tuple[int, WatchGameResponse]:
    """Give the next message after `cursor`, and the version that it leads to."""
    head, most = game.head.version, app.limits.update_entries
    if cursor == 0 or head - cursor <= most:
        return head, _shared(app, game, viewer, cursor)
    upto = cursor + most
    entries = await app.games.entries(game, cursor, upto)
    moment = await app.games.moment(game, upto)
    return upto, WatchGameResponse(WatchUpdate(update_at(app, game, moment, viewer, cursor, entries)))


def _shared(app: App, game: FoldedGame, viewer: AnyViewer, cursor: int) -> WatchGameResponse:
    """Give one message to all watchers who look alike and have seen the same: a thousand of them cost one.

    It is the same object, and so is its `item`: a transport may keep the bytes.
    """
    key, now = (viewer, cursor), app.clock()
    kept = game.shared.get(key)
    if kept is not None and now - kept[0] <= _SHARED_FOR:
        return kept[1]
    message = WatchGameResponse(WatchUpdate(update_at_head(app, game, viewer, cursor)))
    game.shared[key] = now, message
    return message
