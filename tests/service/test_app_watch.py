"""Watching: every version once and in order, whatever the signals, the readers and the process do."""

import asyncio
import random

import pytest

from engine.games.take_that.vocabulary import Options
from service.app.app import App
from service.app.log.tuning import Tuning
from service.app.messages.watch import EndReason, WatchEnd, WatchHeartbeat, WatchUpdate
from service.store.contract import EventStore
from service.store.status import Status
from tests.support.buses import DeafBus, FlakyBus
from tests.support.quiet_entries import append_events
from tests.support.read_watch import collect, updates, versions
from tests.support.tables import Table, make_app, open_table, problem_of, running_table, within

QUICK = Tuning(poll_seconds=0.05)


async def test_a_watcher_gets_every_version_once_and_an_end(app: App) -> None:
    table = await open_table(app, 3)
    watchers = [asyncio.create_task(collect(table.watch(seat))) for seat in (None, 0, 1, 2)]
    await asyncio.sleep(0)
    await table.start()
    head = await table.play()
    for watcher in watchers:
        messages = await within(5, watcher)
        assert versions(messages) == list(range(1, head + 1))
        assert messages[-1] == WatchEnd(EndReason.GAME_ENDED, head)
        assert updates(messages)[-1].status is Status.ENDED
        assert updates(messages)[-1].outcome is not None


async def test_view_and_entries_of_each_message_belong_together(app: App) -> None:
    table = await running_table(app)
    watcher = asyncio.create_task(collect(table.watch(1, after=2), pause=0.001))
    await table.play(40)
    await asyncio.sleep(0.2)
    app.drain()
    game = await table.folded()
    for update in updates(await within(5, watcher)):
        snapshot = await app.cache.snapshot(game, update.version)
        assert update.entries[-1].version == update.version
        assert update.waiting_for == snapshot.waiting_for
        assert update.view.hand == snapshot.state.hands[1]
        assert update.legal_moves == game.book.title.legal_moves(snapshot.state, 1)


@pytest.mark.parametrize("bus", ["deaf", "flaky"])
async def test_losing_signals_loses_no_version(store: EventStore, bus: str) -> None:
    app = make_app(store, bus=DeafBus() if bus == "deaf" else FlakyBus(7), tuning=QUICK)
    table = await running_table(app)
    watchers = [asyncio.create_task(collect(table.watch(seat, after=1))) for seat in (None, 0, 2)]
    await asyncio.sleep(0)
    head = await table.play()
    for watcher in watchers:
        assert versions(await within(5, watcher)) == list(range(2, head + 1))


async def test_a_watcher_of_another_replica_polls(store: EventStore) -> None:
    table = await running_table(make_app(store))
    far = table.through(make_app(store, tuning=QUICK))
    watcher = asyncio.create_task(collect(far.watch(0, after=1)))
    await asyncio.sleep(0.02)
    head = await table.play()
    assert versions(await within(5, watcher)) == list(range(2, head + 1))


async def test_signals_of_another_replica_are_followed_at_once(store: EventStore) -> None:
    table = await running_table(make_app(store))
    far = table.through(make_app(store))
    watch = far.watch(after=2)
    assert isinstance(await anext(watch), WatchHeartbeat)
    news = asyncio.ensure_future(anext(watch))
    await asyncio.sleep(0.01)
    await table.play(1)
    far.app.bus.publish(table.game_id, 3)
    message = await within(1, news)
    assert isinstance(message, WatchUpdate)
    assert message.update.version == 3
    await watch.aclose()


async def test_a_cut_watch_resumes_where_it_was(app: App) -> None:
    table = await running_table(app)
    playing = asyncio.create_task(table.play())
    choice, seen, cursor, ended = random.Random(5), [], 1, False
    while not ended:
        watch, left = table.watch(2, after=cursor), choice.randrange(1, 9)
        async for message in watch:
            left -= 1
            match message:
                case WatchUpdate():
                    seen += [entry.version for entry in message.update.entries]
                    cursor = message.update.version
                case WatchEnd():
                    ended = message.reason is EndReason.GAME_ENDED
                case WatchHeartbeat():
                    assert message.version == cursor
            if left == 0:
                break
        await watch.aclose()
    assert seen == list(range(2, await playing + 1))


