"""How calls fail over gRPC: with a typed reason and a trace, never with the words of an exception."""

from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from fairdeal.v1 import game_service_pb2
from google.rpc import error_details_pb2, status_pb2

from engine.registry import titles
from service.app.messages.games import (
    CreateGameRequest,
    CreateGameResponse,
    GetGameRequest,
    Spectators,
    WatchGameRequest,
)
from service.wire.codec import CODEC
from service.wire.error_reference import errors_page
from tests.support.local_rpc import DETAILS, LocalRpc, failure, local_rpc

TITLE = next(iter(titles().values()))
NOWHERE = "a" * 26


@pytest.fixture
async def rpc() -> AsyncIterator[LocalRpc]:
    async with local_rpc() as running:
        yield running


def creation(request_id: str = "create----------------") -> bytes:
    request = CreateGameRequest(
        request_id=request_id,
        rule_set=TITLE.rule_set,
        seats=TITLE.seats.minimum,
        spectators=Spectators.OPEN,
    )
    return CODEC.encode(request)


@pytest.mark.parametrize("data", [b"\xff", b"\x0a\xff", b"\x00", b"\x0a\x05ab", bytes(range(256))])
async def test_bytes_that_are_no_message_are_a_validation_failure(rpc: LocalRpc, data: bytes):
    failed = await rpc.fail("GameService/CreateGame", data)
    assert (failed.code, failed.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "VALIDATION_FAILED")


async def test_an_unknown_field_is_refused(rpc: LocalRpc):
    failed = await rpc.fail("GameService/CreateGame", creation() + b"\xf8\x3f\x01")
    assert (failed.code, failed.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "VALIDATION_FAILED")


async def test_every_wrong_field_is_named(rpc: LocalRpc):
    request = game_service_pb2.SubmitMoveRequest(game_id="NO", request_id="", expected_version=-1)
    with pytest.raises(grpc.aio.AioRpcError) as refused:
        await rpc.call("GameService/SubmitMove", request.SerializeToString())
    trailers: Any = dict(refused.value.trailing_metadata() or ())
    status = status_pb2.Status.FromString(trailers[DETAILS])
    found = error_details_pb2.BadRequest()
    assert status.details[1].Unpack(found)
    assert [(each.field, each.reason) for each in found.field_violations] == [
        ("game_id", "WRONG_FORM"),
        ("request_id", "WRONG_FORM"),
        ("expected_version", "OUT_OF_RANGE"),
        ("move", "REQUIRED"),
    ]
    assert not any("^" in each.description for each in found.field_violations)


async def test_a_message_too_long_is_refused_with_its_limit(rpc: LocalRpc):
    failed = await rpc.fail("GameService/CreateGame", b"x" * 65_537)
    assert (failed.code, failed.reason) == (grpc.StatusCode.RESOURCE_EXHAUSTED, "PAYLOAD_TOO_LARGE")
    assert failed.metadata["limit"] == "65536"


async def test_a_message_four_times_too_long_is_not_even_read(rpc: LocalRpc):
    failed = await rpc.fail("GameService/CreateGame", b"x" * 4 * 65_536)
    assert (failed.code, failed.reason) == (grpc.StatusCode.RESOURCE_EXHAUSTED, "PAYLOAD_TOO_LARGE")
    failed = await rpc.fail("GameService/CreateGame", b"x" * (4 * 65_536 + 1))
    assert (failed.code, failed.reason) == (grpc.StatusCode.RESOURCE_EXHAUSTED, None)
    assert "longer than four times `FAIRDEAL_REQUEST_BYTES` (262,144 bytes" in errors_page()


async def test_a_small_message_that_unpacks_to_a_large_one_is_refused(rpc: LocalRpc):
    call = rpc.channel.unary_unary("/fairdeal.v1.GameService/CreateGame")
    with pytest.raises(grpc.aio.AioRpcError) as refused:
        await call(b"x" * 50_000_000, compression=grpc.Compression.Gzip, timeout=20)
    assert refused.value.code() is grpc.StatusCode.RESOURCE_EXHAUSTED


