"""GetGame: the table now, or as soon as it has moved on."""

from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.describe_game import describe_game
from service.app.log.folded_game import need_version
from service.app.log.follow import Follower
from service.app.log.update import Updates
from service.app.messages.games import GetGameRequest, GetGameResponse


async def get_game(
    authentication: Authentication, follower: Follower, updates: Updates, call: Call, request: GetGameRequest
) -> GetGameResponse:
    """Show a game as the caller may see it, with the entries after its version.

    With `wait` the answer comes at the first newer version, or when the time is over, the game has ended or the server
    drains; then with no entries. Raises GAME_NOT_FOUND, CREDENTIAL_INVALID, VERSION_NOT_YET.
    """
    caller = await authentication.viewer(call, request.game_id, fresh=True)
    need_version(caller.game, request.after_version)
    if request.wait:
        await follower.wait(caller.game, caller.viewer, request.after_version, request.wait, call.peer)
    return GetGameResponse(
        describe_game(caller.game, caller.seat),
        updates.at_head(caller.game, caller.viewer, request.after_version),
    )
