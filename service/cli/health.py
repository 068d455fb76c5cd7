"""`fairdeal health`: is the server ready; for containers, which ask by a command."""

import asyncio
import os
import sys
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec import Struct

from service.cli.terminal import clean
from service.settings import SettingsError, load

_ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where a server listens, not this command
"""Addresses that a server listens on and nobody can call, each with one that leads to the same server."""

_MOST_BYTES: Final = 65_536

Host = Annotated[str | None, Parameter(help="Where it listens (127.0.0.1); for 0.0.0.0 this machine is asked.")]
"""The address that the server was told to listen on."""

Port = Annotated[int | None, Parameter(help="The port of REST (8080).")]
"""The port that it was told."""

Timeout = Annotated[float, Parameter(validator=Number(gt=0, lte=600), help="Seconds that all of it may take.")]
"""How long the answer is waited for."""


class NotReady(Exception):
    """Why the server should get no calls, in words."""


class _Told(Struct):
    """What is of interest in a problem document."""

    reason: str
    detail: str


def health(*, host: Host = None, port: Port = None, timeout: Timeout = 2.0) -> None:
    """Ask a server of this machine whether it is ready.

    Prints one line; the exit code is 0 if it is and 1 if not: it cannot be reached, says nothing in time, is stopping,
    or cannot store moves. Host and port are those that `serve` reads: flags, FAIRDEAL_HOST and FAIRDEAL_PORT, defaults.
    """
    try:
        settings = load(os.environ, {"host": host, "port": port})
        address = _ANYWHERE.get(settings.host, settings.host)
        asyncio.run(_ask(address, settings.port, timeout))
    except (SettingsError, NotReady) as error:
        print(f"not ready: {clean(str(error))}")
        sys.exit(1)
    print("ready")


async def _ask(host: str, port: int, seconds: float) -> None:
    """Raise NotReady unless the server says within the time that it is ready."""
    if port == 0:
        raise NotReady("port 0 is none to call: the server took a free one and told it at its start")
    where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    try:
        async with asyncio.timeout(seconds):
            answer = await _asked(host, port, where)
    except TimeoutError:
        raise NotReady(f"{where} said nothing within {seconds:g} s") from None
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise NotReady(f"{where} cannot be reached: {why}") from None
    _judge(answer, where)


async def _asked(host: str, port: int, where: str) -> bytes:
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(f"GET /readyz HTTP/1.1\r\nHost: {where}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while len(answer) < _MOST_BYTES and (piece := await reader.read(_MOST_BYTES)):
            answer += piece
        return answer
    finally:
        writer.close()


def _judge(answer: bytes, where: str) -> None:
    head, _, body = answer.partition(b"\r\n\r\n")
    status = head.split(b" ", 2)[1:2]
    if not answer.startswith(b"HTTP/1.1 ") or not status:
        raise NotReady(f"{where} is no such server")
    if status == [b"200"]:
        return
    try:
        told = msgspec.json.decode(body, type=_Told)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotReady(f"{where} answers with status {status[0].decode('ascii', 'replace')}") from None
    raise NotReady(f"{told.reason}: {told.detail}")
