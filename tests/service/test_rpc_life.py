"""What a gRPC call leaves behind: nothing. And what a fault of ours tells: its trace and no more."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator

import grpc
import pytest
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2
from hyperframe.frame import PingFrame, WindowUpdateFrame
from structlog.testing import capture_logs

from engine.registry import titles
from service.api.operations import OPERATIONS
from service.app.messages.games import (
    Claim,
    CreateGameRequest,
    CreateGameResponse,
    GetGameRequest,
    GetGameResponse,
    Spectators,
    StartGameRequest,
    WatchGameRequest,
    WatchGameResponse,
)
from service.store.contract import StoreUnavailable
from service.wire.codec import CODEC
from tests.support.http2 import Http2, call_frames, grpc_headers
from tests.support.local_rpc import LocalRpc, local_rpc

TITLE = next(iter(titles().values()))
SECRET = "seed 3f9a in /var/lib/games"


@pytest.fixture
async def rpc() -> AsyncIterator[LocalRpc]:
    async with local_rpc() as running:
        yield running


async def new_game(rpc: LocalRpc) -> CreateGameResponse:
    claims = tuple(Claim(seat=seat) for seat in range(1, TITLE.seats.minimum))
    request = CreateGameRequest(
        request_id="create----------------",
        rule_set=TITLE.rule_set,
        seats=TITLE.seats.minimum,
        claims=claims,
        spectators=Spectators.OPEN,
    )
    return CODEC.decode(CreateGameResponse, await rpc.call("GameService/CreateGame", CODEC.encode(request)))


async def until_running(rpc: LocalRpc, calls: int) -> None:
    async with asyncio.timeout(5):
        while rpc.server.running != calls:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)


async def test_a_fault_of_ours_tells_its_trace_alone(rpc: LocalRpc, monkeypatch: pytest.MonkeyPatch):
    async def broken(_: str) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(rpc.app.store, "game", broken)
    with capture_logs() as logs:
        failed = await rpc.fail("GameService/GetGame", CODEC.encode(GetGameRequest(game_id="a" * 26)))
    assert (failed.code, failed.reason) == (grpc.StatusCode.INTERNAL, "INTERNAL")
    assert not {"seed", "3f9a", "RuntimeError"} & set(f"{failed}".split())
    (line,) = (line for line in logs if line["event"] == "fault")
    assert (line["trace_id"], line["operation"]) == (failed.metadata["trace_id"], "GetGame")
    assert SECRET in str(line["exc_info"])


async def test_a_store_out_of_reach_is_told_as_such(rpc: LocalRpc, monkeypatch: pytest.MonkeyPatch):
    async def away(_: str) -> None:
        raise StoreUnavailable(SECRET)

    monkeypatch.setattr(rpc.app.store, "game", away)
    failed = await rpc.fail("GameService/GetGame", CODEC.encode(GetGameRequest(game_id="a" * 26)))
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAVAILABLE, "STORE_UNAVAILABLE")
    assert failed.metadata["retry"] == "SAME_REQUEST"
    assert "3f9a" not in f"{failed}"


async def test_a_cancelled_call_ends_its_handler(rpc: LocalRpc):
    game_id = (await new_game(rpc)).game.game_id
    waiting = rpc.channel.unary_unary("/fairdeal.v1.GameService/GetGame")(
        CODEC.encode(GetGameRequest(game_id=game_id, after_version=1, wait=25))
    )
    stream = rpc.channel.unary_stream("/fairdeal.v1.GameService/WatchGame")(
        CODEC.encode(WatchGameRequest(game_id=game_id))
    )
    await stream.read()
    await until_running(rpc, 2)
    waiting.cancel()
    stream.cancel()
    await until_running(rpc, 0)


async def test_a_reader_that_stops_in_the_middle_closes_its_watch(rpc: LocalRpc):
    game_id = (await new_game(rpc)).game.game_id
    stream = rpc.channel.unary_stream("/fairdeal.v1.GameService/WatchGame")(
        CODEC.encode(WatchGameRequest(game_id=game_id))
    )
    first = CODEC.decode(WatchGameResponse, await stream.read())
    assert first.item.update.version == 1
    stream.cancel()
    await until_running(rpc, 0)
    gc.collect()
    assert rpc.app.bus.watched == 0


async def test_a_caller_that_gives_up_at_once_does_not_take_the_move_with_it(rpc: LocalRpc):
    created = await new_game(rpc)
    token = (("authorization", f"Bearer {created.credentials[0].seat_token}"),)
    start = CODEC.encode(StartGameRequest(game_id=created.game.game_id, request_id="start"))
    call = rpc.channel.unary_unary("/fairdeal.v1.GameService/StartGame")
    for _ in range(50):
        once = call(start, metadata=token)
        await asyncio.sleep(0.001)
        once.cancel()
        await asyncio.wait([asyncio.ensure_future(once.code())])
    await until_running(rpc, 0)
    shown = await rpc.call("GameService/GetGame", CODEC.encode(GetGameRequest(game_id=created.game.game_id)))
    assert CODEC.decode(GetGameResponse, shown).update.version in {1, 2}
    await call(start, metadata=token)
    shown = await rpc.call("GameService/GetGame", CODEC.encode(GetGameRequest(game_id=created.game.game_id)))
    assert CODEC.decode(GetGameResponse, shown).update.version == 2


async def test_health_watches_follow_the_life_of_the_server():
    async with local_rpc() as rpc:
        health = health_pb2_grpc.HealthStub(rpc.channel)
        assert (await health.Check(health_pb2.HealthCheckRequest())).status == 1
        assert (await health.Check(health_pb2.HealthCheckRequest(service="fairdeal.v1.GameService"))).status == 1
        with pytest.raises(grpc.aio.AioRpcError, match="no such service"):
            await health.Check(health_pb2.HealthCheckRequest(service="fairdeal.v1.Nothing"))
        watch = health.Watch(health_pb2.HealthCheckRequest())
        unknown = health.Watch(health_pb2.HealthCheckRequest(service="fairdeal.v1.Nothing"))
        assert [(await watch.read()).status, (await unknown.read()).status] == [1, 3]
        await rpc.server.leave()
        assert (await watch.read()).status == 2
        async with asyncio.timeout(2):
            await rpc.server.stop(30)
            assert [await watch.read(), await unknown.read()] == [grpc.aio.EOF, grpc.aio.EOF]


@pytest.mark.parametrize("version", ["v1", "v1alpha"])
async def test_reflection_names_every_service_and_shows_their_files(rpc: LocalRpc, version: str):
    services = {f"fairdeal.v1.{operation.service}" for operation in OPERATIONS}
    services |= {"grpc.health.v1.Health", *(f"grpc.reflection.{each}.ServerReflection" for each in ("v1", "v1alpha"))}
    asked = [
        reflection_pb2.ServerReflectionRequest(list_services=""),
        *(reflection_pb2.ServerReflectionRequest(file_containing_symbol=name) for name in sorted(services)),
    ]
    ask = rpc.channel.stream_stream(
        f"/grpc.reflection.{version}.ServerReflection/ServerReflectionInfo",
        reflection_pb2.ServerReflectionRequest.SerializeToString,
        reflection_pb2.ServerReflectionResponse.FromString,
    )
    listed, *shown = [answer async for answer in ask(iter(asked))]
    assert {service.name for service in listed.list_services_response.service} == services
    for name, answer in zip(sorted(services), shown, strict=True):
        files = [FileDescriptorProto.FromString(data) for data in answer.file_descriptor_response.file_descriptor_proto]
        assert name in {f"{file.package}.{service.name}" for file in files for service in file.service}


async def test_health_lists_every_service(rpc: LocalRpc):
    stub = health_pb2_grpc.HealthStub(rpc.channel)
    listed = await stub.List(health_pb2.HealthListRequest())
    assert set(listed.statuses) == {"", *(f"fairdeal.v1.{operation.service}" for operation in OPERATIONS)}
    assert {each.status for each in listed.statuses.values()} == {health_pb2.HealthCheckResponse.SERVING}
    await rpc.server.leave()
    listed = await stub.List(health_pb2.HealthListRequest())
    assert {each.status for each in listed.statuses.values()} == {health_pb2.HealthCheckResponse.NOT_SERVING}


async def test_who_makes_no_room_for_an_answer_loses_the_connection():
    """Also for a message of a stream, of ours and of those beside the game; who reads late is answered in full."""
    asks = reflection_pb2.ServerReflectionRequest(list_services="").SerializeToString()
    async with local_rpc(taking_seconds=1) as rpc:
        game_id = (await new_game(rpc)).game.game_id
        watch = CODEC.encode(WatchGameRequest(game_id=game_id))
        for path, request in (
            ("fairdeal.v1.RulesService/ListRuleSets", b""),
            ("fairdeal.v1.GameService/WatchGame", watch),
            ("grpc.health.v1.Health/Check", b""),
            ("grpc.health.v1.Health/Watch", b""),
            ("grpc.reflection.v1.ServerReflection/ServerReflectionInfo", asks),
        ):
            with await asyncio.to_thread(Http2, rpc.server.port, {4: 0}) as http2:
                http2.send(*call_frames(http2.stream(), grpc_headers(f"/{path}"), request))
                began = time.monotonic()
                await asyncio.to_thread(http2.read, 10)
                assert 0.5 < time.monotonic() - began < 9, f"{path}: the connection is not ended"
        with await asyncio.to_thread(Http2, rpc.server.port, {4: 0}) as late:
            late.send(*call_frames(late.stream(), grpc_headers("/fairdeal.v1.RulesService/ListRuleSets"), b""))
            await asyncio.sleep(0.5)
            late.send(WindowUpdateFrame(1, 60_000))
            assert b"uno/1" in await asyncio.to_thread(late.read, 2.5)
            late.send(PingFrame(0, b"12345678"))
            assert b"12345678" in await asyncio.to_thread(late.read, 0.5), "the connection goes on"
