"""What must be there for each operation: looked for at start, so that nothing is missed at the first call instead."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from service.api.examples import Example
from service.api.operation import Flow, Operation
from service.api.route import Media


class Incomplete(Exception):
    """The table of operations and what belongs to it do not fit; the message names each operation and what it lacks."""


class Rpc(Struct, frozen=True):
    """An rpc as the contract has it."""

    request: str
    """The name of the message that goes in."""
    response: str
    """The name of the message that comes out."""
    flow: Flow
    """How messages flow."""


def need_complete(
    operations: Sequence[Operation],
    rpcs: Mapping[tuple[str, str], Rpc],
    calls: Mapping[str, Mapping[str, Example]],
) -> None:
    """Raise Incomplete unless each operation has its rpc, its route and its examples, and these belong to one each.

    `rpcs` go by service and name, `calls` are the examples by name.
    """
    names = [operation.name for operation in operations]
    wrong = [f"{operation.name} {problem}" for operation in operations for problem in _lacking(operation, rpcs, calls)]
    wrong += [f"{name} is an rpc and no operation" for _, name in rpcs if name not in names]
    wrong += [f"{name} has an example and is no operation" for name in calls if name not in names]
    wrong += [f"{name} is there twice" for name in _repeated(names)]
    wrong += [f"{route} leads to two operations" for route in _repeated([_place(each) for each in operations])]
    if wrong:
        raise Incomplete("; ".join(wrong))


def _lacking(
    operation: Operation, rpcs: Mapping[tuple[str, str], Rpc], calls: Mapping[str, Mapping[str, Example]]
) -> Iterator[str]:
    rpc = rpcs.get((operation.service, operation.name))
    if rpc is None:
        yield f"has no rpc in {operation.service}"
    elif rpc != Rpc(operation.request.__name__, operation.response.__name__, operation.flow):
        yield f"is another rpc in the contract: {rpc.flow} from {rpc.request} to {rpc.response}"
    if "\n\n" not in (operation.use_case.__doc__ or "").strip():
        yield "has no description: a second paragraph in the docstring of its use case"
    if not calls.get(operation.name):
        yield "has no example: make examples"
    yield from _unrouted(operation)


def _unrouted(operation: Operation) -> Iterator[str]:
    """Say what is wrong with a route: a field has one source, and a stream shows in the media type."""
    route = operation.route
    fields = {field.name for field in msgspec.structs.fields(operation.request)}
    parts, own = route.parts(fields)
    path = {*own, route.joined} if route.joined else {*own, *parts}
    for name in sorted({*path, *route.query} - fields):
        yield f"has no field {name}, which its route names"
    for name in sorted(path & set(route.query)):
        yield f"takes {name} from path and query"
    if route.method == "GET" and (left := fields - path - set(route.query)):
        yield f"is GET and has nowhere to take {', '.join(sorted(left))} from"
    if (route.gives is not Media.JSON) != (operation.flow is Flow.SERVER_STREAM):
        yield f"is {operation.flow} and gives {route.gives}"
    if (route.takes is not Media.JSON) != (operation.flow is Flow.CLIENT_STREAM):
        yield f"is {operation.flow} and takes {route.takes}"


def _place(operation: Operation) -> str:
    return f"{operation.route.method} {operation.route.path}"


def _repeated(names: Collection[str]) -> list[str]:
    return sorted({name for name in names if list(names).count(name) > 1})
