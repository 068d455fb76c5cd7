"""Replay: the table that a log file leads to."""

from collections.abc import AsyncIterator

from service.admission.slices import Slices
from service.app.call import Call
from service.app.log.reader import LogReader
from service.app.messages.catalog import Limits
from service.app.messages.rules import ReplayRequest, ReplayResponse
from service.app.problem import Problem, ServiceReason, invalid


async def replay(
    limits: Limits, callers_work: Slices, call: Call, requests: AsyncIterator[ReplayRequest]
) -> ReplayResponse:
    """Play a whole log, line by line, and answer the state at its end or at `to_version`.

    Raises VALIDATION_FAILED, naming the line, for what is no whole log of a finished game of the title;
    GAME_NEEDS_NEWER_SERVER for one that newer code wrote in a form that this one must not read; PAYLOAD_TOO_LARGE for
    one that is longer than the server takes; OVERLOADED where too many such calls wait.
    """
    reader: LogReader | None = None
    size, turn = 0, callers_work.turn(call.peer)
    async for request in requests:
        if reader is None:
            reader = LogReader(request.title, request.to_version)
        size += len(request.line)
        if size > limits.log_bytes:
            raise Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": limits.log_bytes})
        async with turn:
            reader.read(request.line)
    if reader is None:
        raise invalid("line", "must be sent at least once")
    snapshot = reader.finish()
    acting = tuple(waiting.seat for waiting in snapshot.waiting_for)
    return ReplayResponse(snapshot.version, snapshot.state, acting, snapshot.outcome)
