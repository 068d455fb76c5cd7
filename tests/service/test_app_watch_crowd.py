"""Many watchers: what they share, and what they cost."""

import asyncio
from collections.abc import Sequence

from service.app.app import App
from service.app.log.tuning import Tuning
from service.app.messages.watch import WatchHeartbeat
from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.records import StoredEntry
from tests.support.read_watch import collect, versions
from tests.support.tables import make_app, running_table, within


async def test_a_thousand_spectators_share_their_messages() -> None:
    table = await running_table(make_app(MemoryStore()))
    table.app.clock.step = 0
    watches = [table.watch(after=2) for _ in range(1000)]
    assert {type(await anext(watch)) for watch in watches} == {WatchHeartbeat}
    news = [asyncio.ensure_future(anext(watch)) for watch in watches]
    await asyncio.sleep(0.05)
    await table.play(1)
    messages = await within(5, asyncio.gather(*news))
    assert len({id(message) for message in messages}) == 1
    assert {message.update.version for message in messages} == {3}
    for watch in watches:
        await watch.aclose()


async def test_what_is_shared_is_never_older_than_the_head(app: App) -> None:
    table = await running_table(app)
    app.clock.step = 0
    for head in range(2, 12):
        watch = table.watch(after=1)
        assert versions([await anext(watch)]) == list(range(2, head + 1))
        await watch.aclose()
        await table.play(1)


async def test_seats_share_nothing_with_each_other(app: App) -> None:
    table = await running_table(app)
    first, second = table.watch(0, after=1), table.watch(1, after=1)
    hands = [(await anext(watch)).update.view.hand for watch in (first, second)]
    assert hands[0] != hands[1]
    await first.aclose()
    await second.aclose()


async def test_a_watch_that_is_left_listens_no_more(app: App) -> None:
    table = await running_table(app)
    watch = table.watch(0, after=1)
    await anext(watch)
    assert app.bus.watched == 1
    await watch.aclose()
    assert app.bus.watched == 0


async def test_a_lost_watcher_of_a_forgotten_game_is_served(store: EventStore) -> None:
    app = make_app(store, tuning=Tuning(cached_games=1))
    table = await running_table(app)
    watcher = asyncio.create_task(collect(table.watch(0, after=1)))
    await asyncio.sleep(0.01)
    other = await running_table(app, request_id="other")
    await other.play(3)
    head = await table.play()
    assert versions(await within(5, watcher)) == list(range(2, head + 1))


class CountingStore(MemoryStore):
    """A store that counts how often logs are read, and takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.readings = 0

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        self.readings += 1
        await asyncio.sleep(0.002)
        return await super().read(game_id, after, limit)


async def test_watchers_of_another_replica_read_the_log_together() -> None:
    store = CountingStore()
    table = await running_table(make_app(store))
    far = table.through(make_app(store))
    watches = [far.watch(after=2) for _ in range(100)]
    for watch in watches:
        assert isinstance(await anext(watch), WatchHeartbeat)
    news = [asyncio.ensure_future(anext(watch)) for watch in watches]
    await asyncio.sleep(0.05)
    await table.play(1)
    store.readings = 0
    far.app.bus.publish(table.game_id, 3)
    assert {message.update.version for message in await within(5, asyncio.gather(*news))} == {3}
    assert store.readings == 1
    for watch in watches:
        await watch.aclose()


async def test_quiet_watchers_share_the_polling() -> None:
    store = CountingStore()
    table = await running_table(make_app(store, tuning=Tuning(poll_seconds=0.2)))
    watches = [table.watch(after=2) for _ in range(50)]
    for watch in watches:
        assert isinstance(await anext(watch), WatchHeartbeat)
    waiting = [asyncio.ensure_future(anext(watch)) for watch in watches]
    await asyncio.sleep(0.1)
    store.readings = 0
    await asyncio.sleep(0.9)
    assert 2 <= store.readings <= 12
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
