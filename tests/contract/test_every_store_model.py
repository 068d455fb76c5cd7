"""Any sequence of calls, against a model that is a list."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from service.store.records import JOINING, Append, Appended, Creation, GameRecord, Head, Known, Moved, Wanted, recorded
from service.store.spectators import Spectators
from service.store.status import Status
from tests.support.soak import rounds
from tests.support.stores import STORES, append, creation, game_id, key, seat

GAMES = st.integers(0, 2)
REQUEST_IDS = st.sampled_from(["a", "b", "c", "d"])
SEATS = st.sampled_from([JOINING, 0, 1])
APPS = st.sampled_from(["open", "app"])
STATUSES = st.sampled_from(list(Status))
WHO = st.sampled_from(list(Spectators))


class ModelGame:
    """A game as the contract describes it."""

    def __init__(self, made: Creation) -> None:
        self.made = made
        self.appended: list[Append] = []

    @property
    def version(self) -> int:
        return 1 + len(self.appended)

    @property
    def record(self) -> GameRecord:
        record = self.made.game
        for step in self.appended:
            record = recorded(record, step)
        return record

    def known(self, number: int, seat: int, request_id: str) -> Known | None:
        for step in self.appended:
            if (step.seat, step.request_key) == (seat, key(request_id)):
                return Known(game_id(number), step.entry.version, step.fingerprint, self.version)
        return None


class StoreMachine(RuleBasedStateMachine):
    """Calls a store and the model alike."""

    kind = ""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store = self.run(STORES[self.kind](Path(self.folder.name)))
        self.games: dict[int, ModelGame] = {}

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    def created(self, app: str, request_id: str) -> Known | None:
        for number, game in self.games.items():
            if (game.made.game.app_id, game.made.request_key) == (app, key(request_id)):
                return Known(game_id(number), 1, game.made.fingerprint, game.version)
        return None

    @rule(number=GAMES, app=APPS, request_id=REQUEST_IDS, mark=st.sampled_from("xy"), spectators=WHO)
    def create(self, number: int, app: str, request_id: str, mark: str, spectators: Spectators) -> None:
        new = creation(number, request_id, mark * 64, app_id=app, spectators=spectators, created_ms=7 * (number % 2))
        if known := self.created(app, request_id):
            assert self.run(self.store.create(new)) == known
        elif number in self.games:
            with pytest.raises(ValueError, match=game_id(number)):
                self.run(self.store.create(new))
        else:
            assert self.run(self.store.create(new)) == Appended()
            self.games[number] = ModelGame(new)

    @rule(
        number=GAMES,
        owner=SEATS,
        request_id=REQUEST_IDS,
        mark=st.sampled_from("xy"),
        behind=st.sampled_from([0, 0, 0, 1, -1]),
        status=STATUSES,
        taken=st.lists(
            st.builds(seat, st.integers(0, 3), st.integers(1, 3), st.sampled_from([None, "Bo"])), max_size=2
        ),
    )
    def append(self, number, owner, request_id, mark, behind, status, taken) -> None:
        game = self.games.get(number)
        head = game.version if game else 0
        after = max(0, head - behind)
        new = Head(after + 1, status, after if behind else None, b"{}" if status is Status.ENDED else None)
        step = append(
            number, after=after, request_id=request_id, seat=owner, fingerprint=mark * 64, head=new, seats=tuple(taken)
        )
        heard: list[bool] = []

        answer = self.run(self.store.append(step, lambda: heard.append(True)))

        known = game.known(number, owner, request_id) if game else None
        accepted = game is not None and known is None and after == head
        assert answer == (Appended() if accepted else known or Moved(head))
        assert heard == [True] * accepted
        if accepted:
            game.appended.append(step)

    @rule(number=GAMES, owner=SEATS, request_id=REQUEST_IDS)
    def find_request(self, number: int, owner: int, request_id: str) -> None:
        game = self.games.get(number)
        expected = (game.known(number, owner, request_id) or Moved(game.version)) if game else Moved(0)
        assert self.run(self.store.find_request(game_id(number), owner, key(request_id))) == expected

    @rule(app=APPS, request_id=REQUEST_IDS)
    def find_creation(self, app: str, request_id: str) -> None:
        assert self.run(self.store.find_creation(app, key(request_id))) == self.created(app, request_id)

    @rule(number=GAMES, after=st.integers(0, 6), limit=st.integers(1, 5))
    def read(self, number: int, after: int, limit: int) -> None:
        game = self.games.get(number)
        whole = [game.made.entry, *(step.entry for step in game.appended)] if game else []
        assert list(self.run(self.store.read(game_id(number), after, limit))) == whole[after : after + limit]

    @rule(app=APPS, status=st.none() | STATUSES, limit=st.integers(1, 3))
    def open_games(self, app: str, status: Status | None, limit: int) -> None:
        records = [game.record for game in self.games.values()]
        listed = [
            r
            for r in records
            if r.spectators is Spectators.OPEN and r.app_id == app and status in (None, r.head.status)
        ]
        listed.sort(key=lambda record: (record.created_ms, record.game_id), reverse=True)
        assert (
            list(self.run(self.store.listed_games(app, Wanted(status=status), None, limit)).records) == listed[:limit]
        )

    @precondition(lambda self: self.kind != "memory")
    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.store = self.run(STORES[self.kind](Path(self.folder.name)))

    @invariant()
    def records_agree(self) -> None:
        for number in range(3):
            expected = self.games[number].record if number in self.games else None
            assert self.run(self.store.game(game_id(number))) == expected


@pytest.mark.parametrize("kind", STORES)
def test_any_sequence_of_calls_agrees_with_the_model(kind: str):
    machine = type("Machine", (StoreMachine,), {"kind": kind})
    checks = settings(
        max_examples=rounds(40),
        stateful_step_count=40,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    run_state_machine_as_test(machine, settings=checks)
