"""A gRPC handler for each operation of the inventory: raw bytes in, raw bytes out, one place for every error."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing
from time import monotonic
from typing import Any, Final, Never

import grpc
from grpc.aio import ServicerContext

from service.access.caller import APP_KEY, as_app, gathered, identify
from service.admission.slices import LONG_REQUEST, Turn
from service.api.operation import Flow, Operation, Scope
from service.app.app import App
from service.app.call import Call
from service.app.problem import FieldFault, Problem, ServiceReason, invalid, problem_of
from service.observe.calls import answered, failed
from service.rpc.admission import Admission
from service.rpc.patience import Patience
from service.rpc.peers import network_of_peer
from service.wire.codec import CODEC
from service.wire.once import OncePerObject
from service.wire.problems import rpc_status
from service.wire.status import verdict

PACKAGE: Final = "fairdeal.v1"
"""The protobuf package of the services."""

_APP_KEY: Final = APP_KEY.lower()

_RECEIVING_SECONDS: Final = 0.0001
"""What one message of a stream costs before anybody looks into it, twice as much as a line of a log; measured."""

REQUEST_SECONDS: Final = 15.0
"""How long a request may take, and each one of a stream."""

STREAM_RATE: Final = 500
"""Bytes of a stream of requests that buy a second more, so that one which drips does not go on for ever."""

DETAILS: Final = "grpc-status-details-bin"
"""The trailer that holds a `google.rpc.Status`."""

Context = ServicerContext[bytes, bytes]

Messages = AsyncIterator[bytes]
"""The requests of a call as grpc would iterate over them."""


class RpcCall:
    """One call under way: what is known of it so far."""

    __slots__ = ("app_key", "call", "context", "operation", "peer", "request")

    def __init__(self, operation: Operation, context: Context) -> None:
        """Begin with the metadata alone; the request is not read yet."""
        metadata: Any = context.invocation_metadata() or ()
        self.operation = operation
        self.context = context
        self.peer: str = context.peer()
        headers = gathered(metadata)
        self.call: Call = identify(headers.get, network_of_peer(self.peer))
        self.app_key = headers.get(_APP_KEY)
        self.request: Any = None


class Handlers:
    """The gRPC handlers of one App, and the calls that they are answering now.

    Requests are parsed here and not by grpc, whose own parser answers bad bytes with UNKNOWN and the text of the
    exception. They are waited for here too: to grpc every call sends a stream of requests, so that a handler runs from
    the first byte of a call on; by itself grpc waits for a request as long as its caller likes, and counts it nowhere.
    A cancelled call ends in CancelledError, which no handler may swallow (grpc would leak its memory).
    """

    def __init__(self, app: App, request_bytes: int, admission: Admission) -> None:
        """Serve the use cases of `app` to those let in; a message longer than `request_bytes` is refused."""
        self.running: set[asyncio.Task[Any]] = set()
        self._app = app
        self._request_bytes = request_bytes
        self._admission = admission
        self._patience = Patience()

    def services(self, operations: Sequence[Operation]) -> tuple[grpc.GenericRpcHandler, ...]:
        """Give a handler for each service of the inventory, to be added to a server."""
        methods: defaultdict[str, dict[str, grpc.RpcMethodHandler[Any, Any]]] = defaultdict(dict)
        for operation in operations:
            methods[operation.service][operation.name] = self._handler(operation)
        return tuple(
            grpc.method_handlers_generic_handler(f"{PACKAGE}.{service}", handlers)
            for service, handlers in methods.items()
        )

    def _handler(self, operation: Operation) -> "grpc.RpcMethodHandler[Any, Any]":
        match operation.flow:
            case Flow.UNARY:
                return grpc.stream_unary_rpc_method_handler(self._unary(operation))
            case Flow.SERVER_STREAM:
                return grpc.stream_stream_rpc_method_handler(self._server_stream(operation))
            case Flow.CLIENT_STREAM:
                return grpc.stream_unary_rpc_method_handler(self._client_stream(operation))

    def _unary(self, operation: Operation) -> Callable[[Messages, Context], Awaitable[bytes]]:
        run = self._app.bind(operation.use_case)

        async def answer(rpc_call: RpcCall) -> bytes:
            rpc_call.request = await self._request(rpc_call)
            return CODEC.encode(await run(rpc_call.call, rpc_call.request))

        async def handle(_: Messages, context: Context) -> bytes:
            return await self._guarded(RpcCall(operation, context), answer)

        return handle

    def _server_stream(self, operation: Operation) -> Callable[[Messages, Context], Awaitable[None]]:
        run, encode = self._app.bind(operation.use_case), OncePerObject(CODEC.encode)

        async def answer(rpc_call: RpcCall) -> None:
            rpc_call.request = await self._request(rpc_call)
            async with aclosing(run(rpc_call.call, rpc_call.request)) as responses:
                async for response in responses:
                    await rpc_call.context.write(encode(response))

        async def handle(_: Messages, context: Context) -> None:
            await self._guarded(RpcCall(operation, context), answer)

        return handle

    def _client_stream(self, operation: Operation) -> Callable[[Messages, Context], Awaitable[bytes]]:
        run = self._app.bind(operation.use_case)

        async def answer(rpc_call: RpcCall) -> bytes:
            async with aclosing(self._requests(rpc_call)) as requests:
                return CODEC.encode(await run(rpc_call.call, requests))

        async def handle(_: Messages, context: Context) -> bytes:
            return await self._guarded(RpcCall(operation, context), answer)

        return handle

    async def _request(self, rpc_call: RpcCall) -> Any:
        """Read the one request of a call."""
        data = await self._patience.read(rpc_call.context.read(), REQUEST_SECONDS)
        if data is grpc.aio.EOF:
            raise invalid("", "must be there: the call has no request", FieldFault.REQUIRED)
        await self._begun(rpc_call)
        if len(data) <= LONG_REQUEST:
            return self._decode(rpc_call.operation, data)
        return await self._in_turn(rpc_call, data)

    async def _requests(self, rpc_call: RpcCall) -> AsyncGenerator[Any]:
        """Read the requests of a stream; they may come slowly, but not for ever."""
        left, turn = REQUEST_SECONDS, self._turn(rpc_call)
        await self._begun(rpc_call)
        while True:
            asked = monotonic()
            data = await self._patience.read(rpc_call.context.read(), min(left, REQUEST_SECONDS))
            if data is grpc.aio.EOF:
                return
            left += len(data) / STREAM_RATE - (monotonic() - asked)
            self._app.callers_work.charge(_RECEIVING_SECONDS)
            if len(data) <= LONG_REQUEST:
                yield self._decode(rpc_call.operation, data)
            else:
                async with turn:
                    request = self._decode(rpc_call.operation, data)
                yield request

    async def _begun(self, rpc_call: RpcCall) -> None:
        """Wait until the call may begin. Raises Overloaded if that would take too long."""
        if self._app.load.busy:
            await self._app.load.turn(seat=rpc_call.operation.scope is Scope.SEAT)

    async def _guarded(self, rpc_call: RpcCall, answer: Callable[[RpcCall], Awaitable[Any]]) -> Any:
        task, began = asyncio.current_task(), monotonic()
        assert task is not None
        self.running.add(task)
        try:
            if self._app.draining.is_set():
                raise Problem(ServiceReason.DRAINING)
            rpc_call.call = as_app(rpc_call.call, rpc_call.app_key)
            with self._admission.place(rpc_call.operation.flow, rpc_call.peer):
                answered_with = await answer(rpc_call)
            answered(rpc_call.operation.name, rpc_call.call, rpc_call.request)
            return answered_with
        except asyncio.CancelledError:
            self._admission.taken_back(rpc_call.peer, began)
            raise
        except Exception as error:
            failed(error, rpc_call.operation.name, rpc_call.call, rpc_call.request)
            await _refuse(rpc_call, problem_of(error))
        finally:
            self.running.discard(task)

    def _turn(self, rpc_call: RpcCall) -> Turn:
        return self._app.callers_work.turn(rpc_call.call.peer)

    async def _in_turn(self, rpc_call: RpcCall, data: bytes) -> Any:
        async with self._turn(rpc_call):
            return self._decode(rpc_call.operation, data)

    def _decode(self, operation: Operation, data: bytes) -> Any:
        if len(data) > self._request_bytes:
            raise Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": self._request_bytes})
        return CODEC.decode(operation.request, data)


async def _refuse(rpc_call: RpcCall, problem: Problem) -> Never:
    status = rpc_status(problem, rpc_call.call)
    code = verdict(problem.reason, problem.domain).grpc
    await rpc_call.context.abort(code, status.message, ((DETAILS, status.SerializeToString()),))
