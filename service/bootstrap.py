"""From settings to a running App: the store, the bus, keys and texts, opened in order and closed in reverse."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from secrets import token_bytes
from typing import Final

from service.access.request_keys import KeyedRequests
from service.access.service_key import KEY_BYTES, load_service_key
from service.access.tokens import DerivedTokens
from service.api.completeness import need_complete
from service.api.examples import examples
from service.api.operations import OPERATIONS
from service.app.app import App
from service.app.log.due_time import Lifetimes
from service.app.log.tuning import Tuning
from service.app.messages.catalog import Limits
from service.bus.local import LocalBus
from service.settings import Settings, StoreKind
from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.sqlite import Bounds, Linger, SqliteStore
from service.wire.rpcs import rpcs
from service.wire.texts import TitleTexts

WAIT_SECONDS: Final = 25
"""Longest wait of a long poll; proxies cut silent calls after 30 s or more."""

_HOUR_MS: Final = 60 * 60 * 1_000
_DAY_MS: Final = 24 * _HOUR_MS

UPDATE_ENTRIES: Final = 50
"""Most entries in one Update."""


@asynccontextmanager
async def open_app(settings: Settings) -> AsyncGenerator[App]:
    """Give an App while the context is open; afterwards everything that it acknowledged is on disk.

    Raises StoreRefused or ServiceKeyRefused, for the one who starts the server, if a file cannot be used; Incomplete if
    an operation lacks its rpc, route or example.
    """
    need_complete(OPERATIONS, rpcs(), examples().calls)
    store = await open_store(settings)
    try:
        await store.probe()
        key = _service_key(settings)
        yield App(
            store=store,
            bus=LocalBus(),
            tokens=DerivedTokens(key),
            request_keys=KeyedRequests(key),
            texts=TitleTexts(),
            limits=_limits(settings),
            version=version("fairdeal"),
            test=settings.test,
            lifetimes=lifetimes(settings),
            tuning=Tuning(
                begin_wait_ms=settings.begin_wait_ms,
                watches=settings.watches,
                watches_each=settings.watches_each,
            ),
        )
    finally:
        await store.close()


def lifetimes(settings: Settings) -> Lifetimes:
    """Give what the settings say about how long games live."""
    kept = settings.keep_ended_days * _DAY_MS
    return Lifetimes(
        lobby_ms=int(settings.lobby_hours * _HOUR_MS),
        idle_ms=int(settings.idle_days * _DAY_MS),
        ended_ms=int(kept) if kept else None,
    )


async def open_store(settings: Settings) -> EventStore:
    """Open the store that the settings name. Raises StoreRefused."""
    match settings.store:
        case StoreKind.MEMORY:
            return MemoryStore()
        case StoreKind.SQLITE:
            linger = Linger(settings.linger_quiet_ms, settings.linger_most_ms, settings.linger_moves)
            return await SqliteStore.open(Path(settings.database), linger, bounds(settings))


def bounds(settings: Settings) -> Bounds:
    """Give what the settings say about writes that wait."""
    return Bounds(settings.write_seconds, settings.write_wait_ms, settings.waiting_writes, settings.waiting_write_bytes)


def _service_key(settings: Settings) -> bytes:
    """Read the key, or draw one that lives as long as the games in memory."""
    if settings.store is StoreKind.MEMORY:
        return token_bytes(KEY_BYTES)
    return load_service_key(Path(settings.service_key))


def _limits(settings: Settings) -> Limits:
    return Limits(
        request_bytes=settings.request_bytes,
        log_bytes=settings.log_bytes,
        wait_seconds=WAIT_SECONDS,
        update_entries=UPDATE_ENTRIES,
        heartbeat_seconds=settings.heartbeat_seconds,
    )
