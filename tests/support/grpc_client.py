"""A gRPC client for load: structs in and out through raw bytes, refusals read from the status details."""

from collections.abc import AsyncGenerator
from typing import Any, Self

import grpc
from google.rpc import error_details_pb2, status_pb2

from service.app.messages import games
from service.wire.codec import CODEC
from tests.support.refused import Lost, Refused

SERVICE = "/fairdeal.v1.GameService/"
DETAILS = "grpc-status-details-bin"


def refused(error: grpc.aio.AioRpcError) -> Refused | Lost:
    """Give what a failed call means."""
    for key, value in error.trailing_metadata() or ():
        if key == DETAILS:
            status = status_pb2.Status.FromString(value)
            info = error_details_pb2.ErrorInfo()
            if status.details and status.details[0].Unpack(info):
                return Refused(info.reason, dict(info.metadata))
    return Lost(f"{error.code()}: {error.details()}")


class GrpcClient:
    """One channel."""

    def __init__(self, port: int) -> None:
        options = [("grpc.use_local_subchannel_pool", 1), ("grpc.max_reconnect_backoff_ms", 200)]
        self._channel = grpc.aio.insecure_channel(f"127.0.0.1:{port}", options=options)
        self._calls: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the channel."""
        await self._channel.close()

    def method(self, path: str) -> Any:
        """Give a unary method that takes and gives bytes, whatever is in them."""
        return self._channel.unary_unary(path)

    def stream(self, path: str, request: bytes) -> Any:
        """Call a method that streams, whatever is in the bytes."""
        return self._channel.unary_stream(path)(request)

    async def call(self, request: Any, token: str | None = None) -> Any:
        """Send one unary request; raises Refused or Lost."""
        name = type(request).__name__.removesuffix("Request")
        method = self._calls.get(name)
        if method is None:
            method = self._calls[name] = self.method(SERVICE + name)
        try:
            data = await method(CODEC.encode(request), metadata=_metadata(token), timeout=60)
        except grpc.aio.AioRpcError as error:
            raise refused(error) from error
        return CODEC.decode(getattr(games, f"{name}Response"), data)

    async def watch(self, request: games.WatchGameRequest, token: str | None = None) -> AsyncGenerator[Any, None]:
        """Give the messages of a watch until the server ends it; raises Refused or Lost."""
        stream = self._channel.unary_stream(SERVICE + "WatchGame")(CODEC.encode(request), metadata=_metadata(token))
        try:
            async for data in stream:
                yield CODEC.decode(games.WatchGameResponse, data).item
        except grpc.aio.AioRpcError as error:
            raise refused(error) from error
        finally:
            stream.cancel()


def _metadata(token: str | None) -> tuple[tuple[str, str], ...]:
    return () if token is None else (("authorization", f"Bearer {token}"),)
