"""How much metadata a call may have, and what becomes of it.

grpc.aio (1.85) keeps the metadata of every call in a circle of objects, which waits for Python's collector of cycles
after the call. That comes by numbers of objects, and long metadata is few of them.
"""

import gc
from collections.abc import AsyncIterator, Iterable
from itertools import chain
from typing import Any, Final

import grpc
from grpc.aio import ServicerContext

from service.rpc.abort import abort

MOST_METADATA: Final = 8192
"""Most bytes of metadata of a call, its names and values. The C core refuses what is longer, but not in CONTINUATION
frames."""

Handler = Any
"""What grpc makes of a handler."""

_MOST_KEPT: Final = 16 * 1024 * 1024


def length_of(metadata: Iterable[tuple[str, str | bytes]]) -> int:
    """Give the bytes of the names and values."""
    return sum(map(len, chain.from_iterable(metadata)))


def within_bounds(services: grpc.GenericRpcHandler) -> grpc.GenericRpcHandler:
    """Give the same services to calls whose metadata is not too long."""
    return _Bounded(services)


class _Bounded(grpc.GenericRpcHandler):
    """Ends a call with too much metadata before that is read once more, as the C core does: RESOURCE_EXHAUSTED.

    Has the youngest objects looked through once the metadata of ended calls may take 16 MiB.
    """

    def __init__(self, services: grpc.GenericRpcHandler) -> None:
        self._services = services
        self._kept = 0

    def service(self, handler_call_details: Any) -> Handler | None:
        """Find the handler of a call; None if there is no such method."""
        length = length_of(handler_call_details.invocation_metadata)
        self._kept += length
        if self._kept > _MOST_KEPT:
            self._kept = 0
            gc.collect(0)
        found: Handler | None = self._services.service(handler_call_details)
        return found if length <= MOST_METADATA else _TOO_LONG


async def _refuse(_: AsyncIterator[bytes], context: "ServicerContext[bytes, bytes]") -> bytes:
    await abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, "received metadata size exceeds limit")


_TOO_LONG: Final[Handler] = grpc.stream_unary_rpc_method_handler(_refuse)  # pyright: ignore[reportUnknownVariableType]
