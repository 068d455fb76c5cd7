"""What a store keeps of tables beside their logs: join codes, former tokens, series, what is due, what was deleted."""

from msgspec.structs import replace

from service.store.contract import EventStore
from service.store.records import (
    KEPT_TOKENS,
    Appended,
    CodeTaken,
    Due,
    Head,
    Listing,
    Moved,
    Outage,
    SeriesTaken,
    SupersededToken,
)
from service.store.status import Status
from tests.support.stores import append, creation, game_id, grow, ignore, log, seat

NOW = 1_796_000_000_000


def _coded(number: int, code: str, expires_ms: int, app_id: str = "open"):
    return creation(number, listing=Listing(join_code=code, code_expires_ms=expires_ms), app_id=app_id)


async def test_a_join_code_leads_to_its_game_until_it_expires(store: EventStore):
    assert await store.create(_coded(1, "ABC234", NOW + 100)) == Appended()

    assert await store.find_code("open", "ABC234", NOW) == game_id(1)
    assert await store.find_code("open", "ABC234", NOW + 100) is None
    assert await store.find_code("other", "ABC234", NOW) is None
    assert await store.find_code("open", "XYZ234", NOW) is None


async def test_a_join_code_is_one_games_at_a_time(store: EventStore):
    await store.create(_coded(1, "ABC234", NOW + 1_000))

    assert await store.create(_coded(2, "ABC234", NOW + 2_000)) == CodeTaken()
    assert await store.game(game_id(2)) is None
    assert await store.create(_coded(3, "ABC234", NOW + 2_000, app_id="other")) == Appended()

    late = _coded(4, "ABC234", NOW + 9_000)
    late = replace(late, game=replace(late.game, created_ms=NOW + 5_000))
    assert await store.create(late) == Appended()
    assert await store.find_code("open", "ABC234", NOW + 5_000) == game_id(4)


async def test_a_listing_is_replaced_by_who_changes_it_alone(store: EventStore):
    await store.create(_coded(1, "ABC234", NOW + 100))
    step = append(1, after=1, request_id="a")
    await store.append(replace(step, listing=Listing(host=2, open_seats=0)), ignore)
    await store.append(append(1, after=2, request_id="b"), ignore)

    record = await store.game(game_id(1))
    assert record is not None
    assert record.listing == Listing(host=2, open_seats=0)
    assert await store.find_code("open", "ABC234", NOW) is None


async def test_former_tokens_are_kept_in_mind_the_newest_of_them(store: EventStore):
    await store.create(creation(1))
    for generation in range(2, KEPT_TOKENS + 4):
        new = seat(0, generation, "Ana")
        await store.append(append(1, after=generation - 1, request_id=f"r{generation}", seats=(new,)), ignore)

    record = await store.game(game_id(1))
    assert record is not None
    newest = KEPT_TOKENS + 3
    assert record.seats == (seat(0, newest, "Ana"),)
    assert record.superseded == tuple(
        SupersededToken(0, generation, seat(0, generation).token_hash)
        for generation in range(newest - KEPT_TOKENS, newest)
    )


async def test_a_freed_seat_leaves_nothing_behind(store: EventStore):
    await store.create(creation(1))
    await store.append(append(1, after=1, request_id="a", seats=(seat(1, 1, "Bo"),)), ignore)
    await store.append(append(1, after=2, request_id="b", seats=(seat(1, 2, "Bo"),)), ignore)
    await store.append(replace(append(1, after=3, request_id="c"), freed=(1,)), ignore)

    record = await store.game(game_id(1))
    assert record is not None
    assert record.seats == (seat(0, name="Ana"),)
    assert record.superseded == ()


async def test_a_series_has_one_game_of_each_number(store: EventStore):
    first = creation(1, series_id=game_id(1), series_number=1)
    await store.create(first)
    await store.create(creation(3, series_id=game_id(1), series_number=3))
    await store.create(creation(2, series_id=game_id(1), series_number=2))

    assert await store.create(creation(4, series_id=game_id(1), series_number=2)) == SeriesTaken(game_id(2))
    assert await store.create(creation(5, series_id=game_id(5), series_number=1)) == Appended()
    games = await store.series_games(game_id(1), 0, 10)
    assert [record.series_number for record in games] == [1, 2, 3]
    assert [record.game_id for record in await store.series_games(game_id(1), 1, 1)] == [game_id(2)]


async def test_what_is_due_is_listed_soonest_first_page_by_page(store: EventStore):
    for number, due_ms in ((1, 30), (2, None), (3, 10), (4, 10), (5, 99)):
        await store.create(creation(number, head=Head(1, Status.RUNNING, due_ms)))

    first = await store.due_games(50, None, 2)
    assert list(first) == [Due(game_id(3), 10), Due(game_id(4), 10)]
    assert list(await store.due_games(50, first[-1], 2)) == [Due(game_id(1), 30)]
    await store.append(append(3, after=1, request_id="a", head=Head(2, Status.RUNNING, None)), ignore)
    assert list(await store.due_games(10, None, 9)) == [Due(game_id(4), 10)]


async def test_a_deleted_game_is_nowhere(store: EventStore):
    await grow(store, 1_203, number=1)
    await store.create(creation(2))

    assert not await store.delete_game(game_id(1), 7, NOW)
    assert await store.delete_game(game_id(1), 1_203, NOW)

    assert await store.game(game_id(1)) is None
    assert await log(store, 1) == []
    assert await store.append(append(1, after=1_203, request_id="more"), ignore) == Moved(0)
    assert not await store.delete_game(game_id(1), 1_203, NOW)
    assert len(await log(store, 2)) == 1


async def test_a_time_in_which_nobody_served_is_an_outage(store: EventStore):
    await store.begin(1_000, 500)
    await store.alive(1_400)
    await store.alive(1_300)
    await store.begin(1_800, 500)
    await store.begin(3_000, 500)
    await store.begin(3_100, 500)

    assert list(await store.outages(0)) == [Outage(1_800, 3_000)]
    assert list(await store.outages(3_000)) == []
