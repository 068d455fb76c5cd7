"""Examples for the document, from games that are really played: in memory, with a fixed clock and fixed randomness."""

import hashlib
from collections.abc import Awaitable, Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any, Final

from msgspec import Struct

from engine.game import AnyTitle
from engine.registry import titles
from engine.visibility import Auditor
from service.access.tokens import SeatTokens
from service.app.app import App
from service.app.call import Call
from service.app.inventory import OPERATIONS
from service.app.log.file import log_file
from service.app.messages.catalog import Limits
from service.app.messages.times import instant
from service.app.messages.vocabulary import Update
from service.app.problem import DOMAIN, Problem
from service.bus.local import LocalBus
from service.rest.routes import ROUTES
from service.store.memory import MemoryStore
from service.wire import json
from service.wire.problems import ProblemDocument, problem_document
from service.wire.texts import TitleTexts

_NOON: Final = instant(datetime(2026, 11, 29, 12, tzinfo=UTC))
_TRACE: Final = "4bf92f3577b34da6a3ce929d0e0e4736"
_ENTROPY: Final = "an-example"
_MOVES: Final = 4
_TRIES: Final = 2000


class Example(Struct, frozen=True):
    """One call that was made."""

    fields: Mapping[str, Any]
    """The fields of its request."""
    answer: Any
    """What came back, as plain data; the first message of a stream."""
    lines: str | None = None
    """The body, where it is a log."""


class Played(Struct, frozen=True):
    """A game of each title, played a few moves."""

    calls: Mapping[str, Mapping[str, Example]]
    """One call of each operation for each title, by their names."""
    problems: Mapping[str, ProblemDocument]
    """Some calls that were refused, by their reason."""


async def played(version: str) -> Played:
    """Play a game of each title through the use cases, and return what was sent and answered.

    The same every time on the same `version` of the server.
    """
    games = {name: _Game(version, title) for name, title in titles().items()}
    for game in games.values():
        await game.begin()
        for _ in range(_MOVES):
            await game.move()
        await game.look()
        await game.without_storage()
        await game.replay()
    first = next(iter(games.values()))
    await first.fail()
    calls = {name: {title: game.calls[name] for title, game in games.items()} for name in first.calls}
    return Played(calls, first.problems)


