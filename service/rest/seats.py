"""Who keeps a place when the server is full: a caller with the token of a seat in the game that it asks for."""

import re
from typing import Any, Final

from service.access.caller import identify
from service.access.tokens import PREFIX
from service.app.app import App
from service.app.problem import Problem
from service.rest.exchange import headers_of
from service.web.served import Seats

_GAME: Final = re.compile(rb"/v1/games/([0-9a-z]{1,64})(?:/[!-~]*)?")
_TOKEN: Final = re.compile(PREFIX + "[A-Za-z0-9_-]{43}")


def seats_of(app: App) -> Seats:
    """Give what says whether the request of a scope proves a seat; only a well-formed token is looked up."""

    async def proves(scope: dict[str, Any]) -> bool:
        game, call = _GAME.fullmatch(scope["raw_path"]), identify(headers_of(scope["headers"]).get)
        if game is None or call.token is None or _TOKEN.fullmatch(call.token) is None:
            return False
        try:
            await app.authentication.seat(call, game[1].decode())
        except Problem:
            return False
        return True

    return proves
