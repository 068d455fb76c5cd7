"""Everything that the use cases share: one value, made once by the process."""

import asyncio
import os
from typing import Final

from msgspec import Struct

from service.app.log.cache import GameCache
from service.app.messages.catalog import Limits
from service.app.messages.times import utc_now
from service.app.ports import Bus, Clock, Randomness, SeatTokens, Texts
from service.app.rules.catalog import Catalog
from service.app.rules.rule_book import rule_books
from service.app.rules.text_catalog import TextCatalog
from service.store.contract import EventStore

_SPARE: Final = 14
"""Moments that a game in memory keeps beyond the longest Update, for moves that answer an older version."""


class Tuning(Struct, frozen=True):
    """Sizes and times inside the process that no client needs to know."""

    cached_games: int = 1000
    """Games kept folded in memory."""
    poll_seconds: float = 5.0
    """How long a watcher waits for a signal before it reads the log anyway."""
    lag_entries: int = 1000
    """How many entries a reader of a stream may be behind, once it has been at the head."""


TUNING: Final = Tuning()
"""As shipped."""


class App:
    """The store, the bus, the games in memory, and what the process decided at start."""

    def __init__(  # noqa: PLR0913 - the parts of the process, each by its name
        self,
        *,
        store: EventStore,
        bus: Bus,
        tokens: SeatTokens,
        texts: Texts,
        limits: Limits,
        version: str,
        test: bool = False,
        clock: Clock = utc_now,
        randomness: Randomness = os.urandom,
        tuning: Tuning = TUNING,
    ) -> None:
        """Put the parts together and compile every title.

        Raises TypeError for a title that could leak or be misread, KeyError for one without its texts.
        """
        self.store = store
        self.bus = bus
        self.tokens = tokens
        self.limits = limits
        self.version = version
        """The version of the server."""
        self.test = test
        """Whether games may be set up with a chosen seed or position."""
        self.clock = clock
        self.randomness = randomness
        self.tuning = tuning
        titles = tuple(book.title for book in rule_books())
        self.catalog = Catalog(titles, texts)
        self.texts = TextCatalog(titles, texts)
        self.games = GameCache(store, tuning.cached_games, limits.update_entries + _SPARE)
        self.ready = False
        """Whether new callers should be sent here: not before everything is warm, and not once it will stop."""
        self.draining = asyncio.Event()
        """Set when streams and long polls shall end and new calls are refused."""

    def drain(self) -> None:
        """Let every stream end with the version to resume from, and every long poll answer."""
        self.draining.set()
        self.bus.wake()
