"""REST as it is served: our web server on a free port of this machine, on the loop of the test."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from service.access.request_keys import KeyedRequests
from service.access.tokens import DerivedTokens
from service.app.app import App
from service.app.log.tuning import TUNING, Tuning
from service.app.messages.catalog import Limits
from service.app.messages.times import Instant, utc_now
from service.app.ports import Clock
from service.bus.local import LocalBus
from service.rest.app import rest_app
from service.rest.cors import Cors
from service.rest.play.channel import PlayChannel
from service.rest.play.limits import SOCKET_LIMITS, SocketLimits
from service.rest.web_server import web_server
from service.settings import Settings
from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.web.limits import CONNECTION_LIMITS, ConnectionLimits
from service.web.listener import listen
from service.web.socket_limits import WEB_SOCKET_LIMITS, WebSocketLimits
from service.wire.texts import TitleTexts

RULES = "take_that/1"
SHORT = {"type": "take_that.options", "games": 1}


class TurnedClock:
    """The clock of the server, until a test has it tell something else."""

    def __init__(self) -> None:
        self.tell: Clock = utc_now

    def __call__(self) -> Instant:
        return self.tell()


def memory_app(
    store: EventStore | None = None, *, test: bool = True, heartbeat_seconds: int = 15, tuning: Tuning = TUNING
) -> App:
    """Make a ready App, over memory unless told otherwise."""
    app = App(
        store=store or MemoryStore(),
        bus=LocalBus(),
        tokens=DerivedTokens(bytes(range(32))),
        request_keys=KeyedRequests(bytes(range(32))),
        texts=TitleTexts(),
        limits=Limits(65_536, 1_000_000, 25, 50, heartbeat_seconds),
        version="0.0.0",
        test=test,
        clock=TurnedClock(),
        tuning=tuning,
    )
    app.readiness.wanted = True
    return app


class Rest:
    """A running server and a client of it."""

    def __init__(self, app: App, client: httpx.AsyncClient, port: int) -> None:
        self.app = app
        self.client = client
        self.port = port
        self._asked = itertools.count(1)

    def new_id(self) -> str:
        """Make a request id up."""
        return f"request-{next(self._asked):014}"

    async def get(self, path: str, token: str | None = None, **headers: str) -> httpx.Response:
        """Send GET; `if_none_match=…` becomes a header."""
        return await self.client.get(path, headers=_headers(token, headers))

    async def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> httpx.Response:
        """Send POST with JSON; bytes go as they are."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        named = {"content_type": "application/json"} | headers
        return await self.client.post(path, content=content, headers=_headers(token, named))

    async def raw(self, request: bytes) -> bytes:
        """Send bytes over a connection of their own, and give all bytes that come back until it closes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request)
        async with asyncio.timeout(10):
            answer = await reader.read()
        writer.close()
        return answer

    async def cut(self, request: bytes) -> None:
        """Send bytes over a connection of their own, and close it."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def open_table(self, seats: int = 2, **more: Any) -> "RestTable":
        """Create a game whose creator takes every seat, over REST."""
        claims = [{"seat": seat} for seat in range(seats)]
        body = {"request_id": self.new_id(), "rule_set": RULES, "seats": seats, "claims": claims}
        body |= {"spectators": "OPEN"} | more
        answer = await self.post("/v1/games", body)
        assert answer.status_code == 201, answer.text
        return RestTable(self, answer.json())

    async def running_table(self, seats: int = 2, seed: str = "seed", **more: Any) -> "RestTable":
        """Create a short game with a known deal and start it."""
        table = await self.open_table(seats, setup={"type": "setup.seed", "seed": seed}, options=SHORT, **more)
        started = await self.post(f"{table.path}/start", {"request_id": self.new_id()}, table.tokens[0])
        assert started.status_code == 200, started.text
        return table


class RestTable:
    """One game, played over REST."""

    def __init__(self, rest: Rest, created: dict[str, Any]) -> None:
        self.rest = rest
        self.game_id: str = created["game"]["game_id"]
        self.path = f"/v1/games/{self.game_id}"
        self.tokens = {each["seat"]: each["seat_token"] for each in created["credentials"]}

    async def turn(self) -> dict[str, Any]:
        """Give the Update of the seat that the game waits for."""
        seat = (await self.rest.get(self.path)).json()["update"]["waiting_for"][0]["seat"]
        return (await self.rest.get(self.path, self.tokens[seat])).json()["update"]

    async def submit(self, turn: dict[str, Any], move: Any = None, **more: Any) -> httpx.Response:
        """Play a move for the seat on turn; the first legal one unless told otherwise."""
        body = {
            "request_id": self.rest.new_id(),
            "expected_version": turn["version"],
            "move": move or turn["legal_moves"][0],
        }
        return await self.rest.post(f"{self.path}/moves", body | more, self.tokens[turn["waiting_for"][0]["seat"]])

    async def play(self, moves: int = 10_000) -> int:
        """Play first legal moves until the game ends or `moves` are made; give the version."""
        turn = await self.turn()
        while moves and turn["status"] == "RUNNING":
            answer = await self.submit(turn, brief=True)
            assert answer.status_code == 200, answer.text
            turn = answer.json()["update"]
            moves -= 1
            if moves and turn["status"] == "RUNNING":
                turn = (await self.rest.get(self.path, self.tokens[turn["waiting_for"][0]["seat"]])).json()["update"]
        return turn["version"]


@asynccontextmanager
async def listening(
    asgi: Any,
    limits: ConnectionLimits = CONNECTION_LIMITS,
    socket_limits: WebSocketLimits = WEB_SOCKET_LIMITS,
) -> AsyncIterator[int]:
    """Serve an ASGI application as the process does while the context is open; gives the port."""
    listener = listen("127.0.0.1", 0)
    options: Any = {"request_bytes": 65_536, "grace_seconds": 1, "limits": limits, "socket_limits": socket_limits}
    async with web_server(asgi, listener, **options):
        yield listener.getsockname()[1]


@asynccontextmanager
async def serving(
    app: App | None = None,
    settings: Settings | None = None,
    limits: SocketLimits = SOCKET_LIMITS,
    connections: ConnectionLimits = CONNECTION_LIMITS,
) -> AsyncIterator[Rest]:
    """Serve an App over REST while the context is open; sockets and connections have these limits."""
    app, settings = app or memory_app(), settings or Settings()
    edge = rest_app(app, settings)
    edge.play = PlayChannel(app, Cors(settings.allowed_origins), limits)
    async with listening(edge, connections) as port:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20, verify=False) as client:
            yield Rest(app, client, port)
        app.drain()


async def until(met: Callable[[], bool]) -> None:
    """Wait until something is so, at most 5 seconds."""
    for _ in range(500):
        if met():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


def _headers(token: str | None, named: dict[str, str]) -> dict[str, str]:
    headers = {name.replace("_", "-"): value for name, value in named.items()}
    return headers if token is None else headers | {"Authorization": f"Bearer {token}"}
