"""The gRPC server: options, services, health and reflection."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import grpc.aio

from service.admission.shares import Shares
from service.api.operations import OPERATIONS
from service.app.app import App
from service.rpc import health
from service.rpc.admission import Admission
from service.rpc.census import Census
from service.rpc.descriptors import Peer
from service.rpc.excess import WINDOW_BYTES, Excess
from service.rpc.handlers import PACKAGE, Handlers
from service.rpc.health import Health
from service.rpc.metadata import MOST_METADATA
from service.rpc.reflection import add_reflection
from service.rpc.side_streams import SideStreams
from service.rpc.untaken import TAKING_SECONDS, Untaken
from service.settings import Settings

SLACK: Final = 4
"""A message this many times as long as allowed is still read, so that it can be refused with a typed reason; beyond
that gRPC refuses it unread, with RESOURCE_EXHAUSTED and no details."""

_FOR_CALLS: Final = 10
"""One stream of a connection in this many is kept for calls: a client library queues what goes beyond the streams, so a
channel full of watches would let no move through, without a word."""

LEFT_OVER_SECONDS: Final = 0.5
"""How long a stopping server waits for calls that are not ours (reflection)."""


_HEADROOM: Final = 64
"""Connections that the C core lets in beyond the bound, so that the census finds whom they take the places from."""

_MOST_PENDING: Final = 2000
"""Calls that wait in the C core for the loop; beyond that it drops some, and beyond twice that all, whosever they are
and without a reason. With 1,000, its default, a few connections that take their calls back had those of others dropped.
"""


def options(settings: Settings, connections: int) -> Sequence[tuple[str, Any]]:
    """Give the server's options for so many `connections`.

    Connections are renewed now and then, so that callers behind a balancer spread over new servers; streams that
    this cuts are resumed. Phones that vanished are found by pings, and callers may ping every 20 s. A stream that is
    being taken down does not count (`overload_protection`): a client that begins its next call when it has its answer
    would be refused where all its streams are in use.
    """
    return (
        ("grpc.max_receive_message_length", SLACK * settings.request_bytes),
        ("grpc.max_allowed_incoming_connections", connections + _HEADROOM),
        ("grpc.max_concurrent_streams", settings.grpc_streams),
        ("grpc.http.overload_protection", 0),
        ("grpc.server_handshake_timeout_ms", 10_000),
        ("grpc.max_metadata_size", MOST_METADATA),
        ("grpc.absolute_max_metadata_size", 2 * MOST_METADATA),
        ("grpc.server.max_pending_requests", _MOST_PENDING),
        ("grpc.server.max_pending_requests_hard_limit", 2 * _MOST_PENDING),
        ("grpc.http2.lookahead_bytes", WINDOW_BYTES),
        ("grpc.http2.bdp_probe", 0),
        ("grpc.max_connection_age_ms", 30 * 60_000),
        ("grpc.max_connection_age_grace_ms", 60_000),
        ("grpc.max_connection_idle_ms", 10 * 60_000),
        ("grpc.keepalive_time_ms", 60_000),
        ("grpc.keepalive_timeout_ms", 20_000),
        ("grpc.keepalive_permit_without_calls", 1),
        ("grpc.http2.min_recv_ping_interval_without_data_ms", 20_000),
        ("grpc.so_reuseport", 0),
    )


def _no_fault(record: logging.LogRecord) -> bool:
    """Drop what grpc logs as an error, with a traceback, when a caller hangs up while its answer is being sent."""
    return not (record.exc_info and isinstance(record.exc_info[1], grpc.aio.InternalError))


class RpcServer:
    """A gRPC server for one App, on the running loop."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        connections: int | None = None,
        taking_seconds: float = TAKING_SECONDS,
    ) -> None:
        """Take the port of `settings` for so many connections. Raises OSError if it cannot be had.

        Callers may take `taking_seconds` to make room for an answer.
        """
        most = settings.grpc_connections if connections is None else connections
        excess = Excess()
        untaken = Untaken(self._cut, taking_seconds)
        self._handlers = Handlers(app, settings.request_bytes, self._admission(settings, excess), untaken)
        services = tuple(sorted({f"{PACKAGE}.{operation.service}" for operation in OPERATIONS}))
        side_streams = SideStreams(untaken)
        self._health = Health(services, side_streams)
        self._server = grpc.aio.server(
            handlers=self._handlers.services(OPERATIONS),
            options=options(settings, most),
        )
        logging.getLogger("grpc._cython.cygrpc").addFilter(_no_fault)
        self._server.add_generic_rpc_handlers([self._health.handler()])
        add_reflection((*services, health.SERVICE), self._server, side_streams)
        self.port = self._bind(settings.host, settings.grpc_port)
        each = -(-settings.grpc_connections_each * most // settings.grpc_connections)
        self.census = Census(self.port, most, each, excess)
        """Counts and bounds the connections."""
        self._looking: asyncio.Task[None] | None = None

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
        self._looking = asyncio.create_task(self.census.run())
        await self._health.open()

    def _admission(self, settings: Settings, excess: Excess) -> Admission:
        return Admission(
            Shares(settings.concurrent_calls, settings.concurrent_calls_each),
            Shares(settings.watches, settings.grpc_streams - settings.grpc_streams // _FOR_CALLS),
            excess,
            self._hang_up,
        )

    def _hang_up(self, peer: Peer) -> None:
        self.census.hang_up(peer)

    def _cut(self, peer: Peer) -> None:
        self.census.cut(peer)

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
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _settled(self, seconds: float) -> None:
        if self._handlers.running:
            await asyncio.wait(tuple(self._handlers.running), timeout=seconds)
