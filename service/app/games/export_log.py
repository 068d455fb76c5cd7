"""ExportLog: the whole log as the lines of a file."""

from collections.abc import AsyncGenerator
from typing import Final

from engine.log import LogCorrupt
from engine.visibility import AnyViewer, Spectator
from service.app.app import App
from service.app.call import Call
from service.app.games.authentication import admit
from service.app.games.list_entries import reader
from service.app.log.cache import corrupt
from service.app.log.entry import decode_entry, logged
from service.app.log.folded_game import FoldedGame
from service.app.log.reader import FORMAT
from service.app.messages.games import ExportLogRequest, ExportLogResponse
from service.app.messages.vocabulary import Footer, Header, LoggedEntry
from service.store.contract import StoredEntry

_CHUNK: Final = 256


async def export_log(app: App, call: Call, request: ExportLogRequest) -> AsyncGenerator[ExportLogResponse]:
    """Give header, entries and footer, up to the head at the time of the call.

    With moves and everything that was hidden once the game has ended, else what the caller may see. Raises
    GAME_NOT_FOUND, CREDENTIAL_INVALID.
    """
    guest = await admit(app, call, request.game_id, fresh=True)
    game, head, viewer = guest.game, guest.game.head, reader(guest)
    record = game.record
    yield ExportLogResponse(Header(FORMAT, game.game_id, record.rule_set, record.seat_count, viewer))
    for after in range(0, head.version, _CHUNK):
        for stored in await app.games.stored(game, after, min(after + _CHUNK, head.version)):
            yield ExportLogResponse(_line(game, stored, viewer))
    yield ExportLogResponse(Footer(head.version, head.status, head.outcome))


def _line(game: FoldedGame, stored: StoredEntry, viewer: AnyViewer) -> LoggedEntry:
    """Read an entry for `viewer`; for a spectator from what was published, so that nothing else is even looked at."""
    data = stored.public if isinstance(viewer, Spectator) else stored.full
    try:
        return logged(game.book, decode_entry(stored.version, data), viewer)
    except LogCorrupt as error:
        raise corrupt(error) from error
