"""One gRPC call: what is known of it before its request is read, and how it is refused."""

import asyncio
from time import monotonic
from typing import Any, Final, Never, cast

from grpc.aio import ServicerContext

from service.access.caller import APP_KEY, gathered, identify
from service.api.operation import Operation
from service.app.call import Call
from service.app.problem import Problem
from service.rpc.abort import abort
from service.rpc.peers import network_of_peer
from service.rpc.untaken import current_task
from service.wire.problems import rpc_status
from service.wire.status import verdict

DETAILS: Final = "grpc-status-details-bin"
"""The trailer that holds a `google.rpc.Status`."""

_APP_KEY: Final = APP_KEY.lower()

Context = ServicerContext[bytes, bytes]


class RpcCall:
    """One call under way: what is known of it so far."""

    __slots__ = ("app_key", "began", "call", "context", "operation", "peer", "request", "task")

    def __init__(self, operation: Operation, context: Context) -> None:
        """Begin with the metadata alone, in the task of the call."""
        metadata = cast("Any", context.invocation_metadata() or ())
        self.task: asyncio.Task[Any] = current_task()
        self.began = monotonic()
        self.operation = operation
        self.context = context
        self.peer: str = context.peer()
        headers = gathered(metadata)
        self.call: Call = identify(headers.get, network_of_peer(self.peer))
        self.app_key = headers.get(_APP_KEY)
        self.request: Any = None


async def refuse(rpc_call: RpcCall, problem: Problem) -> Never:
    """End a call with a problem."""
    status = rpc_status(problem, rpc_call.call)
    code = verdict(problem.reason, problem.domain).grpc
    await abort(rpc_call.context, code, status.message, ((DETAILS, status.SerializeToString()),))
