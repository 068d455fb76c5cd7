"""WatchGame: every version, once and in order, as it happens."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.folded_game import need_version
from service.app.log.follow import Cursor, Follower
from service.app.messages.watch import WatchGameRequest, WatchGameResponse


async def watch_game(
    authentication: Authentication, follower: Follower, call: Call, request: WatchGameRequest
) -> AsyncGenerator[WatchGameResponse]:
    """Stream what follows the caller's version, heartbeats while nothing does, and an end.

    Each update carries the next entries and the view right after them. A watcher from 0 of a game with more entries
    than fit an Update begins with the table as it is; everybody else gets every entry. Whoever has missed nothing is
    greeted with a heartbeat, so that a stream speaks at once. The end says GAME_ENDED once everything was sent,
    DRAINING when the server stops, LAGGED for a reader that was at the head and fell more than `lag_entries` behind.
    Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET, OVERLOADED.
    """
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    need_version(caller.game, request.after_version)
    cursor = Cursor(request.after_version)
    async with aclosing(follower.follow(caller.game, caller.viewer, cursor, call.peer)) as messages:
        async for message in messages:
            yield message
