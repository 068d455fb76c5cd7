"""One table for both transports: it covers every reason, and what it makes fits everywhere."""

import re
from pathlib import Path

import pytest
from fairdeal.v1 import game_pb2, reason_pb2
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo, RetryInfo

from engine.reason import Reason
from engine.registry import titles
from service.app.call import Call
from service.app.messages.table_events import TableSeatTaken
from service.app.messages.vocabulary import CausedBy, Entry, Update
from service.app.problem import Problem, ServiceReason, invalid, wrong
from service.rest.exchange import Exchange
from service.store.status import Status
from service.wire import json
from service.wire.error_reference import errors_page
from service.wire.problems import MOST_STATUS_BYTES, problem_document, rpc_status
from service.wire.status import RESERVED, RULE, TABLE, Retry, retry_delay_ms, verdict
from tests.support.tables import Clock

ROOT = Path(__file__).parents[2]
CALL = Call(language="ko", trace_id="4bf92f3577b34da6a3ce929d0e0e4736")
NOW = Clock()()

DESIGNED = """
VALIDATION_FAILED UNKNOWN_MOVE: INVALID_ARGUMENT 400
WRONG_PHASE CARD_NOT_IN_HAND ARGUMENT_REQUIRED ARGUMENT_NOT_ALLOWED OPTION_CONFLICT: FAILED_PRECONDITION 422
NOT_YOUR_TURN GAME_OVER GAME_NOT_STARTED GAME_STARTED SEATS_OPEN GAME_PAUSED GAME_NOT_PAUSED: FAILED_PRECONDITION 409
GAME_NOT_ENDED SEAT_AWAY SEAT_NOT_AWAY: FAILED_PRECONDITION 409
STALE_VERSION: ABORTED 409
REQUEST_ID_REUSED REQUEST_ID_EXPIRED SEAT_TAKEN SEAT_RESERVED GAME_FULL: ALREADY_EXISTS 409
GAME_NOT_FOUND JOIN_CODE_NOT_FOUND RULE_SET_NOT_FOUND RULE_NOT_FOUND: NOT_FOUND 404
CREDENTIAL_MISSING CREDENTIAL_INVALID CREDENTIAL_SUPERSEDED: UNAUTHENTICATED 401
SEAT_MISMATCH SCOPE_MISSING ENTITLEMENT_REQUIRED: PERMISSION_DENIED 403
VERSION_NOT_YET: OUT_OF_RANGE 416
PAYLOAD_TOO_LARGE: RESOURCE_EXHAUSTED 413
RATE_LIMITED WATCH_LAGGED: RESOURCE_EXHAUSTED 429
DRAINING STORE_UNAVAILABLE GAME_NEEDS_NEWER_SERVER: UNAVAILABLE 503
INTERNAL: INTERNAL 500
LOG_CORRUPT: DATA_LOSS 500
ROUTE_NOT_FOUND: UNIMPLEMENTED 404
METHOD_NOT_ALLOWED: UNIMPLEMENTED 405
MEDIA_TYPE_UNSUPPORTED: INVALID_ARGUMENT 415
UPGRADE_REQUIRED: UNIMPLEMENTED 426
ORIGIN_NOT_ALLOWED: PERMISSION_DENIED 403
OVERLOADED: UNAVAILABLE 503
REQUEST_TIMEOUT: DEADLINE_EXCEEDED 408
"""


def update(entries: int) -> Update:
    """Make an Update of some length."""
    told = [Entry(version, NOW, CausedBy.SEAT, 0, (TableSeatTaken(0),)) for version in range(1, entries + 1)]
    return Update("a" * 26, Status.RUNNING, entries, tuple(told), 0, None, None, (), None, None, None, NOW)


def details(problem: Problem) -> tuple[ErrorInfo, list[str]]:
    """Give the ErrorInfo of a status and the types of all its details."""
    status = rpc_status(problem, CALL)
    info = ErrorInfo()
    assert status.details[0].Unpack(info)
    return info, [detail.type_url.rpartition("/")[2] for detail in status.details]


def test_the_table_covers_every_reason_and_no_other():
    assert set(TABLE) == set(ServiceReason) | set(Reason)


def test_the_reserved_reasons_are_those_that_no_code_gives():
    table = ROOT / "service" / "wire" / "status.py"
    code = [path.read_text() for path in (ROOT / "service").rglob("*.py") if path != table]
    given = {name for text in code for name in re.findall(r"\bServiceReason\.([A-Z_]+)\b", text)}
    assert set(ServiceReason.__members__) - given == RESERVED


def test_the_protobuf_names_the_same_reasons():
    named = {name.removeprefix("REASON_") for name in reason_pb2.Reason.DESCRIPTOR.values_by_name} - {"UNSPECIFIED"}
    assert named == set(TABLE)
    assert {name.removeprefix("RETRY_") for name in reason_pb2.Retry.DESCRIPTOR.values_by_name} - {
        "UNSPECIFIED"
    } == set(Retry)


