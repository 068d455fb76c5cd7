"""ExportLog: the whole log as the lines of a file."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from engine.log import LogCorrupt
from service.admission.slices import Slices
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.cache import corrupt, needs_newer
from service.app.log.entry import NeedsNewer
from service.app.log.file import log_file
from service.app.log.snapshot import stored_head
from service.app.messages.games import ExportLogRequest, ExportLogResponse
from service.store.contract import EventStore
from service.store.status import Status


async def export_log(
    authentication: Authentication, store: EventStore, games_work: Slices, call: Call, request: ExportLogRequest
) -> AsyncGenerator[ExportLogResponse]:
    """Give header, entries and footer, up to the head at the time of the call: the bytes that were stored.

    With moves and everything that was hidden once the game has ended, else what the caller may see. Raises
    GAME_NOT_FOUND, CREDENTIAL_INVALID.
    """
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    game = caller.game
    record = await store.game(game.game_id) or game.record
    head = record.head if game.head.status is Status.ENDED else stored_head(game.head)
    lines = log_file(store, record, head, caller.reader, games_work)
    try:
        async with aclosing(lines):
            async for line in lines:
                yield ExportLogResponse(line.decode())
    except LogCorrupt as error:
        raise corrupt(error) from error
    except NeedsNewer as error:
        raise needs_newer(error) from error