@pytest.mark.parametrize("order", [1, -1])
async def test_of_two_tokens_none_counts(rpc: LocalRpc, order: int):
    created = CODEC.decode(CreateGameResponse, await rpc.call("GameService/CreateGame", creation()))
    tokens = [("authorization", f"Bearer {token}") for token in (created.credentials[0].seat_token, "fds_other")]
    request = CODEC.encode(GetGameRequest(game_id=created.game.game_id))
    failed = await rpc.fail("GameService/GetGame", request, tokens[::order])
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAUTHENTICATED, "CREDENTIAL_INVALID")


async def test_an_unknown_method_is_unimplemented(rpc: LocalRpc):
    failed = await rpc.fail("GameService/Fly", b"")
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNIMPLEMENTED, None)


async def test_the_trace_and_the_language_of_the_caller_go_on(rpc: LocalRpc):
    request = CODEC.encode(GetGameRequest(game_id=NOWHERE))
    parent = ("traceparent", f"00-{'ab' * 16}-{'cd' * 8}-01")
    korean = await rpc.fail("GameService/GetGame", request, (parent, ("accept-language", "ko-KR,en;q=0.5")))
    english = await rpc.fail("GameService/GetGame", request, (parent,))
    assert korean.code is english.code is grpc.StatusCode.NOT_FOUND
    assert korean.metadata["trace_id"] == english.metadata["trace_id"] == "ab" * 16
    assert korean.message.isascii() is False
    assert english.message.isascii()


@pytest.mark.parametrize("credential", ["Basic abc", "fds_abc", "Bearer fds_abc", "Bearer"])
async def test_a_wrong_credential_is_never_a_spectator(rpc: LocalRpc, credential: str):
    created = CODEC.decode(CreateGameResponse, await rpc.call("GameService/CreateGame", creation()))
    request = CODEC.encode(GetGameRequest(game_id=created.game.game_id))
    failed = await rpc.fail("GameService/GetGame", request, (("authorization", credential),))
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAUTHENTICATED, "CREDENTIAL_INVALID")


async def test_a_stream_is_refused_like_a_call(rpc: LocalRpc):
    call = rpc.channel.unary_stream("/fairdeal.v1.GameService/WatchGame")
    with pytest.raises(grpc.aio.AioRpcError) as refused:
        await call(CODEC.encode(WatchGameRequest(game_id=NOWHERE)), timeout=20).read()
    assert failure(refused.value).reason == "GAME_NOT_FOUND"


async def test_a_stream_of_requests_is_refused_at_the_first_bad_one(rpc: LocalRpc):
    call = rpc.channel.stream_unary("/fairdeal.v1.RulesService/Replay")
    with pytest.raises(grpc.aio.AioRpcError) as refused:
        await call(iter([b"\xff", b"\xff"]), timeout=20)
    assert failure(refused.value).reason == "VALIDATION_FAILED"


async def test_calls_beyond_the_limit_are_shed():
    async with local_rpc(concurrent_calls=1) as rpc:
        created = CODEC.decode(CreateGameResponse, await rpc.call("GameService/CreateGame", creation()))
        watch = CODEC.encode(WatchGameRequest(game_id=created.game.game_id))
        stream = rpc.channel.unary_stream("/fairdeal.v1.GameService/WatchGame")(watch)
        await stream.read()
        assert await rpc.call("GameService/GetServer", b""), "a watch takes the place of no call"
        silent = rpc.channel.stream_unary("/fairdeal.v1.RulesService/Replay")()
        await silent.wait_for_connection()
        failed = await rpc.fail("GameService/GetServer", b"")
        health = rpc.channel.unary_unary("/grpc.health.v1.Health/Check")
        assert await health(b"", timeout=20), "health is outside every bound"
        silent.cancel()
        stream.cancel()
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAVAILABLE, "OVERLOADED")
