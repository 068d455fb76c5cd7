"""What a row of the table of operations says."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct

from service.api.route import Route


class Flow(StrEnum):
    """How messages flow."""

    UNARY = "UNARY"
    """One request, one response: `async (call, request) -> response`."""
    SERVER_STREAM = "SERVER_STREAM"
    """One request, many responses: `(call, request) -> AsyncIterator[response]`."""
    CLIENT_STREAM = "CLIENT_STREAM"
    """Many requests, one response: `async (call, AsyncIterator[request]) -> response`."""


class Scope(StrEnum):
    """What a caller must show."""

    ANYBODY = "ANYBODY"
    """Nothing: a token is not looked at."""
    VIEWER = "VIEWER"
    """The token of a seat, or none as a spectator."""
    SEAT = "SEAT"
    """The token of a seat."""


class Operation(Struct, frozen=True):
    """One operation: an rpc over gRPC, a route over REST. Its examples are in `examples.json` under its name."""

    service: str
    """`GameService` or `RulesService`."""
    name: str
    """The rpc's name: `SubmitMove`."""
    flow: Flow
    """How messages flow."""
    request: type[Any]
    """The struct of its request."""
    response: type[Any]
    """The struct of its response."""
    use_case: Callable[..., Any]
    """The use case; its parameters before the call and the request are parts of the App."""
    scope: Scope
    """What its caller must show."""
    route: Route
    """Where it is found over REST."""
