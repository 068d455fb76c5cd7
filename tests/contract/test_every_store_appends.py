"""Appends: whole or not at all, on the expected head alone, once per request id."""

import asyncio

import pytest

from service.store.contract import EventStore
from service.store.records import JOINING, Append, Appended, Head, Known, Moved, StoredEntry
from service.store.status import Status
from tests.support.stores import append, creation, entry, game_id, grow, ignore, key, log, seat


async def test_an_append_follows_the_head(store: EventStore):
    await store.create(creation())
    second, third = append(after=1, request_id="a"), append(after=2, request_id="b")

    assert await store.append(second, ignore) == Appended()
    assert await store.append(third, ignore) == Appended()

    assert await log(store) == [creation().entry, second.entry, third.entry]


async def test_an_append_replaces_the_head(store: EventStore):
    await store.create(creation())
    waiting = Head(2, Status.RUNNING, 1_796_000_001_000)
    over = Head(3, Status.ENDED, None, b'{"scores":[0,7]}')

    await store.append(append(after=1, request_id="a", head=waiting), ignore)
    assert (await store.game(game_id(0))).head == waiting

    await store.append(append(after=2, request_id="b", head=over), ignore)
    assert (await store.game(game_id(0))).head == over


@pytest.mark.parametrize("expected", [1, 3, 5, 900])
async def test_another_head_is_answered_and_changes_nothing(store: EventStore, expected: int):
    await grow(store, 4)
    before = (await store.game(game_id(0)), await log(store))

    answer = await store.append(append(after=expected, request_id="new", seats=(seat(1),)), ignore)

    assert answer == Moved(4)
    assert (await store.game(game_id(0)), await log(store)) == before


async def test_the_expected_head_is_never_answered(store: EventStore):
    """Callers read it as "judge again at that head": with the same head they would take nothing for something."""
    await grow(store, 4)
    for round_ in range(5):
        calls = [append(after=4 + round_, request_id=f"{round_}-{caller}") for caller in range(12)]
        answers = await asyncio.gather(*(store.append(call, ignore) for call in calls))
        assert sorted(map(str, answers)) == sorted(map(str, [Appended(), *[Moved(5 + round_)] * 11]))


async def test_an_id_that_was_turned_away_is_still_new(store: EventStore):
    await grow(store, 4)
    await store.append(append(after=2, request_id="new"), ignore)

    assert await store.find_request(game_id(0), 0, key("new")) == Moved(4)
    assert await store.append(append(after=4, request_id="new"), ignore) == Appended()


@pytest.mark.parametrize("expected", [1, 2, 5, 77])
async def test_a_known_id_is_answered_whatever_head_it_expects(store: EventStore, expected: int):
    await store.create(creation())
    await store.append(append(after=1, request_id="mine", fingerprint="a" * 64), ignore)
    for after in range(2, 5):
        await store.append(append(after=after, request_id=f"other-{after}", seat=1), ignore)
    before = (await store.game(game_id(0)), await log(store))

    repeated = append(after=expected, request_id="mine", fingerprint="b" * 64, seats=(seat(1),))

    assert await store.append(repeated, ignore) == Known(game_id(0), 2, "a" * 64, 5)
    assert (await store.game(game_id(0)), await log(store)) == before


async def test_a_request_id_belongs_to_a_seat_of_a_game(store: EventStore):
    await store.create(creation(0))
    await store.create(creation(1))

    for after, owner in enumerate((0, 1, JOINING), start=1):
        assert await store.append(append(0, after=after, request_id="same", seat=owner), ignore) == Appended()
    assert await store.append(append(1, after=1, request_id="same"), ignore) == Appended()

    assert await store.find_request(game_id(0), JOINING, key("same")) == Known(game_id(0), 4, "f" * 64, 4)
    assert await store.find_request(game_id(0), 1, key("same")) == Known(game_id(0), 3, "f" * 64, 4)
    assert await store.find_request(game_id(1), 1, key("same")) == Moved(2)


async def test_of_many_equal_appends_at_once_one_is_stored(store: EventStore):
    await store.create(creation())

    answers = await asyncio.gather(*(store.append(append(after=1, request_id="same"), ignore) for _ in range(32)))

    assert answers.count(Appended()) == 1
    assert answers.count(Known(game_id(0), 2, "f" * 64, 2)) == 31
    assert len(await log(store)) == 2


async def test_of_many_rivals_at_once_one_is_stored(store: EventStore):
    await store.create(creation())
    rivals = [append(after=1, request_id=f"rival-{n}", seat=n % 3, seats=(seat(n % 3, n + 2),)) for n in range(32)]

    answers = await asyncio.gather(*(store.append(rival, ignore) for rival in rivals))

    assert answers.count(Appended()) == 1
    assert answers.count(Moved(2)) == 31
    winner = rivals[answers.index(Appended())]
    assert (await log(store))[1] == winner.entry
    assert winner.seats[0] in (await store.game(game_id(0))).seats


async def test_games_do_not_disturb_each_other(store: EventStore):
    for number in range(8):
        await store.create(creation(number))
    for after in range(1, 6):
        turned_away = [store.append(append(n, after=after + 1, request_id="early", seat=9), ignore) for n in range(8)]
        accepted = [store.append(append(n, after=after, request_id=f"move-{after}"), ignore) for n in range(8)]
        answers = await asyncio.gather(*turned_away, *accepted)
        assert answers[8:] == [Appended()] * 8

    for number in range(8):
        assert [kept.version for kept in await log(store, number)] == list(range(1, len(await log(store, number)) + 1))


async def test_seats_are_taken_with_the_entry(store: EventStore):
    await store.create(creation())

    await store.append(append(after=1, request_id="a", seat=JOINING, seats=(seat(2, name="Bo"), seat(1))), ignore)

    assert (await store.game(game_id(0))).seats == (seat(0, name="Ana"), seat(1), seat(2, name="Bo"))


async def test_a_seat_that_is_taken_anew_is_replaced(store: EventStore):
    await store.create(creation())

    await store.append(append(after=1, request_id="a", seats=(seat(0, 2, "Cy"),)), ignore)
    assert (await store.game(game_id(0))).seats == (seat(0, 2, "Cy"),)

    await store.append(append(after=2, request_id="b", seats=(seat(0, 3),)), ignore)
    assert (await store.game(game_id(0))).seats == (seat(0, 3),)


async def test_bytes_are_kept_as_they_are(store: EventStore):
    await store.create(creation())
    large = StoredEntry(2, bytes(range(256)) * 4096, b"")

    await store.append(Append(game_id(0), 0, key("~" * 64), "f" * 64, 1, large, Head(2, Status.RUNNING)), ignore)

    assert (await log(store))[1] == large
    assert await store.find_request(game_id(0), 0, key("~" * 64)) == Known(game_id(0), 2, "f" * 64, 2)


def test_an_entry_that_does_not_follow_its_head_cannot_be_said():
    for number, version in ((1, 1), (3, 3), (2, 3), (3, 2)):
        with pytest.raises(ValueError, match="after the expected head"):
            Append(game_id(0), 0, key("a"), "f" * 64, 1, entry(number), Head(version, Status.RUNNING))