class _Game:
    """Makes the calls and keeps the first of each kind."""

    def __init__(self, version: str, title: AnyTitle) -> None:
        self._drawn, self._ticks, self._asked = count(), count(), count(1)
        self._operations = {operation.name: operation for operation in OPERATIONS}
        self._app = App(
            store=MemoryStore(),
            bus=LocalBus(),
            tokens=SeatTokens(bytes(32)),
            texts=TitleTexts(),
            limits=Limits(65_536, 16_777_216, 25, 50, 15),
            version=version,
            clock=lambda: _NOON + timedelta(seconds=next(self._ticks)),
            randomness=self._random,
        )
        self._title = title
        self._tokens: dict[int, str] = {}
        self._game_id = ""
        self.calls: dict[str, Example] = {}
        self.problems: dict[str, ProblemDocument] = {}

    def _random(self, size: int) -> bytes:
        return hashlib.shake_256(b"%d" % next(self._drawn)).digest(size)

    def _request_id(self) -> str:
        return f"00000000-0000-4000-8000-{next(self._asked):012d}"

    async def _call(self, name: str, *, caller: int | None = None, **fields: Any) -> Any:
        operation = self._operations[name]
        call = Call(token=None if caller is None else self._tokens[caller], trace_id=_TRACE)
        plain = json.to_plain(fields)
        request = json.convert(operation.request, plain)
        running = self._app.bind(operation.run)(call, request)
        answer = await (anext(running) if hasattr(running, "__anext__") else running)
        self.calls.setdefault(name, Example(plain, json.to_plain(answer)))
        return answer

    async def begin(self) -> None:
        seats = self._title.seats.minimum
        created = await self._call(
            "CreateGame",
            request_id=self._request_id(),
            rule_set=self._title.rule_set,
            seats=seats,
            spectators="OPEN",
        )
        self._game_id = created.game.game_id
        self._tokens[0] = created.credentials[0].seat_token
        for seat in range(1, seats):
            joined = await self._call(
                "JoinGame", game_id=self._game_id, request_id=self._request_id(), display_name=f"Player {seat + 1}"
            )
            self._tokens[seat] = joined.credential.seat_token
        await self._call("StartGame", caller=0, game_id=self._game_id, request_id=self._request_id())

    async def _turn(self) -> Update:
        """Give the game as the seat sees it that the game waits for."""
        shown: Update = (await self._call("GetGame", caller=0, game_id=self._game_id)).update
        acting = shown.waiting_for[0].seat
        return (await self._call("GetGame", caller=acting, game_id=self._game_id)).update

    async def _submit(self, turn: Update, move: Any, **options: Any) -> Any:
        return await self._call(
            "SubmitMove",
            caller=turn.waiting_for[0].seat,
            game_id=self._game_id,
            request_id=self._request_id(),
            expected_version=turn.version,
            move=move,
            **options,
        )

    async def move(self) -> None:
        turn = await self._turn()
        assert turn.legal_moves
        await self._submit(turn, turn.legal_moves[0])

    async def look(self) -> None:
        acting = (await self._turn()).waiting_for[0].seat
        await self._call("ListLegalMoves", caller=acting, game_id=self._game_id, explain=True)
        await self._call("ListEntries", caller=0, game_id=self._game_id, after_version=0, page_size=2)
        await self._call("WatchGame", caller=0, game_id=self._game_id, after_version=2)
        await self._call("GetReplay", caller=0, game_id=self._game_id, version=3)
        await self._call("ExportLog", caller=0, game_id=self._game_id)
        await self._call("ListGames", page_size=20)
        await self._call("GetServer")
        await self._call("ListRuleSets")
        await self._call("GetRuleSet", rule_set=self._title.rule_set)
        await self._call("GetTexts", rule_set=self._title.rule_set)

    async def fail(self) -> None:
        """Be refused: too late, against the rules, in the wrong shape."""
        turn = await self._turn()
        assert turn.legal_moves
        await self._submit(turn, turn.legal_moves[0])
        await self._refused("SubmitMove", self._submit(turn, turn.legal_moves[0]))
        turn = await self._turn()
        universe = self._title.moves(self._title.options(), self._title.seats.minimum)
        for move, _ in zip(universe, range(_TRIES), strict=False):
            if await self._refused("SubmitMove", self._submit(turn, move, dry_run=True)):
                break
        await self._refused("ListGames", self._call("ListGames", page_size=0))

    async def _refused(self, operation: str, calling: Awaitable[Any]) -> bool:
        """Keep the problem that a call ends in; say whether it was a rule of the title."""
        try:
            await calling
        except Problem as problem:
            document = problem_document(problem, Call(trace_id=_TRACE), _path_of(operation, self._game_id))
            self.problems.setdefault(problem.reason, document)
            return problem.domain != DOMAIN
        return False

    async def without_storage(self) -> None:
        """Call RulesService, which keeps nothing."""
        name = self._title.name
        new = await self._call("NewState", title=name, seats=self._title.seats.minimum, entropy=_ENTROPY)
        table: dict[str, Any] = {"title": name, "state": new.state}
        seat = new.acting[0]
        listed = await self._call("ListMoves", **table, seat=seat)
        move = listed.legal_moves[0]
        await self._call("CheckMove", **table, seat=seat, move=move)
        await self._call("ApplyMove", **table, seat=seat, move=move, entropy=_ENTROPY)
        await self._call("GetView", **table, viewer={"type": "viewer.at_seat", "seat": seat})

    async def replay(self) -> None:
        """Replay the log that the game has so far, with everything in it."""
        game = await self._app.store.game(self._game_id)
        assert game is not None
        texts = [line.decode() async for line in log_file(self._app.store, game, game.head, Auditor())]
        operation = self._operations["Replay"]

        async def requests() -> Any:
            for text in texts:
                yield json.convert(operation.request, {"title": self._title.name, "line": text})

        answer = await self._app.bind(operation.run)(Call(trace_id=_TRACE), requests())
        body = "".join(f"{text}\n" for text in texts)
        self.calls["Replay"] = Example({"title": self._title.name}, json.to_plain(answer), body)


def _path_of(operation: str, game_id: str) -> str:
    path = next(route.path for route in ROUTES if route.operation == operation)
    return path.replace("{game_id}", game_id)
