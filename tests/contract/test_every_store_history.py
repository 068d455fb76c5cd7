"""What 64 callers at once are told must be possible; and the judge of that is judged by an exhaustive search."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from math import inf
from time import perf_counter

import pytest
from msgspec.structs import replace

from service.store.contract import EventStore
from service.store.records import Appended, Known, Moved
from tests.support.history import Call, Told, dense, faults
from tests.support.soak import rounds
from tests.support.stores import append, creation, game_id, ignore, key, log

CALLERS = 64


class Caller:
    """Sends to one game, at random: new moves on the head it believes in, old ones again, questions."""

    def __init__(self, store: EventStore, seed: int) -> None:
        self._store = store
        self._name = f"caller-{seed}"
        self._random = random.Random(seed)
        self._head = 1
        self._sent: dict[str, Call] = {}
        self._looks: list[Call] = []

    @property
    def history(self) -> list[Call]:
        """What it was told."""
        return [*self._sent.values(), *self._looks]

    async def play(self, moves: int) -> None:
        """Make some calls, one after the other."""
        for move in range(moves):
            match self._random.randrange(8):
                case 0:
                    await self._look()
                case 1 if self._sent:
                    call = self._random.choice(list(self._sent.values()))
                    await self._send(call.request_id, call.expected)
                case 2:
                    await self._send_and_leave(f"{self._name}-{move}")
                case _:
                    await self._send(f"{self._name}-{move}", self._head)

    async def _look(self) -> None:
        start = perf_counter()
        answer = await self._store.find_request(game_id(0), 0, key("nobody's"))
        assert isinstance(answer, Moved)
        self._saw(start, answer.head)

    def _saw(self, start: float, head: int) -> None:
        self._head = head
        self._looks.append(Call(start, perf_counter(), Told.HEAD, head))

    async def _send(self, request_id: str, expected: int) -> None:
        call = self._begin(request_id, expected)
        start = perf_counter()
        answer = await self._store.append(append(after=expected, request_id=request_id), ignore)
        end = min(perf_counter(), call.end)
        match answer:
            case Appended():
                self._head = expected + 1
                self._sent[request_id] = replace(call, end=end, told=Told.STORED, version=expected + 1)
            case Known(version=version, head=head):
                self._saw(start, head)
                self._sent[request_id] = replace(call, end=end, told=Told.STORED, version=version)
            case Moved(head=head):
                self._saw(start, head)
                if call.told is Told.NOTHING:
                    self._sent[request_id] = replace(call, end=end, told=Told.MOVED, version=head)

    async def _send_and_leave(self, request_id: str) -> None:
        """Send and be gone before the answer."""
        self._begin(request_id, self._head)
        sending = asyncio.ensure_future(self._store.append(append(after=self._head, request_id=request_id), ignore))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.wait([sending])

    def _begin(self, request_id: str, expected: int) -> Call:
        call = Call(perf_counter(), inf, Told.NOTHING, 0, request_id, expected)
        return self._sent.setdefault(request_id, call)


@pytest.mark.parametrize("seed", range(rounds(3)))
async def test_what_many_callers_are_told_is_possible(store: EventStore, seed: int):
    start = perf_counter()
    await store.create(creation())
    made = Call(start, perf_counter(), Told.STORED, 1, "creation")
    callers = [Caller(store, seed * CALLERS + number) for number in range(CALLERS)]

    await asyncio.gather(*(caller.play(60) for caller in callers))

    entries = await log(store)
    history = [made, *(call for caller in callers for call in caller.history)]
    assert dense([entry.version for entry in entries])
    assert faults(history, ["creation", *(_request_id(entry.full) for entry in entries[1:])]) == []
    assert len(entries) > 40
    assert len(history) > CALLERS * 50


def _request_id(full: bytes) -> str:
    """The request id, which these entries say."""
    return full.decode().split()[2]


# The judge, judged.


def possible(history: Sequence[Call], log: Sequence[str]) -> bool:
    """Search for an order of the calls in which one log would have given all those answers and be this one at last."""
    return _search(frozenset(range(len(history))), (), history, tuple(log))


def _search(left: frozenset[int], so_far: tuple[str, ...], history: Sequence[Call], log: tuple[str, ...]) -> bool:
    if not left:
        return so_far == log
    first_end = min(history[index].end for index in left)
    return any(
        _search(left - {index}, after, history, log)
        for index in left
        if history[index].start <= first_end
        for after in _outcomes(history[index], so_far)
    )


def _outcomes(call: Call, log: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What the log may be after a call, if it is answered here as it was."""
    head = len(log)
    fits = head == call.expected and call.request_id not in log
    match call.told:
        case Told.STORED if fits and call.version == head + 1:
            yield (*log, call.request_id)
        case Told.MOVED if call.version == head != call.expected:
            yield log
        case Told.HEAD if call.version == head:
            yield log
        case Told.NOTHING:
            yield log
            if fits:
                yield (*log, call.request_id)


