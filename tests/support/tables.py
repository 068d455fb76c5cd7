"""Tables to sit at: an App over any store, and the callers of one game."""

import asyncio
import json
import os
import random
from collections.abc import AsyncGenerator, Awaitable, Iterable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
import pytest

from service.access.request_keys import KeyedRequests
from service.access.tokens import DerivedTokens
from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.export_log import export_log
from service.app.games.get_game import get_game
from service.app.games.start_game import start_game
from service.app.games.submit_move import submit_move
from service.app.games.watch_game import watch_game
from service.app.log.folded_game import FoldedGame
from service.app.log.tuning import TUNING, Tuning
from service.app.messages.catalog import Limits
from service.app.messages.games import ExportLogRequest, GetGameRequest, SubmitMoveRequest, SubmitMoveResponse
from service.app.messages.lobby import (
    Claim,
    CreateGameRequest,
    CreateGameResponse,
    PositionSetup,
    SeedSetup,
    Spectators,
    StartGameRequest,
)
from service.app.messages.times import Instant, instant, later
from service.app.messages.unions import GameMove
from service.app.messages.vocabulary import LogLine, Update
from service.app.messages.watch import WatchGameRequest, WatchMessage
from service.app.ports import Bus, Randomness
from service.app.problem import Problem
from service.bus.local import LocalBus
from service.store.contract import EventStore
from service.store.status import Status

T = TypeVar("T")

RULES = "take_that/1"

LIMITS = Limits(request_bytes=65_536, log_bytes=1_000_000, wait_seconds=25, update_entries=50, heartbeat_seconds=15)

KEY = bytes(range(32))


class PathTexts:
    """Texts that tell where they would stand."""

    languages = ("en", "ko")

    def text(self, title: str, language: str, *path: str) -> str:
        """Give the path."""
        return ".".join((language, title, *path))

    def names(self, title: str, language: str, section: str) -> dict[str, str]:
        """Give one name, its path."""
        return {"any": f"{language}.{title}.{section}.any"}

    def rules(self, title: str, language: str) -> str | None:
        """Give a page with one rule."""
        return f"# {title}\n\n| X1.1 | S | {language}.{title} |\n"

    def shared(self, language: str, *path: str) -> str:
        """Give the path."""
        return ".".join((language, *path))


class Clock:
    """A clock that tests turn; it goes on by a millisecond at each look, unless it is told to stand."""

    def __init__(self) -> None:
        self.now = instant(datetime(2026, 11, 29, 12, tzinfo=UTC))
        self.step = 1

    def __call__(self) -> Instant:
        self.now = later(self.now, self.step)
        return self.now


def make_app(
    store: EventStore,
    *,
    bus: Bus | None = None,
    test: bool = True,
    tuning: Tuning = TUNING,
    randomness: Randomness = os.urandom,
    key: bytes = KEY,
    **limits: int,
) -> App:
    """Make an App over a store; several over one store are replicas that do not hear each other, unless by `bus`."""
    values = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__} | limits
    return App(
        store=store,
        bus=bus or LocalBus(),
        tokens=DerivedTokens(key),
        request_keys=KeyedRequests(key),
        texts=PathTexts(),
        limits=Limits(**values),
        version="0",
        test=test,
        clock=Clock(),
        randomness=randomness,
        tuning=tuning,
    )


