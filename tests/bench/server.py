"""The real server with echoes beside it, for benchmarks: the same process, the same loop, the same minute.

Adds `/bench.Echo/Echo` to the gRPC server (raw bytes, the fastest answer that it can give) and serves, on a port of
its own, a Litestar route that takes and gives a typed struct of an answer's size, by uvicorn, and on another one an
echo of WebSockets by our own server.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import grpc
import msgspec
import uvicorn
import uvloop
from litestar import Litestar, post
from litestar.types import ASGIApp, Receive, Scope, Send

from service import garbage_collection
from service.bootstrap import open_app
from service.observe import logs
from service.rest.app import rest_app
from service.rest.web_server import web_server
from service.rpc.server import RpcServer
from service.settings import LogLevel, Settings
from service.web.limits import ConnectionLimits
from service.web.listener import listen


class Note(msgspec.Struct):
    """What the typed echo takes and gives."""

    request_id: str
    version: int
    numbers: list[int]
    text: str


@post("/echo", status_code=200)
async def echo_note(data: Note) -> Note:
    """Give back what came."""
    return data


async def echo_text(_: Scope, receive: Receive, send: Send) -> None:
    """Give back every frame of a WebSocket, on bare ASGI: as fast as one can be."""
    await receive()
    await send({"type": "websocket.accept"})  # type: ignore[typeddict-item]
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": None, "text": message["text"]})


def typed_echo() -> ASGIApp:
    """Give the typed echo."""
    return Litestar([echo_note], openapi_config=None, logging_config=None)


async def echo_bytes(data: bytes, _: grpc.aio.ServicerContext) -> bytes:
    """Give back what came."""
    return data


@asynccontextmanager
async def serving(asgi: ASGIApp) -> AsyncIterator[int]:
    """Serve an application on a free port, as the process does; gives the port."""
    listener = listen("127.0.0.1", 0)
    limits = ConnectionLimits(each=0)
    async with web_server(asgi, listener, request_bytes=65_536, grace_seconds=1, limits=limits):
        yield listener.getsockname()[1]


class Stock(uvicorn.Server):
    """uvicorn as it comes, but for the signals, which are the process's."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


@asynccontextmanager
async def stock(asgi: ASGIApp) -> AsyncIterator[int]:
    """Serve an application on a free port by uvicorn, the control; gives the port."""
    listener = listen("127.0.0.1", 0)
    server = Stock(
        uvicorn.Config(asgi, loop="none", http="httptools", lifespan="off", log_config=None, access_log=False)
    )
    serving = asyncio.create_task(server.serve([listener]))
    yield listener.getsockname()[1]
    server.should_exit = True
    await serving


async def main(settings: Settings) -> None:
    """Serve until SIGTERM; the first line says the ports as JSON."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with open_app(settings) as app:
        rpc = RpcServer(app, settings)
        handlers = {"Echo": grpc.unary_unary_rpc_method_handler(echo_bytes)}
        rpc._server.add_registered_method_handlers("bench.Echo", handlers)
        rpc._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("bench.Echo", handlers),))
        await rpc.start()
        async with (
            serving(rest_app(app, settings)) as port,
            stock(typed_echo()) as echo_port,
            serving(echo_text) as socket_port,
        ):
            garbage_collection.settle()
            app.readiness.wanted = True
            ports = {"port": port, "grpc_port": rpc.port, "echo_port": echo_port, "socket_port": socket_port}
            print(json.dumps(ports), flush=True)
            await stop.wait()
        app.drain()
        await rpc.stop(1)


if __name__ == "__main__":
    logs.configure(LogLevel.WARNING)
    os.sched_setaffinity(0, {int(sys.argv[3])})
    folder = Path(sys.argv[2])
    chosen = Settings(
        port=0,
        grpc_port=0,
        test=True,
        store=sys.argv[1],  # type: ignore[arg-type]
        database=str(folder / "fairdeal.db"),
        service_key=str(folder / "fairdeal.key"),
    )
    uvloop.run(main(msgspec.convert(msgspec.to_builtins(chosen), Settings)))
