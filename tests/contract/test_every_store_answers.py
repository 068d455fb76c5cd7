"""What callers are told and when: commits, cancelled callers, a closed store."""

import asyncio

import pytest

from service.store.contract import EventStore, StoreUnavailable
from service.store.records import Appended, Known, Wanted
from tests.support.stores import append, creation, game_id, ignore, key, log


async def test_what_follows_a_commit_comes_before_the_answer(store: EventStore):
    await store.create(creation())
    heard: list[str] = []

    await store.append(append(after=1, request_id="a"), lambda: heard.append("committed"))

    assert heard == ["committed"]


async def test_what_follows_a_commit_finds_the_entry_stored(store: EventStore):
    await store.create(creation())
    found: list[asyncio.Task[object]] = []

    def look() -> None:
        found.append(asyncio.ensure_future(store.find_request(game_id(0), 0, key("a"))))

    await store.append(append(after=1, request_id="a"), look)

    assert await found[0] == Known(game_id(0), 2, "f" * 64, 2)


async def test_nothing_follows_what_was_not_committed(store: EventStore):
    await store.create(creation())
    await store.append(append(after=1, request_id="a"), ignore)
    heard: list[str] = []

    await store.append(append(after=1, request_id="a"), lambda: heard.append("known"))
    await store.append(append(after=7, request_id="b"), lambda: heard.append("moved"))
    await store.append(append(9, after=1, request_id="c"), lambda: heard.append("no game"))

    assert heard == []


async def test_many_commits_are_followed_once_each(store: EventStore):
    for number in range(50):
        await store.create(creation(number))
    heard: list[int] = []

    async def send(number: int) -> None:
        await store.append(append(number, after=1, request_id="a"), lambda: heard.append(number))

    await asyncio.gather(*(send(number) for number in range(50)), *(send(number) for number in range(50)))

    assert sorted(heard) == list(range(50))


@pytest.mark.parametrize("steps", range(6))
async def test_a_cancelled_caller_loses_neither_the_entry_nor_what_follows_it(store: EventStore, steps: int):
    await store.create(creation())
    heard: list[str] = []
    call = asyncio.ensure_future(store.append(append(after=1, request_id="a"), lambda: heard.append("committed")))
    for _ in range(steps):
        await asyncio.sleep(0)

    call.cancel()
    await asyncio.wait([call])
    outcome = await store.append(append(after=1, request_id="a"), lambda: heard.append("resent"))

    stored_by_the_first = isinstance(outcome, Known)
    assert heard == (["committed"] if stored_by_the_first else ["resent"])
    assert stored_by_the_first or outcome == Appended()
    assert steps == 0 or stored_by_the_first, "the store had been asked"
    assert len(await log(store)) == 2


async def test_a_cancelled_caller_does_not_disturb_its_neighbours(store: EventStore):
    for number in range(20):
        await store.create(creation(number))
    calls = [asyncio.ensure_future(store.append(append(n, after=1, request_id="a"), ignore)) for n in range(20)]
    await asyncio.sleep(0)

    for call in calls[::2]:
        call.cancel()
    answers = await asyncio.gather(*calls, return_exceptions=True)

    assert answers[1::2] == [Appended()] * 10
    assert [len(await log(store, number)) for number in range(20)] == [2] * 20


async def test_a_listener_that_fails_harms_nobody(store: EventStore):
    for number in range(3):
        await store.create(creation(number))
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))

    def fail() -> None:
        raise LookupError("a listener's own fault")

    calls = [store.append(append(n, after=1, request_id="a"), fail if n == 1 else ignore) for n in range(3)]
    answers = await asyncio.gather(*calls)

    assert answers == [Appended()] * 3
    assert [str(fault) for fault in reported] == ["a listener's own fault"]
    assert [len(await log(store, number)) for number in range(3)] == [2, 2, 2]


async def test_an_open_store_is_ready(store: EventStore):
    store.ready()
    await store.probe()
    store.ready()


async def test_a_closed_store_refuses_everything(store: EventStore):
    await store.create(creation())
    await store.close()

    calls = [
        lambda: store.create(creation(1)),
        lambda: store.append(append(after=1, request_id="a"), ignore),
        lambda: store.find_creation("open", key("create-0")),
        lambda: store.find_request(game_id(0), 0, key("a")),
        lambda: store.game(game_id(0)),
        lambda: store.read(game_id(0), 0, 10),
        lambda: store.listed_games("open", Wanted(), None, 10),
        store.ready,
    ]
    for call in calls:
        with pytest.raises(StoreUnavailable):
            await call()


async def test_a_store_can_be_closed_twice(store: EventStore):
    await store.close()
    await store.close()


async def test_what_was_asked_before_the_end_is_answered(store: EventStore):
    for number in range(20):
        await store.create(creation(number))
    calls = [asyncio.ensure_future(store.append(append(n, after=1, request_id="a"), ignore)) for n in range(20)]
    await asyncio.sleep(0)

    await store.close()

    assert await asyncio.gather(*calls) == [Appended()] * 20


def test_no_record_tells_a_secret():
    told = repr(creation().game) + repr(creation().game.seats)

    assert creation().game.seed.hex() not in told
    assert str(creation().game.seed) not in told
    assert creation().game.seats[0].token_hash not in told
