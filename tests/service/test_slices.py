"""Costly work takes turns: by time, one call at a time, and not too many wait."""

import asyncio

import pytest

from service.admission.slices import SLICE_SECONDS, Slices, TooManyWait


class Clock:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def rounds_of_the_loop(running: asyncio.Task[object]) -> int:
    """Say how often the loop comes round before a task has ended."""
    count = 0
    while not running.done():
        count += 1
        await asyncio.sleep(0)
    return count


async def test_short_work_goes_through_without_a_pause() -> None:
    slices = Slices(clock=Clock())

    async def work() -> None:
        for _ in range(1_000):
            async with slices.turn() as turn:
                await turn.breathe()

    assert await rounds_of_the_loop(asyncio.create_task(work())) <= 2


@pytest.mark.parametrize("breathes", [True, False])
async def test_after_each_slice_others_come_to_their_turn(breathes: bool) -> None:
    clock = Clock()
    slices, alone, most = Slices(clock=clock), 0.0, 0.0

    async def step() -> None:
        clock.time += SLICE_SECONDS / 4

    async def work() -> None:
        if breathes:
            async with slices.turn() as turn:
                for _ in range(40):
                    await step()
                    await turn.breathe()
        for _ in range(0 if breathes else 40):
            async with slices.turn():
                await step()

    working = [asyncio.create_task(work()) for _ in range(5)]
    while not all(task.done() for task in working):
        alone = clock.time
        await asyncio.sleep(0)
        most = max(most, clock.time - alone)
    assert clock.time == pytest.approx(50 * SLICE_SECONDS)
    assert most <= SLICE_SECONDS * 1.3  # a slice and the step at its end


async def test_one_call_at_a_time_works_and_each_gets_its_turn() -> None:
    clock = Clock()
    slices, order = Slices(clock=clock), list[str]()
    inside = 0

    async def work(name: str) -> None:
        nonlocal inside
        async with slices.turn() as turn:
            for _ in range(3):
                inside += 1
                assert inside == 1
                order.append(name)
                clock.time += SLICE_SECONDS
                inside -= 1
                await turn.breathe()

    await asyncio.gather(work("a"), work("b"), work("c"))
    assert order == list("abc" * 3)


async def test_too_many_that_wait_are_refused_but_not_those_that_had_their_turn() -> None:
    slices = Slices(most=3, each=2)
    known = slices.turn("10.0.0.1")
    async with known:
        pass
    first = slices.turn()
    await first.__aenter__()
    waiting = [asyncio.create_task(slices.turn("10.0.0.1").__aenter__()) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyWait):
        await asyncio.wait_for(slices.turn("10.0.0.1").__aenter__(), 1)
    waiting.append(asyncio.create_task(slices.turn("10.0.0.2").__aenter__()))
    await asyncio.sleep(0)
    with pytest.raises(TooManyWait):
        await asyncio.wait_for(slices.turn("10.0.0.3").__aenter__(), 1)
    again = asyncio.create_task(known.__aenter__())
    await asyncio.sleep(0)
    assert not again.done()
    for task in waiting:
        task.cancel()
    await first.__aexit__(None, None, None)
    assert await again is known
    await known.__aexit__(None, None, None)
    async with slices.turn("10.0.0.1"):
        pass


async def test_a_call_that_is_cancelled_leaves_its_place() -> None:
    clock = Clock()
    slices = Slices(clock=clock)

    async def work() -> None:
        async with slices.turn() as turn:
            while True:
                clock.time += SLICE_SECONDS
                await turn.breathe()

    for pauses in range(4):
        working = [asyncio.create_task(work()) for _ in range(3)]
        for _ in range(pauses):
            await asyncio.sleep(0.001)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        async with asyncio.timeout(1), slices.turn():
            pass