class Table:
    """One game, and whoever sits or looks at it, through one App."""

    def __init__(self, app: App, created: CreateGameResponse) -> None:
        self.app = app
        self.game_id = created.game.game_id
        self.created = created
        self.tokens = {each.seat: each.seat_token for each in created.credentials}
        self._asked = 0

    def through(self, app: App) -> "Table":
        """Give the same game through another replica."""
        other = Table(app, self.created)
        other.tokens = self.tokens
        other._asked = 1_000_000
        return other

    def call(self, seat: int | None) -> Call:
        """Call as a seat, or as a spectator."""
        return Call(token=None if seat is None else self.tokens[seat])

    def new_id(self) -> str:
        """Make a request id up."""
        self._asked += 1
        return f"request-{self._asked}"

    async def start(self, request_id: str = "start") -> Update:
        """Let the host deal."""
        response = await self.app.bind(start_game)(
            self.call(0), StartGameRequest(game_id=self.game_id, request_id=request_id)
        )
        return response.update

    def submit(
        self, seat: int | None, move: GameMove, expected: int, request_id: str | None = None, **more: bool
    ) -> Awaitable[SubmitMoveResponse]:
        """Ask for a move."""
        request = SubmitMoveRequest(
            game_id=self.game_id,
            request_id=request_id or self.new_id(),
            expected_version=expected,
            move=move,
            **more,
        )
        return self.app.bind(submit_move)(self.call(seat), request)

    async def see(self, seat: int | None = None, after: int = 0, wait: int = 0) -> Update:
        """Look at the game."""
        request = GetGameRequest(game_id=self.game_id, after_version=after, wait=wait)
        return (await self.app.bind(get_game)(self.call(seat), request)).update

    def watch(self, seat: int | None = None, after: int = 0) -> AsyncGenerator[WatchMessage]:
        """Watch the game."""
        request = WatchGameRequest(game_id=self.game_id, after_version=after)
        return _items(self.app.bind(watch_game)(self.call(seat), request))

    async def export_text(self, seat: int | None = None) -> list[str]:
        """Export the log."""
        request = ExportLogRequest(game_id=self.game_id)
        return [response.line async for response in self.app.bind(export_log)(self.call(seat), request)]

    async def export(self, seat: int | None = None) -> list[LogLine]:
        """Export the log, and read its lines."""
        return [msgspec.json.decode(line, type=LogLine) for line in await self.export_text(seat)]

    async def folded(self) -> FoldedGame:
        """Give what the server knows: tests may."""
        return await self.app.cache.fresh(self.game_id)

    async def next_seat(self) -> int:
        """Give the seat that the game waits for."""
        return (await self.folded()).head.waiting_for[0].seat

    async def play(self, moves: int = 10_000, seed: int = 0) -> int:
        """Play random legal moves until the game ends; give the version."""
        choice = random.Random(seed)
        game = await self.folded()
        while moves and game.head.status is Status.RUNNING:
            seat = game.head.waiting_for[0].seat
            move = choice.choice(game.book.title.legal_moves(game.head.state, seat))
            await self.submit(seat, move, game.head.version, brief=True)
            moves -= 1
        return game.head.version


async def _items(responses: AsyncGenerator[Any]) -> AsyncGenerator[WatchMessage]:
    try:
        async for response in responses:
            yield response.item
    finally:
        await responses.aclose()


async def open_table(app: App, seats: int = 3, *, taken: Iterable[int] | None = None, **more: Any) -> Table:
    """Create a game, open to spectators unless told otherwise, whose creator takes the seats `taken`, or all."""
    claims = tuple(Claim(seat=seat) for seat in (range(seats) if taken is None else taken))
    asked = {"request_id": f"create-{id(more)}-{seats}", "rule_set": RULES, "spectators": Spectators.OPEN} | more
    return Table(app, await app.bind(create_game)(Call(), CreateGameRequest(seats=seats, claims=claims, **asked)))


async def running_table(app: App, seats: int = 3, seed: str = "seed", **more: Any) -> Table:
    """Start a game with a known deal."""
    table = await open_table(app, seats, **{"setup": SeedSetup(seed=seed)} | more)
    await table.start()
    return table


async def position_table(app: App, seats: int, given: str, seed: str = "seed", **more: Any) -> Table:
    """Start a game from a position."""
    return await running_table(app, seats, setup=PositionSetup(given=json.loads(given), seed=seed), **more)


async def problem_of(asked: Awaitable[Any]) -> Problem:
    """Give the problem that a call ends in."""
    with pytest.raises(Problem) as caught:
        await asked
    return caught.value


async def within(seconds: float, asked: Awaitable[T]) -> T:
    """Wait, but not for ever."""
    async with asyncio.timeout(seconds):
        return await asked
