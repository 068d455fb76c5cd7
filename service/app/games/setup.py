"""Set-ups chosen by tests: a seed, or a whole position."""

from typing import Any

import msgspec

from engine.game import AnyTitle
from engine.notation import NotationError
from engine.position import position
from service.app.messages.lobby import CreateGameRequest, PositionSetup
from service.app.problem import FieldFault, invalid


def check_setup(title: AnyTitle, options: Any, request: CreateGameRequest, *, allowed: bool) -> None:
    """Raise VALIDATION_FAILED unless set-ups are allowed on this server and a game can begin from this one."""
    if request.setup is None:
        return
    if not allowed:
        raise invalid("setup", "is taken only by a server that was started with --test")
    if isinstance(request.setup, PositionSetup):
        _check_position(title, options, request.seats, request.setup.given)


def ordered(given: dict[str, Any]) -> dict[str, Any]:
    """Give a position as the log keeps it: with keys in one order, whatever transport brought them."""
    return msgspec.json.decode(msgspec.json.encode(given, order="deterministic"))


def _check_position(title: AnyTitle, options: Any, seats: int, given: dict[str, Any]) -> None:
    try:
        position(title, options, seats, given, "setup.given")
    except NotationError as error:
        raise invalid(error.path, "{problem}", problem=error.problem) from None
    except RecursionError:
        raise invalid("setup.given", "is nested too deeply", FieldFault.MALFORMED) from None
