"""Ending a gRPC call without an answer, so that nothing of it is left."""

import asyncio
from functools import partial
from typing import Any, Never

import grpc
from grpc.aio import ServicerContext

Trailers = tuple[tuple[str, str | bytes], ...]


async def abort(
    context: ServicerContext[Any, Any], code: grpc.StatusCode, message: str, trailers: Trailers = ()
) -> Never:
    """End a call; to be called in its task. Raises CancelledError if its caller has gone.

    grpc ends it by an exception that it keeps in the call, whose traceback has the call: that circle is broken once the
    call has ended, or all of it would wait for the collector.
    """
    try:
        await context.abort(code, message, trailers)
    except grpc.aio.InternalError:
        raise asyncio.CancelledError from None
    except grpc.aio.AbortError as error:
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(partial(_forget, error))
        raise


def _forget(error: BaseException, _: asyncio.Task[Any]) -> None:
    error.__traceback__ = error.__context__ = None
