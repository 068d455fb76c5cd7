"""The gRPC server: options, services, health and reflection."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import grpc.aio
from grpc_health.v1.health_pb2_grpc import add_HealthServicer_to_server

from service.api.operations import OPERATIONS
from service.app.app import App
from service.rpc import health
from service.rpc.handlers import PACKAGE, Handlers
from service.rpc.health import Health
from service.rpc.reflection import add_reflection
from service.settings import Settings

SLACK: Final = 4
"""A message this many times as long as allowed is still read, so that it can be refused with a typed reason; beyond
that gRPC refuses it unread, with RESOURCE_EXHAUSTED and no details."""

LEFT_OVER_SECONDS: Final = 0.5
"""How long a stopping server waits for calls that are not ours (reflection)."""


def options(request_bytes: int) -> Sequence[tuple[str, Any]]:
    """Give the server's options.

    Connections are renewed now and then, so that callers behind a balancer spread over new servers; streams that
    this cuts are resumed. Phones that vanished are found by pings, and callers may ping every 20 s.
    """
    return (
        ("grpc.max_receive_message_length", SLACK * request_bytes),
        ("grpc.max_connection_age_ms", 30 * 60_000),
        ("grpc.max_connection_age_grace_ms", 60_000),
        ("grpc.max_connection_idle_ms", 10 * 60_000),
        ("grpc.keepalive_time_ms", 60_000),
        ("grpc.keepalive_timeout_ms", 20_000),
        ("grpc.keepalive_permit_without_calls", 1),
        ("grpc.http2.min_recv_ping_interval_without_data_ms", 20_000),
        ("grpc.so_reuseport", 0),
    )


class RpcServer:
    """A gRPC server for one App, on the running loop."""

    def __init__(self, app: App, settings: Settings) -> None:
        """Take the port of `settings`. Raises OSError if it cannot be had."""
        self._handlers = Handlers(app, settings.request_bytes)
        services = tuple(sorted({f"{PACKAGE}.{operation.service}" for operation in OPERATIONS}))
        self._health = Health(services)
        self._server = grpc.aio.server(
            handlers=self._handlers.services(OPERATIONS),
            options=options(settings.request_bytes),
            maximum_concurrent_rpcs=settings.concurrent_calls,
        )
        add_HealthServicer_to_server(self._health, self._server)
        add_reflection((*services, health.SERVICE), self._server)
        self.port = self._bind(settings.host, settings.grpc_port)

    @property
    def running(self) -> int:
        """How many calls are being answered now."""
        return len(self._handlers.running)

    def _bind(self, host: str, port: int) -> int:
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        try:
            return self._server.add_insecure_port(address)
        except RuntimeError:
            raise OSError(f"gRPC cannot listen on {address}; is the port taken?") from None

    async def start(self) -> None:
        """Answer calls and say SERVING."""
        await self._server.start()
        await self._health.open()

    async def leave(self) -> None:
        """Say NOT_SERVING and go on answering."""
        await self._health.leave()

    async def tell(self, *, ready: bool) -> None:
        """Say SERVING or NOT_SERVING."""
        await (self._health.open() if ready else self._health.leave())

    async def stop(self, grace: float) -> None:
        """Wait up to `grace` seconds for the calls that were begun, then cancel what is left and close the port.

        Returns when every handler has ended: grpc itself does not wait for handlers that run on after an abort.
        """
        await self._health.close()
        await self._settled(grace)
        await self._server.stop(LEFT_OVER_SECONDS)
        await self._settled(LEFT_OVER_SECONDS)

    async def _settled(self, seconds: float) -> None:
        if self._handlers.running:
            await asyncio.wait(tuple(self._handlers.running), timeout=seconds)
