"""A gRPC handler for each operation of the inventory: raw bytes in, raw bytes out, one place for every error."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing
from time import monotonic
from typing import Any, Final

import grpc

from service.access.caller import as_app
from service.admission.slices import LONG_REQUEST, Turn
from service.api.operation import Flow, Operation, Scope
from service.app.app import App
from service.app.problem import FieldFault, Problem, ServiceReason, invalid, problem_of
from service.observe.calls import answered, failed
from service.rpc.admission import Admission
from service.rpc.excess import MESSAGE_BYTES, WRITE_BYTES
from service.rpc.metadata import within_bounds
from service.rpc.rpc_call import Context, RpcCall, refuse
from service.rpc.running import REQUEST_SECONDS, Running
from service.rpc.untaken import Untaken
from service.wire.codec import CODEC
from service.wire.once import OncePerObject

PACKAGE: Final = "fairdeal.v1"
"""The protobuf package of the services."""

_RECEIVING_SECONDS: Final = 0.0001
"""What one message of a stream costs before anybody looks into it, twice as much as a line of a log; measured."""

STREAM_RATE: Final = 500
"""Bytes of a stream of requests that buy a second more, so that one which drips does not go on for ever."""

Messages = AsyncIterator[bytes]
"""The requests of a call as grpc would iterate over them."""


class Handlers:
    """The gRPC handlers of one App, and the calls that they are answering now.

    Requests are parsed here and not by grpc, whose own parser answers bad bytes with UNKNOWN and the text of the
    exception. They are waited for here too: to grpc every call sends a stream of requests, so that a handler runs from
    the first byte of a call on; by itself grpc waits for a request as long as its caller likes, and counts it nowhere.
    A cancelled call ends in CancelledError, which no handler may swallow (grpc would leak its memory).
    """

    def __init__(self, app: App, request_bytes: int, admission: Admission, untaken: Untaken) -> None:
        """Serve the use cases of `app` to those let in; a message longer than `request_bytes` is refused."""
        self.running = Running()
        self._app = app
        self._request_bytes = request_bytes
        self._admission = admission
        self._untaken = untaken

    def services(self, operations: Sequence[Operation]) -> tuple[grpc.GenericRpcHandler, ...]:
        """Give a handler for each service of the inventory, to be added to a server."""
        methods: defaultdict[str, dict[str, grpc.RpcMethodHandler[Any, Any]]] = defaultdict(dict)
        for operation in operations:
            methods[operation.service][operation.name] = self._handler(operation)
        return tuple(
            within_bounds(grpc.method_handlers_generic_handler(f"{PACKAGE}.{service}", handlers))
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
                    await self._untaken.write(rpc_call.context, encode(response))
                    self._admission.excess.credit(rpc_call.peer, WRITE_BYTES)

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
        data = await rpc_call.context.read()
        self.running.heard(rpc_call.task)
        if data is grpc.aio.EOF:
            await asyncio.sleep(0)  # a call that was taken back looks alike, and is cancelled a moment later
            raise invalid("", "must be there: the call has no request", FieldFault.REQUIRED)
        self._admission.excess.credit(rpc_call.peer, len(data))
        if self._app.load.busy:
            await self._begun(rpc_call)
        if len(data) <= LONG_REQUEST:
            return self._decode(rpc_call.operation, data)
        return await self._in_turn(rpc_call, data)

    async def _requests(self, rpc_call: RpcCall) -> AsyncGenerator[Any]:
        """Read the requests of a stream; they may come slowly, but not for ever."""
        left, turn = REQUEST_SECONDS, self._turn(rpc_call)
        if self._app.load.busy:
            await self._begun(rpc_call)
        while True:
            asked = monotonic()
            self.running.awaits(rpc_call.task, min(left, REQUEST_SECONDS))
            data = await rpc_call.context.read()
            self.running.heard(rpc_call.task)
            if data is grpc.aio.EOF:
                return
            self._admission.excess.credit(rpc_call.peer, MESSAGE_BYTES + len(data))
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
        await self._app.load.turn(seat=rpc_call.operation.scope is Scope.SEAT)

    async def _guarded(self, rpc_call: RpcCall, answer: Callable[[RpcCall], Awaitable[Any]]) -> Any:
        network = rpc_call.call.peer
        self.running.add(rpc_call.task, rpc_call.began + REQUEST_SECONDS)
        self._admission.excess.begin(rpc_call.peer, network)
        try:
            if self._app.draining.is_set():
                raise Problem(ServiceReason.DRAINING)
            rpc_call.call = as_app(rpc_call.call, rpc_call.app_key)
            shares, whose = self._admission.place(rpc_call.operation.flow, rpc_call.peer, rpc_call.call.peer)
            rpc_call.task.add_done_callback(lambda _: shares.release(whose))
            answered_with = await answer(rpc_call)
            self._untaken.last(rpc_call.task, rpc_call.peer)
            answered(rpc_call.operation.name, rpc_call.call, rpc_call.request)
            return answered_with
        except asyncio.CancelledError:
            if self.running.late(rpc_call.task):
                rpc_call.task.uncancel()
                await refuse(rpc_call, Problem(ServiceReason.REQUEST_TIMEOUT))
            self._admission.taken_back(rpc_call.peer, rpc_call.began)
            raise
        except grpc.aio.InternalError:  # the caller hung up while an answer was sent; grpc tells by this error alone
            raise asyncio.CancelledError from None
        except Exception as error:
            failed(error, rpc_call.operation.name, rpc_call.call, rpc_call.request)
            await refuse(rpc_call, problem_of(error))
        finally:
            self._admission.excess.end(network)
            self.running.discard(rpc_call.task)

    def _turn(self, rpc_call: RpcCall) -> Turn:
        return self._app.callers_work.turn(rpc_call.call.peer)

    async def _in_turn(self, rpc_call: RpcCall, data: bytes) -> Any:
        async with self._turn(rpc_call):
            return self._decode(rpc_call.operation, data)

    def _decode(self, operation: Operation, data: bytes) -> Any:
        if len(data) > self._request_bytes:
            raise Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": self._request_bytes})
        return CODEC.decode(operation.request, data)