async def test_a_slow_reader_gets_batches_each_with_its_own_view(app: App) -> None:
    table = await running_table(app, options=Options(games=4))
    watch = table.watch(0, after=1)
    first = await anext(watch)
    assert isinstance(first, WatchUpdate)
    head = await table.play()
    rest = await within(5, collect(watch))
    sizes = [len(update.entries) for update in updates(rest)]
    assert sizes[:-1] == [50] * (len(sizes) - 1)
    assert len(sizes) > 2
    assert versions([first, *rest]) == list(range(2, head + 1))
    assert [update.entries_omitted for update in updates(rest)] == [0] * len(sizes)
    assert [update.status for update in updates(rest)] == [Status.RUNNING] * (len(sizes) - 1) + [Status.ENDED]
    game = await table.folded()
    for update in updates(rest):
        assert update.view.hand == (await app.cache.snapshot(game, update.version)).state.hands[0]


async def test_a_new_watcher_of_a_long_game_begins_with_the_table_as_it_is(app: App) -> None:
    table = await running_table(app)
    await table.play(60)
    watch = table.watch(0)
    first = await anext(watch)
    assert isinstance(first, WatchUpdate)
    assert (first.update.version, first.update.entries, first.update.entries_omitted) == (62, (), 62)
    assert first.update.view is not None
    await watch.aclose()


async def test_a_watch_of_a_finished_game_ends(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    assert await within(1, collect(table.watch(after=head))) == [WatchEnd(EndReason.GAME_ENDED, head)]
    messages = await within(1, collect(table.watch(0, after=head - 3)))
    assert versions(messages) == [head - 2, head - 1, head]
    assert messages[-1] == WatchEnd(EndReason.GAME_ENDED, head)


async def test_a_version_that_is_not_yet_cannot_be_watched(app: App) -> None:
    table = await running_table(app)
    problem = await problem_of(anext(table.watch(after=3)))
    assert (problem.reason, problem.metadata) == ("VERSION_NOT_YET", {"version": "3", "head": "2"})


async def test_a_quiet_watch_beats(store: EventStore) -> None:
    table = await running_table(make_app(store, heartbeat_seconds=1))
    watch = table.watch(0, after=2)
    loop = asyncio.get_running_loop()
    began = loop.time()
    beats = [await within(3, anext(watch)) for _ in range(3)]
    assert all(isinstance(beat, WatchHeartbeat) and beat.version == 2 for beat in beats)
    assert 1.9 < loop.time() - began < 2.9
    await watch.aclose()


async def test_draining_ends_every_watch_with_the_version_to_resume_from(app: App) -> None:
    table = await running_table(app)
    watches = [table.watch(0, after=after) for after in (0, 1, 2) for _ in range(5)]
    for watch in watches:
        await within(5, anext(watch))
    app.drain()
    for watch in watches:
        assert (await within(5, collect(watch)))[-1] == WatchEnd(EndReason.DRAINING, 2)


async def test_a_finished_game_is_told_as_finished_while_draining(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    app.drain()
    assert (await within(1, collect(table.watch(after=head))))[-1] == WatchEnd(EndReason.GAME_ENDED, head)


async def test_a_reader_that_falls_too_far_behind_is_sent_away(store: EventStore) -> None:
    table = await running_table(make_app(store, tuning=Tuning(lag_entries=20)))
    watch = table.watch(0, after=2)
    assert isinstance(await anext(watch), WatchHeartbeat)
    following = asyncio.ensure_future(anext(watch))
    await asyncio.sleep(0.01)
    await table.play(1)
    first = await following
    assert isinstance(first, WatchUpdate)
    await table.play(30)
    assert await within(1, collect(watch)) == [WatchEnd(EndReason.LAGGED, first.update.version)]
    resumed = table.watch(0, after=first.update.version)
    message = await anext(resumed)
    assert versions([message]) == list(range(first.update.version + 1, 34))
    await resumed.aclose()


async def test_entries_without_events_keep_their_number(app: App) -> None:
    table: Table = await running_table(app)
    await append_events(table)
    (message,) = [await anext(table.watch(0, after=2))]
    assert [(entry.version, entry.events) for entry in message.update.entries] == [(3, ())]
