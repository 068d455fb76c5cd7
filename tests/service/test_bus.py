"""Head signals within a process."""

import asyncio
import gc
import weakref
from time import perf_counter

import pytest

from service.bus.local import WOKEN_AT_ONCE, LocalBus

LONG = 30.0
"""Seconds that no test waits."""


@pytest.fixture
def bus() -> LocalBus:
    return LocalBus()


async def test_a_newer_version_ends_a_wait(bus: LocalBus):
    with bus.subscribe("g") as signals:
        waiting = asyncio.ensure_future(signals.wait(3, LONG))
        await asyncio.sleep(0.01)
        assert not waiting.done()

        bus.publish("g", 4)

        async with asyncio.timeout(5):
            await waiting


async def test_a_version_published_between_two_waits_is_not_lost(bus: LocalBus):
    with bus.subscribe("g") as signals:
        bus.publish("g", 7)

        async with asyncio.timeout(5):
            await signals.wait(3, LONG)
            await signals.wait(6, LONG)
        assert await _times_out(signals.wait(7, 0.02), 0.02)


async def _times_out(wait, seconds: float) -> bool:
    began = perf_counter()
    await wait
    return perf_counter() - began >= seconds * 0.9


async def test_old_news_wakes_nobody(bus: LocalBus):
    with bus.subscribe("g") as signals:
        bus.publish("g", 5)
        waiting = asyncio.ensure_future(signals.wait(5, LONG))
        await asyncio.sleep(0)

        for version in (1, 4, 5, 5):
            bus.publish("g", version)
        await asyncio.sleep(0.01)

        assert not waiting.done()
        waiting.cancel()


async def test_other_games_wake_nobody(bus: LocalBus):
    with bus.subscribe("g") as signals, bus.subscribe("h"):
        bus.publish("h", 9)

        assert await _times_out(signals.wait(0, 0.02), 0.02)


async def test_a_wait_ends_by_itself(bus: LocalBus):
    with bus.subscribe("g") as signals:
        assert await _times_out(signals.wait(0, 0.02), 0.02)
        bus.publish("g", 1)
        async with asyncio.timeout(5):
            await signals.wait(0, LONG)


async def test_a_waker_lets_every_wait_return_once(bus: LocalBus):
    with bus.subscribe("g") as one, bus.subscribe("h") as other:
        waiting = [asyncio.ensure_future(signals.wait(0, LONG)) for signals in (one, other, other)]
        await asyncio.sleep(0)

        bus.wake()
        async with asyncio.timeout(5):
            await asyncio.gather(*waiting)

        assert await _times_out(one.wait(0, 0.02), 0.02), "once, not for ever"


async def test_signals_coalesce(bus: LocalBus):
    """A watcher that is away while a thousand versions pass is woken once, and owes the bus nothing."""
    with bus.subscribe("g") as signals:
        waiting = asyncio.ensure_future(signals.wait(0, LONG))
        await asyncio.sleep(0)
        for version in range(1, 1001):
            bus.publish("g", version)
        await waiting

        assert await _times_out(signals.wait(1000, 0.02), 0.02)


async def test_a_game_that_nobody_watches_is_not_kept(bus: LocalBus):
    for number in range(1000):
        bus.publish(f"game {number}", 5)
    assert bus.watched == 0

    for number in range(1000):
        with bus.subscribe(f"game {number}"), bus.subscribe(f"game {number}"):
            assert bus.watched == 1
            bus.publish(f"game {number}", 6)
    assert bus.watched == 0


async def test_a_cancelled_watcher_leaves_nothing_behind(bus: LocalBus):
    async def watch() -> None:
        with bus.subscribe("g") as signals:
            await signals.wait(0, LONG)

    watching = asyncio.ensure_future(watch())
    await asyncio.sleep(0)
    gone = weakref.ref(watching)
    watching.cancel()
    await asyncio.wait([watching])
    del watching
    bus.publish("g", 1)

    assert bus.watched == 0
    gc.collect()
    assert gone() is None


async def test_a_watcher_cancelled_while_it_is_woken_disturbs_nobody(bus: LocalBus):
    with bus.subscribe("g") as signals:
        waiting = [asyncio.ensure_future(signals.wait(0, LONG)) for _ in range(3)]
        await asyncio.sleep(0)
        bus.publish("g", 1)
        waiting[1].cancel()

        done, _ = await asyncio.wait(waiting, timeout=5)

        assert len(done) == 3
        assert [task.cancelled() for task in waiting] == [False, True, False]


async def test_thousands_of_watchers_follow_without_stopping_the_loop(bus: LocalBus):
    """Each sees the newest version at last; others get their turn while they are woken."""
    count, versions = 3_000, 20
    newest = woken = longest = 0

    async def watch() -> None:
        nonlocal woken
        seen = 0
        with bus.subscribe("g") as signals:
            while seen < versions:
                await signals.wait(seen, LONG)
                woken += 1
                assert newest > seen
                seen = newest

    async def bystander() -> None:
        nonlocal longest
        while True:
            before = woken
            await asyncio.sleep(0)
            longest = max(longest, woken - before)

    watchers = [asyncio.ensure_future(watch()) for _ in range(count)]
    await asyncio.sleep(0)
    aside = asyncio.ensure_future(bystander())
    for version in range(1, versions + 1):
        newest = version
        bus.publish("g", version)
        for _ in range(2 + count // WOKEN_AT_ONCE):
            await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await asyncio.gather(*watchers)
    aside.cancel()

    assert woken == count * versions
    assert longest <= 64, "watchers between two turns of the bystander"
    assert bus.watched == 0


async def test_many_signals_before_anybody_wakes_are_one(bus: LocalBus):
    async def watch() -> None:
        with bus.subscribe("g") as signals:
            await signals.wait(0, LONG)

    watchers = [asyncio.ensure_future(watch()) for _ in range(100)]
    await asyncio.sleep(0)
    for version in range(1, 1001):
        bus.publish("g", version)
    assert len(bus._woken) == 100
    await asyncio.gather(*watchers)


async def test_waits_that_ended_by_themselves_leave_nothing_behind(bus: LocalBus):
    with bus.subscribe("g") as signals:
        for _ in range(20):
            await signals.wait(0, 0)

        assert len(bus._topics["g"].waiting) == 0


async def test_who_waits_again_while_others_are_woken_waits_for_the_next(bus: LocalBus):
    woken = 0

    async def watch() -> None:
        nonlocal woken
        with bus.subscribe("g") as signals:
            while True:
                await signals.wait(1, LONG)
                woken += 1

    watchers = [asyncio.ensure_future(watch()) for _ in range(3 * WOKEN_AT_ONCE)]
    await asyncio.sleep(0)
    bus.wake()
    await asyncio.sleep(0.05)

    assert woken == 3 * WOKEN_AT_ONCE
    for watcher in watchers:
        watcher.cancel()
