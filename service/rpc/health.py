"""The standard health service: whether new calls should be sent here."""

import asyncio
from typing import Any, Final

import grpc
from grpc.aio import ServicerContext
from grpc_health.v1 import health_pb2
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse
from grpc_health.v1.health_pb2_grpc import HealthServicer

SERVICE: Final = "grpc.health.v1.Health"
"""The full name of the service."""

Context = ServicerContext[HealthCheckRequest, HealthCheckResponse]

_LIST: Final[Any] = health_pb2
"""The messages of List, which the library has and its types leave out."""

_SERVING: Final = 1
_NOT_SERVING: Final = 2
_SERVICE_UNKNOWN: Final = 3


class Health(HealthServicer):
    """Says NOT_SERVING from birth, SERVING between `open` and `leave`, and ends its watches at `close`.

    The library's own servicer is SERVING from birth, and its watches hold a stopping server for the whole grace.
    """

    def __init__(self, services: tuple[str, ...]) -> None:
        """Answer for the whole server (``""``) and for each of `services`, all alike."""
        self._services = frozenset(("", *services))
        self._status = _NOT_SERVING
        self._closed = False
        self._changed = asyncio.Condition()

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

    async def Check(self, request: HealthCheckRequest, context: Context) -> HealthCheckResponse:  # noqa: N802 - the rpc
        """Answer the status of a service; NOT_FOUND if the server has no such service."""
        if request.service not in self._services:
            await context.abort(grpc.StatusCode.NOT_FOUND, "no such service")
        return HealthCheckResponse(status=self._seen(request.service))

    async def List(self, request: Any, context: Any) -> Any:  # noqa: N802, ARG002 - the rpc
        """Answer the status of every service."""
        status = HealthCheckResponse(status=self._status)
        return _LIST.HealthListResponse(statuses=dict.fromkeys(self._services, status))

    async def Watch(self, request: HealthCheckRequest, context: Context) -> None:  # noqa: N802 - the rpc
        """Stream the status of a service, now and whenever it changes."""
        status: int | None = None
        while (status := await self._news(request.service, status)) is not None:
            await context.write(HealthCheckResponse(status=status))

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
