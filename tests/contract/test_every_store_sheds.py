"""More writes at once than a store can take: each is done, or refused and never done."""

import asyncio

from service.store.contract import EventStore, StoreBusy
from service.store.records import Appended, Known
from tests.support.stores import append, creation, grow, ignore, key, log

CROWD = 6_000


async def test_what_is_refused_as_too_much_is_never_done(store: EventStore):
    answers = await asyncio.gather(*(store.create(creation(n)) for n in range(CROWD)), return_exceptions=True)

    done = [answer == Appended() for answer in answers]
    assert any(done)
    assert all(answer == Appended() or isinstance(answer, StoreBusy) for answer in answers)
    await store.probe()
    found = [await store.find_creation("open", key(f"create-{number}")) for number in range(CROWD)]
    assert [isinstance(known, Known) for known in found] == done


async def test_what_was_refused_can_be_sent_again(store: EventStore):
    await grow(store, 1)
    crowd = [asyncio.ensure_future(store.create(creation(n))) for n in range(1, CROWD)]
    await asyncio.sleep(0)
    heard: list[str] = []

    while True:
        try:
            answer = await store.append(append(after=1, request_id="move"), lambda: heard.append("committed"))
            break
        except StoreBusy:
            await asyncio.sleep(0.02)

    assert answer == Appended()
    assert heard == ["committed"]
    assert len(await log(store)) == 2
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_it_is_ready_while_it_refuses(store: EventStore):
    crowd = [asyncio.ensure_future(store.create(creation(n))) for n in range(CROWD)]
    await asyncio.sleep(0)

    store.ready()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert await store.append(append(after=1, request_id="move"), ignore) is not None
