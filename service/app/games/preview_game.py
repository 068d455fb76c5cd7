"""PreviewGame: which table a join code leads to."""

from service.app.call import Call
from service.app.log.cache import GameCache
from service.app.log.describe_game import describe_game
from service.app.messages.seats import PreviewGameRequest, PreviewGameResponse
from service.app.messages.times import milliseconds_of
from service.app.ports import Clock
from service.app.problem import Problem, ServiceReason
from service.store.contract import EventStore


async def preview_game(
    store: EventStore, cache: GameCache, clock: Clock, call: Call, request: PreviewGameRequest
) -> PreviewGameResponse:
    """Show the table that a join code leads to: its rules, options and who sits, so that one knows whom one joins.

    Raises JOIN_CODE_NOT_FOUND for a code of no game, of one that has started, and for one that has expired.
    """
    game_id = await store.find_code(call.app_id, request.join_code.upper(), milliseconds_of(clock()))
    if game_id is None:
        raise Problem(ServiceReason.JOIN_CODE_NOT_FOUND)
    return PreviewGameResponse(describe_game(await cache.fresh(game_id), None))
