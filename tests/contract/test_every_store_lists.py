"""Lists of games that are open to spectators."""

import random

from service.store.contract import EventStore
from service.store.records import LOOKED_AT, GameRecord, Head, Listing, Wanted
from service.store.spectators import Spectators
from service.store.status import Status
from tests.support.stores import append, creation, game, game_id, ignore, seat


async def _numbers(store: EventStore, status: Status | None = None, before=None, limit=100, app="open") -> list[int]:
    """The numbers of the games in one page."""
    page = await store.listed_games(app, Wanted(status=status), before, limit)
    return [int(record.game_id[4:]) for record in page.records]


async def _pages(store: EventStore, status: Status | None, limit: int) -> list[GameRecord]:
    """Every page, end to end."""
    listed: list[GameRecord] = []
    before = None
    while True:
        page = await store.listed_games("open", Wanted(status=status), before, limit)
        assert len(page.records) <= limit
        listed.extend(page.records)
        if page.following is None:
            return listed
        before = page.following


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

    assert list((await store.listed_games("open", Wanted(), None, 10)).records) == [
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
        whole = list((await store.listed_games("open", Wanted(status=status), None, 1000)).records)
        assert len(whole) == sum(status in (None, own) for own in statuses.values())
        assert whole == sorted(whole, key=lambda record: (record.created_ms, record.game_id), reverse=True)
        for limit in (1, 7, 60):
            assert await _pages(store, status, limit) == whole


async def test_a_game_made_while_somebody_pages_repeats_none(store: EventStore):
    for number in range(10):
        await store.create(creation(number, spectators=Spectators.OPEN))
    first = (await store.listed_games("open", Wanted(), None, 5)).records

    await store.create(creation(99, spectators=Spectators.OPEN))

    rest = await _numbers(store, before=(first[-1].created_ms, first[-1].game_id))
    assert [int(record.game_id[4:]) for record in first] + rest == list(range(9, -1, -1))


async def test_rule_set_open_seats_and_options_narrow_the_list(store: EventStore):
    def listed(number: int, rule_set: str, open_seats: int, options: bytes):
        return creation(
            number,
            spectators=Spectators.OPEN,
            rule_set=rule_set,
            listing=Listing(open_seats=open_seats),
            options=options,
        )

    await store.create(listed(1, "uno/1", 0, b'{"type":"uno.options","stacking":true}'))
    await store.create(listed(2, "uno/1", 2, b'{"type":"uno.options","stacking":false}'))
    await store.create(listed(3, "rummy/1", 1, b'{"type":"rummy.options","target":100}'))

    async def found(wanted: Wanted) -> list[int]:
        return [int(record.game_id[4:]) for record in (await store.listed_games("open", wanted, None, 10)).records]

    assert await found(Wanted(rule_set="uno/1")) == [2, 1]
    assert await found(Wanted(open_seats=True)) == [3, 2]
    assert await found(Wanted(rule_set="uno/1", open_seats=True)) == [2]
    assert await found(Wanted(options=(("stacking", b"true"),))) == [1]
    assert await found(Wanted(options=(("target", b"100"),), open_seats=True)) == [3]
    assert await found(Wanted(options=(("target", b"50"),))) == []


async def test_a_page_looks_at_so_many_games_and_says_where_the_list_goes_on(store: EventStore):
    for number in range(LOOKED_AT + 5):
        open_seats = 1 if number == 0 else 0
        await store.create(creation(number, spectators=Spectators.OPEN, listing=Listing(open_seats=open_seats)))

    first = await store.listed_games("open", Wanted(open_seats=True), None, 10)
    second = await store.listed_games("open", Wanted(open_seats=True), first.following, 10)

    assert first.records == ()
    assert first.following is not None
    assert [record.game_id for record in second.records] == [game_id(0)]
    assert second.following is None
