"""Calls that write, over each transport, with how they ended: accepted, or refused with a reason and a delay."""

import time
import uuid
from typing import NamedTuple

import grpc
import httpx
import msgspec
from google.rpc import error_details_pb2, status_pb2

from engine.registry import titles
from service.app.messages.games import CreateGameRequest, SubmitMoveRequest, SubmitMoveResponse
from service.rest.play.down_frames import PlayAccepted, PlayProblem
from service.rest.play.up_frames import PlayMove, PlaySubscribe
from service.wire.codec import CODEC
from tests.support.grpc_client import DETAILS, SERVICE
from tests.support.play_socket import greeted
from tests.support.server import Server

Move = tuple[str, SubmitMoveRequest]
"""A move with the token of its seat."""


class Answer(NamedTuple):
    """How a call ended."""

    seconds: float
    """How long it took."""
    reason: str | None = None
    """Why it was refused."""
    delay_ms: int | None = None
    """When to send it again, where that is told."""
    version: int | None = None
    """The version that it made."""
    game_id: str | None = None
    """The game that it created."""
    token: str | None = None
    """The token of its host."""


async def ready(port: int) -> tuple[int, str]:
    """Ask whether the server is ready."""
    async with httpx.AsyncClient(verify=False, trust_env=False) as client:
        answer = await client.get(f"http://127.0.0.1:{port}/readyz", timeout=20)
    return answer.status_code, answer.text


async def create_over_rest(server: Server) -> Answer:
    """Create a game."""
    rule_set = next(iter(titles().values())).rule_set
    request = CreateGameRequest(request_id=uuid.uuid4().hex, rule_set=rule_set, seats=2)
    return await _post(f"http://127.0.0.1:{server.port}/v1/games", request, {})


async def move_over_rest(server: Server, move: Move) -> Answer:
    """Play a move."""
    token, request = move
    url = f"http://127.0.0.1:{server.port}/v1/games/{request.game_id}/moves"
    return await _post(url, request, {"authorization": f"Bearer {token}"})


async def _post(url: str, request: msgspec.Struct, headers: dict[str, str]) -> Answer:
    began = time.monotonic()
    headers = headers | {"content-type": "application/json"}
    async with httpx.AsyncClient(verify=False, trust_env=False) as client:
        answer = await client.post(url, content=msgspec.json.encode(request), headers=headers, timeout=60)
    took, told = time.monotonic() - began, answer.json()
    if answer.is_success:
        game, credentials = told.get("game", {}), told.get("credentials", [{}])
        return Answer(
            took,
            version=told.get("accepted_version"),
            game_id=game.get("game_id"),
            token=credentials[0].get("seat_token"),
        )
    delay = told["retry_after_ms"]
    assert (delay is None) == ("retry-after" not in answer.headers)
    return Answer(took, told["reason"], delay)


async def move_over_grpc(server: Server, move: Move) -> Answer:
    """Play a move."""
    token, request = move
    began = time.monotonic()
    async with grpc.aio.insecure_channel(f"127.0.0.1:{server.grpc_port}") as channel:
        call = channel.unary_unary(f"{SERVICE}SubmitMove")
        metadata = (("authorization", f"Bearer {token}"),)
        try:
            data = await call(CODEC.encode(request), metadata=metadata, timeout=60)
        except grpc.aio.AioRpcError as error:
            return _told(error, time.monotonic() - began)
    return Answer(time.monotonic() - began, version=CODEC.decode(SubmitMoveResponse, data).accepted_version)


def _told(error: grpc.aio.AioRpcError, took: float) -> Answer:
    details = {key: value for key, value in error.trailing_metadata() or () if key == DETAILS}
    info, retry = error_details_pb2.ErrorInfo(), error_details_pb2.RetryInfo()
    for detail in status_pb2.Status.FromString(details[DETAILS]).details:
        detail.Unpack(info)
        detail.Unpack(retry)
    return Answer(took, info.reason, retry.retry_delay.ToMilliseconds() or None)


async def move_over_play(server: Server, move: Move) -> Answer:
    """Play a move."""
    token, request = move
    async with greeted(server.port) as socket:
        await socket.say(PlaySubscribe(game_id=request.game_id, seat_token=token, after_version=0, updates=False))
        seat = (await socket.hear()).seat
        began = time.monotonic()
        fields = {name: getattr(request, name) for name in SubmitMoveRequest.__struct_fields__}
        await socket.say(PlayMove(**fields, seat=seat))
        answer = await socket.hear()
    took = time.monotonic() - began
    match answer:
        case PlayAccepted():
            return Answer(took, version=answer.accepted_version)
        case PlayProblem(problem=problem):
            return Answer(took, problem.reason, problem.retry_after_ms)
        case _:
            raise AssertionError(answer)
