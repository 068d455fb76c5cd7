"""Lists of games that are open to spectators."""

import random

from service.store.contract import EventStore, GameRecord, Head
from service.store.spectators import Spectators
from service.store.status import Status
from tests.support.stores import append, creation, game, game_id, ignore, seat


async def _numbers(store: EventStore, status: Status | None = None, before=None, limit=100, app="open") -> list[int]:
    """The numbers of the games in one page."""
    return [int(record.game_id[4:]) for record in await store.open_games(app, status, before, limit)]


async def _pages(store: EventStore, status: Status | None, limit: int) -> list[GameRecord]:
    """Every page, end to end."""
    listed: list[GameRecord] = []
    before = None
    while page := await store.open_games("open", status, before, limit):
        assert len(page) <= limit
        listed.extend(page)
        before = (page[-1].created_ms, page[-1].game_id)
    return listed


async def test_the_newest_game_comes_first(store: EventStore):
    for number in (3, 1, 4, 2):
        await store.create(creation(number, spectators=Spectators.OPEN))

    assert await _numbers(store) == [4, 3, 2, 1]


async def test_games_of_one_moment_are_ordered_by_id(store: EventStore):
    for number in (2, 5, 1):
        await store.create(creation(number, spectators=Spectators.OPEN, created_ms=7))

    assert await _numbers(store) == [5, 2, 1]
    assert await _numbers(store, before=(7, game_id(5))) == [2, 1]


async def test_games_that_are_not_open_are_not_listed(store: EventStore):
    for number, spectators in enumerate(Spectators):
        await store.create(creation(number, spectators=spectators))

    assert await _numbers(store) == [list(Spectators).index(Spectators.OPEN)]
    assert await _numbers(store, Status.WAITING) == [list(Spectators).index(Spectators.OPEN)]


async def test_games_of_other_applications_are_not_listed(store: EventStore):
    await store.create(creation(1, spectators=Spectators.OPEN, app_id="mine"))
    await store.create(creation(2, spectators=Spectators.OPEN, app_id="yours"))

    assert await _numbers(store, app="mine") == [1]
    assert await _numbers(store, app="nobody") == []


async def test_a_listed_game_is_the_game(store: EventStore):
    seats = (seat(0, name="Ana"), seat(1), seat(4, 2, "Bo"))
    record = game(7, spectators=Spectators.OPEN, seats=seats, head=Head(1, Status.ENDED, 5, b"{}"), seat_count=5)
    await store.create(creation(7, spectators=Spectators.OPEN, seats=seats, head=record.head, seat_count=5))
    await store.create(creation(8, spectators=Spectators.OPEN, seats=()))

    assert list(await store.open_games("open", None, None, 10)) == [
        game(8, spectators=Spectators.OPEN, seats=()),
        record,
    ]


async def test_a_status_narrows_the_list_to_where_games_stand_now(store: EventStore):
    for number in range(4):
        await store.create(creation(number, spectators=Spectators.OPEN))
    await store.append(append(1, after=1, request_id="start", head=Head(2, Status.RUNNING)), ignore)
    await store.append(append(2, after=1, request_id="start", head=Head(2, Status.RUNNING)), ignore)
    await store.append(append(2, after=2, request_id="end", head=Head(3, Status.ENDED)), ignore)

    assert await _numbers(store, Status.WAITING) == [3, 0]
    assert await _numbers(store, Status.RUNNING) == [1]
    assert await _numbers(store, Status.ENDED) == [2]


async def test_pages_together_are_the_whole_list(store: EventStore):
    chance = random.Random(3)
    statuses = {}
    for number in range(60):
        statuses[number] = chance.choice(list(Status))
        moment, head = chance.randrange(12), Head(1, statuses[number])
        seats = tuple(seat(n) for n in range(chance.randrange(4)))
        await store.create(creation(number, spectators=Spectators.OPEN, created_ms=moment, head=head, seats=seats))

    for status in (None, *Status):
        whole = list(await store.open_games("open", status, None, 1000))
        assert len(whole) == sum(status in (None, own) for own in statuses.values())
        assert whole == sorted(whole, key=lambda record: (record.created_ms, record.game_id), reverse=True)
        for limit in (1, 7, 60):
            assert await _pages(store, status, limit) == whole


async def test_a_game_made_while_somebody_pages_repeats_none(store: EventStore):
    for number in range(10):
        await store.create(creation(number, spectators=Spectators.OPEN))
    first = await store.open_games("open", None, None, 5)

    await store.create(creation(99, spectators=Spectators.OPEN))

    rest = await _numbers(store, before=(first[-1].created_ms, first[-1].game_id))
    assert [int(record.game_id[4:]) for record in first] + rest == list(range(9, -1, -1))
