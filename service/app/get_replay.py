"""GetReplay: the table as it was at one version."""

from engine.visibility import AtSeat
from service.app.admission import admit
from service.app.app import App
from service.app.call import Call
from service.app.entry_bytes import shown
from service.app.game_messages import GetReplayRequest, GetReplayResponse
from service.app.list_entries import reader
from service.app.versions import need_version


async def get_replay(app: App, call: Call, request: GetReplayRequest) -> GetReplayResponse:
    """Show the entry of one version and the view after it.

    Once the game has ended the entry hides nothing; the view stays that of the caller's seat, and is an auditor's
    for callers without one. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    guest = await admit(app, call, request.game_id, fresh=True)
    game, head, viewer = guest.game, guest.game.head.version, reader(guest)
    need_version(game, request.version)
    (entry,) = await app.games.entries(game, request.version - 1, request.version)
    moment = await app.games.moment(game, request.version)
    looks = viewer if guest.seat is None else AtSeat(guest.seat)
    return GetReplayResponse(
        entry=shown(game.book, entry, viewer),
        view=None if moment.state is None else game.book.title.view_of(moment.state, looks),
        waiting_for=moment.waiting_for,
        outcome=moment.outcome,
        head=head,
    )
