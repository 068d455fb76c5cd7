"""The application: the parts of the process, made once, and the use cases with the parts that each of them names."""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any, Final, get_type_hints

from service.admission.load import Load
from service.admission.slices import Slices
from service.app.games.authentication import Authentication
from service.app.games.new_games import NewGames
from service.app.games.submit_move import Moves
from service.app.games.table_act import TableActs
from service.app.log.agenda import Agenda
from service.app.log.append import Appender
from service.app.log.cache import GameCache
from service.app.log.due_time import LIFETIMES, Lifetimes
from service.app.log.follow import Follower
from service.app.log.outages import Outages
from service.app.log.readiness import Readiness
from service.app.log.tuning import TUNING, Tuning
from service.app.log.update import Updates
from service.app.messages.catalog import Limits
from service.app.messages.times import utc_now
from service.app.ports import Bus, Clock, Randomness, RequestKeys, SeatTokens, Texts
from service.app.problem import Problem, ServiceReason
from service.app.rule_book import rule_books
from service.app.rules.catalog import Catalog
from service.app.rules.rule_pages import RulePages
from service.app.rules.text_catalog import TextCatalog
from service.app.table.bot_turn import BotTurns
from service.app.table.scheduler import Scheduler
from service.app.table.settler import Settler
from service.store.contract import EventStore

_SPARE: Final = 14
"""Snapshots that a game in memory keeps beyond the longest Update, for moves that answer an older version."""

_OF_THE_CALL: Final = 2
"""What every use case takes beside its parts: the call, and the request or the requests."""


class App:
    """The parts of the process. Nothing below takes all of them: `bind` gives a use case those that it names."""

    load: Load
    """Whose turn it is to be begun."""
    readiness: Readiness
    """Whether new callers should be sent here."""
    draining: asyncio.Event
    """Set when streams and long polls shall end and new calls are refused."""
    store: EventStore
    """Where the logs are."""
    bus: Bus
    """Tells watchers."""
    tokens: SeatTokens
    """Makes and hashes seat tokens."""
    clock: Clock
    """The server's clock."""
    limits: Limits
    """What clients are told about sizes and times."""
    version: str
    """The version of the server."""
    test: bool
    """Whether games may be set up with a chosen seed or position."""
    catalog: Catalog
    """The rule sets."""
    texts: TextCatalog
    """Their texts."""
    pages: RulePages
    """Their rules in words."""
    callers_work: Slices
    """Where costly work is done on what callers bring: tables, logs, long requests."""
    games_work: Slices
    """Where games are read from their logs, which no such caller can delay."""
    cache: GameCache
    """The games in memory."""
    authentication: Authentication
    """Who may see and do what."""
    updates: Updates
    """What is answered about a table."""
    agenda: Agenda
    """What is due next."""
    outages: Outages
    """When nobody could play."""
    appender: Appender
    """The one way into a log."""
    settler: Settler
    """Does what is due in a game."""
    scheduler: Scheduler
    """Finds the games in which something is due."""
    follower: Follower
    """Waits for what happens next."""
    new_games: NewGames
    """What a new game needs."""
    moves: Moves
    """Plays moves."""
    acts: TableActs
    """Lets seats act at their table."""

    def __init__(  # noqa: PLR0913 - the parts of the process, each by its name
        self,
        *,
        store: EventStore,
        bus: Bus,
        tokens: SeatTokens,
        request_keys: RequestKeys,
        texts: Texts,
        limits: Limits,
        version: str,
        test: bool = False,
        clock: Clock = utc_now,
        randomness: Randomness = os.urandom,
        tuning: Tuning = TUNING,
        lifetimes: Lifetimes = LIFETIMES,
    ) -> None:
        """Put the parts together and compile every title.

        Raises TypeError for a title that could leak or be misread, KeyError for one without its texts.
        """
        self.load, self.readiness, self.draining = Load(tuning.begin_wait_ms), Readiness(store), asyncio.Event()
        titles = tuple(book.title for book in rule_books())
        self.store, self.bus, self.tokens, self.clock = store, bus, tokens, clock
        self.limits, self.version, self.test = limits, version, test
        self.catalog, self.texts = Catalog(titles, texts), TextCatalog(titles, texts)
        self.pages = RulePages(titles, texts)
        self.callers_work = Slices(
            tuning.waiting_work, tuning.waiting_work_each, lambda: Problem(ServiceReason.OVERLOADED)
        )
        self.games_work = Slices()
        self.cache = GameCache(store, self.games_work, tuning.cached_games, limits.update_entries + _SPARE)
        self.authentication = Authentication(self.cache, tokens)
        self.updates = Updates(limits.update_entries, clock)
        self.follower = Follower(
            bus=bus, cache=self.cache, updates=self.updates, limits=limits, tuning=tuning, draining=self.draining
        )
        self._put_tables_together(request_keys, randomness, lifetimes)

    def _put_tables_together(self, request_keys: RequestKeys, randomness: Randomness, lifetimes: Lifetimes) -> None:
        """Make the parts by which something happens at a table."""
        self.agenda, self.outages = Agenda(), Outages()
        self.appender = Appender(
            store=self.store,
            cache=self.cache,
            bus=self.bus,
            clock=self.clock,
            request_keys=request_keys,
            agenda=self.agenda,
            lifetimes=lifetimes,
            outages=self.outages,
        )
        self.settler = Settler(self.appender, self.cache, BotTurns(self.cache))
        self.scheduler = Scheduler(self.store, self.settler, self.agenda, self.outages, self.clock)
        self.new_games = NewGames(
            store=self.store,
            tokens=self.tokens,
            request_keys=request_keys,
            clock=self.clock,
            randomness=randomness,
            agenda=self.agenda,
            lifetimes=lifetimes,
            test=self.test,
        )
        self.moves = Moves(self.appender, self.cache, self.updates, self.settler)
        self.acts = TableActs(self.authentication, self.appender, self.updates)

    def bind(self, use_case: Callable[..., Any]) -> Callable[..., Any]:
        """Give a use case with its parts: it takes the call and the request then.

        A parameter before these two is a part if it has the name and the type of one above. Raises TypeError for one
        that is none: a start-up error.
        """
        have, wanted = get_type_hints(App), get_type_hints(use_case)
        names = list(signature(use_case).parameters)[:-_OF_THE_CALL]
        for name in names:
            if name not in have or have[name] != wanted[name]:
                raise TypeError(f"{use_case.__name__} takes {name}: {wanted[name]}, which is no part of the App")
        return partial(use_case, *(getattr(self, name) for name in names))

    def drain(self) -> None:
        """Let every stream end with the version to resume from, and every long poll answer."""
        self.draining.set()
        self.bus.wake()
