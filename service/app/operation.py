"""The inventory of operations: what each rpc takes, answers and calls. Both transports register from it."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct


class Kind(StrEnum):
    """How messages flow."""

    UNARY = "UNARY"
    """One request, one response: `async (app, call, request) -> response`."""
    SERVER_STREAM = "SERVER_STREAM"
    """One request, many responses: `(app, call, request) -> AsyncIterator[response]`."""
    CLIENT_STREAM = "CLIENT_STREAM"
    """Many requests, one response: `async (app, call, AsyncIterator[request]) -> response`."""


class Operation(Struct, frozen=True):
    """One rpc."""

    service: str
    """`GameService` or `RulesService`."""
    name: str
    """The rpc's name: `SubmitMove`."""
    kind: Kind
    """How messages flow."""
    request: type[Any]
    """The struct of its request."""
    response: type[Any]
    """The struct of its response."""
    run: Callable[..., Any]
    """The use case."""
