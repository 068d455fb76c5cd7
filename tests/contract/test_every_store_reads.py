"""Reading a log: after N comes N+1, without gap or repetition, however the reader comes and goes."""

import asyncio
import random

import pytest

from service.store.contract import EventStore
from service.store.records import Known, Moved
from tests.support.buses import DeafBus, FlakyBus
from tests.support.stores import append, game_id, grow, ignore, key, log

POLL = 0.01
"""Seconds until a watcher of these tests looks by itself."""


async def test_reading_is_exclusive_of_where_it_starts(store: EventStore):
    await grow(store, 5)

    for after in range(6):
        assert [entry.version for entry in await store.read(game_id(0), after, 100)] == list(range(after + 1, 6))


@pytest.mark.parametrize("after", [5, 6, 900])
async def test_nothing_is_after_the_head(store: EventStore, after: int):
    await grow(store, 5)

    assert list(await store.read(game_id(0), after, 100)) == []


@pytest.mark.parametrize("limit", [1, 2, 63, 64, 65, 100, 199, 200, 201])
async def test_a_limit_gives_the_oldest(store: EventStore, limit: int):
    await grow(store, 200)

    entries = await store.read(game_id(0), 3, limit)

    assert [entry.version for entry in entries] == list(range(4, min(3 + limit, 200) + 1))


async def test_many_resumed_reads_give_what_one_gives(store: EventStore):
    await grow(store, 300)
    whole, sizes = await log(store), random.Random(1)

    for _ in range(20):
        pieces = []
        while piece := await store.read(game_id(0), len(pieces), sizes.choice((1, 2, 7, 64, 90))):
            pieces.extend(piece)
        assert pieces == whole


async def test_every_answer_given_can_be_read(store: EventStore):
    """A read is never older than an answer given before it began."""
    await grow(store, 1)

    for after in range(1, 100):
        request_id = f"move-{after + 1}"
        await store.append(append(after=after, request_id=request_id), ignore)
        known = Known(game_id(0), after + 1, "f" * 64, after + 1)
        assert await store.find_request(game_id(0), 0, key(request_id)) == known
        assert await store.find_request(game_id(0), 1, key(request_id)) == Moved(after + 1)
        assert [entry.version for entry in await store.read(game_id(0), after, 10)] == [after + 1]
        assert (await store.game(game_id(0))).head.version == after + 1


async def test_reads_during_appends_show_no_gap(store: EventStore):
    await grow(store, 1)
    growing = asyncio.ensure_future(_grow(store, 300, neighbours=3))

    seen = 0
    while not growing.done() or seen < 300:
        entries = await store.read(game_id(0), 0, 1000)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        assert len(entries) >= seen
        seen = len(entries)
        assert (await store.find_request(game_id(0), 9, key("none"))).head >= seen
        await asyncio.sleep(0)
    await growing


async def _grow(store: EventStore, length: int, neighbours: int, published=lambda version: None) -> None:
    """Let a game grow while others do, so that appends share transactions."""
    for number in range(1, neighbours + 1):
        await grow(store, 1, number)
    for after in range(1, length):
        own = store.append(append(after=after, request_id=f"move-{after + 1}"), lambda: published(after + 1))  # noqa: B023
        others = (
            store.append(append(n, after=after, request_id="m" * after), ignore) for n in range(1, neighbours + 1)
        )
        await asyncio.gather(own, *others)


async def _watch(store: EventStore, bus: FlakyBus | DeafBus, after: int, until: int, sizes: random.Random) -> list[int]:
    """Follow a log as every watcher does: listen first, then read, then wait; now and then be cut and resume."""
    versions: list[int] = []
    while after < until:
        with bus.subscribe(game_id(0)) as signals:
            for _ in range(sizes.randrange(1, 30)):
                entries = await store.read(game_id(0), after, sizes.choice((1, 3, 256)))
                versions.extend(entry.version for entry in entries)
                after += len(entries)
                if not entries and after < until:
                    await signals.wait(after, POLL)
    return versions


@pytest.mark.parametrize("bus", [DeafBus, lambda: FlakyBus(1), lambda: FlakyBus(2)], ids=["deaf", "flaky-1", "flaky-2"])
async def test_watchers_get_every_version_once_whatever_the_bus_does(store: EventStore, bus):
    signals = bus()
    await grow(store, 1)
    starts = [0, 0, 1, 50, 119, 120]
    watchers = [_watch(store, signals, after, 120, random.Random(after)) for after in starts]

    growing = _grow(store, 120, neighbours=2, published=lambda version: signals.publish(game_id(0), version))
    *seen, _ = await asyncio.gather(*watchers, growing)

    assert seen == [list(range(after + 1, 121)) for after in starts]
