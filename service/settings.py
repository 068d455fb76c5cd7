"""What can be set, with its defaults: flags of `fairdeal serve` first, then `FAIRDEAL_*` variables, then these."""

import difflib
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

PREFIX: Final = "FAIRDEAL_"
"""Begins the name of every environment variable that is a setting."""

Port = Annotated[int, Meta(ge=0, le=65535)]
"""A TCP port; 0 lets the system choose a free one."""

Seconds = Annotated[float, Meta(ge=0, le=600)]
"""A span of time."""


class StoreKind(StrEnum):
    """Where games are kept."""

    SQLITE = "sqlite"
    """In one file; survives kills and power cuts."""
    MEMORY = "memory"
    """Nowhere: everything is gone when the process ends."""


class LogLevel(StrEnum):
    """What is logged."""

    DEBUG = "debug"
    """Every call, refused ones too: as many lines as callers like, of which those that nobody reads in time are
    dropped."""
    INFO = "info"
    """Starts and stops."""
    WARNING = "warning"
    """What an operator should look at."""
    ERROR = "error"
    """Faults of the server alone."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting of a server."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    """The address to listen on; a container wants 0.0.0.0."""
    port: Port = 8080
    """The port of REST."""
    grpc_port: Port = 50051
    """The port of gRPC."""
    store: StoreKind = StoreKind.SQLITE
    """Where games are kept."""
    database: Annotated[str, Meta(min_length=1)] = "fairdeal.db"
    """The file of the SQLite store; made at first start."""
    service_key: Annotated[str, Meta(min_length=1)] = "fairdeal.key"
    """The file of the 32 random bytes that seat tokens are made with; made at first start, kept apart from the games.
    With another key the games go on and nobody is locked out, but no call made before is known again: sent once more it
    is a new one, which makes another game or takes another seat. The memory store uses a key that dies with it."""
    test: bool = False
    """Whether games may be set up with a chosen seed or position. Never where people play."""
    allowed_origins: tuple[str, ...] = ("*",)
    """Origins whose pages may call REST (CORS) and open WebSockets, such as `https://play.example`, or `*` for every
    one; in a variable separated by commas. Tokens travel in headers and never in cookies, so a page can use only what
    it was given. A page of this server itself may open a WebSocket where it came from an address or `localhost`; if it
    comes by any other name, that origin must stand here."""
    log_level: LogLevel = LogLevel.INFO
    """What is logged, as JSON lines on standard error."""
    request_bytes: Annotated[int, Meta(ge=4096, le=1_048_576)] = 65_536
    """Largest request body or gRPC message."""
    log_bytes: Annotated[int, Meta(ge=65_536, le=1_073_741_824)] = 16_777_216
    """Longest log that Replay takes."""
    heartbeat_seconds: Annotated[int, Meta(ge=1, le=300)] = 15
    """Seconds between two heartbeats of a quiet stream."""
    concurrent_calls: Annotated[int, Meta(ge=1, le=100_000)] = 2000
    """Most gRPC calls at once, watches and other streams of answers not counted; more are refused with OVERLOADED."""
    concurrent_calls_each: Annotated[int, Meta(ge=0, le=100_000)] = 1000
    """Most gRPC calls at once of one address (of IPv6: one /64); 0 is no such share."""
    grpc_connections: Annotated[int, Meta(ge=1, le=100_000)] = 2000
    """Most connections over gRPC at once; more are closed. Fewer if the system gives the process fewer file
    descriptors."""
    grpc_connections_each: Annotated[int, Meta(ge=0, le=100_000)] = 500
    """Most connections over gRPC of one address (of IPv6: one /64); the newest beyond that are closed. One that floods
    cannot connect for 10 seconds. 0 is no such share and shuts nobody out: for a server behind a proxy."""
    grpc_streams: Annotated[int, Meta(ge=10, le=10_000)] = 100
    """Most calls at once on one gRPC connection; clients queue what goes beyond it. Nine tenths of them may be watches
    and other streams of answers; more are refused with OVERLOADED, and need another connection."""
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    """Most connections over REST at once, streams and WebSockets included; more are refused with OVERLOADED. Fewer if
    the system gives the process fewer file descriptors. A tenth more are kept for calls that prove a seat."""
    connections_per_address: Annotated[int, Meta(ge=0, le=1_000_000)] = 1000
    """Most of these from one address, an IPv6 /64 counting as one; more are refused with OVERLOADED. 0 is no bound, as
    behind a proxy, whose address all connections have."""
    watches: Annotated[int, Meta(ge=4, le=1_000_000)] = 10_000
    """Most watches at once, over all transports: WatchGame, event streams, subscriptions of the play channel, GetGame
    while it waits. The last quarter is for callers with a seat token; more are refused with OVERLOADED."""
    watches_each: Annotated[int, Meta(ge=0, le=1_000_000)] = 2_500
    """Most watches of one address (of IPv6: one /64); 0 is no such bound, as behind a proxy that calls for everybody. A
    seat has at most 16 beside that."""
    linger_quiet_ms: Annotated[float, Meta(ge=0, le=1000)] = 1.0
    """Group commit: a batch is written when nothing has arrived for this long; a lone call never waits."""
    linger_most_ms: Annotated[float, Meta(ge=0, le=1000)] = 6.0
    """Group commit: the longest that a batch waits."""
    linger_moves: Annotated[int, Meta(ge=1, le=10_000)] = 64
    """Group commit: the most moves in one batch."""
    begin_wait_ms: Annotated[float, Meta(ge=1, le=60_000)] = 500.0
    """How long a call may have to wait before it is begun, while the processor has too much to do; if longer, it is
    refused at once with OVERLOADED. Calls without a seat may wait half of that."""
    write_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 5.0
    """When a call that writes is answered at the latest, whatever the disk does: STORE_UNAVAILABLE if it was begun (it
    may become durable later), OVERLOADED if it was not (it never will). After so long without a durable write the
    server is not ready."""
    write_wait_ms: Annotated[float, Meta(ge=1, le=60_000)] = 500.0
    """How long a call may have to wait before it is written, by the pace of the disk; if longer, it is refused at once
    with OVERLOADED. New games may fill half of that."""
    waiting_writes: Annotated[int, Meta(ge=1, le=1_000_000)] = 4096
    """Most calls that wait to be written; more are refused with OVERLOADED."""
    waiting_write_bytes: Annotated[int, Meta(ge=1_048_576, le=1_073_741_824)] = 33_554_432
    """Most bytes of entries that wait or are being written; more are refused with OVERLOADED."""
    lobby_hours: Annotated[float, Meta(ge=0.1, le=8760)] = 24.0
    """How long a game waits for its start after the last thing that happened at its table; then it is called off."""
    idle_days: Annotated[float, Meta(ge=0.1, le=3650)] = 30.0
    """How long a started game waits for whatever comes next; then it ends without a winner."""
    keep_ended_days: Annotated[float, Meta(ge=0, le=3650)] = 0.0
    """How long an ended game is kept before it is deleted with its log; 0 is for ever."""
    announce_seconds: Seconds = 0.3
    """When stopping: how long calls are still served while readiness says no. Behind a load balancer some 5 s."""
    refuse_seconds: Seconds = 0.5
    """When stopping: how long new calls are still answered, with DRAINING."""
    grace_seconds: Seconds = 10.0
    """When stopping: how long calls that were begun may take to end."""


class SettingsError(ValueError):
    """A setting that does not exist or has an impossible value; the message names it."""


def load(environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Put the settings together: `flags` (None means not given), then `FAIRDEAL_*` of `environment`, then defaults.

    Raises SettingsError for a variable that is no setting and for a value out of its range.
    """
    given: dict[str, Any] = {
        _setting(variable): text for variable, text in environment.items() if variable.startswith(PREFIX)
    }
    if "allowed_origins" in given:
        given["allowed_origins"] = [origin.strip() for origin in given["allowed_origins"].split(",") if origin.strip()]
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(_told(str(error), flags)) from None


def _setting(variable: str) -> str:
    name = variable.removeprefix(PREFIX).lower()
    if name in Settings.__struct_fields__:
        return name
    close = difflib.get_close_matches(name, Settings.__struct_fields__, n=1)
    hint = f"; did you mean {PREFIX}{close[0].upper()}?" if close else ""
    raise SettingsError(f"{variable} is no setting{hint}")


def _told(error: str, flags: Mapping[str, Any]) -> str:
    problem, _, path = error.partition(" - at `$.")
    name = path.rstrip("`").partition("[")[0]
    source = f"--{name.replace('_', '-')}" if flags.get(name) is not None else f"{PREFIX}{name.upper()}"
    return f"{source}: {problem[0].lower()}{problem[1:]}"
