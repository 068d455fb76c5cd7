"""Puts REST together: Litestar routes, one generic endpoint an operation, the edge around all."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Litestar, Request, Response, asgi
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from service.api.operations import OPERATIONS
from service.app.app import App
from service.app.problem import FieldFault, Problem, ServiceReason, invalid, problem_of
from service.observe.calls import failed
from service.rest.cors import Cors
from service.rest.edge import Edge
from service.rest.endpoint import Endpoint
from service.rest.event_stream import EventStream
from service.rest.exchange import PROBLEM_JSON, Exchange, Handler
from service.rest.health import health_handlers
from service.rest.pages.site import page_handlers
from service.rest.play.answers import PATH
from service.rest.play.channel import PlayChannel
from service.settings import Settings

_OPTIONS: Final = "OPTIONS"


def rest_app(app: App, settings: Settings) -> Edge:
    """Make the ASGI application of REST, and of the play channel, over the use cases."""
    paths: dict[str, dict[str, Handler]] = {PATH: {"GET": _upgrade}}
    for (method, path), handler in {**_operations(app), **health_handlers(app), **page_handlers(app.version)}.items():
        paths.setdefault(path, {})[method] = handler
    litestar = Litestar(
        [_mounted(path, methods) for path, methods in paths.items()],
        openapi_config=None,
        logging_config=None,
        exception_handlers={Exception: _unrouted},
    )
    cors = Cors(settings.allowed_origins)
    return Edge(litestar, cors, PlayChannel(app, cors))


def _operations(app: App) -> dict[tuple[str, str], Handler]:
    events = EventStream()
    return {(each.route.method, each.route.path): Endpoint(app, each, events) for each in OPERATIONS}


async def _upgrade(exchange: Exchange, _: Mapping[str, str]) -> None:
    """Answer who calls the play channel without asking for a WebSocket."""
    await exchange.problem(Problem(ServiceReason.UPGRADE_REQUIRED))


def _mounted(path: str, handlers: Mapping[str, Handler]) -> ASGIRouteHandler:
    """Make the Litestar route of one path; bare ASGI costs less than half of a typed handler."""
    served = dict(handlers)
    if "GET" in served:
        served["HEAD"] = served["GET"]
    allow = ", ".join(sorted({*served, _OPTIONS}))

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001 - the exchange has both
        exchange = Exchange.of(scope)
        if (handler := served.get(exchange.method)) is not None:
            await handler(exchange, scope["path_params"])
        elif exchange.method == _OPTIONS:
            await exchange.empty(204, [(b"allow", allow.encode())])
        else:
            await exchange.problem(Problem(ServiceReason.METHOD_NOT_ALLOWED, metadata={"allow": allow}))

    return asgi(path.replace("}", ":str}"), copy_scope=False)(serve)


def _unrouted(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer what the router itself refuses."""
    exchange = Exchange.of(request.scope)
    match error:
        case NotFoundException():
            problem = Problem(ServiceReason.ROUTE_NOT_FOUND)
        case HTTPException(status_code=400):
            problem = invalid("Host", "is no name of a host", FieldFault.WRONG_FORM)
        case _:
            failed(error, exchange.instance, exchange.call)
            problem = problem_of(error)
    status, headers, body = exchange.told(problem)
    named = {name.decode(): value.decode() for name, value in headers}
    return Response(body, status_code=status, headers=named, media_type=PROBLEM_JSON)
