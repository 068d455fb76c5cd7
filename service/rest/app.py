"""Puts REST together: Litestar routes, one generic endpoint an operation, the edge around all."""

from collections.abc import Mapping
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, NotFoundException

from service.api.operations import OPERATIONS
from service.app.app import App
from service.app.problem import FieldFault, Problem, ServiceReason, invalid, problem_of
from service.observe.calls import failed
from service.rest.cors import Cors
from service.rest.edge import Edge, mounted
from service.rest.endpoint import Endpoint
from service.rest.event_stream import EventStream
from service.rest.exchange import PROBLEM_JSON, Exchange, Handler
from service.rest.health import health_handlers
from service.rest.pages.site import page_handlers
from service.rest.play.answers import PATH
from service.rest.play.channel import PlayChannel
from service.settings import Settings


def rest_app(app: App, settings: Settings) -> Edge:
    """Make the ASGI application of REST, and of the play channel, over the use cases."""
    paths: dict[str, dict[str, Handler]] = {PATH: {"GET": _upgrade}}
    for (method, path), handler in {**_operations(app), **health_handlers(app), **page_handlers(app.version)}.items():
        paths.setdefault(path, {})[method] = handler
    litestar = Litestar(
        [mounted(path, methods) for path, methods in paths.items()],
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
    named = {name.decode(): value.decode() for name, value in (*headers, *exchange.always)}
    return Response(body, status_code=status, headers=named, media_type=PROBLEM_JSON)
