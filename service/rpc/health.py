"""The standard health service: whether new calls should be sent here."""

import asyncio
from typing import Any, Final

import grpc
from grpc.aio import ServicerContext
from grpc_health.v1 import health_pb2
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse

from service.rpc.abort import abort
from service.rpc.metadata import within_bounds
from service.rpc.side_streams import SideStreams

SERVICE: Final = "grpc.health.v1.Health"
"""The full name of the service."""

Context = ServicerContext[HealthCheckRequest, HealthCheckResponse]

_LIST: Final[Any] = health_pb2
"""The messages of List, which the library has and its types leave out."""

_SERVING: Final = 1
_NOT_SERVING: Final = 2
_SERVICE_UNKNOWN: Final = 3


class Health:
    """Says NOT_SERVING from birth, SERVING between `open` and `leave`, and ends its watches at `close`.

    The library's own servicer is SERVING from birth, and its watches hold a stopping server for the whole grace.
    """

    def __init__(self, services: tuple[str, ...], side_streams: SideStreams) -> None:
        """Answer for the whole server (``""``) and for each of `services`, all alike; watches are `side_streams`."""
        self._side_streams = side_streams
        self._services = frozenset(("", *services))
        self._status = _NOT_SERVING
        self._closed = False
        self._changed = asyncio.Condition()

    def handler(self) -> grpc.GenericRpcHandler:
        """Give the service to be added to a server. Requests are waited for here, as those of the game are."""

        async def check(_: Any, context: Context) -> HealthCheckResponse:
            request = await self._side_streams.asked(context)
            await self._side_streams.answers(context)
            return await self.check(request, context)

        async def list_all(_: Any, context: Context) -> Any:
            await self._side_streams.asked(context)
            await self._side_streams.answers(context)
            return self.list_all()

        async def watch(_: Any, context: Context) -> None:
            async with self._side_streams.place(context):
                await self.watch(await self._side_streams.asked(context), context)

        def made(make: Any, handle: Any, request: Any) -> Any:
            return make(handle, request.FromString, _written)

        methods = {
            "Check": made(grpc.stream_unary_rpc_method_handler, check, HealthCheckRequest),
            "List": made(grpc.stream_unary_rpc_method_handler, list_all, _LIST.HealthListRequest),
            "Watch": made(grpc.stream_stream_rpc_method_handler, watch, HealthCheckRequest),
        }
        return within_bounds(grpc.method_handlers_generic_handler(SERVICE, methods))

    async def open(self) -> None:
        """Say SERVING: everything is warm."""
        await self._become(_SERVING)

    async def leave(self) -> None:
        """Say NOT_SERVING: the server will stop soon."""
        await self._become(_NOT_SERVING)

    async def close(self) -> None:
        """Say NOT_SERVING and end every watch."""
        self._closed = True
        await self._become(_NOT_SERVING)

    async def check(self, request: HealthCheckRequest, context: Context) -> HealthCheckResponse:
        """Answer the status of a service; NOT_FOUND if the server has no such service."""
        if request.service not in self._services:
            await abort(context, grpc.StatusCode.NOT_FOUND, "no such service")
        return HealthCheckResponse(status=self._seen(request.service))

    def list_all(self) -> Any:
        """Answer the status of every service."""
        status = HealthCheckResponse(status=self._status)
        return _LIST.HealthListResponse(statuses=dict.fromkeys(self._services, status))

    async def watch(self, request: HealthCheckRequest, context: Context) -> None:
        """Stream the status of a service, now and whenever it changes."""
        status: int | None = None
        while (status := await self._news(request.service, status)) is not None:
            await self._side_streams.untaken.write(context, HealthCheckResponse(status=status))

    async def _news(self, service: str, told: int | None) -> int | None:
        """Wait for a status other than the one told; None when there will be no more."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._closed or self._seen(service) != told)
        status = self._seen(service)
        return None if status == told else status

    def _seen(self, service: str) -> int:
        return self._status if service in self._services else _SERVICE_UNKNOWN

    async def _become(self, status: int) -> None:
        async with self._changed:
            self._status = status
            self._changed.notify_all()


def _written(answer: Any) -> bytes:
    return answer.SerializeToString()