def small_history(chance: random.Random) -> tuple[list[Call], list[str]]:
    """A right history of few calls: each takes effect at an instant between its start and end."""
    log: list[str] = []
    history = []
    for number, instant in enumerate(sorted(chance.uniform(0, 10) for _ in range(chance.randrange(2, 7)))):
        start, end = instant - chance.uniform(0, 4), instant + chance.uniform(0, 4)
        head = len(log)
        if chance.random() < 0.3:
            history.append(Call(start, end, Told.HEAD, head))
            continue
        expected = max(0, head - (chance.random() < 0.3))
        call = Call(start, end, Told.MOVED, head, f"r{number}", expected)
        if expected == head:
            log.append(call.request_id)
            call = replace(call, told=Told.STORED, version=head + 1)
        if chance.random() < 0.2:
            call = replace(call, told=Told.NOTHING, version=0, end=inf)
        history.append(call)
    return history, log


def stale_look(history: list[Call], log: list[str], chance: random.Random) -> None:
    """Somebody saw another head."""
    looks = [index for index, call in enumerate(history) if call.told in (Told.HEAD, Told.MOVED)]
    if looks:
        index = chance.choice(looks)
        version = max(0, history[index].version + chance.choice((-1, -2, 1)))
        history[index] = replace(history[index], version=version)


def broken_comparison(history: list[Call], log: list[str], chance: random.Random) -> None:
    """Somebody who was turned away is in the log."""
    away = [call for call in history if call.told is Told.MOVED]
    if away:
        log.append(chance.choice(away).request_id)


def lost_entry(history: list[Call], log: list[str], chance: random.Random) -> None:
    """The newest entry is gone."""
    if log:
        log.pop()


def swapped_entries(history: list[Call], log: list[str], chance: random.Random) -> None:
    """Two entries changed places."""
    if len(log) > 1:
        log[-1], log[-2] = log[-2], log[-1]


def doubled_entry(history: list[Call], log: list[str], chance: random.Random) -> None:
    """An entry is there twice."""
    if log:
        log.append(log[-1])


def late_call(history: list[Call], log: list[str], chance: random.Random) -> None:
    """Somebody began later than it seemed."""
    index = chance.randrange(len(history))
    start = history[index].start + chance.uniform(0, 8)
    history[index] = replace(history[index], start=start, end=max(history[index].end, start + 0.1))


INJECTED = (stale_look, broken_comparison, lost_entry, swapped_entries, doubled_entry, late_call)


def test_the_judge_finds_nothing_in_right_histories():
    chance = random.Random(1)
    for _ in range(500):
        history, log = small_history(chance)
        assert possible(history, log)
        assert faults(history, log) == []


@pytest.mark.parametrize("inject", INJECTED, ids=lambda inject: inject.__name__)
def test_the_judge_agrees_with_an_exhaustive_search(inject):
    chance = random.Random(2)
    impossible = 0
    for _ in range(500):
        history, log = small_history(chance)
        inject(history, log, chance)
        found = faults(history, log)
        assert (found == []) == possible(history, log), (found, history, log)
        impossible += bool(found)
    assert impossible > 25, "the fault was injected, and it mattered"
