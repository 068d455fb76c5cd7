"""`fairdeal serve`: the server."""

import asyncio
import os
import sys
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from typing import Annotated

import msgspec
import uvloop
from cyclopts import Parameter
from msgspec import Struct

from engine.registry import rule_sets
from service.access.service_key import ServiceKeyRefused
from service.cli.terminal import complain, complaint
from service.observe import logs
from service.observe.line_writer import LineWriter
from service.process import Address, StoppedShort
from service.process import serve as serve_until_stopped
from service.settings import LogLevel, Settings, SettingsError, StoreKind, load
from service.store.contract import StoreDamaged, StoreRefused, StoreUnavailable

SWITCH = Parameter(negative="")
"""A flag that is there or not; no `--no-…`."""

JsonReady = Annotated[bool, Parameter(negative="", help="Print one JSON line with the ports, not three for people.")]
"""Whether a program reads what is printed."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Flags:
    """The settings that a command line can give; None where it does not."""

    host: str | None = None
    """The address to listen on (127.0.0.1)."""
    port: int | None = None
    """The port of REST (8080); 0 takes a free one."""
    grpc_port: int | None = None
    """The port of gRPC (50051); 0 takes a free one."""
    store: StoreKind | None = None
    """Where games are kept (sqlite); memory forgets them at the end."""
    database: str | None = None
    """The file of the SQLite store (fairdeal.db)."""
    service_key: str | None = None
    """The file of the key that seat tokens are made with (fairdeal.key)."""
    test: Annotated[bool | None, SWITCH] = None
    """Let anyone choose the deal of a new game. Never where people play."""
    allowed_origins: Annotated[tuple[str, ...] | None, SWITCH] = None
    """Origins whose pages may call REST (every one)."""
    log_level: LogLevel | None = None
    """What is logged (info)."""


class Ready(Struct, frozen=True):
    """What `--json-ready` prints once calls are answered."""

    host: str
    """The host that it listens on."""
    port: int
    """The port of REST."""
    grpc_port: int
    """The port of gRPC."""
    pid: int
    """The process."""


def serve(*, flags: Flags | None = None, json_ready: JsonReady = False) -> None:
    """Serve games over REST and gRPC until SIGTERM or Ctrl+C.

    Every flag is also a variable, FAIRDEAL_PORT for --port; docs/settings.md has them all. Logs are JSON lines on
    standard error. Nothing waits for somebody to read either.
    """
    try:
        settings = load(os.environ, asdict(flags or Flags()))
    except SettingsError as error:
        complain("serve", str(error))
        sys.exit(2)
    log = logs.configure(settings.log_level)
    ready = _told_to_programs if json_ready else partial(_told_to_people, settings)
    out = LineWriter(sys.stdout)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
            loop.run(serve_until_stopped(settings, lambda address: out.write(f"{ready(address)}\n".encode())))
    except StoppedShort:  # the log has told why
        sys.exit(1)
    except (StoreRefused, StoreUnavailable, StoreDamaged, ServiceKeyRefused, OSError) as error:
        log.write(f"{complaint('serve', str(error))}\n".encode())
        sys.exit(2)


def _told_to_programs(address: Address) -> str:
    ready = Ready(address.host, address.port, address.grpc_port, os.getpid())
    return msgspec.json.encode(ready).decode()


def _told_to_people(settings: Settings, address: Address) -> str:
    host = f"[{address.host}]" if ":" in address.host else address.host
    rest = f"http://{host}:{address.port}"
    match settings.store:
        case StoreKind.SQLITE:
            kept = settings.database
        case StoreKind.MEMORY:
            kept = "memory, gone at the end"
    test = " TEST SERVER: anyone may choose a deal." if settings.test else ""
    return (
        f"Fairdeal {version('fairdeal')} judges {', '.join(sorted(rule_sets()))}; games are kept in {kept}.{test}\n"
        f"REST on {rest}, to be browsed at {rest}/docs\n"
        f"gRPC on {host}:{address.grpc_port}; Ctrl+C stops both and cuts nobody short"
    )
