"""Whose turn it is: a quiet loop lets everybody in, a busy one a few in each round, seats first, and no crowd."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import pairwise
from time import monotonic
from typing import Any

import uvloop

from service.admission.load import Load, Overloaded


def on_uvloop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run on the loop that the server has."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())


def burn(seconds: float) -> None:
    """Keep the loop."""
    end = monotonic() + seconds
    while monotonic() < end:
        pass


async def call(load: Load, begun: list[int], number: int, *, seat: bool, cost: float = 0.001) -> str:
    """Be begun, at a cost, at once or when it is this call's turn."""
    try:
        if load.busy:
            await load.turn(seat=seat)
    except Overloaded:
        return "refused"
    begun.append(number)
    burn(cost)
    return "begun"


async def crowd(load: Load, begun: list[int], calls: int, *, seat: bool) -> list[str]:
    """Make so many calls in one round."""
    tasks = [asyncio.create_task(call(load, begun, number, seat=seat)) for number in range(calls)]
    return await asyncio.gather(*tasks)


def test_a_quiet_loop_lets_everybody_in():
    async def work() -> None:
        load = Load(500)
        for _ in range(50):
            assert not load.busy
            await asyncio.sleep(0)

    on_uvloop(work)


def test_no_more_are_begun_in_a_round_than_there_is_time_for():
    async def work() -> None:
        load, begun, rounds = Load(10_000), list[int](), list[int]()

        async def count() -> None:
            while len(begun) < 200:
                rounds.append(len(begun))
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        assert set(await crowd(load, begun, 200, seat=True)) == {"begun"}
        await counting
        steps = [later - sooner for sooner, later in pairwise(rounds)]
        assert max(steps) <= 60, "20 ms are about 20 calls of 1 ms, once it is known what a call costs"
        assert len([step for step in steps if step]) >= 6
        assert begun == sorted(begun), "in the order in which they came"
        assert not load.busy

    on_uvloop(work)


def test_who_would_wait_too_long_is_refused_at_once():
    async def work() -> None:
        load, begun = Load(50), list[int]()
        began = monotonic()
        answers = await crowd(load, begun, 400, seat=True)
        assert answers.count("refused") > 100
        assert monotonic() - began < 0.35
        assert await call(load, begun, 0, seat=False) == "begun", "it is over"

    on_uvloop(work)


def test_seats_go_first():
    async def work() -> None:
        load, strangers, seats = Load(500), list[int](), list[int]()
        tasks = [asyncio.create_task(call(load, strangers, number, seat=False)) for number in range(150)]
        left: list[int] = []

        async def seat(number: int) -> None:
            await call(load, seats, number, seat=True)
            left.append(sum(not task.done() for task in tasks))

        await asyncio.gather(*(seat(number) for number in range(5)))
        assert min(left) > 60, "they waited for no stranger but those who had been begun"
        await asyncio.gather(*tasks)

    on_uvloop(work)


def test_who_gives_up_takes_no_turn():
    async def work() -> None:
        load, begun = Load(10_000), list[int]()
        burn(0.03)
        tasks = [asyncio.create_task(call(load, begun, number, seat=True)) for number in range(100)]
        await asyncio.sleep(0)
        for task in tasks[50:]:
            task.cancel()
        assert set(await asyncio.gather(*tasks[:50])) == {"begun"}
        assert set(begun) == set(range(50))

    on_uvloop(work)


def test_who_is_overtaken_without_end_is_refused_in_time():
    """Seats that never leave a gap go before strangers; those hear after the longest wait that it takes too long."""

    async def work() -> None:
        load, end, ended = Load(200), monotonic() + 1.5, list[float]()

        async def seats() -> None:
            while monotonic() < end:
                await call(load, [], 0, seat=True)

        async def stranger() -> str:
            began = monotonic()
            answer = await call(load, [], 0, seat=False)
            ended.append(monotonic() - began)
            return answer

        playing = [asyncio.create_task(seats()) for _ in range(60)]
        await asyncio.sleep(0.1)
        answers = await asyncio.gather(*(stranger() for _ in range(10)))
        assert "refused" in answers
        assert max(ended) < 0.5, "0.2 s and a few rounds"
        await asyncio.gather(*playing)

    on_uvloop(work)
