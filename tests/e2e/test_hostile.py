"""Thousands of broken requests to the real process: a typed answer each, never a fault, never a hang."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import grpc
import msgspec
import pytest
from fairdeal.v1 import game_service_pb2, rules_service_pb2

from service.api.operations import OPERATIONS
from service.app.messages.games import StartGameRequest
from service.wire.codec import CODEC
from tests.support.grpc_client import GrpcClient, refused
from tests.support.hostile import http_request, mid_game, rpc_request, valid_requests
from tests.support.mirror import Mirror
from tests.support.refused import Refused
from tests.support.rest_client import RestClient
from tests.support.server import Server

MUTATIONS = 5000
GAMES = 10
SECONDS = 20
CLASSES = {
    operation.request: getattr(module, operation.request.__name__)
    for operation in OPERATIONS
    for module in (game_service_pb2, rules_service_pb2)
    if hasattr(module, operation.request.__name__)
}
FAULTS = {
    grpc.StatusCode.UNKNOWN,
    grpc.StatusCode.INTERNAL,
    grpc.StatusCode.DATA_LOSS,
    grpc.StatusCode.UNAVAILABLE,
    grpc.StatusCode.DEADLINE_EXCEEDED,
}


async def targets(server: Server) -> list[tuple[Mirror, str, str]]:
    """Start games to aim at: the mirror, the id and a token of each."""
    found = []
    async with GrpcClient(server.grpc_port) as client:
        for number in range(GAMES):
            mirror = mid_game(number)
            created = await client.call(mirror.creation(f"hostile{number}"))
            token = created.credentials[0].seat_token
            await client.call(StartGameRequest(game_id=created.game.game_id, request_id="s"), token)
            found.append((mirror, created.game.game_id, token))
    return found


def aims(found: list[tuple[Mirror, str, str]], rng: random.Random) -> tuple[Any, str | None]:
    """Pick a valid request and a token, mostly the right one."""
    mirror, game_id, token = rng.choice(found)
    request = rng.choice(valid_requests(mirror, game_id))
    return request, rng.choices((token, None, "fds_wrong", found[0][2]), (8, 1, 1, 1))[0]


async def over_rest(server: Server, found: list[tuple[Mirror, str, str]]) -> Counter[str]:
    """Send the mutations over REST; count the answers."""
    rng, counts = random.Random("rest"), Counter[str]()
    async with RestClient(server.port) as client:
        for _ in range(MUTATIONS):
            request, token = aims(found, rng)
            method, path, body = http_request(request, rng)
            async with asyncio.timeout(SECONDS):
                status, data = await client.exchange(method, path, body, token)
            where = f"{method} {path[:200]} {body[:500]!r}: {status} {data[:300]!r}"
            assert status < 500, where
            if status >= 400:
                problem = msgspec.json.decode(data)
                assert problem["status"] == status, where
                assert "Traceback" not in str(problem), where
                counts[problem["reason"]] += 1
            else:
                counts["answered"] += 1
    return counts


async def over_grpc(server: Server, found: list[tuple[Mirror, str, str]]) -> Counter[str]:
    """Send the mutations over gRPC; count the answers."""
    rng, counts = random.Random("grpc"), Counter[str]()
    paths = {operation.request: f"/fairdeal.v1.{operation.service}/{operation.name}" for operation in OPERATIONS}
    async with GrpcClient(server.grpc_port) as client:
        for _ in range(MUTATIONS):
            request, token = aims(found, rng)
            message = CLASSES[type(request)].FromString(CODEC.encode(request))
            data = rpc_request(message, rng)
            call = client.method(paths[type(request)])
            metadata = () if token is None else (("authorization", f"Bearer {token}"),)
            where = f"{paths[type(request)]} {data[:500]!r}"
            counts[await _answer(call(data, metadata=metadata, timeout=SECONDS), where)] += 1
    return counts


async def _answer(call: Any, where: str) -> str:
    """Give the reason of a refusal; too long a message is refused unread, by gRPC itself."""
    status = await call.code()
    if status is grpc.StatusCode.OK:
        return "answered"
    assert status not in FAULTS, f"{where}: {status} {await call.details()}"
    if status is grpc.StatusCode.RESOURCE_EXHAUSTED:
        return "too long"
    with pytest.raises(grpc.aio.AioRpcError) as raised:
        await call
    problem = refused(raised.value)
    assert isinstance(problem, Refused), f"{where}: {problem}"
    return problem.reason


async def attack(server: Server) -> tuple[Counter[str], Counter[str]]:
    """Aim at both transports, one after the other."""
    found = await targets(server)
    return await over_rest(server, found), await over_grpc(server, found)


def test_hostile_requests_are_answered_and_typed(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "error") as server:
        rest, rpc = asyncio.run(attack(server))
        assert server.log() == ""
    for counts in (rest, rpc):
        assert counts["VALIDATION_FAILED"] > MUTATIONS // 4
        assert counts["answered"] > MUTATIONS // 50
        assert len(counts) > 8
    print(rest, rpc, sep="\n")
