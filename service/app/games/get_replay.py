"""GetReplay: the table as it was at one version."""

from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.cache import GameCache
from service.app.log.entry import shown
from service.app.log.folded_game import need_version
from service.app.messages.games import GetReplayRequest, GetReplayResponse


async def get_replay(
    authentication: Authentication, cache: GameCache, call: Call, request: GetReplayRequest
) -> GetReplayResponse:
    """Show the entry of one version and the view after it.

    Once the game has ended the entry hides nothing; the view stays that of the caller's seat, and is an auditor's
    for callers without one. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    game, head, viewer = caller.game, caller.game.head.version, caller.reader
    need_version(game, request.version)
    (entry,) = await cache.entries(game, request.version - 1, request.version)
    snapshot = await cache.snapshot(game, request.version)
    looks = viewer if caller.seat is None else AtSeat(caller.seat)
    return GetReplayResponse(
        entry=shown(game.book, entry, viewer),
        view=None if snapshot.state is None else game.book.title.view_of(snapshot.state, looks),
        waiting_for=snapshot.waiting_for,
        outcome=snapshot.outcome,
        head=head,
    )
