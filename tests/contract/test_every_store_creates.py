"""Creations: a game and its first entry, once per application and request id."""

import asyncio

import pytest

from service.store.contract import EventStore
from service.store.records import Appended, Creation, Head, Known, Moved
from service.store.spectators import Spectators
from service.store.status import Status
from tests.support.stores import append, creation, entry, game, game_id, grow, ignore, key, log, seat


async def test_a_created_game_reads_back_whole(store: EventStore):
    seats = (seat(0, name="Ana"), seat(2, name="준호"), seat(5))
    record = game(seat_count=6, rigged=True, seats=seats, app_id="app-7", seed=bytes(reversed(range(32))))

    assert await store.create(Creation(record, key("create"), "f" * 64, entry(1))) == Appended()

    assert await store.game(record.game_id) == record


@pytest.mark.parametrize("spectators", Spectators)
async def test_who_may_watch_is_kept_as_it_was_said(store: EventStore, spectators: Spectators):
    await store.create(creation(spectators=spectators))

    assert (await store.game(game_id(0))).spectators is spectators


async def test_a_created_game_may_have_no_seat_taken(store: EventStore):
    await store.create(creation(seats=()))

    assert (await store.game(game_id(0))).seats == ()


async def test_the_first_entry_keeps_its_bytes(store: EventStore):
    new = creation()
    await store.create(new)

    assert await log(store) == [new.entry]


async def test_due_time_and_outcome_are_part_of_the_head(store: EventStore):
    head = Head(1, Status.ENDED, 1_796_000_123_456, b'{"places":[]}')
    await store.create(creation(head=head))

    assert (await store.game(game_id(0))).head == head


async def test_a_repeated_creation_answers_the_first_game(store: EventStore):
    await store.create(creation(1, "same", fingerprint="a" * 64))

    repeated = await store.create(creation(2, "same", fingerprint="b" * 64))

    assert repeated == Known(game_id(1), 1, "a" * 64, 1)
    assert await store.game(game_id(2)) is None
    assert await log(store, 2) == []


async def test_a_repeated_creation_tells_the_newest_version(store: EventStore):
    await grow(store, 5)

    assert await store.create(creation(9, "create-0")) == Known(game_id(0), 1, "f" * 64, 5)


async def test_a_request_id_belongs_to_an_application(store: EventStore):
    await store.create(creation(1, "same"))

    assert await store.create(creation(2, "same", app_id="other")) == Appended()


async def test_of_many_equal_creations_at_once_one_makes_a_game(store: EventStore):
    answers = await asyncio.gather(*(store.create(creation(number, "same")) for number in range(32)))

    assert answers.count(Appended()) == 1
    made = game_id(answers.index(Appended()))
    assert [answer for answer in answers if answer != Appended()] == [Known(made, 1, "f" * 64, 1)] * 31
    assert [await store.game(game_id(number)) is not None for number in range(32)].count(True) == 1


async def test_a_taken_game_id_is_refused(store: EventStore):
    first = creation(1, "first")
    await store.create(first)

    with pytest.raises(ValueError, match=game_id(1)):
        await store.create(Creation(game(1, seat_count=9), key("second"), "f" * 64, entry(1, "another")))

    assert await store.game(game_id(1)) == first.game
    assert await log(store, 1) == [first.entry]
    assert await store.find_creation("open", key("second")) is None


async def test_a_refused_creation_does_not_disturb_its_neighbours(store: EventStore):
    await store.create(creation(1, "first"))

    answers = await asyncio.gather(
        store.create(creation(2)),
        store.create(creation(1, "second")),
        store.create(creation(3)),
        return_exceptions=True,
    )

    assert (answers[0], answers[2]) == (Appended(), Appended())
    assert isinstance(answers[1], ValueError)
    assert [len(await log(store, number)) for number in (1, 2, 3)] == [1, 1, 1]


async def test_a_creation_is_found_by_its_request_id(store: EventStore):
    await store.create(creation(1, "mine", fingerprint="a" * 64))
    await store.append(append(1, after=1, request_id="move"), ignore)

    assert await store.find_creation("open", key("mine")) == Known(game_id(1), 1, "a" * 64, 2)
    assert await store.find_creation("open", key("other")) is None
    assert await store.find_creation("other", key("mine")) is None


async def test_the_id_of_a_creation_is_free_for_the_seats_of_the_game(store: EventStore):
    await store.create(creation(0, "same"))

    assert await store.find_request(game_id(0), 0, key("same")) == Moved(1)
    assert await store.append(append(after=1, request_id="same"), ignore) == Appended()


async def test_an_unknown_game_has_nothing(store: EventStore):
    assert await store.game(game_id(0)) is None
    assert await store.read(game_id(0), 0, 10) in ((), [])
    assert await store.find_request(game_id(0), 0, key("move")) == Moved(0)
    assert await store.append(append(after=1, request_id="move"), ignore) == Moved(0)


def test_a_game_that_does_not_begin_with_version_1_cannot_be_said():
    with pytest.raises(ValueError, match="version 1"):
        Creation(game(), key("create"), "f" * 64, entry(2))
    with pytest.raises(ValueError, match="version 1"):
        Creation(game(head=Head(0, Status.WAITING)), key("create"), "f" * 64, entry(1))
