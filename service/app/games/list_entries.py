"""ListEntries: the log as the caller may see it, page by page."""

from engine.visibility import AnyViewer, Auditor
from service.app.app import App
from service.app.call import Call
from service.app.games.authentication import Guest, admit
from service.app.log.entry import shown
from service.app.log.versions import need_version
from service.app.messages.games import ListEntriesRequest, ListEntriesResponse
from service.store.status import Status


def reader(guest: Guest) -> AnyViewer:
    """Say as whom a caller reads the log: when the game has ended, everybody who may see it sees everything."""
    return Auditor() if guest.game.head.status is Status.ENDED else guest.viewer


async def list_entries(app: App, call: Call, request: ListEntriesRequest) -> ListEntriesResponse:
    """List the entries after a version, oldest first; with nothing hidden once the game has ended.

    Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    guest = await admit(app, call, request.game_id, fresh=True)
    game, viewer, head = guest.game, reader(guest), guest.game.head.version
    need_version(game, request.after_version)
    upto = min(request.after_version + request.page_size, head)
    entries = await app.games.entries(game, request.after_version, upto)
    return ListEntriesResponse(tuple([shown(game.book, entry, viewer) for entry in entries]), head)
