"""Seats, outcomes and the collecting of events."""

import pytest

from engine.draws import Draws
from engine.game import Decided, Emitter, refusal
from engine.outcome import ranked
from engine.reason import Reason
from engine.registry import rule_sets, titles
from engine.seat import SeatRange, around, next_seat


def test_turns_go_round_both_ways() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [next_seat(seat, 3, -1) for seat in range(3)] == [2, 0, 1]
    assert around(2, 4) == (2, 3, 0, 1)
    assert around(1, 4, -1) == (1, 0, 3, 2)


def test_a_range_of_seats_holds_both_ends() -> None:
    seats = SeatRange(2, 4, (3,))
    assert list(seats) == [2, 3, 4]
    assert [number in seats for number in (1, 2, 4, 5)] == [False, True, True, False]


@pytest.mark.parametrize(
    ("keys", "places"),
    [((3, 1, 2), [3, 1, 2]), ((1, 1, 2, 0), [2, 2, 4, 1]), ((5, 5), [1, 1]), (((0, 1), (0, 0)), [2, 1])],
)
def test_equal_keys_share_a_place_and_the_next_is_skipped(keys: tuple[object, ...], places: list[int]) -> None:
    outcome = ranked(range(len(keys)), keys)
    assert [placing.place for placing in outcome.placings] == places
    assert [placing.seat for placing in outcome.placings] == [placing.score for placing in outcome.placings]


def test_an_emitter_folds_each_event_at_once() -> None:
    emit = Emitter[int, int](lambda state, event: state + event, 10)
    emit(1)
    assert emit.state == 11
    emit(emit.state)
    assert emit.decided() == Decided((1, 11), 22)


def test_a_refusal_carries_its_facts_as_text_in_order() -> None:
    made = refusal(Reason.CARD_NOT_IN_HAND, "X1.2", card=34, field="card")
    assert (made.reason, made.rule) == ("CARD_NOT_IN_HAND", "X1.2")
    assert made.params == {"card": "34", "field": "card"}


def test_the_registry_finds_every_title_by_name_and_by_rule_set() -> None:
    assert list(titles()) == sorted(titles())
    assert "take_that" in titles()
    assert list(rule_sets()) == [title.rule_set for title in titles().values()]


def test_every_title_deals_the_same_for_the_same_key_and_another_for_another() -> None:
    for title in titles().values():
        options, seats = title.options(), title.seats.minimum
        one, same, other = (title.setup(options, seats, Draws(bytes([number]) * 32)) for number in (1, 1, 2))
        assert one == same
        assert one != other
