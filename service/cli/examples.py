"""Writes the examples of the documents: `python -m service.cli.examples`, which `make examples` calls.

They come from games that are really played: in memory, with a fixed clock and fixed randomness, so the same each time.
"""

import asyncio
import hashlib
from collections.abc import Awaitable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.game import AnyTitle
from engine.registry import titles
from engine.visibility import Auditor
from service.access.request_keys import KeyedRequests
from service.access.tokens import DerivedTokens
from service.api.examples import FILE, FRESH, Example, Examples
from service.api.operation import Operation
from service.api.operations import OPERATIONS
from service.api.route import Freshness
from service.app.app import App
from service.app.call import Call
from service.app.log.file import log_file
from service.app.messages.catalog import Limits
from service.app.messages.times import instant, later
from service.app.messages.vocabulary import Update
from service.app.problem import DOMAIN, Problem
from service.bus.local import LocalBus
from service.store.memory import MemoryStore
from service.wire import json
from service.wire.problems import problem_document
from service.wire.texts import TitleTexts

_NOON: Final = instant(datetime(2026, 11, 29, 12, tzinfo=UTC))
_TRACE: Final = "4bf92f3577b34da6a3ce929d0e0e4736"
_ENTROPY: Final = "an-example"
_MOVES: Final = 4
_TRIES: Final = 2000
_VERSION: Final = "1.0.0"


async def play() -> Examples:
    """Play a game of each title through the use cases, and return what was sent and answered."""
    games = {name: _Game(title) for name, title in titles().items()}
    for game in games.values():
        await game.begin()
        for _ in range(_MOVES):
            await game.move()
        await game.look()
        await game.sit()
        await game.without_storage()
        await game.replay()
    first = next(iter(games.values()))
    await first.fail()
    if missing := [operation.name for operation in OPERATIONS if operation.name not in first.calls]:
        raise SystemExit(f"{', '.join(missing)}: called nowhere in {Path(__file__).name}, so there is no example")
    calls = {
        operation.name: _kept(operation, {title: game.calls[operation.name] for title, game in games.items()})
        for operation in OPERATIONS
    }
    return Examples(calls, first.problems)


def _kept(operation: Operation, calls: dict[str, Example]) -> dict[str, Example]:
    """Keep one where titles make no difference; what the catalogue says of a title is long, and a call away."""
    first, *others = calls.items()
    same = all(other == first[1] for _, other in others)
    return dict([first]) if same or operation.route.freshness is Freshness.CATALOGUE else calls


