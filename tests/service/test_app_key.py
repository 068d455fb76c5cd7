"""App keys are declared and there are none yet: a caller who sends one is told so, over every transport."""

import json
from itertools import product
from typing import Any

import grpc
import pytest
from google.rpc import error_details_pb2, status_pb2
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from service.api.operations import OPERATIONS
from service.rest.play.down_frames import ByeReason, PlayBye, PlayProblem
from service.rest.play.up_frames import PlayHello
from tests.support.local_rpc import DETAILS, local_rpc
from tests.support.play_socket import opened
from tests.support.rest_serving import Rest

KEYS = ("fda_0123456789abcdef", "x", "")
TOLD = "cannot be sent yet: this version knows no app keys"
TOLD_IN_KOREAN = "아직 앱 키를 쓸 수 없습니다. 이 버전은 앱 키를 주지 않습니다"
HEADER_TOLD = [{"path": "Fairdeal-App-Key", "problem": TOLD, "code": "NOT_YET"}]


async def test_rest_refuses_every_key_before_anything_else(rest: Rest):
    for operation, key in product(OPERATIONS, KEYS):
        path = operation.route.path.replace("{", "").replace("}", "")
        headers = {"Fairdeal-App-Key": key, "Content-Type": operation.route.takes}
        answer = await rest.client.request(operation.route.method, path, headers=headers)
        problem = answer.json()
        assert (answer.status_code, problem["reason"]) == (400, "VALIDATION_FAILED"), operation.name
        assert problem["fields"] == HEADER_TOLD


async def test_grpc_refuses_every_key_before_anything_else():
    async with local_rpc() as rpc:
        for operation, key in product(OPERATIONS, KEYS):
            call = rpc.channel.stream_stream(f"/fairdeal.v1.{operation.service}/{operation.name}")
            with pytest.raises(grpc.aio.AioRpcError) as refused:
                await call(iter([b"\xff"]), metadata=[("fairdeal-app-key", key)], timeout=20).read()
            assert refused.value.code() is grpc.StatusCode.INVALID_ARGUMENT, operation.name
            assert violations(refused.value) == [("Fairdeal-App-Key", TOLD, "NOT_YET")]


def violations(error: grpc.aio.AioRpcError) -> list[tuple[str, str, str]]:
    """Give the wrong fields that an error names."""
    trailers: Any = dict(error.trailing_metadata() or ())
    found = error_details_pb2.BadRequest()
    assert any(detail.Unpack(found) for detail in status_pb2.Status.FromString(trailers[DETAILS]).details)
    return [(each.field, each.description, each.reason) for each in found.field_violations]


async def test_a_hello_with_a_key_is_told_and_the_socket_ends(rest: Rest):
    async with opened(rest.port) as socket:
        await socket.say(PlayHello(app_key=KEYS[0], language="ko"))
        problem = (await socket.hear_a(PlayProblem)).problem
        bye = await socket.hear_a(PlayBye)
    found = [(field.path, field.problem, field.code) for field in problem.fields]
    assert found == [("app_key", TOLD_IN_KOREAN, "NOT_YET")]
    assert (problem.reason, problem.title) == ("VALIDATION_FAILED", "요청의 형식이 맞지 않습니다")
    assert bye.reason is ByeReason.HELLO_EXPECTED


async def test_a_handshake_with_a_key_is_refused(rest: Rest):
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"ws://127.0.0.1:{rest.port}/v1/play", additional_headers={"Fairdeal-App-Key": KEYS[0]}, proxy=None
        ):
            pass
    problem = json.loads(refused.value.response.body or b"")
    assert (problem["status"], problem["fields"]) == (400, HEADER_TOLD)


async def test_pages_may_send_a_key_and_read_what_is_said_about_it(rest: Rest):
    asked = {
        "Origin": "https://play.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "fairdeal-app-key",
    }
    leave = await rest.client.options("/v1/rule-sets", headers=asked)
    assert "fairdeal-app-key" in leave.headers["access-control-allow-headers"].lower()
    document = (await rest.get("/v1/openapi.json")).json()
    parameter = document["components"]["parameters"]["FairdealAppKey"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("Fairdeal-App-Key", "header", False)
    named = {"$ref": "#/components/parameters/FairdealAppKey"}
    operations = [item for path in document["paths"].values() for item in path.values()]
    assert all(named in operation["parameters"] for operation in operations)
    assert document["components"]["schemas"]["PlayHello"]["properties"]["app_key"]