def test_codes_and_statuses_are_as_designed():
    for line in DESIGNED.strip().splitlines():
        reasons, _, codes = line.partition(": ")
        for reason in reasons.split():
            assert f"{TABLE[reason].grpc.name} {TABLE[reason].http}" == codes
    assert sum(len(line.partition(":")[0].split()) for line in DESIGNED.strip().splitlines()) == len(TABLE)


def test_a_reason_of_a_title_is_a_rule():
    for title in titles().values():
        for reason in title.reason:
            assert verdict(reason, f"{title.name}.fairdeal") == RULE
    with pytest.raises(KeyError):
        verdict("NO_SUCH_REASON")


def test_the_page_of_errors_is_up_to_date():
    assert (ROOT / "docs" / "errors.md").read_text() == errors_page(), "python -m service.wire.error_reference"


@pytest.mark.parametrize("reason", sorted(TABLE))
def test_both_transports_tell_the_same(reason: str):
    problem = Problem(reason, rule="T2.2", metadata={"seat": 1, "nothing": None})
    document, (info, _) = problem_document(problem, CALL, "/v1/games"), details(problem)
    assert (info.reason, info.domain) == (document.reason, document.domain) == (reason, "fairdeal")
    told = {"retry": document.retry, "trace_id": document.trace_id, "rule": document.rule}
    assert dict(info.metadata) == document.params | told
    assert document.params == {"seat": "1"}
    assert document.type == f"/docs/errors/{reason}"
    assert rpc_status(problem, CALL).message == document.detail


def test_a_problem_document_writes_every_member():
    document = json.parse(json.encode(problem_document(invalid("seats", "must be at most 10"), CALL, "/v1/games")))
    assert document["status"] == 400
    assert document["instance"] == "/v1/games"
    assert document["fields"] == [{"path": "seats", "problem": "must be at most 10", "code": "NOT_ALLOWED"}]
    assert (document["rule"], document["update"], document["retry_after_ms"]) == (None, None, None)


def test_wrong_fields_are_violations_over_grpc():
    status = rpc_status(invalid("move.card", "is required"), CALL)
    told = BadRequest()
    assert status.details[1].Unpack(told)
    assert [(each.field, each.description) for each in told.field_violations] == [("move.card", "필요합니다")]


@pytest.mark.parametrize(("reason", "least"), [("DRAINING", 1000), ("STORE_UNAVAILABLE", 500), ("RATE_LIMITED", 1000)])
def test_who_is_sent_away_hears_when_to_come_back(reason: str, least: int):
    status, retry = rpc_status(Problem(reason), CALL), RetryInfo()
    assert status.details[1].Unpack(retry)
    delay = problem_document(Problem(reason), CALL, "/").retry_after_ms
    assert retry.retry_delay.ToMilliseconds() == delay
    spread = {retry_delay_ms(reason, f"{number:032x}") for number in range(0, 65_536, 257)}
    assert min(spread) == least
    assert max(spread) == 2 * least
    assert len(spread) > 200


def test_a_stale_answer_carries_the_update_while_it_fits():
    small = Problem(ServiceReason.STALE_VERSION, update=update(3), metadata={"expected_version": 1, "version": 3})
    status = rpc_status(small, CALL)
    told = game_pb2.Update()
    assert status.details[-1].Unpack(told)
    assert told.version == 3
    large = Problem(ServiceReason.STALE_VERSION, update=update(500), metadata={"expected_version": 1, "version": 500})
    info, types = details(large)
    assert types == ["google.rpc.ErrorInfo"]
    assert info.metadata["version"] == "500"
    assert problem_document(large, CALL, "/").update == large.update


def test_the_largest_status_with_an_update_stays_below_the_limit():
    sizes = [
        rpc_status(Problem(ServiceReason.STALE_VERSION, update=update(entries)), CALL).ByteSize()
        for entries in range(1, 200)
    ]
    assert MOST_STATUS_BYTES - 100 < max(sizes) <= MOST_STATUS_BYTES


@pytest.mark.parametrize("text", ["x" * 70_000, "카" * 70_000, "\ud800", "\ud800" * 70_000, "🂡" * 70_000])
def test_whatever_a_caller_sends_the_answer_stays_small(text: str):
    fields = tuple(wrong(text, "{text}", text=text) for _ in range(100))
    metadata = {"field": text, "problem": text, "move": text}
    problem = Problem(ServiceReason.VALIDATION_FAILED, fields=fields, metadata=metadata)
    status = rpc_status(problem, CALL)
    assert status.ByteSize() < MOST_STATUS_BYTES
    assert len(status.message.encode()) <= 512
    assert len(json.encode(problem_document(problem, CALL, "/"))) < 36_000


def test_details_come_at_most_once_each():
    for reason in TABLE:
        _, types = details(Problem(reason, fields=(wrong("a", "b"),), update=update(1)))
        assert len(types) == len(set(types))


def test_the_exchange_clips_the_path_that_it_tells_back():
    scope = {"method": "GET", "query_string": b"", "headers": [], "raw_path": b"/" + b"a" * 9000}
    assert len(Exchange(scope, None, None).instance) == 256
