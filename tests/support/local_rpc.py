"""The real gRPC server on this process's loop, with a channel to it: for what only the inside can show."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import grpc
from google.rpc import error_details_pb2, status_pb2

from service.app.app import App
from service.bootstrap import open_app
from service.rpc.server import RpcServer
from service.rpc.untaken import TAKING_SECONDS
from service.settings import Settings, StoreKind

DETAILS = "grpc-status-details-bin"


class Failure(NamedTuple):
    """How a call failed."""

    code: grpc.StatusCode
    message: str
    reason: str | None
    metadata: dict[str, str]


class LocalRpc:
    """A running server, its App and a channel of raw bytes."""

    def __init__(self, app: App, server: RpcServer, channel: grpc.aio.Channel) -> None:
        self.app, self.server, self.channel = app, server, channel

    async def call(self, path: str, data: bytes, metadata: Sequence[tuple[str, str]] = ()) -> bytes:
        """Send one unary call; the path is `Service/Method` of fairdeal.v1."""
        return await self.channel.unary_unary(f"/fairdeal.v1.{path}")(data, metadata=metadata, timeout=20)

    async def fail(self, path: str, data: bytes, metadata: Sequence[tuple[str, str]] = ()) -> Failure:
        """Send a unary call that must fail."""
        try:
            await self.call(path, data, metadata)
        except grpc.aio.AioRpcError as error:
            return failure(error)
        raise AssertionError(f"{path} was answered")


def failure(error: grpc.aio.AioRpcError) -> Failure:
    """Read how a call failed."""
    trailers: dict[str, Any] = dict(error.trailing_metadata() or ())
    info = error_details_pb2.ErrorInfo()
    if DETAILS not in trailers:
        return Failure(error.code(), error.details() or "", None, {})
    status = status_pb2.Status.FromString(trailers[DETAILS])
    assert status.code == error.code().value[0]
    assert status.message == error.details()
    assert status.details[0].Unpack(info)
    return Failure(error.code(), status.message, info.reason, dict(info.metadata))


@asynccontextmanager
async def local_rpc(taking_seconds: float = TAKING_SECONDS, **changes: Any) -> AsyncGenerator[LocalRpc, None]:
    """Serve from memory on a free port while the context is open."""
    settings = Settings(**{"store": StoreKind.MEMORY, "grpc_port": 0, "test": True} | changes)
    async with open_app(settings) as app:
        server = RpcServer(app, settings, taking_seconds=taking_seconds)
        await server.start()
        options = [("grpc.use_local_subchannel_pool", 1)]
        async with grpc.aio.insecure_channel(f"127.0.0.1:{server.port}", options=options) as channel:
            yield LocalRpc(app, server, channel)
        await server.stop(1)
