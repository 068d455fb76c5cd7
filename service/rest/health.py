"""What an orchestrator asks: is the process alive, and shall it get calls."""

from collections.abc import Mapping
from typing import Final

from service.api.route import Media
from service.app.app import App
from service.app.problem import problem_of
from service.rest.exchange import Exchange, Handler
from service.wire import json

ALIVE: Final = "/healthz"
"""Where a process says that it answers."""

READY: Final = "/readyz"
"""Where it says that it wants calls."""

_NO_STORE: Final = ((b"cache-control", b"no-store"),)


def health_handlers(app: App) -> Mapping[tuple[str, str], Handler]:
    """Give the handlers of `/healthz` (the process answers) and `/readyz` (it wants calls, and they become durable)."""

    async def alive(exchange: Exchange, _: Mapping[str, str]) -> None:
        await _say(exchange, "ok")

    async def ready(exchange: Exchange, _: Mapping[str, str]) -> None:
        try:
            app.readiness.check()
        except Exception as error:
            await exchange.problem(problem_of(error))
        else:
            await _say(exchange, "ready")

    return {("GET", ALIVE): alive, ("GET", READY): ready}


async def _say(exchange: Exchange, status: str) -> None:
    await exchange.answer(200, json.encode({"status": status}), Media.JSON, _NO_STORE)
