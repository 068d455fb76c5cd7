"""The one generic handler: request in, use case, answer out, and every error a problem document."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from service.access.caller import APP_KEY, as_app
from service.api.operation import Flow, Operation, Scope
from service.api.route import Freshness, Media
from service.app.app import App
from service.app.problem import Problem, ServiceReason, WrongField, invalid_fields, problem_of
from service.observe.calls import answered, failed
from service.rest.compression import answer_cached
from service.rest.event_stream import EventStream, resumed
from service.rest.exchange import ClientGone, Exchange, Header
from service.rest.line_stream import read_lines, send_lines
from service.rest.request_reader import RequestReader, need_media
from service.rest.streaming import while_listened
from service.wire import json

_APP_KEY: Final = APP_KEY.lower()
_LANGUAGE: Final = (b"vary", b"Accept-Language")


class Endpoint:
    """Serves one route."""

    __slots__ = (
        "_cache_control",
        "_draining",
        "_events",
        "_limits",
        "_load",
        "_operation",
        "_reader",
        "_route",
        "_run",
        "_seat",
    )

    def __init__(self, app: App, operation: Operation, events: EventStream) -> None:
        """Compile the route of the operation."""
        self._run = app.bind(operation.use_case)
        self._draining = app.draining
        self._load, self._seat = app.load, operation.scope is Scope.SEAT
        self._limits = app.limits
        self._route = route = operation.route
        self._cache_control: Header = (b"cache-control", route.freshness.cache_control.encode())
        self._operation = operation
        self._events = events
        self._reader = RequestReader(route, operation.request, app.limits.request_bytes, app.callers_work)

    async def __call__(self, exchange: Exchange, path: Mapping[str, str]) -> None:
        """Answer one request. Nothing is raised but a cancellation that is none of a server's that stops."""
        request: Any = None
        try:
            if self._draining.is_set():
                raise Problem(ServiceReason.DRAINING)
            if self._load.busy:
                await self._load.turn(seat=self._seat)
            exchange.call = as_app(exchange.call, exchange.headers.get(_APP_KEY))
            if self._operation.flow is Flow.CLIENT_STREAM:
                await self._collect(exchange, *self._reader.from_url(exchange, path))
            else:
                request = await self._reader.read(exchange, path)
                await self._serve(exchange, request)
        except ClientGone:
            return
        except asyncio.CancelledError:  # by a server that has waited for the rest of this call as long as it may
            if not self._draining.is_set():
                raise
            if not exchange.started:
                await exchange.problem(Problem(ServiceReason.DRAINING))
        except Exception as error:
            failed(error, self._operation.name, exchange.call, request)
            if not exchange.started:
                await exchange.problem(problem_of(error))
        else:
            answered(self._operation.name, exchange.call, request)

    async def _serve(self, exchange: Exchange, request: Any) -> None:
        if self._operation.flow is Flow.UNARY:
            work = self._run(exchange.call, request)
            waits = getattr(request, "wait", 0) > 0
            await self._answer(exchange, await (while_listened(exchange, work) if waits else work))
        elif self._route.gives is Media.EVENTS:
            messages = self._run(exchange.call, resumed(exchange, request))
            await self._events.send(exchange, messages)
        else:
            await send_lines(exchange, self._run(exchange.call, request))

    async def _collect(self, exchange: Exchange, fields: dict[str, Any], wrong: list[WrongField]) -> None:
        if wrong:
            raise invalid_fields(tuple(wrong))
        need_media(exchange, self._route.takes)
        requests = self._requests(exchange, fields)
        await self._answer(exchange, await self._run(exchange.call, requests))

    async def _requests(self, exchange: Exchange, fields: dict[str, Any]) -> AsyncIterator[Any]:
        limits = self._limits
        async for line in read_lines(exchange, limits.log_bytes, limits.request_bytes):
            yield json.convert(self._operation.request, fields | {"line": line})

    async def _answer(self, exchange: Exchange, response: Any) -> None:
        body = json.encode(response)
        headers: list[Header] = [self._cache_control]
        if self._route.freshness is Freshness.CATALOGUE:
            language: str = getattr(response, "language", exchange.call.language)
            headers += [_LANGUAGE, (b"content-language", language.encode())]
            await answer_cached(exchange, body, Media.JSON, tuple(headers))
            return
        if self._route.created:
            headers.append((b"location", f"/v1/games/{response.game.game_id}".encode()))
        if self._route.freshness is Freshness.VERSIONED:
            tag = _version_tag(response)
            headers.append((b"etag", tag.encode()))
            if exchange.has(tag):
                await exchange.empty(304, headers)
                return
        await exchange.answer(201 if self._route.created else 200, body, Media.JSON, headers)


def _version_tag(response: Any) -> str:
    yours = [str(seat.seat) for seat in response.game.seats if seat.you]
    return f'W/"{response.update.version}.{"+".join(yours) or "spectator"}"'
