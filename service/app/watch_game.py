"""WatchGame: every version, once and in order, as it happens.

Losing, repeating or reordering signals costs latency, never an entry: a watcher registers before it reads, reads the
log after its cursor, and waits for a signal or for the time of the next reading. It has no queue: a slow reader reads
later, and one that falls too far behind is sent away with the version to come back with.
"""

from collections.abc import AsyncGenerator
from datetime import timedelta
from time import monotonic
from typing import Final

from engine.sight import AnyViewer
from service.app.admission import admit
from service.app.app import App
from service.app.call import Call
from service.app.folded_game import FoldedGame
from service.app.game_status import Status
from service.app.listening import listen
from service.app.update import update_at, update_at_head
from service.app.versions import need_version
from service.app.watch_messages import End, EndReason, Heartbeat, WatchGameRequest, WatchGameResponse, WatchUpdate

_SHARED_FOR: Final = timedelta(milliseconds=100)
"""How old an answer for other watchers may be; it carries the server's clock."""


async def watch_game(app: App, call: Call, request: WatchGameRequest) -> AsyncGenerator[WatchGameResponse]:
    """Stream what follows the caller's version, heartbeats while nothing does, and an end.

    Each update carries the next entries and the view right after them. A watcher from 0 of a game with more entries
    than fit an Update begins with the table as it is; everybody else gets every entry. Whoever has missed nothing is
    greeted with a heartbeat, so that a stream speaks at once. The end says GAME_ENDED once everything was sent,
    DRAINING when the server stops, LAGGED for a reader that was at the head and fell more than `lag_entries` behind.
    Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    guest = await admit(app, call, request.game_id, fresh=True)
    game, cursor, live = guest.game, request.after_version, False
    need_version(game, cursor)
    with app.bus.subscribe(game.game_id) as signals:
        await app.games.read_on(game, monotonic())
        spoke = monotonic() - app.limits.heartbeat_seconds
        while (end := _end(app, game, cursor, live=live)) is None:
            silent = monotonic() - spoke
            if cursor < game.head.version:
                cursor, message = await _next(app, game, guest.viewer, cursor)
                yield message
                spoke = monotonic()
            elif silent < app.limits.heartbeat_seconds:
                live = True
                await listen(app, game, signals, cursor, app.limits.heartbeat_seconds - silent)
            else:
                yield WatchGameResponse(Heartbeat(cursor, app.clock()))
                spoke = monotonic()
        yield WatchGameResponse(End(end, cursor))


def _end(app: App, game: FoldedGame, cursor: int, *, live: bool) -> EndReason | None:
    """Say why a watcher at `cursor` gets nothing more, if so; `live` once it has been at the head."""
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
    return upto, WatchGameResponse(WatchUpdate(update_at(app, game, moment, viewer, entries)))


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
