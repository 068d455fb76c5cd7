"""GetGame: the table now, or as soon as it has moved on."""

from time import monotonic

from service.app.app import App
from service.app.call import Call
from service.app.games.authentication import Guest, admit
from service.app.games.describe_game import describe_game
from service.app.games.update import update_at_head
from service.app.log.signals import listen
from service.app.log.versions import need_version
from service.app.messages.games import GetGameRequest, GetGameResponse
from service.store.status import Status


async def get_game(app: App, call: Call, request: GetGameRequest) -> GetGameResponse:
    """Show a game as the caller may see it, with the entries after its version.

    With `wait` the answer comes at the first newer version, or when the time is over, the game has ended or the server
    drains; then with no entries. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    guest = await admit(app, call, request.game_id, fresh=True)
    need_version(guest.game, request.after_version)
    if request.wait:
        await _wait(app, guest, request)
    return GetGameResponse(
        describe_game(guest.game, guest.seat),
        update_at_head(app, guest.game, guest.viewer, request.after_version),
    )


async def _wait(app: App, guest: Guest, request: GetGameRequest) -> None:
    game, until = guest.game, monotonic() + min(request.wait, app.limits.wait_seconds)
    with app.bus.subscribe(game.game_id) as signals:
        await app.games.read_on(game, monotonic())
        while game.head.version == request.after_version and game.head.status is not Status.ENDED:
            left = until - monotonic()
            if left <= 0 or app.draining.is_set():
                return
            await listen(app, game, signals, request.after_version, left)
