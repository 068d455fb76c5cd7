"""Words for what is refused before it is a call: by the connection, as problem documents like all others."""

from typing import Final

from service.access.caller import identify
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.observe.calls import failed
from service.rest.exchange import NOSNIFF, PROBLEM_JSON, TRACE, Header, headers_of, problem_answer
from service.web.limits import HEAD_BYTES, MOST_HEADERS
from service.web.served import Refusal

_OPERATION: Final = "HTTP"


def refusal_of(refusal: str, headers: list[Header], error: Exception | None = None) -> tuple[int, list[Header], bytes]:
    """Give the answer that tells a refusal of the connection to a call with these headers; a fault is logged as one."""
    call = identify(headers_of(headers).get)
    problem = _problem(refusal)
    failed(error or problem, _OPERATION, call)
    status, told, body = problem_answer(problem, call, "")
    return status, [*told, (b"content-type", PROBLEM_JSON.encode()), (TRACE, call.trace_id.encode()), NOSNIFF], body


def _problem(refusal: str) -> Problem:
    match Refusal(refusal):
        case Refusal.MALFORMED:
            return invalid("", "is no HTTP/1.1 request", FieldFault.MALFORMED)
        case Refusal.TOO_LONG:
            return Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": HEAD_BYTES})
        case Refusal.TOO_MANY_HEADERS:
            return invalid("", "has more than {most} headers", FieldFault.WRONG_LENGTH, most=MOST_HEADERS)
        case Refusal.TOO_LATE:
            return Problem(ServiceReason.REQUEST_TIMEOUT)
        case Refusal.FULL:
            return Problem(ServiceReason.OVERLOADED)
        case Refusal.WEBSOCKET_VERSION:
            return Problem(ServiceReason.UPGRADE_REQUIRED)
        case Refusal.WEBSOCKET_KEY:
            return invalid("Sec-WebSocket-Key", "is no key of a WebSocket", FieldFault.WRONG_FORM)
        case Refusal.FAULT:
            return Problem(ServiceReason.INTERNAL)
