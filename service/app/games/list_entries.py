"""ListEntries: the log as the caller may see it, page by page."""

from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.cache import GameCache
from service.app.log.entry import shown
from service.app.log.folded_game import need_version
from service.app.messages.games import ListEntriesRequest, ListEntriesResponse


async def list_entries(
    authentication: Authentication, cache: GameCache, call: Call, request: ListEntriesRequest
) -> ListEntriesResponse:
    """List the entries after a version, oldest first; with nothing hidden once the game has ended.

    Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    game, viewer, head = caller.game, caller.reader, caller.game.head.version
    need_version(game, request.after_version)
    upto = min(request.after_version + request.page_size, head)
    entries = await cache.entries(game, request.after_version, upto)
    return ListEntriesResponse(tuple([shown(game.book, entry, viewer) for entry in entries]), head)