class _Game:
    """Makes the calls and keeps the first of each kind."""

    def __init__(self, title: AnyTitle) -> None:
        self._drawn, self._ticks, self._asked = count(), count(), count(1)
        self._operations = {operation.name: operation for operation in OPERATIONS}
        self._app = App(
            store=MemoryStore(),
            bus=LocalBus(),
            tokens=DerivedTokens(bytes(32)),
            request_keys=KeyedRequests(bytes(32)),
            texts=TitleTexts(),
            limits=Limits(65_536, 16_777_216, 25, 50, 15),
            version=_VERSION,
            test=True,
            clock=lambda: later(_NOON, 1000 * next(self._ticks)),
            randomness=self._random,
        )
        self._title = title
        self._tokens: dict[int, str] = {}
        self._game_id = ""
        self.calls: dict[str, Example] = {}
        self.problems: dict[str, Any] = {}

    def _random(self, size: int) -> bytes:
        return hashlib.shake_256(b"%d" % next(self._drawn)).digest(size)

    def _request_id(self) -> str:
        return f"00000000-0000-4000-8000-{next(self._asked):012d}"

    async def _call(self, name: str, *, caller: int | None = None, **fields: Any) -> Any:
        operation = self._operations[name]
        call = Call(token=None if caller is None else self._tokens[caller], trace_id=_TRACE)
        plain = json.to_plain(fields)
        request = json.convert(operation.request, plain)
        running = self._app.bind(operation.use_case)(call, request)
        answer = await (anext(running) if hasattr(running, "__anext__") else running)
        self.calls.setdefault(name, Example(_without_id(plain), json.to_plain(answer)))
        return answer

    async def begin(self) -> None:
        seats = self._title.seats.minimum
        asked: dict[str, Any] = {"rule_set": self._title.rule_set, "seats": seats, "spectators": "OPEN"}
        created = await self._call("CreateGame", request_id=self._request_id(), **asked)
        self._game_id = created.game.game_id
        self._tokens[0] = created.credentials[0].seat_token
        for seat in range(1, seats):
            joined = await self._call(
                "JoinGame", game_id=self._game_id, request_id=self._request_id(), display_name=f"Player {seat + 1}"
            )
            self._tokens[seat] = joined.credential.seat_token
        await self._call("StartGame", caller=0, game_id=self._game_id, request_id=self._request_id())

    async def sit(self) -> None:
        """Open another table with a bot, which is changed and called off; the examples go on with the first."""
        first, tokens = self._game_id, dict(self._tokens)
        seats = self._title.seats.minimum
        asked: dict[str, Any] = {"rule_set": self._title.rule_set, "seats": seats, "spectators": "OPEN"}
        created = await self._call("CreateGame", request_id=self._request_id(), **asked)
        own: dict[str, Any] = {"game_id": created.game.game_id}
        self._tokens = {0: created.credentials[0].seat_token}
        await self._call("PreviewGame", join_code=created.game.join_code)
        await self._act("AddBot", **own, seat=1)
        await self._act("FreeSeat", **own, seat=1)
        for seat in range(1, seats):
            await self._act("AddBot", **own, seat=seat)
        rotated = await self._act("RotateSeatToken", **own)
        self._tokens = {0: rotated.credential.seat_token}
        await self._act("StartGame", **own)
        await self._act("PauseGame", **own)
        await self._act("ResumeGame", **own)
        await self._act("AdvanceClock", **own, milliseconds=1_000)
        await self._act("CancelGame", **own)
        await self._leave()
        self._game_id, self._tokens = first, tokens

    async def _leave(self) -> None:
        """Leave a table, come back, and resign from another one, which is played again."""
        own = await self._started({"on_leave": "BOT"})
        await self._act("LeaveSeat", game_id=own)
        await self._act("ReturnToSeat", game_id=own)
        own = await self._started({})
        await self._act("Resign", game_id=own)
        await self._act("Rematch", game_id=own)
        await self._call("GetSeries", caller=0, game_id=own)

    async def _started(self, settings: dict[str, Any]) -> str:
        seats = self._title.seats.minimum
        claims = [{"seat": seat} for seat in range(seats)]
        asked: dict[str, Any] = {"rule_set": self._title.rule_set, "seats": seats, "claims": claims}
        created = await self._call("CreateGame", request_id=self._request_id(), settings=settings, **asked)
        self._tokens = {each.seat: each.seat_token for each in created.credentials}
        own: str = created.game.game_id
        await self._act("StartGame", game_id=own)
        return own

    async def _act(self, name: str, **fields: Any) -> Any:
        return await self._call(name, caller=0, request_id=self._request_id(), **fields)

    async def _turn(self) -> Update:
        """Give the game as the seat sees it that the game waits for; where it is over, another one begins."""
        shown = await self._shown(0)
        if not shown.waiting_for:
            await self.begin()
            shown = await self._shown(0)
        return await self._shown(shown.waiting_for[0].seat)

    async def _shown(self, seat: int) -> Update:
        update: Update = (await self._call("GetGame", caller=seat, game_id=self._game_id)).update
        return update

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
        rules = await self._call("ListRules", rule_set=self._title.rule_set)
        rule = next(rule for section in rules.sections for rule in section.rules)
        await self._call("GetRule", rule_set=self._title.rule_set, rule=rule.rule)

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
            self.problems.setdefault(problem.reason, json.to_plain(document))
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

        answer = await self._app.bind(operation.use_case)(Call(trace_id=_TRACE), requests())
        body = "".join(f"{text}\n" for text in texts)
        self.calls["Replay"] = Example({"title": self._title.name}, json.to_plain(answer), body)


def _without_id(fields: dict[str, Any]) -> dict[str, Any]:
    """Keep no request id: who reads the file makes a new one."""
    return fields | {"request_id": FRESH} if "request_id" in fields else fields


def _path_of(operation: str, game_id: str) -> str:
    path = next(each.route.path for each in OPERATIONS if each.name == operation)
    return path.replace("{game_id}", game_id)


def written(examples: Examples) -> bytes:
    """Give the file, with a line for each call of each title, so that a change shows where it is."""
    plain = msgspec.to_builtins(examples)
    calls = ",\n".join(
        f'"{name}": {{\n' + ",\n".join(f'"{title}": {_line(call)}' for title, call in by_title.items()) + "\n}"
        for name, by_title in plain["calls"].items()
    )
    problems = ",\n".join(f'"{reason}": {_line(problem)}' for reason, problem in plain["problems"].items())
    return f'{{"calls": {{\n{calls}\n}}, "problems": {{\n{problems}\n}}}}\n'.encode()


def _line(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()


if __name__ == "__main__":
    (Path(__file__).parents[1] / "api" / FILE).write_bytes(written(asyncio.run(play())))
