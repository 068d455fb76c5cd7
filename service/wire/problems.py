"""A problem as each transport tells it: a problem document (RFC 9457) and a `google.rpc.Status` (AIP-193).

Both carry the same reason, domain, metadata, retry and trace id. Values that a caller sent may come back in metadata,
so every text is clipped: the largest status without an Update stays under 4 KiB, and default gRPC clients accept 8. A
problem document has no such bound and names every field that the check found.
"""

from collections.abc import Iterator
from typing import Final

from google.protobuf.any_pb2 import Any
from google.protobuf.duration_pb2 import Duration
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo, RetryInfo
from google.rpc.status_pb2 import Status
from msgspec import Struct

from engine.rules_page import RuleNumber
from service.app.call import Call
from service.app.messages.vocabulary import Update
from service.app.problem import MOST_FIELDS, FieldFault, Problem
from service.wire.codec import CODEC
from service.wire.reasons import reason_text, reason_title, said
from service.wire.status import Retry, retry_delay_ms, verdict

MOST_TEXT_BYTES: Final = 128
"""Longest value of metadata, and longest text about a field."""

MOST_VIOLATIONS_BYTES: Final = 2048
"""Longest list of wrong fields in a gRPC status."""

MOST_MESSAGE_BYTES: Final = 512
"""Longest message of a gRPC status; it travels twice."""

MOST_STATUS_BYTES: Final = 4096
"""Longest gRPC status; an Update that does not fit is left out, and metadata names the head."""


class FieldProblem(Struct, frozen=True):
    """One field of a request that is wrong."""

    path: str
    """Where, from the request down: `move.card`; empty for the request itself."""
    problem: str
    """What is wrong with it, in a few words that follow the path, in the caller's language: `must be at most 9`."""
    code: FieldFault
    """The same for a program."""


class ProblemDocument(Struct, frozen=True):
    """Why a call was not answered (`application/problem+json`)."""

    type: str
    """The page about the reason, relative to the server: `/docs/errors/STALE_VERSION`."""
    title: str
    """The reason in a few words, in the caller's language; always the same for a reason."""
    status: int
    """The status of the HTTP answer."""
    detail: str
    """What happened, in the caller's language."""
    instance: str
    """The path that was called."""
    reason: str
    """The most specific reason; what a program should look at."""
    domain: str
    """Whose reason it is: `fairdeal`, or `<title>.fairdeal` for a title's own."""
    rule: RuleNumber | None
    """The number of the rule of the title that forbids the move (`T2.2`), or `option:<name>` where the choice of an
    option does; ListRules has every one with its words. Null where no rule is behind it: for reasons of the service,
    and where the title cites none, as with CARD_NOT_IN_HAND, NOT_YOUR_TURN and GAME_OVER."""
    params: dict[str, str]
    """The facts that `detail` names, each by its name and spelt as in the API."""
    fields: tuple[FieldProblem, ...]
    """The fields that are wrong; empty unless the request has the wrong shape."""
    retry: Retry
    """Whether and how to send the call again."""
    retry_after_ms: int | None
    """How long to wait before that, in milliseconds; null if there is no need."""
    trace_id: str
    """Names the call in the logs of the server."""
    update: Update | None
    """What a stale caller missed; null for every other reason."""


def problem_document(problem: Problem, call: Call, instance: str) -> ProblemDocument:
    """Tell a problem over HTTP; `instance` is the path that was called."""
    meaning, metadata = verdict(problem.reason, problem.domain), _metadata(problem, call.language)
    return ProblemDocument(
        type=f"/docs/errors/{problem.reason}",
        title=reason_title(problem.reason, problem.domain, call.language),
        status=meaning.http,
        detail=reason_text(problem.reason, problem.domain, metadata, call.language, title=problem.title),
        instance=instance,
        reason=problem.reason,
        domain=problem.domain,
        rule=problem.rule,
        params=metadata,
        fields=_fields(problem, call.language),
        retry=meaning.retry,
        retry_after_ms=retry_delay_ms(problem.reason, call.trace_id),
        trace_id=call.trace_id,
        update=problem.update,
    )


def rpc_status(problem: Problem, call: Call) -> Status:
    """Tell a problem over gRPC: one ErrorInfo, and BadRequest, RetryInfo or Update where the reason has one."""
    metadata, code = _metadata(problem, call.language), verdict(problem.reason, problem.domain)
    message = reason_text(problem.reason, problem.domain, metadata, call.language, title=problem.title)
    status = Status(code=code.grpc.value[0], message=_clipped(message, MOST_MESSAGE_BYTES))
    told = metadata | {"retry": code.retry.value, "trace_id": call.trace_id}
    if problem.rule is not None:
        told["rule"] = problem.rule
    status.details.add().Pack(ErrorInfo(reason=problem.reason, domain=problem.domain, metadata=told))
    if problem.fields:
        status.details.add().Pack(BadRequest(field_violations=_violations(problem, call.language)))
    if (delay := retry_delay_ms(problem.reason, call.trace_id)) is not None:
        seconds, rest = divmod(delay, 1000)
        status.details.add().Pack(RetryInfo(retry_delay=Duration(seconds=seconds, nanos=rest * 1_000_000)))
    if problem.update is not None:
        update = Any(type_url="type.googleapis.com/fairdeal.v1.Update", value=CODEC.encode(problem.update))
        if status.ByteSize() + update.ByteSize() + 4 <= MOST_STATUS_BYTES:
            status.details.append(update)
    return status


def _metadata(problem: Problem, language: str) -> dict[str, str]:
    told = problem.metadata | ({"problem": said(problem.fields[0].problem, language)} if problem.fields else {})
    return {name: _clipped(value, MOST_TEXT_BYTES) for name, value in told.items()}


def _fields(problem: Problem, language: str) -> tuple[FieldProblem, ...]:
    def clipped(text: str) -> str:
        return _clipped(text, MOST_TEXT_BYTES)

    return tuple(
        FieldProblem(clipped(field.path), clipped(said(field.problem, language)), field.code)
        for field in problem.fields[:MOST_FIELDS]
    )


def _violations(problem: Problem, language: str) -> Iterator[BadRequest.FieldViolation]:
    """Give the wrong fields, as many as fit into a status."""
    left = MOST_VIOLATIONS_BYTES
    for field in _fields(problem, language):
        violation = BadRequest.FieldViolation(field=field.path, description=field.problem, reason=field.code)
        if (left := left - violation.ByteSize() - 3) < 0:
            return
        yield violation


def _clipped(text: str, most: int) -> str:
    encoded = text.encode(errors="replace")
    return encoded.decode() if len(encoded) <= most else encoded[: most - 3].decode(errors="ignore") + "…"
