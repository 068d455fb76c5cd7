"""How calls went, as the log of the operator tells it: failures in full, whatever their callers are told."""

import hashlib
import logging
from functools import cache
from typing import Any, Final

import structlog

from service.admission.load import Overloaded
from service.app.call import Call
from service.app.messages.lobby import CreateGameRequest, JoinGameRequest
from service.app.messages.seats import RotateSeatTokenRequest
from service.app.messages.series import RematchRequest
from service.app.problem import Problem, ServiceReason
from service.store.contract import StoreBusy, StoreDamaged, StoreUnavailable

_SEATING: Final = (CreateGameRequest, JoinGameRequest, RematchRequest, RotateSeatTokenRequest)
"""Requests whose repetition is answered with the same seat token: who knows the request id of one has the seat."""

_MOST_DIGITS: Final = 12

_MOST_TROUBLES: Final = 1_000
"""How many troubles are remembered as told, each of one game; then all are forgotten, so memory is bounded."""

_TOLD: Final[set[tuple[str, str]]] = set()
"""The troubles that the log of this process names already, by game and problem."""


@cache
def _log() -> Any:
    """Give the logger, bound at its first use, when logging is configured; binding it for every call costs more."""
    return structlog.get_logger("fairdeal").bind()


def failed(error: Exception, operation: str, call: Call, request: Any = None) -> None:
    """Log a failed call.

    Of a corrupt log and a damaged store the operator learns, once, what is wrong and where. What is neither a Problem
    nor an error of the store is a fault of ours, with its traceback. What callers do wrong is told at DEBUG alone, as
    anybody may do it as often as he likes. `request` lends its game and request id to the line; a request id that is as
    good as a seat token is told by the beginning of its SHA-256.
    """
    where = {"operation": operation, "trace_id": call.trace_id} | _ids(request)
    match error:
        case Problem(reason=ServiceReason.LOG_CORRUPT):
            _tell_once("log corrupt", _causes(error), where)
        case Problem(reason=ServiceReason.GAME_NEEDS_NEWER_SERVER):
            _tell_once("newer server needed", _causes(error), where, warning=True)
        case Problem():
            _log().debug("refused", reason=error.reason, **where)
        case StoreDamaged():
            _tell_once("store damaged", str(error), where)
        case StoreBusy() | Overloaded():
            _log().debug("refused", reason=ServiceReason.OVERLOADED, problem=str(error), **where)
        case StoreUnavailable():
            _log().warning("store unavailable", problem=str(error), **where)
        case _:
            _log().error("fault", exc_info=error, **where)


def _causes(error: BaseException) -> str:
    """Give what led to an error, the nearest first: the entry and what is wrong with it, then how that was seen."""
    causes: list[str] = []
    while (cause := error.__cause__) is not None:
        causes.append(str(cause))
        error = cause
    return "; ".join(causes)


def _tell_once(event: str, problem: str, where: dict[str, str], *, warning: bool = False) -> None:
    """Log the trouble of a game the first time that it is met; whoever meets it again is a refused call like others."""
    trouble = (where.get("game_id", ""), problem)
    if trouble in _TOLD:
        _log().debug("refused", problem=event, **where)
        return
    if len(_TOLD) == _MOST_TROUBLES:
        _TOLD.clear()
    _TOLD.add(trouble)
    tell = _log().warning if warning else _log().error
    tell(event, problem=problem, **where)


def answered(operation: str, call: Call, request: Any) -> None:
    """Log a call that was answered; costs next to nothing unless every call is logged."""
    if _log().is_enabled_for(logging.DEBUG):
        _log().debug("answered", operation=operation, trace_id=call.trace_id, **_ids(request))


def _ids(request: Any) -> dict[str, str]:
    ids = {name: getattr(request, name, None) for name in ("game_id", "request_id")}
    if isinstance(request, _SEATING):
        ids["request_id"] = _hashed(request.request_id)
    return {name: value for name, value in ids.items() if value is not None}


def _hashed(request_id: str) -> str:
    return f"sha256:{hashlib.sha256(request_id.encode()).hexdigest()[:_MOST_DIGITS]}"
